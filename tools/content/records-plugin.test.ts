import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectsPerPage } from '../../content/addresses/pages-of.ts';
import { PictureFile } from '../../content/records/picture-file.ts';
import { pictures } from '../pictures/picture-plugin.ts';
import { moduleCode } from './module-code.ts';
import { records } from './records-plugin.ts';

/** What the default export of a module of one import is. */
async function imported(id: string): Promise<unknown> {
  const { module } = await runnerImport<{ value: unknown }>('virtual:test', {
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (name) => (name === 'virtual:test' ? '\0test' : null),
        load: (name) => (name === '\0test' ? `export { default as value } from '${id}';` : null),
      },
      records(),
      pictures(),
    ],
  });
  return module.value;
}

describe('records', () => {
  it('gives a collection in its order, each record under the name of its file', async () => {
    const projects = (await imported('records:projects')) as { id: string; sheet: string }[];
    const numbers = projects.map(({ sheet }) => Number(sheet.slice(2)));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(projects.every(({ id }) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  });

  it('gives the one record of a single sheet, and one of many', async () => {
    expect(await imported('record:company')).toHaveProperty('phone.e164');
    expect(await imported('record:drawings/air-handler')).toHaveProperty('url.sources');
  });

  it('cuts a collection that is shown on several pages', async () => {
    const all = (await imported('records:projects')) as unknown[];
    expect(await imported('records:projects/1')).toEqual(all.slice(0, projectsPerPage));
    expect(await imported('further-records:projects')).toHaveLength(
      Math.ceil(all.length / projectsPerPage) - 1,
    );
    await expect(imported('records:projects/999')).rejects.toThrow(/has no such page/);
    await expect(imported('further-records:team')).rejects.toThrow(/"team" is on one page/);
  });

  it('says what there is not', async () => {
    await expect(imported('records:project')).rejects.toThrow(/no collection "project"/);
    await expect(imported('record:drawings/airhandler')).rejects.toThrow(/no record "airhandler"/);
  });
});

describe('moduleCode', () => {
  it('writes plain data, and a picture as an import of its sizes', () => {
    const picture = new PictureFile('content/records/drawings/air-handler.png');
    const file = resolve('/site', picture.path);
    expect(moduleCode({ list: [{ url: picture, alt: 'A' }], none: undefined, word: 'it’s' }, '/site')).toBe(
      `import picture0 from "${file}?picture";\nexport const list = [{"url":picture0,"alt":"A"}];\nexport const none = undefined;\nexport const word = "it’s";\n`,
    );
  });

  it('refuses what is no data', () => {
    expect(() => moduleCode({ say: () => 'hello' }, '/site')).toThrow('a function is no plain data');
  });
});
