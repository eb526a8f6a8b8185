import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Library } from '../../content/records/collection.ts';
import { contentFaults, sayFaultsOnce } from './content-faults.ts';
import { readLibrary, recordsFolder } from './read-library.ts';
import { recordModule } from './record-modules.ts';

/** Makes modules of the records, such as `records:projects` (record-modules.ts), and anew when a record is edited. */
export function records(): Plugin {
  let root = '';
  let isForBrowser = false;
  let read: Library | undefined;
  let say: ((error: unknown) => void) | undefined;

  function library(): Library {
    if (read) return read;
    const { library: found, faults } = readLibrary(root);
    if (faults.length) throw contentFaults(faults);
    read = found;
    return found;
  }

  return {
    name: 'records',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      isForBrowser = config.command === 'build' && !config.build.ssr;
    },

    buildStart() {
      read = undefined;
    },

    resolveId: {
      filter: { id: /^records:/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0records:/ },
      handler(id) {
        try {
          return recordModule(id.slice(1), library(), { root, isForBrowser });
        } catch (error) {
          say?.(error);
          throw error;
        }
      },
    },

    configureServer(server) {
      const folder = resolve(root, recordsFolder);
      server.watcher.add(folder);
      const said = sayFaultsOnce(server.config.logger);
      say = said.note;
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        read = undefined;
        said.reset();
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
