import * as teamPage from 'words:team';
import { clsx } from 'clsx';
import type { TeamMember } from '#content/records/people.ts';
import css from './member-biography.module.css';

type MemberBiographyProps = Pick<TeamMember, 'id' | 'name' | 'role' | 'fullDescription' | 'achievements'> & {
  open: boolean;
};

const { member } = teamPage;

/** A biography that opens on demand, one at a time, with what else the person has achieved. */
export function MemberBiography({
  id,
  name,
  role,
  fullDescription,
  achievements,
  open,
}: MemberBiographyProps) {
  const [, ...others] = achievements;
  return (
    <details className={css.biography} name="biography" open={open}>
      <summary className={css.summary} aria-label={member.biographyOf({ name })} />
      <div className={css.body} data-plane="shell">
        {/* the large card says it right above */}
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
          <div>
            <p id={`${id}-achievements`} className={clsx('label', css.also)}>
              {member.achievements}
            </p>
            <ul className={css.achievements} aria-labelledby={`${id}-achievements`}>
              {others.map((achievement) => (
                <li key={achievement}>{achievement}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
