import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFaults, sayFaultsOnce } from './content-faults.ts';
import { contentModule } from './content-modules.ts';
import { hasNameLetters } from './foreign-letters.ts';
import { type Content, readContent } from './read-content.ts';
import { contentFolder } from './read-library.ts';
import { writeTypes } from './write-types.ts';

/** Makes modules of records and words, such as `records:projects` and `words:home`, and anew when one of them is edited. */
export function content(): Plugin {
  let root = '';
  let isForBrowser = false;
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
      isForBrowser = config.command === 'build' && !config.build.ssr;
    },

    buildStart() {
      read = undefined;
    },

    resolveId: {
      filter: { id: /^(records|words):/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0(records|words):/ },
      handler(id) {
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
