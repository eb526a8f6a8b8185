import { DayMarkElement } from '#src/elements/day-mark-element.ts';
import { HomeNowElement } from '#src/elements/home-now-element.ts';
import { NearestPageElement } from '#src/elements/nearest-page-element.ts';
import { NowMarkElement } from '#src/elements/now-mark-element.ts';
import { OpenNowElement } from '#src/elements/open-now-element.ts';
import { UntilDateElement } from '#src/elements/until-date-element.ts';
import { UntilFoundElement } from '#src/elements/until-found-element.ts';

const elements = {
  'open-now': OpenNowElement,
  'now-mark': NowMarkElement,
  'until-date': UntilDateElement,
  'until-found': UntilFoundElement,
  'home-now': HomeNowElement,
  'day-mark': DayMarkElement,
  'nearest-page': NearestPageElement,
};

/** Defines every element of our own: for `boot.ts`, which is all that a page has before intent, and for development. */
export function defineElements() {
  for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
}
