import { inflateSync } from 'node:zlib';

// For tests: the objects of a PDF as they stand in the file, below what pdf.js tells. It reads what Typst writes: one table of
// references, no compressed objects. ISO 32000-1, 7.3 and 7.5.

/** A value: names begin with a slash, a text is an object of its own, so that the two differ. */
export type PdfValue = null | boolean | number | string | PdfText | PdfRef | PdfValue[] | PdfDict | PdfStream;
export type PdfDict = Map<string, PdfValue>;
export interface PdfText {
  text: string;
}
interface PdfRef {
  ref: number;
}
export interface PdfStream {
  dict: PdfDict;
  /** Its content, unpacked. */
  data: Buffer;
}
/** An operator of a page's content, with what stands before it. */
export interface Operation {
  operator: string;
  operands: PdfValue[];
}

export interface PdfObjects {
  trailer: PdfDict;
  objects: ReadonlyMap<number, PdfValue>;
  /** The value itself, where a reference stands for it. */
  resolve: (value: PdfValue | undefined) => PdfValue;
}

/** All objects of a PDF by their numbers. */
export function readObjects(file: Buffer): PdfObjects {
  const source = file.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  if (!source.startsWith('xref', table)) throw new Error('The PDF has no plain table of references');
  const objects = new Map<number, PdfValue>();
  const resolve = (value: PdfValue | undefined): PdfValue =>
    isRef(value) ? resolve(objects.get(value.ref)) : (value ?? null);
  const offsets = [...source.slice(table).matchAll(/(\d{10}) \d{5} ([nf])/g)];
  for (const [number, [, offset, kind]] of offsets.entries())
    if (kind === 'n') objects.set(number, objectAt(source, Number(offset)));
  const trailer = new Lexer(source, source.indexOf('trailer', table) + 'trailer'.length).value();
  if (!(trailer instanceof Map)) throw new Error('The PDF has no trailer');
  return { trailer, objects, resolve };
}

/** The operations of a content stream in their order. */
export function operationsOf(content: Buffer): Operation[] {
  const lexer = new Lexer(content.toString('latin1'), 0);
  const operations: Operation[] = [];
  let operands: PdfValue[] = [];
  while (!lexer.isAtEnd()) {
    const operator = lexer.operator();
    if (operator === undefined) operands.push(lexer.value());
    else {
      operations.push({ operator, operands });
      operands = [];
    }
  }
  return operations;
}

export function isRef(value: PdfValue | undefined): value is PdfRef {
  return typeof value === 'object' && value !== null && 'ref' in value;
}

export function isStream(value: PdfValue | undefined): value is PdfStream {
  return typeof value === 'object' && value !== null && 'data' in value;
}

export function isText(value: PdfValue | undefined): value is PdfText {
  return typeof value === 'object' && value !== null && 'text' in value;
}

function objectAt(source: string, offset: number): PdfValue {
  const lexer = new Lexer(source, offset);
  lexer.match(/\d+ \d+ obj/y);
  const dict = lexer.value();
  const start = lexer.match(/stream\r?\n/y);
  if (start === undefined || !(dict instanceof Map)) return dict;
  const length = dict.get('Length');
  if (typeof length !== 'number') throw new Error('The length of a stream is not in its own dictionary');
  const raw = Buffer.from(source.slice(lexer.at, lexer.at + length), 'latin1');
  return { dict, data: dict.get('Filter') === '/FlateDecode' ? inflateSync(raw) : raw };
}

class Lexer {
  readonly #source: string;
  at: number;

  constructor(source: string, at: number) {
    this.#source = source;
    this.at = at;
  }

  /** What the sticky pattern finds after white space and comments. */
  match(pattern: RegExp): string | undefined {
    this.#run(/(?:\s|%[^\r\n]*)*/y);
    return this.#run(pattern);
  }

  isAtEnd(): boolean {
    this.match(/(?:)/y);
    return this.at >= this.#source.length;
  }

  /** A word that is no value. */
  operator(): string | undefined {
    return this.match(/(?!(?:true|false|null)\b)[A-Za-z'"][\w*'"]*/y);
  }

  value(): PdfValue {
    const ref = this.match(/\d+ \d+ R\b/y);
    if (ref) return { ref: Number.parseInt(ref, 10) };
    const number = this.match(/[+-]?(?:\d+\.?\d*|\.\d+)/y);
    if (number) return Number(number);
    const name = this.match(/\/[^\s()<>[\]{}/%]*/y);
    if (name)
      return name.replace(/#([\dA-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    if (this.match(/<</y)) return this.#dict();
    if (this.match(/\[/y)) return this.#array();
    if (this.match(/\(/y)) return { text: decoded(this.#literal()) };
    const hex = this.match(/<[\dA-Fa-f\s]*>/y);
    if (hex) return { text: decoded(Buffer.from(hex.replace(/[<>\s]/g, ''), 'hex').toString('latin1')) };
    const word = this.match(/true|false|null/y);
    if (word === undefined) throw new Error(`Not PDF: ${this.#source.slice(this.at, this.at + 40)}`);
    return word === 'null' ? null : word === 'true';
  }

  #run(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#source)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  #dict(): PdfDict {
    const dict: PdfDict = new Map();
    while (!this.match(/>>/y)) dict.set(String(this.value()).slice(1), this.value());
    return dict;
  }

  #array(): PdfValue[] {
    const values: PdfValue[] = [];
    while (!this.match(/\]/y)) values.push(this.value());
    return values;
  }

  /** A text in parentheses, which may hold others; the first has been read. */
  #literal(): string {
    let text = '';
    for (let depth = 1; ; ) {
      const part = this.#run(/\\(?:[0-7]{1,3}|\r\n|[\s\S])|[()]|[^\\()]+/y);
      if (part === undefined) throw new Error('A text without an end');
      if (part === '(') depth++;
      if (part === ')' && --depth === 0) return text;
      text += part.startsWith('\\') ? escaped(part.slice(1)) : part;
    }
  }
}

function escaped(sign: string): string {
  if (/^[0-7]/.test(sign)) return String.fromCharCode(Number.parseInt(sign, 8));
  if (/^[\r\n]/.test(sign)) return '';
  return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign] ?? sign;
}

/** A text string: UTF-16 after its mark, else one byte a sign. */
function decoded(bytes: string): string {
  if (!bytes.startsWith('\xFE\xFF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
