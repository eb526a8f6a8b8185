import { whenIdle } from '#src/lib/when-idle.ts';

/**
 * An element that follows the clock, minute by minute. A custom element, because React must not read the clock while it
 * hydrates; what it says lies in a shadow root, where hydration does not look.
 */
export abstract class ClockElement extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    // not before the first paint: the first question to a time zone costs a phone some 50 ms
    whenIdle(() => this.isConnected && this.#update());
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  /** Says in `root` what holds at `now`. */
  protected abstract say(root: ShadowRoot, now: Date): void;

  #update() {
    // its own children show until there is something to say in their place
    this.say(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), new Date());
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#update(), 60_000 - (Date.now() % 60_000));
  }
}
