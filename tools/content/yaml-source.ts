import { isMap, isScalar, isSeq, type Node, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { fieldName, type PlacedText } from './record-faults.ts';
import { codePoint, explain, lexicalFaults, quoted, type TextFault, unseen } from './yaml-text.ts';

/** A record's file as it was written, or one of the records in it: what it says, and where each field stands. */
export type Source = Omit<ReturnType<typeof parseYaml>, 'parts'>;

/** Reads one YAML file. Its value is what the author sees in it, or there is a fault. */
export function parseYaml(file: string, typed: string) {
  // an accent that a Mac or a form has written apart from its letter is joined to it
  const text = typed.normalize('NFC');
  const lexical = lexicalFaults(text);
  // of what is refused so far a parser may not come back
  const document = parseDocument(lexical.length ? '' : text, {
    prettyErrors: false,
    stringKeys: true,
  });
  const errors = [...document.errors, ...document.warnings];
  const unread = errors.map((error) => ({ offset: error.pos[0], text: explain(error, text) }));
  const found = [lexical, unread, valueFaults(document.contents, text)].find((faults) => faults.length) ?? [];
  const place = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  const nodeAt = (path: readonly PropertyKey[]) => document.getIn(path, true) as Node | undefined;
  const at = (path: readonly PropertyKey[]): string => {
    const { range } = nodeAt(path) ?? {};
    if (range) return place(range[0]);
    return path.length ? at(path.slice(0, -1)) : `${file}:1:1`;
  };
  const value = found.length ? undefined : document.toJS();
  const keys = isMap(document.contents) ? document.contents.items.map(({ key }) => String(key)) : [];
  const sourceOf = (...part: string[]) => ({
    file: [file, ...part].join('#'),
    value: (part.length ? value[String(part)] : value) as unknown,
    /** What cannot be read, or would be read as something else, each as `file:line:column: what is wrong; what to do`. */
    faults: onePerLine(part.length ? [] : found, text).map((fault) =>
      [place(fault.offset), ...(fault.path?.length ? [fieldName(fault.path)] : []), fault.text].join(': '),
    ),
    /** `file:line:column` of a field, or of the nearest thing around it. */
    at: (path: readonly PropertyKey[]) => at([...part, ...path]),
    written: (path: readonly PropertyKey[]) => written(nodeAt([...part, ...path]) ?? {}, text),
    describe: ({ path, text: fault, expected }: PlacedText) => {
      const whole = [...part, ...path];
      const said = (expected && misread(nodeAt(whole), expected, text)) ?? fault;
      return `${at(whole)}: ${fieldName(whole)}: ${said}`;
    },
  });
  const parts = () => keys.map((id) => ({ id, source: sourceOf(id) }));
  return { ...sourceOf(), parts };
}

/** What follows on a line from its first fault is none of its own. */
function onePerLine(faults: readonly TextFault[], text: string): TextFault[] {
  const lines = faults.map(({ offset }) => text.lastIndexOf('\n', offset - 1));
  return faults.filter((_, index) => lines.indexOf(lines[index] as number) === index);
}

/** What a parsed text says otherwise than it stands there. Takes from each text what nobody typed: the end of its last line. */
function valueFaults(node: unknown, text: string, path: PropertyKey[] = []): TextFault[] {
  const fault = (at: Node, said: string | undefined, where = path): TextFault[] =>
    said === undefined ? [] : [{ offset: at.range?.[0] ?? 0, text: said, path: where }];
  if (isScalar(node)) return fault(node as Node, scalarFault(node, text));
  if (isSeq(node)) {
    const isOfTexts = node.items.some(isScalar);
    return node.items.flatMap((item, index) =>
      isOfTexts && isMap(item) && !item.flow
        ? fault(item, colonInside(written(item, text)), [...path, index])
        : valueFaults(item, text, [...path, index]),
    );
  }
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => [
    ...valueFaults(key, text, path),
    ...valueFaults(value, text, [...path, String(key)]),
  ]);
}

/** A node as it stands in the file, its first line. */
export function written({ range }: { range?: Node['range'] }, text: string): string {
  const [start = 0, end = 0] = range ?? [];
  return (text.slice(start, end).split(/\r?\n/, 1)[0] ?? '').trim();
}

const colonInside = (whole: string) =>
  `has a colon inside its text; put the whole text in quotes: ${quoted(whole)}`;

function scalarFault(node: Scalar, text: string): string | undefined {
  const as = written(node, text);
  const { value, type } = node;
  if (typeof value !== 'string') return plainFault(value, as);
  const isPlain = type === Scalar.PLAIN;
  if (type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL) {
    if (/^\s*#\s/m.test(text.slice(...(node.range ?? []))))
      return 'has a line that begins with #, which is text here and no remark; move the remark above the field';
  }
  if (type === Scalar.QUOTE_DOUBLE && /\\(?![\\"_])./.test(as.replaceAll('\\\\', '')))
    return `has a backslash, which changes the letter behind it; write it twice: ${as.replaceAll('\\', '\\\\')}`;
  if (isPlain && /^(?:[“”„‟«].*[“”‟»]|[‘’‚‛]\S+[‘’‛])$/s.test(value))
    return `stands in curly quotes, which would be shown; write straight ones: ${quoted(value.slice(1, -1))}`;
  const [hidden] = value.match(unseen) ?? [];
  if (hidden)
    return hidden === '\t'
      ? 'has a tab inside its text; write a space'
      : `has a sign that nobody sees (${codePoint(hidden)}); delete it, best by typing the text again`;
  if (isPlain && /^\p{Zs}|\p{Zs}$/u.test(value))
    return 'begins or ends with an unusual space (copied from elsewhere); type it again as a plain space';
  if (!isPlain) node.value = value.replace(/\n+$/, '');
  return undefined;
}

function plainFault(value: unknown, as: string): string | undefined {
  const isPlain = typeof value === 'number' ? isDigits(as) : /^(null|true|false|)$/.test(as);
  return isPlain
    ? undefined
    : `${meaning(value)}; put it in quotes: ${quoted(as)}, or write ${String(value)}`;
}

const meaning = (value: unknown) => (typeof value === 'number' ? 'is a number' : 'has a meaning of its own');

function misread(node: unknown, expected: string, text: string): string | undefined {
  if (isSeq(node) || isMap(node))
    return expected === 'string' ? noText(node, written(node, text)) : undefined;
  if (!isScalar(node) || node.value === null) return undefined;
  const as = written(node, text);
  const plain = String(node.value);
  if (expected === 'string') return `${meaning(node.value)}; put it in quotes: ${quoted(as)}`;
  if (expected === 'boolean')
    return /^(true|false)$/.test(plain) ? unquote(plain) : `is ${quoted(plain)}; write true or false`;
  if (expected !== 'number' || typeof node.value !== 'string') return undefined;
  if (isDigits(plain)) return unquote(plain);
  const digits = plain.replace(/[$,_\s]/g, '');
  return isDigits(digits) ? `is ${quoted(plain)}; write digits alone: ${digits}` : undefined;
}

const isDigits = (text: string) => /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text);
const unquote = (text: string) => `stands in quotes; write ${text} without them`;

function noText(node: YAMLMap | YAMLSeq, as: string): string {
  if (node.flow)
    return `begins with a bracket, which makes it no text; put the whole text in quotes: ${quoted(as)}`;
  return isMap(node) ? colonInside(as) : 'is a list; write one text, in quotes where it begins with a hyphen';
}
