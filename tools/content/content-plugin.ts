import { relative, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { camelCase } from '../../content/records/collections.ts';
import { addresses, type RecordPageName, recordPages } from '../../content/values/addresses.ts';
import { forEachParallel } from '../parallel.ts';
import { pictures } from '../pictures/picture-encode.ts';
import { planPicture, readPictureQuery } from '../pictures/picture-plan.ts';
import type * as AllViews from './all-views.ts';
import { sayFaultsOnce } from './content-faults.ts';
import { contentModule, moduleCode } from './content-modules.ts';
import { type Content, languageOf, soundContent } from './read-content.ts';
import { contentFolder } from './read-library.ts';
import { hasNameLetters } from './typed-texts.ts';
import { writeTypes } from './write-types.ts';

const pageModule = /^#src\/pages\/([\w-]+)\/[\w-]+-page\.tsx$/;
const noPage = '\0no-page';

function isAbsent(folder: string, { library, scope }: Content): boolean {
  const { paths } = languageOf(library, scope.language) ?? {};
  const name = camelCase(folder);
  const page = name in recordPages ? recordPages[name as RecordPageName].parent : name;
  return paths !== undefined && page in addresses && !(page in paths);
}

/** What is read, and below what is worked out of it: once for all builds of a command, as nobody edits between them. */
let read: Content | undefined;

/** Makes modules of records and words, such as `records:projects` and `words:home`, and anew when one of them is edited. */
export function content(): Plugin {
  let say: ((error: unknown) => void) | undefined;

  function current(root: string): Content {
    read ??= soundContent(root);
    return read;
  }

  return {
    name: 'content',
    enforce: 'pre',

    resolveId: {
      filter: { id: [/^(records|words):/, pageModule] },
      handler(id) {
        const [, folder] = pageModule.exec(id) ?? [];
        if (folder === undefined) return `\0${id}`;
        const { command, root } = this.environment.config;
        return command === 'build' && isAbsent(folder, current(root)) ? noPage : undefined;
      },
    },

    load: {
      filter: { id: /^\0(records|words|no-page):?/ },
      async handler(id) {
        if (id === noPage) return 'export {};';
        const { command, consumer, root } = this.environment.config;
        const isForBrowser = command === 'build' && consumer === 'client';
        const isWhole = consumer === 'server';
        try {
          const code = contentModule(id.slice(1), current(root), { root, isForBrowser, isWhole });
          return isWhole ? await withPictures(code, root) : code;
        } catch (error) {
          say?.(error);
          throw error;
        }
      },
    },

    // 200 bytes of every page, where nothing has such a name
    transform: {
      filter: { id: /\/src\/styles\/app\.css$/ },
      handler(code) {
        const isNeeded = hasNameLetters(current(this.environment.config.root));
        return isNeeded ? undefined : code.replace("@import './name-fonts.css';\n", '');
      },
    },

    configureServer(server) {
      const { root } = server.config;
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

/** The code of a module with the pictures that it imports in it: with a thousand projects a module of each costs a build half a minute. */
async function withPictures(code: string, root: string) {
  const planned = new Map<string, string>();
  const imports = code.matchAll(/^import (picture\d+) from (".+");$/gm);
  await forEachParallel(imports, async ([line, name, source = '']) => {
    const { file, treatment } = readPictureQuery(JSON.parse(source));
    const { picture } = await planPicture(file, root, treatment);
    planned.set(line, `const ${name} = ${JSON.stringify(picture)};`);
  });
  const lines = code.split('\n').map((line) => planned.get(line) ?? line);
  return { code: lines.join('\n'), map: { mappings: '' } as const };
}

/** What pages show, put together of records and words: every export is plain data, unless the module exports a function. */
const views = /\/src\/views\/[\w-]+\.ts$/;
const pagesOfRecords = /\/src\/views\/record-pages\/([\w-]+)\.ts$/;
/** One export of such a module: `view:/src/views/services.ts/equipment`. */
const view = /^\0view:(.+\.ts)\/(\w+)$/;
const recordPage = /^\0record-page:([\w-]+)\/([\w-]+)$/;

type Views = typeof AllViews.views;
type Pages = Record<string, Record<string, () => Promise<unknown>>>;

let evaluated: ReturnType<typeof evaluate> | undefined;

/** Works out while building what pages show of records: each export, and each page of a record, is a module of its own. */
export function viewsAtBuild(): Plugin {
  return {
    name: 'views-at-build',
    enforce: 'pre',

    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,

    resolveId: {
      filter: { id: /^(record-page|view):/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: [views, view, pagesOfRecords, recordPage] },
      async handler(id) {
        const { root } = this.environment.config;
        evaluated ??= evaluate(root);
        const code = await codeOf(id, await evaluated, root);
        return code === undefined ? null : { code, moduleType: 'js' };
      },
    },
  };
}

async function codeOf(id: string, modules: Views, root: string) {
  const [, kind, record] = recordPage.exec(id) ?? pagesOfRecords.exec(id) ?? [];
  if (kind) {
    // the one export of a module of src/views/record-pages
    const [[name, pages] = []] = Object.entries(modules[`/src/views/record-pages/${kind}.ts`] as Pages);
    if (record) return moduleCode({ default: await pages?.[record]?.() }, root);
    const loaders = Object.keys(pages ?? {}).map(
      (one) => `${JSON.stringify(one)}:()=>import('record-page:${kind}/${one}').then((page)=>page.default)`,
    );
    return `export const ${name} = {${loaders.join(',')}};`;
  }
  const [, path = `/${relative(root, id)}`, name] = view.exec(id) ?? [];
  const exports = modules[path];
  if (!exports || Object.values(exports).some((value) => typeof value === 'function')) return undefined;
  if (name) return moduleCode({ default: exports[name] }, root);
  return Object.keys(exports)
    .map((one) => `export { default as ${one} } from 'view:${path}/${one}';`)
    .join('\n');
}

async function evaluate(root: string): Promise<Views> {
  const { module } = await runnerImport<typeof AllViews>(resolve(root, 'tools/content/all-views.ts'), {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content(), pictures()],
  });
  return module.views;
}
