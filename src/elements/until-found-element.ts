/**
 * `<until-found>`: what the browser's own search finds while the details beside it are closed; they open then. A custom element, because
 * React writes `hidden` of others as a boolean. Without JavaScript what was found stands open.
 */
export class UntilFoundElement extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('beforematch', () => {
      const details = this.parentElement?.querySelector('details');
      if (details) details.open = true;
      // the browser takes the attribute away after this event
      setTimeout(() => this.setAttribute('hidden', 'until-found'));
    });
  }
}
