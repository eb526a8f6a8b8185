import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Library } from '../../content/records/collection.ts';
import { moduleCode } from './module-code.ts';
import { readLibrary, recordsFolder } from './read-library.ts';

/**
 * Makes modules of the records: `records:projects` is a collection in its order, `record:company` the one record of a single
 * sheet, `record:drawings/air-handler` one of many, so that a page brings the browser only what it shows.
 */
export function records(): Plugin {
  let root = '';
  let read: Library | undefined;

  function library(): Library {
    if (read) return read;
    const { library: found, faults } = readLibrary(root);
    if (faults.length) throw new Error(`${faults.length} faults in the records\n${faults.join('\n')}`);
    read = found;
    return found;
  }

  return {
    name: 'records',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
    },

    buildStart() {
      read = undefined;
    },

    resolveId: {
      filter: { id: /^records?:/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0records?:/ },
      handler(id) {
        const [kind, path = ''] = id.slice(1).split(':');
        const [name = '', record = name] = path.split('/');
        const found = library()[name];
        if (!found) throw new Error(`There is no collection "${name}" in ${recordsFolder}/collections.ts`);
        if (kind === 'records') {
          const imports = found.map(
            ({ value }, index) => `import r${index} from 'record:${name}/${value.id}';`,
          );
          return `${imports.join('\n')}\nexport default [${found.map((_, index) => `r${index}`).join(',')}];`;
        }
        const one = found.find(({ value }) => value.id === record);
        if (!one) throw new Error(`There is no record "${record}" in ${recordsFolder}/${name}`);
        this.addWatchFile(resolve(root, one.file));
        // the place in the list is told by the list
        const { order: _, ...value } = one.value as { order?: number };
        return moduleCode({ default: value }, root);
      },
    },

    configureServer(server) {
      const folder = resolve(root, recordsFolder);
      server.watcher.add(folder);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return;
        read = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
