import { careersPage } from '#content/pages/careers.ts';
import { careerBenefits } from '#content/records/career-benefits/career-benefits.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './benefits-section.module.css';

const words = careersPage.benefits;

/** What comes besides the wage. */
export function BenefitsSection() {
  return (
    <Zone letter="D" aria-labelledby="benefits" className={css.zone}>
      <div className={css.head}>
        <h2 id="benefits">{words.title(careerBenefits.length)}</h2>
        {careerBenefits.some(({ sample }) => sample) && (
          <SampleNote className={css.sample}>{words.sample}</SampleNote>
        )}
      </div>
      <ul className={css.benefits}>
        {careerBenefits.map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
