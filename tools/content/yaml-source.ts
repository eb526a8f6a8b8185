import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { fieldName, type SchemaFault } from './schema-faults.ts';
import { explain, lexicalFaults, type TextFault } from './yaml-text.ts';
import { misread, valueFaults, written } from './yaml-values.ts';

/** A record's file as it was written: what it says, and where each field stands. */
export interface Source {
  file: string;
  value: unknown;
  /** What cannot be read, or would be read as something else, each as `file:line:column: what is wrong; what to do`. */
  faults: string[];
  /** `file:line:column` of a field, or of the nearest thing around it. */
  at(path: readonly PropertyKey[]): string;
  /** A field as it stands in the file, its first line. */
  written(path: readonly PropertyKey[]): string;
  describe(fault: SchemaFault & { field?: string }): string;
  /** The records of a file that holds several, each under its name. */
  parts(): Source[];
  /** The name of such a record; the file is then that of all, with the name behind it. */
  part?: string;
}

/** Reads one YAML file. Its value is what the author sees in it, or there is a fault. */
export function parseYaml(file: string, typed: string): Source {
  // an accent that a Mac or a form has written apart from its letter is joined to it
  const text = typed.normalize('NFC');
  const lexical = lexicalFaults(text);
  // of what is refused so far a parser may not come back
  const document = parseDocument(lexical.length ? '' : text, {
    prettyErrors: false,
    uniqueKeys: (one, other) => isScalar(one) && isScalar(other) && String(one.value) === String(other.value),
  });
  const unread = [...document.errors, ...document.warnings].map((error) => explain(error, text));
  const found = [lexical, unread, valueFaults(document.contents, text)].find((faults) => faults.length) ?? [];
  const place = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  /** The node of a field, and the nearest around it that there is. */
  const find = (path: readonly PropertyKey[]) => {
    let node: unknown = document.contents;
    let nearest = node;
    for (const step of path) {
      node = isSeq(node)
        ? node.get(Number(step), true)
        : isMap(node)
          ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.value
          : undefined;
      if (!isNode(node)) break;
      nearest = node;
    }
    return { node: isNode(node) ? node : undefined, nearest };
  };
  const at = (path: readonly PropertyKey[]): string => {
    const { nearest } = find(path);
    return isNode(nearest) && nearest.range ? place(nearest.range[0]) : `${file}:1:1`;
  };
  const source: Source = {
    file,
    value: found.length ? undefined : document.toJS(),
    faults: onePerLine(found, text).map((fault) =>
      [place(fault.offset), ...(fault.path?.length ? [fieldName(fault.path)] : []), fault.text].join(': '),
    ),
    at,
    written: (path) => {
      const { node } = find(path);
      return node ? written(node, text) : '';
    },
    describe: ({ path, text: fault, expected, field = fieldName(path) }) =>
      `${at(path)}: ${field}: ${(expected && misread(find(path).node, expected, text)) ?? fault}`,
    parts: () => {
      const records = document.contents;
      return (isMap(records) ? records.items : []).map(({ key }) =>
        partOf(source, String(isScalar(key) ? key.value : key)),
      );
    },
  };
  return source;
}

/** What follows on a line from its first fault is none of its own. */
function onePerLine(faults: readonly TextFault[], text: string): TextFault[] {
  const byLine = new Map(
    [...faults].reverse().map((fault) => [text.lastIndexOf('\n', fault.offset - 1), fault] as const),
  );
  return [...byLine.values()].reverse();
}

function partOf(source: Source, part: string): Source {
  return {
    file: `${source.file}#${part}`,
    part,
    value: (source.value as Record<string, unknown>)[part],
    faults: [],
    at: (path) => source.at([part, ...path]),
    written: (path) => source.written([part, ...path]),
    describe: ({ path, field = fieldName(path), ...fault }) =>
      source.describe({
        ...fault,
        path: [part, ...path],
        field: field === 'record' ? part : `${part}.${field}`,
      }),
    parts: () => [],
  };
}
