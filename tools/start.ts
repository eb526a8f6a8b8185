import { build } from './build.ts';
import { createSiteServer } from './serve/server.ts';
import { isBuilt, siteFolder } from './sources.ts';

/** `npm start`: builds where there is no build of the current sources, then serves it. */
export async function main(): Promise<void> {
  const port = portNumber(process.env.PORT ?? '4173');
  if (await isBuilt()) console.log('The build is up to date.');
  else await build();
  const server = createSiteServer(siteFolder);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
        : `The server could not start: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
}

function portNumber(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`PORT is "${text}": give a number from 1 to 65535, such as PORT=4174 npm start`);
}
