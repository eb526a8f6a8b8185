import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { clockOf, minutesOf } from '#content/values/format.ts';
import { whenIdle } from '#src/lib/fetch-ahead.ts';
import type { HomeState, HomeTimes, OpeningHours } from '#src/lib/local-time.ts';
import { homeState, localDay, localTime, openUntil } from '#src/lib/local-time.ts';
import { nearestPath } from '#src/lib/nearest-path.ts';

/** Defines every element of our own: for `boot.ts`, which is all that a page has before intent, and for development. */
export function defineElements() {
  for (const [name, element] of Object.entries(elements())) customElements.define(name, element);
}

const elements = () => ({
  'open-now': OpenNowElement,
  'now-mark': NowMarkElement,
  'until-date': UntilDateElement,
  'home-now': HomeNowElement,
  'day-mark': DayMarkElement,
  'nearest-page': NearestPageElement,
});

type OwnElements = Record<
  keyof ReturnType<typeof elements>,
  DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>
>;

declare module 'react' {
  namespace JSX {
    /** A component may write those, and no other. */
    interface IntrinsicElements extends OwnElements {}
  }
}

/** Shows nodes in the shadow root of an element, where hydration does not look; its own children show until then. */
function show(element: HTMLElement, ...nodes: (Node | string)[]): void {
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(...nodes);
}

/** A part of what is shown, which the page's styles reach by its name. */
function part(name: string, text = ''): HTMLElement {
  const span = document.createElement('span');
  span.part.add(name);
  span.textContent = text;
  return span;
}

// the script that knows the clock is the same in every language: the document says what its language calls things, where that is not English

/** Time of day from `HH:MM`: 7:00 AM. */
function clockTime(time: string): string {
  const { clock, isMorning } = clockOf(time);
  const { halves = 'AM|PM' } = document.documentElement.dataset;
  return `${clock} ${halves.split('|')[isMorning ? 0 : 1]}`;
}

/** The same, which no line parts. */
function unbroken(time: string): string {
  return clockTime(time).replaceAll(' ', '\u00a0');
}

const english = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';

/** A day of the week from its English name. */
function weekdayName(day: string): string {
  const { weekdays = english } = document.documentElement.dataset;
  return weekdays.split(' ')[english.split(' ').indexOf(day)] ?? day;
}

type Data<Name extends string> = Record<Name, string>;

/**
 * An element that follows the clock, minute by minute. A custom element, because React must not read the clock while it
 * hydrates.
 */
abstract class ClockElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    // not before the first paint: the first question to a time zone costs a phone some 50 ms
    whenIdle(() => this.isConnected && this.#update());
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  /** Says what holds at `now`. */
  protected abstract say(now: Date): void;

  #update() {
    this.say(new Date());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), 60_000 - (Date.now() % 60_000));
  }
}

/**
 * `<open-now>`: says whether the office is open, by the clock in its own time zone. Without JavaScript it is empty and only
 * the hours stand beside it.
 */
class OpenNowElement extends ClockElement {
  protected say(now: Date) {
    const { hours, zone, open, closed } = this.dataset as Data<'hours' | 'zone' | 'open' | 'closed'>;
    const until = openUntil(JSON.parse(hours) as OpeningHours[], zone, now);
    const said =
      until && open.replace('{day}', weekdayName(until.day)).replace('{time}', clockTime(until.time));
    show(this, said ?? closed);
    this.toggleAttribute('data-is-open', until !== null);
  }
}

/**
 * `<now-mark>`: this minute on a bar of 24 hours that stands for `data-days`, `--at` percent from its left. Says nothing on
 * the other days, and without JavaScript on none.
 */
class NowMarkElement extends ClockElement {
  protected say(now: Date) {
    const { days, zone, words } = this.dataset as Data<'days' | 'zone' | 'words'>;
    const { weekday, time } = localTime(zone, now);
    const isToday = days.split(' ').includes(weekday);
    const said = words.replace('{day}', weekdayName(weekday)).replace('{time}', clockTime(time));
    show(this, ...(isToday ? [part('plate', said)] : []));
    this.style.setProperty('--at', `${minutesOf(time) / 14.4}%`);
    this.toggleAttribute('data-is-today', isToday);
  }
}

/**
 * `<day-mark>`: this minute by the clock in Florida, as a line with a plate on a day that is drawn to scale and begins at
 * `data-from`. It lies over the day's whole width; without JavaScript there is no mark.
 */
class DayMarkElement extends ClockElement {
  protected say(now: Date) {
    const { from, zone, words } = this.dataset as Data<'from' | 'zone' | 'words'>;
    const { time } = localTime(zone, now);
    const day = 24 * 60;
    const at = `${(((minutesOf(time) - minutesOf(from) + day) % day) / day) * 100}%`;
    const line = part('line');
    line.style.left = at;
    const plate = part('plate', words.replace('{now}', unbroken(time)));
    // the plate stays inside the day: its own point at that percent lies on the line
    plate.style.left = at;
    plate.style.translate = `-${at}`;
    show(this, line, plate);
  }
}

/**
 * `<home-now>`: says who answers a home now and when somebody comes, by the clock in Florida. The whole rule is its child: it
 * shows without JavaScript, and keeps its place under what is said now, so that nothing below moves.
 */
class HomeNowElement extends ClockElement {
  protected say(now: Date) {
    const { hours, times, zone, words } = this.dataset as Data<'hours' | 'times' | 'zone' | 'words'>;
    const week = JSON.parse(hours) as OpeningHours[];
    const { state, time } = homeState(week, JSON.parse(times) as HomeTimes, zone, now);
    const said = (JSON.parse(words) as Record<HomeState, string>)[state];
    show(this, document.createElement('slot'), part('now', said.replace('{now}', unbroken(time))));
    this.dataset.state = state;
  }
}

/**
 * `<until-date>`: a line that hides itself from the midnight after its last day, by the calendar in its own time zone. Without
 * JavaScript it stands.
 */
class UntilDateElement extends ClockElement {
  protected say(now: Date) {
    const { until, zone } = this.dataset as Data<'until' | 'zone'>;
    this.hidden = localDay(zone, now) > until;
  }
}

/**
 * `<nearest-page>`: on the page for missing addresses, the link of its index that is most like the address; without JavaScript
 * the index is there.
 */
class NearestPageElement extends HTMLElement {
  connectedCallback() {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a')];
    const paths = links.map(({ pathname }) => pathname);
    const near = nearestPath(location.pathname, paths);
    const found = links.find(({ pathname }) => pathname === near);
    if (!found) return;
    const link = document.createElement('a');
    link.href = found.href;
    link.textContent = found.lastElementChild?.textContent ?? '';
    link.part.add('link');
    const [before = '', after = ''] = (this.dataset.words ?? '').split('{page}');
    show(this, before, link, after);
  }
}
