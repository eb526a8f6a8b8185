// Node compresses by itself; a plug-in for Vite would see neither the pages nor the statement, which are written after it.

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachParallel } from '#tools/parallel.ts';
import { fromCache } from '#tools/pictures/picture-encode.ts';
import { filesBelow } from '#tools/sources.ts';

const text = /\.(html|css|js|svg|json|xml|txt|vcf|webmanifest)$/;

/** Writes a Brotli and a gzip version beside every text file of `folder`, as the server and most hosts pick them up. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = (await filesBelow(folder)).filter((path) => text.test(path));
  await forEachParallel(paths, compressFile);
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    // distances written as for fonts: some thirty bytes less in the style sheets of a page, and a few more in pages
    ...(path.endsWith('.css') && {
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      [constants.BROTLI_PARAM_NDIRECT]: 12,
    }),
  };
  // most of what is built anew is as it was
  const hash = createHash('sha256').update(JSON.stringify(params)).update(source).digest('hex');
  const brotli = () => promisify(brotliCompress)(source, { params });
  await writeFile(`${path}.br`, await fromCache(`node_modules/.cache/compressed/${hash}`, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
}
