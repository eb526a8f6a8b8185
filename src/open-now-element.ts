import { formatTime } from '#content/format.ts';
import { type OpeningHours, openUntil } from '#src/lib/opening.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/**
 * `<open-now>`: says whether the office is open, by the clock in its own time zone. A custom element, because it needs the
 * clock, which React must not read while it hydrates; its text lies in a shadow root, where hydration does not look.
 * Without JavaScript it is empty and only the hours stand beside it.
 */
export class OpenNowElement extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' });
    // not before the first paint: the first question to a time zone costs a phone some 50 ms
    whenIdle(() => this.isConnected && this.#update());
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  #update() {
    const { hours, zone, open, closed } = this.dataset as Record<
      'hours' | 'zone' | 'open' | 'closed',
      string
    >;
    const until = openUntil(JSON.parse(hours) as OpeningHours[], zone, new Date());
    (this.shadowRoot as ShadowRoot).textContent = until ? open.replace('{time}', formatTime(until)) : closed;
    this.toggleAttribute('data-is-open', until !== null);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#update(), 60_000 - (Date.now() % 60_000));
  }
}
