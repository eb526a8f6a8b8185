import { clsx } from 'clsx';
import type { NumberedPhoto } from '#content/record-pages/project.ts';
import { Picture } from '#src/ui/picture.tsx';
import css from './phase-pictures.module.css';

/** Pictures side by side over their numbers, whole: two or four in halves, others in thirds; on a phone the first across. */
export function PhasePictures({ photos }: { photos: readonly NumberedPhoto[] }) {
  const isHalves = photos.length % 3 !== 0 && photos.length % 2 === 0;
  return (
    <ol className={clsx(css.pictures, isHalves && css.halves)}>
      {photos.map(({ number, url, alt, caption }, index) => (
        <li key={number}>
          <figure>
            <Picture picture={url} alt={alt} sizes={sizesOf(index, isHalves)} />
            <figcaption className={css.caption}>
              <b className="num">{number}</b> <span>{caption}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}

function sizesOf(index: number, isHalves: boolean): string {
  const isAcross = index === 0;
  return `(width < 640px) ${isAcross ? '100vw' : '50vw'}, ${isHalves ? '(width < 1200px) 50vw, 36vw' : '(width < 1200px) 34vw, 24vw'}`;
}
