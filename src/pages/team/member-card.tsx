import * as teamPage from 'words:team';
import { clsx } from 'clsx';
import type { ComponentProps, FunctionComponent } from 'react';
import type { TeamMember } from '#content/records/people.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar, type BarFill } from '#src/ui/bar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './member-card.module.css';

/** What is closed and yet found by the browser's own search. React writes `hidden` as a boolean, but for elements that it does not know. */
const UntilFound = 'until-found' as unknown as FunctionComponent<
  Omit<ComponentProps<'div'>, 'hidden'> & { hidden: 'until-found' }
>;

type MemberCardProps = {
  member: TeamMember;
  /** The pattern of an owner's share. */
  fill?: BarFill;
  /** Shown large, with the biography open until another is chosen. */
  large?: boolean;
};

const hundredths = linearScale(0, 100);

/** A person with role, share, portrait and what is first to be said; the biography opens below the row, one at a time. */
export function MemberCard({ member, fill, large = false }: MemberCardProps) {
  const { id, name, role, ownership, achievements } = member;
  return (
    <article className={css.member} aria-labelledby={`${id}-name`}>
      <div id={id} className={clsx(css.card, large && css.large)}>
        <div className={css.portrait}>
          <MemberPortrait {...member} large={large} />
          <details name="biography" open={large}>
            <summary className={css.summary} aria-label={teamPage.member.biographyOf({ name })} />
          </details>
        </div>
        {fill && ownership !== null && (
          <Bar className={css.rule} scale={hundredths} to={ownership} fill={fill} />
        )}
        <div className={css.head}>
          <div className={css.who}>
            <div>
              <h4 id={`${id}-name`}>{name}</h4>
              <p className={css.role}>{role}</p>
            </div>
            {ownership !== null && (
              <p className={large ? 'figure-lg' : 'figure-sm'}>
                {teamPage.ownership.share({ percent: ownership })}{' '}
                <span className="sr-only">{teamPage.ownership.word}</span>
              </p>
            )}
          </div>
          <p className={large ? 'lead' : undefined}>{achievements[0]}</p>
        </div>
      </div>
      <MemberBiography {...member} large={large} />
    </article>
  );
}

/** What the summary on the portrait opens, with what else the person has achieved. */
function MemberBiography({ large, ...member }: TeamMember & { large: boolean }) {
  const { id, name, role, fullDescription } = member;
  const [, ...others] = member.achievements;
  return (
    <UntilFound hidden="until-found" className={css.biography} data-plane="shell">
      <Split into="main" gap="even">
        <Stack gap="even">
          {/* the large card says it right above */}
          {!large && (
            <p className={css.again}>
              <b className="name-lg">{name}</b> {role}
            </p>
          )}
          {fullDescription.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
        {others.length > 0 && (
          <Stack gap="tight">
            <p id={`${id}-achievements`} className="label">
              {teamPage.member.achievements}
            </p>
            <ul className={clsx('note', css.achievements)} aria-labelledby={`${id}-achievements`}>
              {others.map((achievement) => (
                <li key={achievement}>{achievement}</li>
              ))}
            </ul>
          </Stack>
        )}
      </Split>
    </UntilFound>
  );
}

/** The portrait, until there is one the person as drawn, and without either the sign of the work. */
function MemberPortrait({ name, icon, imageUrl, drawing, large }: TeamMember & { large: boolean }) {
  const drawn = imageUrl ? { url: imageUrl, alt: teamPage.member.portrait({ name }) } : drawing;
  if (!drawn) return <Icon name={icon} className={css.icon} />;
  return (
    <Picture
      of={drawn}
      sizes={large ? '(width < 640px) 100vw, 51vw' : '(width < 640px) 50vw, 25vw'}
      imgClassName={clsx(css.image, imageUrl && css.photo)}
    />
  );
}
