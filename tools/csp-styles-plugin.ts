import type { Plugin } from 'vite';

interface Patch {
  package: string;
  /** What the package writes styles for. */
  what: string;
  file: RegExp;
  replacements: readonly (readonly [from: RegExp, to: string])[];
}

const patches: readonly Patch[] = [
  {
    package: 'react-style-singleton',
    what: 'scroll lock of dialogs and dropdowns',
    file: /node_modules\/react-style-singleton\/.*singleton\.js$/,
    replacements: [
      [/makeStyleTag\(\)\)/, 'new CSSStyleSheet())'],
      [/injectStyles\(stylesheet, style\);/, 'stylesheet.replaceSync(style);'],
      [
        /insertStyleTag\(stylesheet\);/,
        'document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];',
      ],
      [
        /stylesheet\.parentNode && stylesheet\.parentNode\.removeChild\(stylesheet\);/,
        'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stylesheet);',
      ],
    ],
  },
  {
    package: 'sonner',
    what: 'notices',
    file: /node_modules\/sonner\/dist\/index\.mjs$/,
    replacements: [
      [
        /let head = document\.head[\s\S]*?createTextNode\(code\)\)/,
        // an adopted sheet comes last in the cascade: only inside a layer can our own styles follow it
        'let sheet = new CSSStyleSheet(); sheet.replaceSync("@layer base{" + code + "}"); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];',
      ],
    ],
  },
  {
    package: '@radix-ui/react-select',
    what: 'hides the scrollbar of its list, as select-listbox.module.css does',
    file: /node_modules\/@radix-ui\/react-select\/dist\/index\.mjs$/,
    replacements: [
      [/\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML:[\s\S]*?nonce\s*\}\s*\),/, ''],
    ],
  },
];

/**
 * Makes three libraries obey a policy without inline styles and with Trusted Types: what they write into `<style>`
 * elements becomes an adopted style sheet, or is left to our own CSS. Stops the build when a library has changed so much
 * that its text is no longer found.
 */
export function cspStyles(): Plugin {
  return {
    name: 'csp-styles',
    enforce: 'pre',
    // the development server bundles dependencies beforehand, with plugins of its own
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'csp-styles', transform }] } } }),
    transform,
    buildEnd(error) {
      if (!error) checkPatched([...this.getModuleIds()]);
    },
  };
}

const transform = {
  filter: { id: patches.map(({ file }) => file) },
  handler: (code: string, id: string) => ({ code: patchStyles(code, id), map: null }),
};

/** The text of the library's file `id` without its style elements; throws when what is to be replaced is not there. */
export function patchStyles(code: string, id: string): string {
  const patch = patches.find(({ file }) => file.test(id));
  if (!patch) return code;
  return patch.replacements.reduce((text, [from, to]) => {
    if (!from.test(text)) throw changed(patch, `${id} no longer contains ${from}`);
    return text.replace(from, () => to);
  }, code);
}

/** Throws when one of the libraries is among the modules of the build, but not with the file that is patched. */
export function checkPatched(ids: string[]): void {
  for (const patch of patches) {
    const own = ids.filter((id) => id.includes(`/node_modules/${patch.package}/`));
    if (own.length && !own.some((id) => patch.file.test(id)))
      throw changed(patch, `${patch.file} is not in use`);
  }
}

function changed(patch: Patch, difference: string) {
  return new Error(
    `${patch.package} (${patch.what}) has changed: ${difference}. Find how it inserts styles now and correct ` +
      'tools/csp-styles-plugin.ts; without that the content security policy breaks it in the browser.',
  );
}
