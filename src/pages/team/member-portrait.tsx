import { clsx } from 'clsx';
import { teamPage } from '#content/pages/team.ts';
import type { TeamMember } from '#content/records/team/schema.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './member-portrait.module.css';

type MemberPortraitProps = Pick<TeamMember, 'name' | 'icon' | 'imageUrl' | 'tools'> & {
  large: boolean;
  className?: string | undefined;
};

/** The portrait, until there is one the person's tools, and without either the sign of the work. */
export function MemberPortrait({ name, icon, imageUrl, tools, large, className }: MemberPortraitProps) {
  const frame = clsx(css.frame, className);
  const drawn = imageUrl ? { url: imageUrl, alt: teamPage.member.portrait(name) } : tools;
  if (!drawn)
    return (
      <div className={frame}>
        <Icon name={icon} className={css.icon} />
      </div>
    );
  return (
    <Picture
      picture={drawn.url}
      alt={drawn.alt}
      sizes={large ? '(width < 640px) 100vw, 51vw' : '(width < 640px) 50vw, 25vw'}
      className={frame}
      imgClassName={clsx(css.image, imageUrl && css.photo)}
    />
  );
}
