import { clsx } from 'clsx';
import { teamPage } from '#content/pages/team.ts';
import type { TeamMember } from '#content/records/team/schema.ts';
import css from './member-biography.module.css';

type MemberBiographyProps = Pick<TeamMember, 'name' | 'fullDescription' | 'achievements'> & {
  open: boolean;
  className?: string;
};

const { member } = teamPage;

/** A biography that opens on demand, with what the person has achieved. */
export function MemberBiography({
  name,
  fullDescription,
  achievements,
  open,
  className,
}: MemberBiographyProps) {
  return (
    <details className={clsx(css.biography, className)} open={open}>
      <summary className={css.summary} aria-label={member.biographyOf(name)}>
        {member.biography}
      </summary>
      <div className={css.body}>
        <div className={css.text}>
          {fullDescription.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h4 className={css.title}>{member.achievements}</h4>
          <ul className={css.achievements}>
            {achievements.map((achievement) => (
              <li key={achievement}>
                <span>{achievement}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
