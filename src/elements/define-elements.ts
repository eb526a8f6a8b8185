import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { clockOf, minutesOf, weekdays } from '#content/values/format.ts';
import { whenIdle } from '#src/lib/fetch-ahead.ts';
import type { HomeState, HomeTimes, OpeningHours } from '#src/lib/local-time.ts';
import { homeState, localTime, openUntil } from '#src/lib/local-time.ts';
import { nearestPath } from '#src/lib/nearest-path.ts';

/** Defines every element of our own. */
export function defineElements() {
  for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
}

const elements = {
  'open-now': clock<'hours' | 'open' | 'closed'>((element, { hours, zone, open, closed }, now) => {
    const until = openUntil(JSON.parse(hours) as OpeningHours[], zone, now);
    const said =
      until && open.replace('{day}', weekdayName(until.day)).replace('{time}', clockTime(until.time));
    show(element, said ?? closed);
    element.toggleAttribute('data-is-open', until !== null);
  }),

  /** This minute on a bar of 24 hours from `data-from`, `--at` percent from its left; where the bar has a `data-day`, on that day alone. */
  'now-mark': clock<'day' | 'from' | 'words'>((element, { day, from, zone, words }, now) => {
    const { weekday, time } = localTime(zone, now);
    const isToday = !day || day === weekday;
    const said = words.replace('{day}', weekdayName(weekday)).replace('{time}', clockTime(time));
    show(element, ...(isToday ? [part('plate', said)] : []));
    element.style.setProperty('--at', `${((minutesOf(time) - minutesOf(from) + 1440) % 1440) / 14.4}%`);
    element.toggleAttribute('data-is-today', isToday);
  }),

  /** Who answers a home now. The whole rule, its child, keeps its place under what is said, so that nothing below moves. */
  'home-now': clock<'hours' | 'times' | 'words'>((element, { hours, times, zone, words }, now) => {
    const week = JSON.parse(hours) as OpeningHours[];
    const { state, time } = homeState(week, JSON.parse(times) as HomeTimes, zone, now);
    const said = (JSON.parse(words) as Record<HomeState, string>)[state];
    show(
      element,
      document.createElement('slot'),
      part('now', said.replace('{now}', clockTime(time).replaceAll(' ', '\u00a0'))),
    );
    element.dataset.state = state;
  }),

  'until-date': clock<'until'>((element, { until, zone }, now) => {
    element.hidden = localTime(zone, now).date > until;
  }),

  /** On the page for missing addresses, a link to that of `data-pages`, names by paths, whose path is most like the address. */
  'nearest-page': class extends HTMLElement {
    connectedCallback() {
      const { pages = '{}', words = '' } = this.dataset;
      const names = JSON.parse(pages) as Record<string, string>;
      const near = nearestPath(location.pathname, Object.keys(names));
      if (!near) return;
      const link = document.createElement('a');
      link.href = near;
      link.textContent = names[near] as string;
      link.part.add('link');
      const [before = '', after = ''] = words.split('{page}');
      show(this, before, link, after);
    }
  },
};

type OwnElements = Record<keyof typeof elements, DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OwnElements {}
  }
}

/** An element that says minute by minute what holds `now`; no component, because React must not read the clock while it hydrates. */
function clock<Name extends string>(
  say: (element: HTMLElement, data: Record<Name | 'zone', string>, now: Date) => void,
) {
  return class extends HTMLElement {
    #timer: ReturnType<typeof setTimeout> | undefined;

    connectedCallback() {
      // not before the first paint: without Temporal the first question to a time zone costs a phone some 50 ms
      whenIdle(() => this.isConnected && this.#update());
    }

    disconnectedCallback() {
      clearTimeout(this.#timer);
    }

    #update() {
      say(this, this.dataset as Record<Name | 'zone', string>, new Date());
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#update(), 60_000 - (Date.now() % 60_000));
    }
  };
}

/** Shows nodes in the shadow root of an element, where hydration does not look; its own children show until then. */
function show(element: HTMLElement, ...nodes: (Node | string)[]): void {
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(...nodes);
}

function part(name: string, text = ''): HTMLElement {
  const span = document.createElement('span');
  span.part.add(name);
  span.textContent = text;
  return span;
}

// this script is the same in every language: the document says what its own calls things, where that is not English
function clockTime(time: string): string {
  const { clock, isMorning } = clockOf(time);
  const { halves = 'AM|PM' } = document.documentElement.dataset;
  return `${clock} ${halves.split('|')[isMorning ? 0 : 1]}`;
}

function weekdayName(day: string): string {
  const names = document.documentElement.dataset.weekdays?.split(' ');
  return names?.[(weekdays as readonly string[]).indexOf(day)] ?? day;
}
