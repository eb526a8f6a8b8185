import { clsx } from 'clsx';
import { useId } from 'react';
import { teamPage } from '#content/pages/team.ts';
import type { TeamMember } from '#content/records/team/schema.ts';
import { HatchPattern } from '#src/ui/hatch-pattern.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './member-portrait.module.css';
import type { ShareFill } from './ownership.ts';

type MemberPortraitProps = Pick<TeamMember, 'name' | 'imageUrl'> & {
  /** The pattern of the share; employees have none and stay in outline. */
  fill?: ShareFill;
  className?: string;
};

/** The portrait, or in its frame the initials in the pattern of the share until there is one. */
export function MemberPortrait({ name, imageUrl, fill = 'outline', className }: MemberPortraitProps) {
  const id = useId();
  if (imageUrl)
    return (
      <Picture
        picture={imageUrl}
        alt={teamPage.member.portrait(name)}
        sizes="(width < 768px) 50vw, 340px"
        className={clsx(css.portrait, className)}
        imgClassName={css.image}
      />
    );
  const hatched = fill === 'hatched' || fill === 'crossed' || fill === 'dotted';
  const initials = initialsOf(name);
  return (
    <div className={clsx(css.portrait, className)}>
      <svg className={css.frame} role="img" aria-label={teamPage.member.monogram(initials)}>
        {hatched && <HatchPattern id={id} hatch={fill} />}
        <line x2="100%" y1="86%" y2="86%" />
        <text
          className={clsx(
            css.initials,
            !hatched && css[fill satisfies 'solid' | 'blue' | 'water' | 'outline'],
          )}
          x="50%"
          y="86%"
          textAnchor="middle"
          fill={hatched ? `url(#${id})` : undefined}
        >
          {initials}
        </text>
      </svg>
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  return [words[0], words.at(-1)].map((word) => word?.charAt(0)).join('');
}
