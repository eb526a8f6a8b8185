import { Lexer, type YAMLError } from 'yaml';

// What YAML would drop or change of a text without a word, and what it cannot read: said as an office meets it.

export interface TextFault {
  offset: number;
  text: string;
  path?: PropertyKey[];
}

/** A text as it is to be written so that YAML reads exactly it. */
export function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Signs that nobody sees, or that no font has: each may hide in a code or turn a line around. */
export const unseen =
  /(?<!\p{ExtPict}|\uFE0F)(?:\uFE0F|\u200D)|(?!\n|\uFE0F|\u200D)[\p{C}\p{Zl}\p{Zp}\p{DI}\uFFFC\u2800]/u;

/** The name of such a sign. */
export function codePoint(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** No record has as many lists and groups in one another; a parser would not come back from a thousand. */
const deepest = 30;

/** What is said of a text before it is parsed; where there is anything, the rest of it makes no sense. */
export function lexicalFaults(text: string): TextFault[] {
  const foreign = text.search(/[\0\uFFFD]/);
  if (foreign >= 0)
    return [{ offset: foreign, text: 'is not saved as UTF-8; save the file again with the encoding UTF-8' }];
  const faults: TextFault[] = [];
  let offset = 0;
  let isScalar = false;
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    // these the lexer adds, so that its reader knows what comes
    if (lexeme === '\x02' || lexeme === '\x18' || lexeme === '\x1f') {
      isScalar = lexeme === '\x1f';
      continue;
    }
    const sign = lexeme.charAt(0);
    if (!isScalar) {
      // a line of Windows ends with both
      if (/^\r?\n/.test(lexeme)) depth = 0;
      else if (/^[[{-]$/.test(lexeme)) depth += 1;
      if (depth > deepest)
        return [{ offset, text: 'is nested deeper than any record; compare it with another record' }];
      if (/[#!&*%]/.test(sign)) faults.push(...signFault(sign, lexeme, offset, lineAt(text, offset)));
      if (/["']/.test(sign) && lexeme.includes('\n'))
        return [...faults, { offset, text: notClosed(lineAt(text, offset)) }];
    }
    isScalar = false;
    offset += lexeme.length;
  }
  return faults;
}

interface Line {
  whole: string;
  before: string;
  /** What stands behind the name of the field, or behind the hyphen of a list. */
  value: string;
}

function lineAt(text: string, offset: number): Line {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const whole = text.slice(start).split(/\r?\n/, 1)[0] ?? '';
  const [, value = ''] =
    whole.match(/^\s*(?:-\s+)*(?:(?:"[^"]*"|'[^']*'|[^\s"'[{][^:]*):(?:\s+|$))?(.*?)\s*$/) ?? [];
  return { whole, before: text.slice(start, offset), value };
}

const inQuotes = (value: string) => `put the whole text in quotes: ${quoted(value)}`;

function signFault(sign: string, lexeme: string, offset: number, { before, value }: Line): TextFault[] {
  if (sign !== '#') {
    const whole = value.startsWith(sign) ? value : lexeme;
    return [{ offset, text: `begins with ${sign}; ${inQuotes(whole)}` }];
  }
  if (before.trim() === '') return [];
  const remedy = /^["'[{|>]/.test(value)
    ? 'give the remark a line of its own'
    : `put the text in quotes: ${quoted(value)}, or give the remark a line of its own`;
  return [{ offset, text: `has a # after a space, which begins a remark; ${remedy}` }];
}

function notClosed({ value }: Line): string {
  return value.startsWith("'")
    ? `begins with an apostrophe, which is a quote here; ${inQuotes(value)}`
    : 'lacks a closing quote or bracket; add it at the end of the text, on the same line';
}

/** What the parser of YAML says, in an office's words. */
export function explain({ code, message, pos: [offset] }: YAMLError, text: string): string {
  const line = lineAt(text, offset);
  const sign = line.value.charAt(0);
  if (/^ *[^\S \t]|^[^"']*?[:-][^\S \t]/.test(line.whole))
    return 'has an unusual space beside its name (copied from elsewhere); type it again as a plain space';
  if (remedies[code]) return remedies[code];
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/^[?-] /.test(line.value))
    return /:(\s|$)/.test(line.value)
      ? `has a colon inside its text; ${inQuotes(line.value)}`
      : 'is followed by a line that stands further right; indent both alike';
  if (code === 'BAD_INDENT' || code === 'MISSING_CHAR' || code === 'MULTILINE_IMPLICIT_KEY') {
    if (message.startsWith('Missing closing')) return notClosed(line);
    if (/^\s*#/m.test(lineAt(text, offset - line.before.length - 1).whole))
      return 'goes on with a text behind a remark; move the remark above the field';
    if (/^\s*[\w-]+:\S/.test(line.whole))
      return 'lacks a space behind the colon; write the name, a colon, a space, then the text';
    if (line.whole.startsWith('%')) return `begins with %; ${inQuotes(line.whole)}`;
    if (/must end with|Expected flow/.test(message)) return `lacks a closing quote or bracket; add it`;
    if (code === 'BAD_INDENT') return 'stands too far left or right; indent it like the lines around it';
    return 'is no field; write a name, a colon, a space and the text, or indent it below the text it goes on';
  }
  if (/^["']/.test(sign)) return `has words behind its closing quote; ${inQuotes(line.value)}`;
  if (/[[{]/.test(sign)) return `begins with a bracket, which makes it no text; ${inQuotes(line.value)}`;
  if (/[!&*@`%|>?,\]}:-]/.test(sign)) return `begins with ${sign}; ${inQuotes(line.value)}`;
  return 'cannot be read here; compare it with another record, or put the whole text in quotes';
}

const remedies: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'begins with a tab; indent with spaces, as the lines around it',
  DUPLICATE_KEY: 'names a field a second time; remove one of the two',
  NON_STRING_KEY: 'is no name of a field; put the whole text in quotes',
  MULTIPLE_DOCS: 'begins a second text behind a line of --- or ...; take that line out',
  KEY_OVER_1024_CHARS: 'has more than 1024 letters before its colon; shorten them',
};
