// `npm start` and `npm run messages`: builds where there is no build of the current sources, then runs the server's one file.
// The build is a process of its own, so that nothing of it stays in the server's memory. `--max-semi-space-size=1` in
// package.json keeps V8 from reserving memory that a server of small answers never fills: 4 MB of 80.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const server = new URL('../dist/server.js', import.meta.url);
const [command] = process.argv.slice(2);

// whoever looks at messages does not change the site that is running
if (command !== 'messages' || !existsSync(server)) {
  const { status } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/build.ts', '--if-needed'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import(server.href);
