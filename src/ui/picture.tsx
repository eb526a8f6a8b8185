import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Picture as PictureRecord } from '#content/picture-type.ts';
import styles from './picture.module.css';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'style'> {
  picture: PictureRecord;
  /** What it shows, for those who can't see it; empty when the text beside it says the same. */
  alt: string;
  /** How wide it is drawn at each window width: decides which file a browser fetches. */
  sizes: string;
  /** For the one picture a visitor sees first: fetched at once, ahead of the rest. */
  priority?: boolean;
  /** Class of the `<picture>`; `imgClassName` is that of the `<img>` in it. */
  className?: string;
  imgClassName?: string;
}

/** A picture in the size and format that suits the window; it keeps its place while it loads. */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  className,
  imgClassName,
  ...rest
}: PictureProps) {
  return (
    <picture className={clsx(styles.picture, className)}>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...rest}
        className={clsx(styles.image, imgClassName)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={picture.srcSet}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
      />
    </picture>
  );
}
