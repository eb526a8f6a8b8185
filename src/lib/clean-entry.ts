import type { Field } from '#src/views/form.ts';
import { decodeAddress } from './only-path.ts';

// marks that are not seen: they hide the end of an address, and turn the line around in which the office reads it
const unseen = /[\p{Bidi_C}\xad\u200b\u2060\u206a-\u206f\ufeff\ufff9-\ufffb]/gu;

// beside Unicode's own classes: the braille blank, a note without a head, and what stands for a letter that was lost
const blank = /^[\p{DI}\p{M}\p{Z}\p{C}\u2800\u{1d159}\ufffc\ufffd]*$/u;

const extension =
  /[\s,;.(]*(?:(?:extensi[oó]n|extn?|x|poste|anexo|interno|int|ramal|dw)\.?\s*[:#=]?|#|[,;]+(?:ext=)?)\s*(\d{1,9})#?\)?(?=[^\d\p{L}-]*(?:\p{L}|$))/giu;

/** What somebody typed or pasted, as it is stored: without marks that nobody sees, an address or a number without what is around it. */
export function cleanEntry(value: string, { type, maxLength }: Extract<Field, { maxLength: number }>) {
  const text = value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(unseen, '')
    .trim();
  if (blank.test(text)) return '';
  if (type === 'long') return text;
  const line = oneLine(text);
  // longer than any address: refused for its length
  if (line.length > 2 * maxLength) return line;
  if (type === 'email') return cleanEmail(line);
  return type === 'tel' ? cleanPhone(line) : line;
}

/** Text for one line, in which nothing turns the direction or ends it. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(unseen, '')
    .trim();
}

/** Whether somebody could answer there: one address, of a domain that could exist. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>()[\],;:"]+@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u.test(
    text,
  );
}

/** Whether somebody could dial it: 7 to 15 digits together, whatever is said around them. */
export function isPhone(text: string): boolean {
  return [/[\p{L},;|&]| \/ /u, /\p{L}/u].some((between) =>
    text.split(between).some((part) => /^\D*(?:\d\D*){7,15}$/.test(part)),
  );
}

/** The one address in a text: out of a link, a mail program's "Name <address>", a remark in brackets, a full stop behind it. */
function cleanEmail(line: string): string {
  const text = printed(line.replace(/[‘’ʼ]/g, "'"))
    .replaceAll('。', '.')
    .replace(/mailto:([^\s?>)]*)(?:\?[^\s>)]*)?/gi, (_link, address) => decodeAddress(address))
    .replace(/\s*@\s*/g, '@');
  const [address = '', ...others] = text
    .split(/[\s<>()[\]{},;:"“”«»|]+/)
    .filter((word) => word.includes('@'))
    .map((word) => word.replace(/^'(.+)'$/, '$1').replace(/[.!?'/]+$/, ''));
  const isOne = others.every((other) => other.toLowerCase() === address.toLowerCase());
  // words beside an address may be a part of it, unless a bracket or a colon divides them
  const bare = text.replace(/\(.*?\)|^[\p{L} -]+:/gu, '').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  const isAlone = /[<([{]\S+@\S+[>)\]}]/.test(text) || !/\s/.test(bare);
  return isOne && isAlone && isEmail(address)
    ? address.replace(/@.*/, (domain) => domain.toLowerCase())
    : line;
}

function cleanPhone(line: string): string {
  const text = printed(line)
    .replace(/^(?:tel|callto|sms):(?:\/\/)?(?=\S)/i, '')
    .replaceAll('%20', ' ')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}−⁃ー]/gu, '-');
  const named = text.replace(extension, (found, digits, offset) => {
    const before = text.slice(0, offset);
    return isPhone(before) && !/\p{L}$/u.test(before) ? ` ext. ${digits}` : found;
  });
  return oneLine(named);
}

/** Signs of full width and the like as a keyboard has them, and nothing between them that is not seen. */
function printed(line: string): string {
  return line.normalize('NFKC').replace(/[\p{DI}\p{Cf}]/gu, '');
}

/** Unicode's digits stand in rows of ten, a few of them one after the other. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return String(place % 10);
}
