import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import { fieldName, type SchemaFault } from './schema-faults.ts';

/** A record's file as it was written: what it says, and where each field stands. */
export interface Source {
  file: string;
  value: unknown;
  /** What is no YAML, each as `file:line:column: what is wrong; what to do`. */
  faults: string[];
  /** `file:line:column` of a field, or of the nearest thing around it. */
  at(path: readonly PropertyKey[]): string;
  describe(fault: SchemaFault & { field?: string }): string;
  /** The records of a file that holds several, each under its name. */
  parts(): Source[];
  /** The name of such a record; the file is then that of all, with the name behind it. */
  part?: string;
}

/** Reads one YAML file. */
export function parseYaml(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line}:${col}`;
  };
  const at = (path: readonly PropertyKey[]): string => {
    let node: unknown = document.contents;
    let nearest = node;
    for (const step of path) {
      node = isSeq(node)
        ? node.get(Number(step), true)
        : isMap(node)
          ? node.get(String(step), true)
          : undefined;
      if (!isNode(node)) break;
      nearest = node;
    }
    return isNode(nearest) && nearest.range ? place(nearest.range[0]) : `${file}:1:1`;
  };
  const source: Source = {
    file,
    value: document.errors.length ? undefined : document.toJS(),
    faults: document.errors.map((error) => `${place(error.pos[0])}: ${explain(error)}`),
    at,
    describe: ({ path, text: fault, field = fieldName(path) }) => `${at(path)}: ${field}: ${fault}`,
    parts: () => {
      const records = document.contents;
      return (isMap(records) ? records.items : []).map(({ key }) =>
        partOf(source, String(isScalar(key) ? key.value : key)),
      );
    },
  };
  return source;
}

function partOf(source: Source, part: string): Source {
  return {
    file: `${source.file}#${part}`,
    part,
    value: (source.value as Record<string, unknown>)[part],
    faults: [],
    at: (path) => source.at([part, ...path]),
    describe: ({ path, text, field = fieldName(path) }) =>
      `${source.at([part, ...path])}: ${part}${field === 'record' ? '' : `.${field}`}: ${text}`,
    parts: () => [],
  };
}

/** The faults that an office meets, in its words; anything else as the reader of YAML says it. */
function explain({ code, message }: YAMLParseError): string {
  return remedies[code] ?? `cannot be read: ${message.replace(/\.$/, '')}; compare it with another record`;
}

const remedies: Partial<Record<YAMLParseError['code'], string>> = {
  TAB_AS_INDENT: 'begins with a tab; indent with spaces, as the lines around it',
  BAD_INDENT: 'stands too far left or right; indent it like the lines around it',
  DUPLICATE_KEY: 'names a field a second time; remove one of the two',
  BLOCK_AS_IMPLICIT_KEY:
    'has a colon inside its text; put the whole text in quotes: "Learn: how a coil works"',
  MISSING_CHAR: 'lacks a closing quote or bracket; add it',
  UNEXPECTED_TOKEN: 'has a sign that YAML cannot place here; put the whole text in quotes',
  IMPOSSIBLE: 'cannot be read; compare it with another record',
};
