import { featureCard } from 'words:parts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Picture as PictureRecord } from '#content/values/picture-type.ts';
import { moreLinkClassName } from '#src/ui/more-link-class-name.ts';
import { Picture } from '#src/ui/picture.tsx';
import css from './feature-card.module.css';

interface FeatureCardProps {
  title: string;
  description: string;
  /** A drawing of the thing; on a picture it becomes a plate in the corner. */
  icon: ReactNode;
  /** Where the whole card leads. */
  href?: string | undefined;
  className?: string;
  /** Featured: a row of its own on a phone, else two columns and rows. */
  variant?: 'default' | 'featured';
  /** Shown above the words, which keep their plain ground. */
  backgroundImage?: PictureRecord;
}

/** A cell for one thing that we do, with its drawing and, where more is said, one link over the whole card. */
export function FeatureCard(props: FeatureCardProps) {
  const { title, description, icon, href, className, variant = 'default', backgroundImage } = props;
  const isFeatured = variant === 'featured';
  return (
    <div className={clsx(css.card, isFeatured && css.featured, className)}>
      {backgroundImage && (
        <Picture
          className={css.picture}
          imgClassName={css.image}
          picture={backgroundImage}
          alt=""
          sizes="(width < 640px) 100vw, (width < 1200px) 67vw, 47vw"
        />
      )}
      {icon && <div className={clsx(css.icon, backgroundImage && css.plate)}>{icon}</div>}
      <div className={clsx(css.words, !isFeatured && css.plain)}>
        <h3 className={isFeatured ? undefined : 'name'}>{title}</h3>
        <p className={isFeatured ? undefined : 'note'}>{description}</p>
        {href && (
          <Link to={href} className={moreLinkClassName(css.more)}>
            {featureCard.more} <span className="sr-only">{title}</span>
          </Link>
        )}
      </div>
    </div>
  );
}
