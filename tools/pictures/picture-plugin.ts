// vite-imagetools knows no focal point and no tone, plans nothing without encoding it, and keeps a cache of another form.

import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pictureCache, pictureEncoder } from './picture-encode.ts';
import { type Encode, pictureQuery, planPicture, readPictureQuery } from './picture-plan.ts';

/** Lets `import plant from './plant.png?picture'` be a `Picture`: the client build emits its files, the server encodes what is asked for. */
export function pictures(): Plugin {
  const wanted = new Map<string, Encode>();
  let root = '';
  let building = false;
  let encodePicture: ReturnType<typeof pictureEncoder>;

  return {
    name: 'pictures',
    enforce: 'pre',

    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
      encodePicture = pictureEncoder(resolve(root, pictureCache));
    },

    resolveId: {
      filter: { id: /\?(.*&)?picture$/ },
      async handler(id, importer) {
        const { file, treatment } = readPictureQuery(id);
        const found = await this.resolve(file, importer, { skipSelf: true });
        const path = found && !found.external ? found.id : resolve(importer ? dirname(importer) : root, file);
        return path + pictureQuery(treatment);
      },
    },

    load: {
      filter: { id: /\?(.*&)?picture$/ },
      async handler(id) {
        const { file, treatment } = readPictureQuery(id);
        this.addWatchFile(file);
        const { picture, encodes } = await planPicture(file, root, treatment);
        for (const encode of encodes) wanted.set(encode.fileName, encode);
        return `export default ${JSON.stringify(picture)}`;
      },
    },

    async generateBundle() {
      if (!building || this.environment.config.consumer !== 'client') return;
      const left = wanted.values();
      const emit = async () => {
        for (const encode of left)
          this.emitFile({ type: 'asset', fileName: encode.fileName, source: await encodePicture(encode) });
      };
      // as many at a time as there are cores
      await Promise.all(Array.from({ length: availableParallelism() }, emit));
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const encode = wanted.get((request.url ?? '').slice(1));
        if (!encode) return next();
        response.setHeader('Content-Type', `image/${encode.format}`);
        encodePicture(encode).then((bytes) => response.end(bytes), next);
      });
    },
  };
}
