import { localDay } from '#src/lib/local-time.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/**
 * `<until-date>`: a line that hides itself from the midnight after its last day, by the calendar in its own time zone. A
 * custom element, because it needs the clock, which React must not read while it hydrates. Without JavaScript it stands.
 */
export class UntilDateElement extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    // not before the first paint: the first question to a time zone costs a phone some 50 ms
    whenIdle(() => this.isConnected && this.#update());
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  #update() {
    const { until, zone } = this.dataset as Record<'until' | 'zone', string>;
    this.hidden = localDay(zone, new Date()) > until;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#update(), 60_000 - (Date.now() % 60_000));
  }
}
