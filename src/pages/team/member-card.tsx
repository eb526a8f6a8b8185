import { clsx } from 'clsx';
import { teamPage } from '#content/pages/team.ts';
import type { TeamMember } from '#content/records/team/schema.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MemberBiography } from './member-biography.tsx';
import css from './member-card.module.css';
import { MemberPortrait } from './member-portrait.tsx';
import type { ShareFill } from './ownership.ts';

type MemberCardProps = {
  member: TeamMember;
  /** The pattern of an owner's share. */
  fill?: ShareFill;
  /** Shown large, with the biography open. */
  large?: boolean;
};

/** A person with role, share, portrait and biography. */
export function MemberCard({ member, fill, large = false }: MemberCardProps) {
  const { id, name, role, icon, ownership } = member;
  return (
    <article
      id={id}
      className={clsx(css.card, large && css.large)}
      data-plane={large ? 'shell' : undefined}
      aria-labelledby={`${id}-name`}
    >
      <MemberPortrait {...member} fill={fill} className={css.portrait} />
      <div className={css.head}>
        <h3 id={`${id}-name`}>{name}</h3>
        <p className={css.role}>
          <Icon name={icon} /> {role}
        </p>
        {ownership !== null && (
          <p className={css.share}>
            <span className={css.percent}>{teamPage.ownership.share(ownership)}</span>{' '}
            {teamPage.leadership.share}
          </p>
        )}
      </div>
      <MemberBiography {...member} open={large} className={css.biography} />
    </article>
  );
}
