import { relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { pictures } from '../pictures/picture-plugin.ts';
import { moduleCode } from './content-modules.ts';
import { content } from './content-plugin.ts';

/** What pages show, put together of records and words: every export is plain data, unless the module exports a function. */
const views = /\/src\/views\/[\w-]+\.ts$/;
/** The pages of records: each is worked out at build too, and becomes a file of its own. */
const recordPages = /\/src\/views\/record-pages\/([\w-]+)\.ts$/;
/** One export of such a module: `view:/src/views/services.ts/equipment`. */
const view = /^\0view:(.+\.ts)\/(\w+)$/;
const recordPage = /^\0record-page:([\w-]+)\/([\w-]+)$/;

type Exports = Record<string, unknown>;
type Pages = Record<string, () => Promise<unknown>>;

/**
 * Works out while building what pages show of records and words, so that a page which quotes a record does not bring the browser
 * the record. Each export is a module of its own, so that views of one subject may stand in one file and a page still brings only those that it shows. Of src/views/record-pages it makes a
 * module a page, `record-page:project/warehouse-cooling`, so that a browser loads the one that it shows.
 */
export function viewsAtBuild(): Plugin {
  let root = '';
  let evaluated: ReturnType<typeof evaluate> | undefined;

  return {
    name: 'views-at-build',
    enforce: 'pre',

    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,

    configResolved(config) {
      root = config.root;
    },

    buildStart() {
      evaluated = undefined;
    },

    resolveId: {
      filter: { id: /^(record-page|view):/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: [views, view, recordPages, recordPage] },
      async handler(id) {
        evaluated ??= evaluate(root);
        const modules = await evaluated;
        const [, kind, record] = recordPage.exec(id) ?? [];
        if (kind && record) {
          const [, pages] = pagesIn(modules[`/src/views/record-pages/${kind}.ts`]);
          return { code: moduleCode({ default: await pages[record]?.() }, root), moduleType: 'js' };
        }
        const [, path = `/${relative(root, id)}`, name] = view.exec(id) ?? [];
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
  return names.map((name) => `export { default as ${name} } from 'view:${path}/${name}';`).join('\n');
}

/** The one export of a module of src/views/record-pages, with its name. */
function pagesIn(exports: Exports | undefined): [name: string, pages: Pages] {
  const [entry] = Object.entries(exports ?? {});
  if (!entry)
    throw new Error('src/views/record-pages: a module exports no pages; export those of its records');
  return entry as [string, Pages];
}

function loadersCode(kind: string, exports: Exports | undefined): string {
  const [name, pages] = pagesIn(exports);
  const loaders = Object.keys(pages).map(
    (id) => `${JSON.stringify(id)}:()=>import('record-page:${kind}/${id}').then((page)=>page.default)`,
  );
  return `export const ${name} = {${loaders.join(',')}};`;
}

const allViews = 'virtual:all-views';

/** The exports of every derived module, by its path from the root. */
async function evaluate(root: string): Promise<Record<string, Exports>> {
  const entry: Plugin = {
    name: 'all-views',
    resolveId: (id) => (id === allViews ? `\0${allViews}` : null),
    load: (id) =>
      id === `\0${allViews}`
        ? `export const modules = import.meta.glob(['/src/views/**/*.ts', '!**/*.test.ts'], { eager: true });`
        : null,
  };
  const { module } = await runnerImport<{ modules: Record<string, Exports> }>(allViews, {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, content(), pictures()],
  });
  return module.modules;
}
