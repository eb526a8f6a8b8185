import { main as runMessages } from './messages/messages-command.ts';
import { serve } from './serve.ts';

/** `node dist/server.js` serves the site; `node dist/server.js messages` shows what was sent to it. */
const [command, ...args] = process.argv.slice(2);
try {
  if (command === 'messages') await runMessages(args);
  else await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
