import { isNode, LineCounter, type Node, parseDocument, type YAMLParseError } from 'yaml';
import { fieldName, type SchemaFault } from './schema-faults.ts';

/** A record's file as it was written: what it says, and where each field stands. */
export interface Source {
  file: string;
  value: unknown;
  /** What is no YAML, each as `file:line:column: what is wrong; what to do`. */
  faults: string[];
  /** `file:line:column` of a field, or of the nearest thing around it. */
  at(path: readonly PropertyKey[]): string;
  describe(fault: SchemaFault): string;
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
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length
        ? document.getIn(path.slice(0, length).map(asKey), true)
        : (document.contents as Node | null);
      if (isNode(node) && node.range) return place(node.range[0]);
    }
    return `${file}:1:1`;
  };
  return {
    file,
    value: document.errors.length ? undefined : document.toJS(),
    faults: document.errors.map((error) => `${place(error.pos[0])}: ${explain(error)}`),
    at,
    describe: ({ path, text: fault }) => `${at(path)}: ${fieldName(path)}: ${fault}`,
  };
}

function asKey(step: PropertyKey): string | number {
  return /^\d+$/.test(String(step)) ? Number(step) : String(step);
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
