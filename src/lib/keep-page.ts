import { openModal } from './dialog-links.ts';
import type { FieldElement } from './form-fields.ts';

/** Keeps the page that is whole; what it returns puts back what React has just removed, or is false for one that was not shown yet. */
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

function undo(records: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of records.reverse()) {
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}

const controlsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<FieldElement>('form :is(input, textarea, select)'),
];

/** Holds what is typed meanwhile; the returned function fills the fields where React drew the page anew. */
export function holdTyped(root: HTMLElement): () => void {
  const controls = controlsOf(root);
  const dialogs = [...root.querySelectorAll('dialog')];
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  root.addEventListener('focusin', onFocus);
  return () => {
    root.removeEventListener('focusin', onFocus);
    for (const dialog of dialogs) {
      // `open` is missing in browsers that know no dialogs
      if (dialog.isConnected || !dialog.open) continue;
      const next = document.getElementById(dialog.id);
      if (next instanceof HTMLDialogElement) openModal(next);
    }
    const drawn = controlsOf(root);
    controls.forEach((control, at) => {
      const next = drawn[at];
      if (control.isConnected || next?.name !== control.name) return;
      if (next.value !== control.value) {
        next.value = control.value;
        next.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (focused === control) next.focus({ preventScroll: true });
    });
  };
}
