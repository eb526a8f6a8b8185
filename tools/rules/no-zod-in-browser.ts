import type { Plugin } from 'vite';

/** Zod reads records while building: whoever would bring it to the browser, however far behind a page, stops the build by name. */
export function noZodInBrowser(): Plugin {
  return {
    name: 'no-zod-in-browser',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^zod$/ },
      handler(_, importer) {
        throw new Error(`${importer} imports zod; what reaches the browser must not`);
      },
    },
  };
}
