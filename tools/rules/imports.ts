import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A module that a file names: a path from the root of the project, or a package. */
export interface Import {
  path: string;
  /** It vanishes when the types are stripped. */
  isType: boolean;
}

/** Every module that the code of `file` names: imported, lazily imported, exported again or as a type. */
export function importsOf(file: string, code: string): Import[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = ({ value }: { value?: unknown }, isType: boolean) => {
    if (typeof value === 'string') found.push({ path: resolveFrom(file, value), isType });
  };
  new Visitor({
    ImportDeclaration({ source, importKind }) {
      add(source, importKind === 'type');
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source) add(source, exportKind === 'type');
    },
    ExportAllDeclaration({ source, exportKind }) {
      add(source, exportKind === 'type');
    },
    ImportExpression({ source }) {
      if ('value' in source) add(source, false);
    },
    TSImportType({ source }) {
      add(source, true);
    },
  }).visit(program);
  return found;
}

/** As package.json's `imports` and the file system do; `?picture` and the like are for the build. */
function resolveFrom(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(file), path) : path;
}
