import type { ReactNode } from 'react';
import css from './paper-drawing.module.css';

/** The paper that shows a qualification, drawn as what it is; one that has no drawing here is a blank sheet. */
export function PaperDrawing({ of }: { of: string }) {
  const { box, lines } = papers.get(of) ?? blank;
  return (
    <svg className={css.paper} viewBox={box} aria-hidden="true">
      {lines}
    </svg>
  );
}

interface Paper {
  box: string;
  lines: ReactNode;
}

const blank: Paper = { box: '29 0 64 80', lines: <path d="M30 1h48l14 14v64H30zM78 1v14h14" /> };

/** By the ids of the qualifications. */
const papers = new Map<string, Paper>([
  [
    'license',
    {
      box: '0 0 120 80',
      lines: (
        <>
          <path d="M1 9h118v70H1zM12 36h26v32H12zM50 40h56M50 52h56M50 64h34" />
          <path className={css.print} d="M1 9h118v16H1z" />
        </>
      ),
    },
  ],
  [
    'liability',
    {
      box: '29 0 64 80',
      lines: (
        <>
          <path d="M30 1h48l14 14v64H30zM78 1v14h14M40 26h42M40 36h42M40 46h24" />
          <path className={css.print} d="M77 54a10 10 0 1 1-.1 0M71 70v9l6-4 6 4v-9" />
        </>
      ),
    },
  ],
  [
    'compensation',
    {
      box: '17 0 88 80',
      lines: (
        <>
          <path d="M18 5h48v74H18z" />
          <path className={css.over} d="M42 1h48l14 14v60H42z" />
          <path d="M90 1v14h14M52 28h42M52 38h42M52 48h26" />
          <path className={css.print} d="M52 58h42v8H52z" />
        </>
      ),
    },
  ],
  [
    'safety',
    {
      box: '0 0 120 80',
      lines: (
        <>
          <path d="M1 21h84v54H1z" />
          <path className={css.over} d="M34 5h85v56H34z" />
          <path className={css.print} d="M34 5h85v14H34z" />
          <path d="M78 32h30M78 42h30M78 52h20M46 36l6-4v18M57 36q0-4 4.5-4t4.5 4v10q0 4-4.5 4T57 46z" />
        </>
      ),
    },
  ],
  [
    'references',
    {
      box: '7 0 106 80',
      lines: (
        <>
          <path d="M8 7h46v72H8zM66 7h46v72H66zM17 46h28M17 56h28M17 66h18M75 46h28M75 56h28M75 66h18" />
          <path className={css.print} d="M23 26a8 8 0 1 1 0 .1M81 26a8 8 0 1 1 0 .1" />
        </>
      ),
    },
  ],
  [
    'access',
    {
      box: '27 0 66 80',
      lines: (
        <>
          <path d="M28 1h64v78H28zM28 31h64M28 43h64M28 55h64M60 43v12M36 9l4 14 5-14 5 14 4-14M58 16h7M82 15a5.5 5.5 0 1 1 0-.6q0 6-6 9" />
          <path className={css.print} d="M36 62h32v9H36z" />
        </>
      ),
    },
  ],
]);
