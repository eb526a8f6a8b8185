import trainingLab from 'records:drawings/training-lab';
import { trainingPage } from '#content/pages/training.ts';
import { partOf } from '#content/records/drawings/part-of.ts';
import { AnnotatedDrawing, type Plate } from '#src/ui/annotated-drawing.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './lab.module.css';

const { caption, parts } = trainingPage.lab;

/** The lab with plates on its parts; phones see the middle of it, and fewer plates. */
export function Lab() {
  return (
    <figure className={css.figure}>
      <AnnotatedDrawing
        className={css.drawing}
        picture={
          <Picture
            picture={trainingLab.url}
            alt={trainingLab.alt}
            sizes="(width < 640px) 181vw, (width < 1024px) 100vw, 94vw"
            priority
          />
        }
        views={[
          { className: css.narrow, plates: [board(50, 71.5), condenser(62, 27.6)] },
          { className: css.middle, plates: [board(52, 70.5), condenser(71, 29)] },
          { className: css.wide, plates: [board(42.7, 73.5), condenser(70, 32), brazing(88.5, 42)] },
        ]}
      />
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}

// each plate in a quiet area of its crop: the wall, or the shadow under the bench

function board(x: number, y: number): Plate {
  return { ...parts.board, part: partOf(trainingLab, 'trainer-board'), at: { x, y } };
}

function condenser(x: number, y: number): Plate {
  return { ...parts.condenser, part: partOf(trainingLab, 'condensing-unit'), at: { x, y } };
}

function brazing(x: number, y: number): Plate {
  return { ...parts.brazing, part: partOf(trainingLab, 'cylinders'), at: { x, y } };
}
