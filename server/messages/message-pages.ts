import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { fillReceivedPage, fillReturnedPage } from './fill-page.ts';

/** The pages that answer a form sent without script, made by the build and filled in here. */
export interface MessagePages {
  received: (slots: Parameters<typeof fillReceivedPage>[1]) => Promise<string>;
  returned: (returned: Parameters<typeof fillReturnedPage>[1]) => Promise<string>;
}

/** Reads them from `folder`, and loads what fills them in, when the first one is asked for. */
export function openMessagePages(folder: string): MessagePages {
  const template = (name: string) => readFile(join(folder, `${name}.html`), 'utf8');
  const filling = () => import('./fill-page.ts');
  return {
    received: async (slots) => (await filling()).fillReceivedPage(await template('received'), slots),
    returned: async (returned) => (await filling()).fillReturnedPage(await template(returned.form), returned),
  };
}
