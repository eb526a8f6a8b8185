import { statement } from '#content/facts/statement.ts';
import { CredentialLine } from './credential-line.tsx';
import text from './sheet-text.module.css';

const { heading, ...row } = statement.experience;

/** Work done under public recovery money, which is no status and stands apart from it. */
export function ExperienceSection() {
  return (
    <section className={text.cell} aria-labelledby="experience">
      <h2 id="experience" className={text.heading}>
        {heading}
      </h2>
      <dl className={text.list}>
        <CredentialLine {...row} />
      </dl>
    </section>
  );
}
