import { projects } from 'records:projects';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { projectSetPage } from '#content/addresses/paths.ts';
import type { Project } from '#content/records/projects.ts';
import { pagesOf, projectsPerPage } from '#content/values/pages-of.ts';
import { filterChoices } from './filter-choices.ts';
import { ProjectSet } from './project-set.tsx';

const many = Array.from({ length: 60 }, (_, index): Project => {
  const model = projects[index % projects.length] as Project;
  return { ...model, id: `job-${index + 1}`, sheet: `P-${index + 1}`, title: `Job ${index + 1}` };
});
const pages = pagesOf(many, projectsPerPage);
const html = pages.map((page, index) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProjectSet number={index + 1} count={pages.length} projects={page} />
    </MemoryRouter>,
  ),
);
const idsOf = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);

describe('more projects than one page holds', () => {
  it('stand on as many pages as they need, each on one, in their order', () => {
    const sheets = html.flatMap((page) =>
      [...page.matchAll(/<article[^>]* id="(P-\d+)"/g)].map(([, id]) => id),
    );
    expect(sheets).toEqual(many.map(({ sheet }) => sheet));
    expect(html).toHaveLength(Math.ceil(60 / projectsPerPage));
  });

  it('share no id: sheets, pictures and viewers are counted by sheet', () => {
    for (const page of html) expect(idsOf(page)).toEqual([...new Set(idsOf(page))]);
    const drawn = html.flatMap(idsOf).filter((id) => id.startsWith('P-'));
    expect(drawn).toEqual([...new Set(drawn)]);
  });

  it('lead to one another, and each page says which one it is', () => {
    for (const [index, page] of html.entries()) {
      for (const number of html.keys())
        expect(page).toContain(`href="${projectSetPage(number + 1, html.length).path}"`);
      expect(page.match(/aria-current="page"[^>]*>(\d+)</)?.[1]).toBe(String(index + 1));
    }
    const routes = html.map((_, index) => projectSetPage(index + 1, html.length));
    for (const field of ['path', 'title', 'description'] as const)
      expect(new Set(routes.map((route) => route[field])).size).toBe(html.length);
  });

  it('are filtered by what is on the page, with its number there', () => {
    for (const [index, page] of pages.entries())
      for (const { id, count } of filterChoices(page)) {
        expect(html[index]).toContain(`id="for-${id}"`);
        expect(page.filter(({ audience }) => audience === id)).toHaveLength(count);
      }
  });
});

it('one page has no way to others', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ProjectSet number={1} count={1} projects={projects} />
    </MemoryRouter>,
  );
  expect(page).not.toContain('/projects/page/');
});
