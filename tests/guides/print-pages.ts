import { writeFile } from 'node:fs/promises';
import { notFoundRoute } from '#content/addresses/routes.ts';
import { render } from '#src/entry-prerender.tsx';
import { allPages } from '#tools/pages/all-pages.ts';

/** Writes what every page says, as `{ path: title, description and HTML with its tags' spaces }`, into the file that is named. */
export async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error('Name the file to write');
  const pages: Record<string, string> = {};
  const built = allPages().map(({ route }) => route);
  for (const { path, title, description } of [...built, notFoundRoute])
    pages[path] = `${title}\n${description}\n${await render(path)}`;
  await writeFile(file, JSON.stringify(pages));
}
