import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#content/addresses/routes.ts';
import { projectWords } from '#content/pages/project.ts';
import { careerBenefits } from '#content/records/career-benefits/career-benefits.ts';
import { programs } from '#content/records/programs/programs.ts';
import { allPages } from '#tools/pages/all-pages.ts';
import { pageSources } from './page-sources.ts';
import { readSaidFiles } from './said-files.ts';
import { sitemap } from './sitemap.ts';

const saidFiles = readSaidFiles('.');

describe('the files whose sentences a page says', () => {
  it('are found in its words, though no list names them', () => {
    const [benefit] = careerBenefits;
    const [program] = programs;
    const [offer] = Object.values(projectWords.offers);
    if (!benefit || !program || !offer) throw new Error('The test needs records');
    const files = saidFiles(
      `# Helper\n\n- ### Besides the wage\n\n  ${benefit.text}\n\n_${program.description}_\n\n${offer.text}`,
    );
    expect(files.map((file) => dirname(file))).toContain('content/records/career-benefits');
    expect(files).toContain(`content/records/programs/${program.id}.yaml`);
    expect(files).toContain('content/pages/project.ts');
    expect(files).not.toContain('content/pages/home.ts');
  });

  it('are none where nothing of them is said', () => expect(saidFiles('A word.')).toEqual([]));

  it('decide on the day of the page', () => {
    const page = { name: 'home' as const, route: routes.home };
    const history = {
      changed: (paths: readonly string[]) =>
        paths.includes('content/words/new.ts') ? '2026-07-01' : undefined,
    };
    expect(sitemap([page], history, () => [])).not.toContain('lastmod');
    expect(sitemap([page], history, () => ['content/words/new.ts'])).toContain(
      '<lastmod>2026-07-01</lastmod>',
    );
  });
});

it.each(allPages())('$route.path names as its sources only what is there', (page) => {
  // a record is a file or a folder of its name
  const sources = page.record
    ? pageSources(page).filter((path) => !path.includes(`/${page.record}`))
    : pageSources(page);
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
});
