import { DayMarkElement } from '#src/elements/day-mark-element.ts';
import { HomeNowElement } from '#src/elements/home-now-element.ts';
import { NearestPageElement } from '#src/elements/nearest-page-element.ts';
import { NowMarkElement } from '#src/elements/now-mark-element.ts';
import { OpenNowElement } from '#src/elements/open-now-element.ts';
import { UntilDateElement } from '#src/elements/until-date-element.ts';

/** Defines every element of our own: for `boot.ts`, which is all that a page has before intent, and for development. */
export function defineElements() {
  customElements.define('open-now', OpenNowElement);
  customElements.define('now-mark', NowMarkElement);
  customElements.define('until-date', UntilDateElement);
  customElements.define('home-now', HomeNowElement);
  customElements.define('day-mark', DayMarkElement);
  customElements.define('nearest-page', NearestPageElement);
}
