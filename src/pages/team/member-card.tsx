import * as teamPage from 'words:team';
import { clsx } from 'clsx';
import type { TeamMember } from '#content/records/people.ts';
import { percent } from '#src/lib/scale.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { MemberBiography } from './member-biography.tsx';
import css from './member-card.module.css';
import portraitCss from './member-portrait.module.css';
import type { ShareFill } from './ownership.ts';
import { ShareRect } from './share-rect.tsx';

type MemberCardProps = {
  member: TeamMember;
  /** The pattern of an owner's share. */
  fill?: ShareFill;
  /** Shown large, with the biography open until another is chosen. */
  large?: boolean;
  className?: string | undefined;
};

/** A person with role, share, portrait and what is first to be said; the biography opens below the row. */
export function MemberCard({ member, fill, large = false, className }: MemberCardProps) {
  const { id, name, role, ownership, achievements } = member;
  return (
    <article
      id={id}
      className={clsx(css.member, large && css.large, className)}
      aria-labelledby={`${id}-name`}
    >
      <div className={css.card}>
        <MemberPortrait {...member} large={large} className={css.portrait} />
        {fill && ownership !== null && (
          <svg className={css.rule} aria-hidden="true">
            <ShareRect
              share={fill}
              width={percent(ownership)}
              height="100%"
              stroke="currentColor"
              strokeWidth="2.5"
            />
          </svg>
        )}
        <div className={css.head}>
          <h4 className={css.name} id={`${id}-name`}>
            {name}
          </h4>
          <p className={css.role}>{role}</p>
          {ownership !== null && (
            <p className={css.percent}>
              {teamPage.ownership.share({ percent: ownership })}{' '}
              <span className="sr-only">{teamPage.ownership.word}</span>
            </p>
          )}
          <p className={css.line}>{achievements[0]}</p>
        </div>
      </div>
      <MemberBiography {...member} open={large} />
    </article>
  );
}

type MemberPortraitProps = Pick<TeamMember, 'name' | 'icon' | 'imageUrl' | 'drawing'> & {
  large: boolean;
  className?: string | undefined;
};

/** The portrait, until there is one the person as drawn, and without either the sign of the work. */
function MemberPortrait({ name, icon, imageUrl, drawing, large, className }: MemberPortraitProps) {
  const frame = clsx(portraitCss.frame, className);
  const drawn = imageUrl ? { url: imageUrl, alt: teamPage.member.portrait({ name }) } : drawing;
  if (!drawn)
    return (
      <div className={frame}>
        <Icon name={icon} className={portraitCss.icon} />
      </div>
    );
  return (
    <Picture
      picture={drawn.url}
      alt={drawn.alt}
      sizes={large ? '(width < 640px) 100vw, 51vw' : '(width < 640px) 50vw, 25vw'}
      className={frame}
      imgClassName={clsx(portraitCss.image, imageUrl && portraitCss.photo)}
    />
  );
}
