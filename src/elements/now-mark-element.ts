import { minutesOf } from '#content/values/format.ts';
import { ClockElement } from '#src/elements/clock-element.ts';
import { clockTime, weekdayName } from '#src/elements/clock-words.ts';
import { localTime } from '#src/lib/local-time.ts';

/**
 * `<now-mark>`: this minute on a bar of 24 hours that stands for `data-days`, `--at` percent from its left. Says nothing on
 * the other days, and without JavaScript on none.
 */
export class NowMarkElement extends ClockElement {
  protected say(root: ShadowRoot, now: Date) {
    const { days, zone, words } = this.dataset as Record<'days' | 'zone' | 'words', string>;
    const { weekday, time } = localTime(zone, now);
    const isToday = days.split(' ').includes(weekday);
    const plate = document.createElement('span');
    plate.part.add('plate');
    plate.textContent = words.replace('{day}', weekdayName(weekday)).replace('{time}', clockTime(time));
    root.replaceChildren(...(isToday ? [plate] : []));
    this.style.setProperty('--at', `${minutesOf(time) / 14.4}%`);
    this.toggleAttribute('data-is-today', isToday);
  }
}
