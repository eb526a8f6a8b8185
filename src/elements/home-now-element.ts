import { ClockElement } from '#src/elements/clock-element.ts';
import { clockTime } from '#src/elements/clock-words.ts';
import { type HomeState, type HomeTimes, homeState } from '#src/lib/home-state.ts';
import type { OpeningHours } from '#src/lib/opening.ts';

/**
 * `<home-now>`: says who answers a home now and when somebody comes, by the clock in Florida. The whole rule is its child: it
 * shows without JavaScript, and keeps its place under what is said now, so that nothing below moves.
 */
export class HomeNowElement extends ClockElement {
  protected say(root: ShadowRoot, now: Date) {
    const { hours, times, zone, words } = this.dataset as Record<
      'hours' | 'times' | 'zone' | 'words',
      string
    >;
    const { state, time } = homeState(
      JSON.parse(hours) as OpeningHours[],
      JSON.parse(times) as HomeTimes,
      zone,
      now,
    );
    const said = document.createElement('span');
    said.part.add('now');
    said.textContent = (JSON.parse(words) as Record<HomeState, string>)[state].replace(
      '{now}',
      clockTime(time).replaceAll(' ', '\u00a0'),
    );
    root.replaceChildren(document.createElement('slot'), said);
    this.dataset.state = state;
  }
}
