import { teamPage } from '#content/pages/team.ts';
import type { TeamMember } from '#content/records/team/schema.ts';
import css from './member-biography.module.css';

type MemberBiographyProps = Pick<TeamMember, 'name' | 'role' | 'fullDescription' | 'achievements'> & {
  open: boolean;
};

const { member } = teamPage;

/** A biography that opens on demand, one at a time, with what else the person has achieved. */
export function MemberBiography({ name, role, fullDescription, achievements, open }: MemberBiographyProps) {
  const [, ...others] = achievements;
  return (
    <details className={css.biography} name="biography" open={open}>
      <summary className={css.summary} aria-label={member.biographyOf(name)} />
      <div className={css.body} data-plane="shell">
        {/* the large card has them right above */}
        {!open && (
          <p className={css.who}>
            <b className={css.name}>{name}</b> <span>{role}</span>
          </p>
        )}
        <div className={css.text}>
          {fullDescription.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {others.length > 0 && (
          <ul className={css.achievements} aria-label={member.achievements}>
            {others.map((achievement) => (
              <li key={achievement}>{achievement}</li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
