import { minutesOf } from '#content/values/format.ts';
import { ClockElement } from '#src/elements/clock-element.ts';
import { clockTime } from '#src/elements/clock-words.ts';
import { localTime } from '#src/lib/local-time.ts';

/**
 * `<day-mark>`: this minute by the clock in Florida, as a line with a plate on a day that is drawn to scale and begins at
 * `data-from`. It lies over the day's whole width; without JavaScript there is no mark.
 */
export class DayMarkElement extends ClockElement {
  protected say(root: ShadowRoot, now: Date) {
    const { from, zone, words } = this.dataset as Record<'from' | 'zone' | 'words', string>;
    const { time } = localTime(zone, now);
    const day = 24 * 60;
    const at = `${(((minutesOf(time) - minutesOf(from) + day) % day) / day) * 100}%`;
    const line = document.createElement('span');
    line.part.add('line');
    line.style.left = at;
    const plate = document.createElement('span');
    plate.part.add('plate');
    // the plate stays inside the day: its own point at that percent lies on the line
    plate.style.left = at;
    plate.style.translate = `-${at}`;
    plate.textContent = words.replace('{now}', clockTime(time).replaceAll(' ', '\u00a0'));
    root.replaceChildren(line, plate);
  }
}
