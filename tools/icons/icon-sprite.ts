// Plug-ins for sprites take a folder of drawings; ours are Lucide's, by their meaning here and in the pens of our sheets.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from '../../src/ui/icon-names.ts';

const virtualId = 'virtual:icon-sprite';

/** Draws the icons of the site into one SVG file and lets `Icon` import its address; no icon reaches the script. */
export function iconSprite(): Plugin {
  let sprite = { fileName: '', svg: '' };
  let building = false;

  return {
    name: 'icon-sprite',

    async configResolved(config) {
      building = config.command === 'build';
      sprite = await drawSprite(resolve(config.root, 'node_modules/lucide-static/icons'));
    },

    resolveId: {
      filter: { id: /^virtual:icon-sprite$/ },
      handler: () => `\0${virtualId}`,
    },

    load: {
      filter: { id: /^\0virtual:icon-sprite$/ },
      handler: () => `export default ${JSON.stringify(`/${sprite.fileName}`)}`,
    },

    generateBundle() {
      if (!building || this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: sprite.fileName, source: sprite.svg });
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${sprite.fileName}`) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite.svg);
      });
    },
  };
}

/** One symbol per meaning, in the pens of a drawing: square ends and mitred corners. */
export async function drawSprite(iconFolder: string): Promise<{ fileName: string; svg: string }> {
  const symbols = await Promise.all(
    Object.entries(iconNames).map(async ([name, lucideName]) => {
      const drawing = await readFile(resolve(iconFolder, `${lucideName}.svg`), 'utf8').catch(() => {
        throw new Error(`Icon "${name}": Lucide has no "${lucideName}". Correct it in src/ui/icon-names.ts.`);
      });
      return `<symbol id="${name}" viewBox="0 0 24 24" ${pen}>${shapesOf(drawing)}</symbol>`;
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { fileName: `assets/icons.${hash}.svg`, svg };
}

const pen =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square" stroke-linejoin="miter"';

function shapesOf(drawing: string): string {
  return drawing
    .slice(drawing.indexOf('>', drawing.indexOf('<svg')) + 1, drawing.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .trim();
}
