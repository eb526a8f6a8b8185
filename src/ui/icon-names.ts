import type { IconName as RecordIconName } from '#content/records/icon-field.ts';

export const controlIcons = [
  'text',
  'email',
  'app',
  'quote',
  'menu',
  'close',
  'next',
  'previous',
  'open',
  'done',
  'warning',
  'download',
  'print',
] as const;

/** Every icon of the site: each is a symbol of icons.svg. */
export type IconName = RecordIconName | (typeof controlIcons)[number];
