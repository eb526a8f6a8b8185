import { ClockElement } from '#src/elements/clock-element.ts';
import { clockTime, weekdayName } from '#src/elements/clock-words.ts';
import { type OpeningHours, openUntil } from '#src/lib/opening.ts';

/**
 * `<open-now>`: says whether the office is open, by the clock in its own time zone. Without JavaScript it is empty and only
 * the hours stand beside it.
 */
export class OpenNowElement extends ClockElement {
  protected say(root: ShadowRoot, now: Date) {
    const { hours, zone, open, closed } = this.dataset as Record<
      'hours' | 'zone' | 'open' | 'closed',
      string
    >;
    const until = openUntil(JSON.parse(hours) as OpeningHours[], zone, now);
    root.textContent = until
      ? open.replace('{day}', weekdayName(until.day)).replace('{time}', clockTime(until.time))
      : closed;
    this.toggleAttribute('data-is-open', until !== null);
  }
}
