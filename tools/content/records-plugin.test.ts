import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import { projectsPerPage } from '../../content/addresses/pages-of.ts';
import { PictureFile } from '../../content/records/picture-file.ts';
import { pictures } from '../pictures/picture-plugin.ts';
import { moduleCode } from './module-code.ts';
import { records } from './records-plugin.ts';

/** What a module of records exports. */
async function imported(id: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<{ value: Record<string, unknown> }>('virtual:test', {
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (name) => (name === 'virtual:test' ? '\0test' : null),
        load: (name) => (name === '\0test' ? `export * as value from '${id}';` : null),
      },
      records(),
      pictures(),
    ],
  });
  return module.value;
}

describe('records', () => {
  it('gives a collection in its order, each record under the name of its file', async () => {
    const { projects } = (await imported('records:projects')) as {
      projects: { id: string; sheet: string }[];
    };
    const numbers = projects.map(({ sheet }) => Number(sheet.slice(2)));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(projects.every(({ id }) => /^[a-z0-9-]+$/.test(id))).toBe(true);
  });

  it('gives the one record of a single sheet, and one of many', async () => {
    expect(await imported('records:company')).toHaveProperty('company.phone.e164');
    expect(await imported('records:drawings/air-handler')).toHaveProperty('default.url.sources');
  });

  it('cuts a collection that is shown on several pages', async () => {
    const { projects } = (await imported('records:projects')) as { projects: unknown[] };
    const first = await imported('records:projects/1');
    expect(first.projects).toEqual(projects.slice(0, projectsPerPage));
    const { furtherPages } = await imported('records:projects/further');
    expect(furtherPages).toHaveLength(Math.ceil(projects.length / projectsPerPage) - 1);
    await expect(imported('records:projects/999')).rejects.toThrow(/has no such page/);
    await expect(imported('records:team/further')).rejects.toThrow(/"team" is on one page/);
  });

  it('says what there is not', async () => {
    await expect(imported('records:project')).rejects.toThrow(/no collection "project"/);
    await expect(imported('records:drawings/airhandler')).rejects.toThrow(/no record "airhandler"/);
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
