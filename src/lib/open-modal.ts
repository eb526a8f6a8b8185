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

/** The page has its scrollbar again, once no dialog is open. */
export function giveScrollbarBack(): void {
  document.body.style.removeProperty('--scrollbar');
}
