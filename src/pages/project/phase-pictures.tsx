import { clsx } from 'clsx';
import type { NumberedPhoto } from '#content/record-pages/project.ts';
import { Picture } from '#src/ui/picture.tsx';
import css from './phase-pictures.module.css';

const wide = '(width < 640px) 100vw, (width < 1200px) 50vw, 35.5vw';
const narrow = '(width < 640px) 100vw, (width < 1200px) 33.4vw, 23.7vw';

/** Pictures side by side under their numbers, whole: two or four in halves, others in thirds. */
export function PhasePictures({ photos }: { photos: readonly NumberedPhoto[] }) {
  const isHalves = photos.length % 3 !== 0 && photos.length % 2 === 0;
  return (
    <ol className={clsx(css.pictures, isHalves && css.halves)}>
      {photos.map(({ number, url, alt, caption }) => (
        <li key={number}>
          <figure>
            <Picture picture={url} alt={alt} sizes={isHalves ? wide : narrow} />
            <figcaption className={css.caption}>
              <b className="num">{number}</b> {caption}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
