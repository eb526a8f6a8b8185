import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out of React Router what this site does not use: links, forms, what prefetches for a framework. The package marks
 * none of these as free of effects, and the name that each is given for React's tools would keep it: 4 kB of every visit. Where the
 * package is written otherwise one day, nothing matches and all of it is kept.
 */
export function routerWithoutRest(): Plugin {
  return {
    name: 'router-without-rest',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
