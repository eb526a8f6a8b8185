import type { FieldElement } from './field-elements.ts';
import { openModal } from './open-modal.ts';

const controlsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<FieldElement>('form :is(input, textarea, select)'),
];

/**
 * Holds what is typed while the page becomes interactive. Where React finds another page than it made, because a proxy, an
 * extension or a translation has changed it, it draws the page anew with empty fields; the returned function fills them.
 */
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
