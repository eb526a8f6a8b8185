import { oneLine } from '#src/lib/clean-entry.ts';
import { cutText } from '#src/lib/cut-text.ts';
import type { Leased } from '../messages/store/message.ts';

/** A message as the office reads it, whichever way it comes. */
export interface Notice {
  /** The same for every try, so that whoever receives it can tell a second copy. */
  id: string;
  subject: string;
  text: string;
  replyTo: { name: string; address: string } | undefined;
}

/** A message in the words of its form. `labels` are the names of its fields. */
export function composeNotice(
  { reference, entries }: Leased,
  { title, labels, receivedAt }: { title: string; labels: Record<string, string>; receivedAt: string },
): Notice {
  const lines = Object.entries(entries)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      const label = labels[name] ?? name;
      return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`;
    });
  const { name = '', email } = entries;
  return {
    id: reference,
    // a header is one line
    subject: cutText(oneLine(`${title} ${reference}: ${name}`), 120, '…'),
    text: `${lines.join('\n')}\n\n${receivedAt}\n${reference}\n`,
    replyTo: email ? { name: oneLine(name), address: email } : undefined,
  };
}
