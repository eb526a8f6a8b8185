// The libraries that write these styles have no setting that keeps them from it, only a nonce, which no static file can have.

import type { Plugin } from 'vite';

/** Of the styles of the lock only the width of the scrollbar is not known beforehand; a dialog has set it already. */
const scrollLock = `export var stylesheetSingleton = function () {
  var counter = 0;
  var width;
  var style = document.body.style;
  return {
    add: function (css) {
      if (counter++) return;
      width = !style.getPropertyValue('--scrollbar') && /scroll-bar-size: ([1-9][^;]*)/.exec(css);
      if (width) style.setProperty('--scrollbar', width[1]);
    },
    remove: function () {
      if (!--counter && width) style.removeProperty('--scrollbar');
    },
  };
};`;

const patches = [
  {
    what: 'scroll lock of dropdowns, which src/styles/base.css does',
    file: /node_modules\/react-style-singleton\/.*singleton\.js$/,
    from: /export var stylesheetSingleton = [\s\S]*$/,
    to: scrollLock,
  },
  {
    what: 'notices, whose style sheet src/components/notices-base.css imports',
    file: /node_modules\/sonner\/dist\/index\.mjs$/,
    from: /^__insertCSS\(".*"\);?$/m,
    to: '',
  },
  {
    what: 'hides the scrollbar of its list, as select-listbox.module.css does',
    file: /node_modules\/@radix-ui\/react-select\/dist\/index\.mjs$/,
    from: /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:[\s\S]*?nonce\s*\}\s*\),/,
    to: '',
  },
];

/** Takes `<style>` elements out of three libraries, as the policy forbids them; stops the build where a library's text has changed. */
export function cspStyles(): Plugin {
  const transform = {
    filter: { id: patches.map(({ file }) => file) },
    handler: (code: string, id: string) => {
      const { what, from = '', to = '' } = patches.find(({ file }) => file.test(id)) ?? {};
      if (code.search(from) < 0)
        throw new Error(
          `${id} (${what}) has changed. Find how it inserts styles now and correct tools/styles/csp-styles-plugin.ts; ` +
            'without that the content security policy breaks it in the browser.',
        );
      return { code: code.replace(from, () => to), map: null };
    },
  };
  return {
    name: 'csp-styles',
    enforce: 'pre',
    // the development server bundles dependencies beforehand, with plugins of its own
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'csp-styles', transform }] } } }),
    transform,
  };
}
