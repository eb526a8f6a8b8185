import { openModal } from './open-modal.ts';

/**
 * Keeps the page that was whole when something in it throws: React would take all of it away. The returned function puts
 * back what React has just removed, in a root of its own, whose links and forms are the browser's. A page that has not been
 * shown yet is none: then it does nothing and returns false. `current` names the page that is being shown.
 */
export function keepPage(root: HTMLElement, current: () => string): () => boolean {
  let whole = current();
  const observer = new MutationObserver(() => {
    whole = current();
  });
  observer.observe(root, { childList: true, subtree: true });
  // what is taken away has lost it by then
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });

  return () => {
    const records = observer.takeRecords();
    if (current() !== whole) return false;
    observer.disconnect();
    undo(records);
    const page = root.cloneNode() as HTMLElement;
    page.append(...root.childNodes);
    root.replaceWith(page);
    // moved, a dialog lies no longer over the page
    for (const dialog of page.querySelectorAll('dialog[open]') as NodeListOf<HTMLDialogElement>) {
      dialog.open = false;
      openModal(dialog);
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    // nobody draws the page of an address that one goes back to
    const { pathname } = location;
    addEventListener('popstate', () => location.pathname !== pathname && location.reload());
    return true;
  };
}

/** Takes back what was added and removed, the last first. */
function undo(records: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of records.reverse()) {
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
