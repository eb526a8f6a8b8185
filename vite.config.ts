import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createLogger, defineConfig, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { content, viewsAtBuild } from './tools/content/content-plugin.ts';
import { original, siteLanguage } from './tools/content/read-library.ts';
import { pictures } from './tools/pictures/picture-encode.ts';
import { cspStyles } from './tools/styles/csp-styles-plugin.ts';
import { scopedName } from './tools/styles/scoped-name.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const site = defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // every element passes src/typography, which keeps names and figures whole
    react({ jsxImportSource: '#typography' }),
    noZodInBrowser,
    routerWithoutRest,
    cspStyles(),
    content(),
    viewsAtBuild(),
    pictures(),
  ],
  // React makes the same of both runtimes while one develops
  oxc: { jsx: { development: false } },
  resolve: {
    // react-router 7 has no production condition: without this the browser gets its development build
    alias: command === 'build' ? productionRouter : {},
  },
  publicDir: false,
  css: { modules: { generateScopedName: scopedName } },
  ...(command === 'build' && { customLogger: quietLogger() }),
  build: {
    manifest: isSsrBuild ? false : siteLanguage === original ? true : `.vite/manifest-${siteLanguage}.json`,
    assetsInlineLimit: 0,
    // nothing of React may be requested before the browser is idle: boot.ts fetches the application itself
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      // the first build encodes every picture, which takes its time
      checks: { bundlerTimings: false },
      ...(isSsrBuild ? { output: { assetFileNames: hashedNames.assetFileNames } } : clientBundle),
    },
  },
  ssr: { noExternal: ['react-router', 'sonner', /^@radix-ui\//] },
}));

export default site;

const productionRouter = {
  'react-router/dom': file('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': file('node_modules/react-router/dist/production/index.mjs'),
};

/** Builds with this configuration: through Vite itself each build would read it, and all content, anew. */
export function buildSite(config: InlineConfig): ReturnType<typeof build> {
  const isSsrBuild = Boolean(config.build?.ssr);
  const own = site({ command: 'build', mode: 'production', isSsrBuild });
  return build({ configFile: false, logLevel: 'warn', ...mergeConfig(own, config) });
}

/** Names by content, so that a browser may keep the files for good. */
export const hashedNames = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[name].[hash].js',
  assetFileNames: 'assets/[name].[hash][extname]',
};

/** Zod reads records while building: whoever would bring it to the browser, however far behind a page, stops the build by name. */
const noZodInBrowser: Plugin = {
  name: 'no-zod-in-browser',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^zod(\/|$)/ },
    handler(_, importer) {
      throw new Error(`${importer} imports zod; what reaches the browser must not`);
    },
  },
};

// React Router marks nothing as free of effects and names its parts for React's tools: 4 kB that no page uses would come with every visit.
// Where the package is written otherwise one day, nothing matches and all of it is kept.
const routerWithoutRest: Plugin = {
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

/** Says warnings alone, and not that lightningcss does not know yet what browsers do: it writes the selector as it stands. */
function quietLogger() {
  const logger = createLogger('warn');
  const { warn } = logger;
  logger.warn = (message, options) => {
    if (!message.includes("'target-current' is not recognized")) warn(message, options);
  };
  return logger;
}

// What a few pages share, and the others need not wait for: the bundler knows what is shared, not what is worth a request.
// One file of all that is shared costs every page 40 percent more styles.
const ofFewPages = {
  cards: '/src/(components|ui)/contact-card',
  counties: '/src/(components|ui)/county-|view:.*/identity.ts/(counties|countyMap)$',
  record: '/src/(components|ui)/record-page/',
  apply:
    '/src/(components|ui)/(apply-zone|application-forms|week-|starts|testimonial-)|view:.*/forms.ts/(training|careers)Form$|words:training$',
  standing:
    'view:.*/credentials.ts/credential|words:statement$|records:sections/|/drawings/(section-flags|public-building-section).ts',
  services: 'view:.*/services.ts/|view:.*/price-schedule.ts/|/content/records/drawings/.*picture$',
};

/** What any two pages may share; of the records those that are one sheet or one list. */
const sharedParts = new RegExp(
  `^(?!.*(${Object.values(ofFewPages).join('|')})).*(${[
    '/src/(components|ui|lib|layout|typography)/',
    String.raw`/content/(facts|values|records)/[\w-]+\.ts`,
    '\0(view|words):',
    String.raw`\0records:[\w-]+$`,
    'vite/preload-helper',
    'node_modules/clsx/',
  ].join('|')})`,
);

const clientBundle = {
  input: { app: file('src/entry-client.tsx') },
  preserveEntrySignatures: 'exports-only' as const,
  output: {
    ...hashedNames,
    codeSplitting: {
      // separate chunks that boot.ts can run one by one: none of them is a long task
      groups: [
        { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
        { name: 'router', test: /node_modules\/(react-router|cookie|set-cookie-parser)\// },
        // what two pages share is one file of code and one of styles, instead of thirty of each
        { name: 'parts', test: sharedParts, minShareCount: 2 },
        // the pictures of projects on lists, in pages of other projects and on their own: a few files, however many there are
        {
          name: 'pictures',
          test: /\/content\/records\/projects\/.*picture$/,
          minShareCount: 3,
          maxSize: 12_000,
        },
        ...Object.entries(ofFewPages).map(([name, names]) => ({
          name,
          test: new RegExp(names),
          minShareCount: 2,
        })),
      ],
    },
  },
};
