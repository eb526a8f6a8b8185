/** Shows a dialog; the page behind it keeps its place, also where its scrollbar goes. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const scrollbar = innerWidth - document.documentElement.clientWidth;
  if (scrollbar) document.body.style.setProperty('--scrollbar', `${scrollbar}px`);
  dialog.showModal();
  // not the first field: on a phone its keyboard would cover what is being asked
  dialog.querySelector('h2')?.focus();
  // in a short window all of it scrolls, and may have been left at its end
  dialog.scrollTop = 0;
}

function giveScrollbarBack(): void {
  document.body.style.removeProperty('--scrollbar');
}

/** Links to a dialog that has no address of its own. */
const buttons = 'a[data-dialog]:not([href*="#"])';

let opened: { dialog: HTMLDialogElement; link: HTMLAnchorElement } | undefined;
let pressed: EventTarget | null = null;

/** Opens the dialog that a link names by `data-dialog`, and closes dialogs by backdrop, `data-close`, Back and Forward, without React. */
export function answerDialogLinks(isGivenUp: () => boolean): void {
  const listen = { capture: true };
  addEventListener('pointerdown', ({ target }) => (pressed = target), listen);
  addEventListener('click', (event) => onClick(event, isGivenUp()), listen);
  addEventListener('keydown', onKey, listen);
  addEventListener('close', onClose, listen);
  addEventListener('popstate', closeWithPage);
  addEventListener('pageshow', ({ persisted }) => persisted && closeWithPage());
  for (const link of document.querySelectorAll(buttons)) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
  }
}

/** What is a link by its looks alone takes the key of a button. */
function onKey(event: KeyboardEvent) {
  const { target, key } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches(`${buttons}[role]`)) return;
  event.preventDefault();
  target.click();
}

function onClick(event: MouseEvent, isGivenUp: boolean) {
  if (!(event.target instanceof Element)) return;
  if (isBackdrop(event)) return event.target.close();
  if (event.target.closest('[data-close]')) return event.target.closest('dialog')?.close();
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest<HTMLAnchorElement>('a[data-dialog]');
  // where the application is given up, one to an anchor leads there; a form says by itself how else to write
  const dialog = link && document.getElementById(link.dataset.dialog as string);
  if (!link || !(dialog instanceof HTMLDialogElement) || (isGivenUp && link.hash)) return;
  event.preventDefault();
  opened = { dialog, link };
  // in a task of its own: that of the click draws a frame as well
  setTimeout(open, 0, opened);
}

function open({ dialog, link }: { dialog: HTMLDialogElement; link: HTMLAnchorElement }) {
  openModal(dialog);
  if (!link.hash) return;
  // the page has this address while the dialog is open, which shows its part `data-for` it
  partFor(link.hash, dialog)?.scrollIntoView({ behavior: 'instant' });
  // with what is above it
  dialog.scrollTop = 0;
  // the browser's own way to an anchor would take the focus out of the dialog
  history.pushState(null, '', link.hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The whole of a click, from press to release: whoever selects text may end outside. */
function isBackdrop(event: MouseEvent): event is MouseEvent & { target: HTMLDialogElement } {
  const { target, clientX, clientY } = event;
  if (!(target instanceof HTMLDialogElement) || pressed !== target) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A dialog that the address does not name goes with its page; the next page takes the focus. */
function closeWithPage() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog || partFor(location.hash, dialog)) return;
  opened = undefined;
  dialog.close();
  // the page may be gone, and the dialog with it, before it says that it has closed
  giveScrollbarBack();
}

/** The focus goes back to the link, which Safari does not focus when it is clicked; where that is gone, to the page. */
function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement) || target.open) return;
  giveScrollbarBack();
  if (partFor(location.hash, target)) {
    history.replaceState(history.state, '', location.pathname + location.search);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  if (!opened || target !== opened.dialog) return;
  // one in the menu has gone with it
  const menu = opened.link.closest('[popover]');
  const places = [
    opened.link,
    menu && document.querySelector<HTMLElement>(`[popovertarget='${menu.id}']`),
    document.querySelector<HTMLElement>('main'),
  ];
  opened = undefined;
  places.find((place) => place?.isConnected && place.checkVisibility())?.focus();
}

function partFor(hash: string, dialog: Element): Element | null {
  return dialog.querySelector(`[data-for='${CSS.escape(hash)}']`);
}
