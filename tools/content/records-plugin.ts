import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pagesOf } from '../../content/addresses/pages-of.ts';
import type { Library, ReadRecord } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { moduleCode } from './module-code.ts';
import { readLibrary, recordsFolder } from './read-library.ts';
import { dayOf, shownRecords } from './shown-records.ts';

/**
 * Makes modules of the records: `records:projects` is a collection in its order, `record:company` the one record of a single
 * sheet, `record:drawings/air-handler` one of many, so that a page brings the browser only what it shows. Of a collection that
 * is shown on several pages `records:projects/1` is the first, and `further-records:projects` loads each of the others. Where
 * records have a last day, `records:positions` are those of today and `every-record:positions` all.
 */
export function records(): Plugin {
  let root = '';
  let isForBrowser = false;
  let read: Library | undefined;

  function library(): Library {
    if (read) return read;
    const { library: found, faults } = readLibrary(root);
    if (faults.length) throw new Error(`${faults.length} faults in the records\n${faults.join('\n')}`);
    read = found;
    return found;
  }

  function shown(name: string): readonly ReadRecord[] {
    const collection = collections.find((one) => one.name === name) ?? {};
    return shownRecords(collection, library()[name] ?? [], dayOf(library()));
  }

  function pages(name: string): readonly (readonly ReadRecord[])[] {
    const { perPage } = declarationOf(name) ?? {};
    if (!perPage)
      throw new Error(`The collection "${name}" is on one page; give it perPage, or take all of it`);
    return pagesOf(shown(name), perPage);
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
      filter: { id: /^((every-)?records?|further-records):/ },
      handler: (id) => `\0${id}`,
    },

    load: {
      filter: { id: /^\0((every-)?records?|further-records):/ },
      handler(id) {
        const [kind, path = ''] = id.slice(1).split(':');
        const [name = '', record = name] = path.split('/');
        const found = library()[name];
        if (!found) throw new Error(`There is no collection "${name}" in ${recordsFolder}/collections.ts`);
        if (kind === 'further-records') return furtherCode(name, pages(name).length);
        if (kind === 'every-record') return listCode(name, found);
        if (kind === 'records')
          return listCode(name, path === name ? shown(name) : pages(name)[Number(record) - 1]);
        const one = found.find(({ value }) => value.id === record);
        if (!one) throw new Error(`There is no record "${record}" in ${recordsFolder}/${name}`);
        this.addWatchFile(resolve(root, one.file));
        // the place in the list is told by the list, and what a page of its own shows by content/record-pages
        const { order: _, ...value } = one.value as { order?: number; page?: unknown };
        if (isForBrowser && declarationOf(name)?.hasPages) delete value.page;
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

function declarationOf(name: string) {
  return collections.find((collection) => collection.name === name);
}

function listCode(name: string, records: readonly ReadRecord[] | undefined): string {
  if (!records) throw new Error(`The collection "${name}" has no such page`);
  const imports = records.map(({ value }, index) => `import r${index} from 'record:${name}/${value.id}';`);
  return `${imports.join('\n')}\nexport default [${records.map((_, index) => `r${index}`).join(',')}];`;
}

function furtherCode(name: string, count: number): string {
  const loaders = Array.from(
    { length: count - 1 },
    (_, index) => `() => import('records:${name}/${index + 2}')`,
  );
  return `export default [${loaders.join(',')}];`;
}
