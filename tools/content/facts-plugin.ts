import { relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { pictures } from '../pictures/picture-plugin.ts';
import { moduleCode } from './module-code.ts';
import { records } from './records-plugin.ts';

/** What follows from the records: every export of these is plain data, unless the module exports a function. */
const derived = /\/content\/(facts\/[\w-]+|addresses\/routes)\.ts$/;
/** The pages of records: each is worked out at build too, and becomes a file of its own. */
const recordPages = /\/content\/record-pages\/([\w-]+)\.ts$/;
/** One export of a module of facts: `fact:/content/facts/services.ts/equipment`. */
const fact = /^\0fact:(.+\.ts)\/(\w+)$/;
const recordPage = /^\0record-page:([\w-]+)\/([\w-]+)$/;

type Exports = Record<string, unknown>;
type Pages = Record<string, () => Promise<unknown>>;

/**
 * Works out what follows from the records while building, so that a sentence which quotes a record does not bring the browser
 * the record: of the team's biographies a page that says "51%" gets those three signs. Each export is a module of its own, so
 * that facts of one subject may stand in one file and a page still brings only those that it shows. Of content/record-pages it makes a
 * module a page, `record-page:project/warehouse-cooling`, so that a browser loads the one that it shows.
 */
export function factsAtBuild(): Plugin {
  let root = '';
  let evaluated: ReturnType<typeof evaluate> | undefined;

  return {
    name: 'facts-at-build',
    enforce: 'pre',

    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,

    configResolved(config) {
      root = config.root;
    },

    buildStart() {
      evaluated = undefined;
    },

    resolveId: {
      filter: { id: /^(record-page|fact):/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: [derived, fact, recordPages, recordPage] },
      async handler(id) {
        evaluated ??= evaluate(root);
        const modules = await evaluated;
        const [, kind, record] = recordPage.exec(id) ?? [];
        if (kind && record) {
          const [, pages] = pagesIn(modules[`/content/record-pages/${kind}.ts`]);
          return { code: moduleCode({ default: await pages[record]?.() }, root), moduleType: 'js' };
        }
        const [, path = `/${relative(root, id)}`, name] = fact.exec(id) ?? [];
        const exports = modules[path];
        if (exports && name) return { code: moduleCode({ default: exports[name] }, root), moduleType: 'js' };
        const [, pagesKind] = recordPages.exec(id) ?? [];
        if (pagesKind) return { code: loadersCode(pagesKind, exports), moduleType: 'js' };
        const isData = exports && Object.values(exports).every((value) => typeof value !== 'function');
        return isData ? { code: exportsCode(path, Object.keys(exports)), moduleType: 'js' } : null;
      },
    },
  };
}

function exportsCode(path: string, names: readonly string[]): string {
  return names.map((name) => `export { default as ${name} } from 'fact:${path}/${name}';`).join('\n');
}

/** The one export of a module of content/record-pages, with its name. */
function pagesIn(exports: Exports | undefined): [name: string, pages: Pages] {
  const [entry] = Object.entries(exports ?? {});
  if (!entry) throw new Error('content/record-pages: a module exports no pages; export those of its records');
  return entry as [string, Pages];
}

function loadersCode(kind: string, exports: Exports | undefined): string {
  const [name, pages] = pagesIn(exports);
  const loaders = Object.keys(pages).map(
    (id) => `${JSON.stringify(id)}:()=>import('record-page:${kind}/${id}').then((page)=>page.default)`,
  );
  return `export const ${name} = {${loaders.join(',')}};`;
}

const everything = 'virtual:everything-derived';

/** The exports of every derived module, by its path from the root. */
async function evaluate(root: string): Promise<Record<string, Exports>> {
  const entry: Plugin = {
    name: 'everything-derived',
    resolveId: (id) => (id === everything ? `\0${everything}` : null),
    load: (id) =>
      id === `\0${everything}`
        ? `export const modules = import.meta.glob(['/content/{facts,record-pages}/*.ts', '/content/addresses/routes.ts', '!**/*.{schema,test}.ts'], { eager: true });`
        : null,
  };
  const { module } = await runnerImport<{ modules: Record<string, Exports> }>(everything, {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, records(), pictures()],
  });
  return module.modules;
}
