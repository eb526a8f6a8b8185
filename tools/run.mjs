// Runs a TypeScript tool on any supported Node, through Vite, so that content and its pictures resolve as in the build:
//   node tools/run.mjs tools/build.ts [arguments]
import { resolve } from 'node:path';
import { createServer } from 'vite';

const [, , file, ...args] = process.argv;
if (!file) {
  console.error('Usage: node tools/run.mjs tools/<tool>.ts [arguments]');
  process.exit(2);
}
process.env.NODE_ENV ??= 'production';
const vite = await createServer({
  appType: 'custom',
  // what goes wrong is thrown, and said once below
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
try {
  const { main } = await vite.ssrLoadModule(resolve(file));
  await main(args);
} catch (error) {
  const { printable } = await vite.ssrLoadModule(resolve('tools/content/content-faults.ts'));
  console.error(printable(error instanceof Error ? error.message : String(error)));
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
} finally {
  await vite.close();
}
