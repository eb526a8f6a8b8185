import { resolve } from 'node:path';
import { createLogger } from 'vite';
import { describe, expect, it } from 'vitest';
import { PictureFile } from '../../content/records/picture-fields.ts';
import { projectsPerPage } from '../../content/values/pagination.ts';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { contentFaults, sayFaultsOnce } from './content-faults.ts';
import { moduleCode, recordModule } from './content-modules.ts';

describe('records', () => {
  it('gives a collection in its order, each record under the name of its file', async () => {
    const { projects } = await import('records:projects');
    expect(projects.map(({ sheet }) => sheet)).toEqual(['P-1', 'P-2', 'P-3', 'P-4', 'P-5']);
    expect(projects.at(0)?.id).toBe('chiller-capital-repair');
  });

  it('gives the one record of a single sheet, and one of many', async () => {
    expect(await import('records:company')).toHaveProperty('company.phone.e164');
    expect(await import('records:drawings/air-handler')).toHaveProperty('default.url.sources');
  });

  it('cuts a collection that is shown on several pages', async () => {
    const { projects } = await import('records:projects');
    const first = await import('records:projects/1');
    expect(first.projects).toEqual(projects.slice(0, projectsPerPage));
    const { furtherPages } = await import('records:projects/further');
    expect(furtherPages).toHaveLength(Math.ceil(projects.length / projectsPerPage) - 1);
  });

  it.each([
    ['records:project', 'no collection "project"'],
    ['records:drawings/airhandler', 'no record "airhandler"'],
    ['records:projects/999', 'has no such page'],
    ['records:team/further', '"team" is on one page'],
  ])('says that there is no %s', (specifier, sentence) => {
    const { library } = readEdited({});
    expect(() => recordModule(specifier, library, { root: '/', isForBrowser: false })).toThrow(sentence);
  });
});

describe('in development', () => {
  it('what is wrong with the records is said once, until one of them is edited', () => {
    const said: string[] = [];
    const logger = { ...createLogger(), error: (message: string) => said.push(message) };
    const { note, reset } = sayFaultsOnce(logger);
    const fault = contentFaults(['content/records/rates.yaml:1:1: sample: is missing; add it']);
    for (let module = 0; module < 3; module += 1) {
      note(fault);
      logger.error(`Pre-transform error: ${fault.message}`);
    }
    expect(said).toEqual([
      '1 fault in the content\ncontent/records/rates.yaml:1:1: sample: is missing; add it',
    ]);
    logger.error('Something else');
    reset();
    note(fault);
    expect(said).toEqual([fault.message, 'Something else', fault.message]);
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
