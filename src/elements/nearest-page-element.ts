import { nearestPath } from '#src/lib/nearest-path.ts';

/**
 * `<nearest-page>`: on the page for missing addresses, the link of its index that is most like the address. In a shadow root,
 * where hydration does not look; without JavaScript the index is there.
 */
export class NearestPageElement extends HTMLElement {
  connectedCallback() {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a')];
    const near = nearestPath(
      location.pathname,
      links.map(({ pathname }) => pathname),
    );
    const found = links.find(({ pathname }) => pathname === near);
    if (!found) return;
    const link = document.createElement('a');
    link.href = found.href;
    link.textContent = found.lastElementChild?.textContent ?? '';
    link.part.add('link');
    const [before = '', after = ''] = (this.dataset.words ?? '').split('{page}');
    (this.shadowRoot ?? this.attachShadow({ mode: 'open' })).replaceChildren(before, link, after);
  }
}
