import { relative, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { recordsOf } from '../../content/records/collection.ts';
import { camelCase } from '../../content/records/collections.ts';
import type { Language } from '../../content/records/site.ts';
import { addresses, type RecordPageName, recordPages } from '../../content/values/addresses.ts';
import { pictures } from '../pictures/picture-plugin.ts';
import { contentFaults, sayFaultsOnce } from './content-faults.ts';
import { contentModule, moduleCode } from './content-modules.ts';
import { type Content, readContent } from './read-content.ts';
import { contentFolder } from './read-library.ts';
import { hasNameLetters } from './typed-texts.ts';
import { writeTypes } from './write-types.ts';

/** The module of a page, as src/routes.tsx asks for it. */
const pageModule = /^#src\/pages\/([\w-]+)\/[\w-]+-page\.tsx$/;
const noPage = '\0no-page';

/** Whether the language that is built has no such page: then its code and words stay out of the build. */
function isAbsent(folder: string, { library, scope }: Content): boolean {
  const { paths } = recordsOf<Language>(library, 'languages').find(({ id }) => id === scope.language) ?? {};
  const name = camelCase(folder);
  const page = name in recordPages ? recordPages[name as RecordPageName].parent : name;
  return paths !== undefined && page in addresses && !(page in paths);
}

/** Makes modules of records and words, such as `records:projects` and `words:home`, and anew when one of them is edited. */
export function content(): Plugin {
  let root = '';
  let isForBrowser = false;
  let command = '';
  let read: Content | undefined;
  let say: ((error: unknown) => void) | undefined;

  function current(): Content {
    if (read) return read;
    const found = readContent(root);
    if (found.faults.length) throw contentFaults(found.faults);
    read = found;
    return found;
  }

  return {
    name: 'content',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      command = config.command;
      isForBrowser = config.command === 'build' && !config.build.ssr;
    },

    buildStart() {
      read = undefined;
    },

    resolveId: {
      filter: { id: [/^(records|words):/, pageModule] },
      handler(id) {
        const [, folder] = pageModule.exec(id) ?? [];
        if (folder === undefined) return `\0${id}`;
        return command === 'build' && isAbsent(folder, current()) ? noPage : undefined;
      },
    },

    load: {
      filter: { id: /^\0(records|words|no-page):?/ },
      handler(id) {
        if (id === noPage) return 'export {};';
        try {
          return contentModule(id.slice(1), current(), { root, isForBrowser });
        } catch (error) {
          say?.(error);
          throw error;
        }
      },
    },

    // 200 bytes of every page, where nothing has such a name
    transform: {
      filter: { id: /\/src\/styles\/app\.css$/ },
      handler: (code) =>
        hasNameLetters(current()) ? undefined : code.replace("@import './name-fonts.css';\n", ''),
    },

    configureServer(server) {
      const folder = resolve(root, contentFolder);
      server.watcher.add(folder);
      const said = sayFaultsOnce(server.config.logger);
      say = said.note;
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder) || !file.endsWith('.yaml')) return;
        read = undefined;
        said.reset();
        // an editor that knows the types sees a new sentence at once; what is wrong is said by whoever asks for it
        try {
          writeTypes(root);
        } catch {}
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

/** What pages show, put together of records and words: every export is plain data, unless the module exports a function. */
const views = /\/src\/views\/[\w-]+\.ts$/;
/** The pages of records: each is worked out at build too, and becomes a file of its own. */
const pagesOfRecords = /\/src\/views\/record-pages\/([\w-]+)\.ts$/;
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
      filter: { id: [views, view, pagesOfRecords, recordPage] },
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
        const [, pagesKind] = pagesOfRecords.exec(id) ?? [];
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
