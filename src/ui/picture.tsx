import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Picture as PictureRecord } from '#content/values/picture.ts';
import styles from './picture.module.css';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'style'> {
  of: { url: PictureRecord; alt: string } | undefined;
  /** Empty when the text beside it says what it shows; else the picture's own, for those who can't see it. */
  alt?: '';
  /** How wide it is drawn at each window width, cropped parts included; compared with what is shown by tests/pages/pictures.ts. */
  sizes: string;
  priority?: boolean;
  className?: string;
  imgClassName?: string;
}

/** A picture in the size and format that suits the window; it keeps its place while it loads. */
export function Picture({ of, alt, sizes, priority, className, imgClassName, ...rest }: PictureProps) {
  if (!of) return null;
  const { sources, srcSet, src, width, height } = of.url;
  const widths = capDensity(sizes);
  return (
    <picture className={clsx(styles.picture, className)}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={widths} />
      ))}
      <img
        {...rest}
        className={clsx(styles.image, imgClassName)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        sizes={widths}
        srcSet={srcSet}
        src={src}
        width={width}
        height={height}
        alt={alt ?? of.alt}
      />
    </picture>
  );
}

/** From here on a screen counts as one of 3x; most phones lie between 2 and 3.5. */
const dense = '(resolution > 2.5dppx)';

/** Has screens of 3x fetch the files of 2x, by two thirds of each width: the third pixel about doubles the bytes, and nobody sees it. */
export function capDensity(sizes: string): string {
  const entries = sizes.split(', ');
  return [...entries.map(cap), ...entries].join(', ');
}

function cap(entry: string): string {
  const [, condition, width, unit] = /^(?:(.+) )?(\d+)(vw|px)$/.exec(entry) ?? [];
  if (!width)
    throw new Error(`"${entry}" is no size of a picture; write it as "50vw" or "(width < 768px) 50vw"`);
  return `${condition ? `${dense} and ${condition}` : dense} ${Math.ceil((Number(width) * 20) / 3) / 10}${unit}`;
}
