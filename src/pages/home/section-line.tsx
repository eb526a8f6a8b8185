import { clsx } from 'clsx';
import { homePage } from '#content/pages/home.ts';
import css from './section-line.module.css';

/** The section line A–A at `--cut`: its flag, its grip, and what lies on either side. */
export function SectionLine() {
  return (
    <>
      <div className={css.line} aria-hidden="true" />
      <div className={css.marks} aria-hidden="true">
        <span className={css.flag}>A</span>
        <span className={clsx('label', css.tag, css.drawn)}>{homePage.cut.drawn}</span>
        <span className={css.grip}>A</span>
        <span className={clsx('label', css.tag, css.finished)}>{homePage.cut.built}</span>
      </div>
    </>
  );
}
