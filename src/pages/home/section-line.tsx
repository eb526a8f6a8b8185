import { clsx } from 'clsx';
import { homePage } from '#content/pages/home.ts';
import css from './section-line.module.css';

/** The section line A–A at `--cut`, and the names of what lies on either side, in the corners. */
export function SectionLine() {
  return (
    <div className={css.marks} aria-hidden="true">
      <div className={css.line}>
        <span className={css.flag}>A</span>
        <span className={css.flag}>A</span>
      </div>
      <span className={clsx(css.tag, css.drawn)}>{homePage.cut.drawn}</span>
      <span className={clsx(css.tag, css.finished)}>{homePage.cut.built}</span>
    </div>
  );
}
