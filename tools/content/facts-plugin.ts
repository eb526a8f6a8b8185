import { relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { pictures } from '../pictures/picture-plugin.ts';
import { moduleCode } from './module-code.ts';
import { records } from './records-plugin.ts';

/** What follows from the records: every export of these is plain data, unless the module exports a function. */
const derived = /\/content\/(facts\/[\w-]+|routes)\.ts$/;

/**
 * Works out what follows from the records while building, so that a sentence which quotes a record does not bring the browser
 * the record: of the team's biographies a page that says "51%" gets those three signs.
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

    load: {
      filter: { id: derived },
      async handler(id) {
        evaluated ??= evaluate(root);
        const exports = (await evaluated)[`/${relative(root, id)}`];
        const isData = exports && Object.values(exports).every((value) => typeof value !== 'function');
        return isData ? { code: moduleCode(exports, root), moduleType: 'js' } : null;
      },
    },
  };
}

const everything = 'virtual:everything-derived';

/** The exports of every derived module, by its path from the root. */
async function evaluate(root: string): Promise<Record<string, Record<string, unknown>>> {
  const entry: Plugin = {
    name: 'everything-derived',
    resolveId: (id) => (id === everything ? `\0${everything}` : null),
    load: (id) =>
      id === `\0${everything}`
        ? `export const modules = import.meta.glob(['/content/facts/*.ts', '/content/routes.ts', '!**/*.{schema,test}.ts'], { eager: true });`
        : null,
  };
  const { module } = await runnerImport<{ modules: Record<string, Record<string, unknown>> }>(everything, {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, records(), pictures()],
  });
  return module.modules;
}
