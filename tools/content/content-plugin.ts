import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { recordsOf } from '../../content/records/collection.ts';
import { camelCase } from '../../content/records/collections.ts';
import type { Language } from '../../content/records/site.ts';
import { addresses, type RecordPageName, recordPages } from '../../content/values/addresses.ts';
import { contentFaults, sayFaultsOnce } from './content-faults.ts';
import { contentModule } from './content-modules.ts';
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
