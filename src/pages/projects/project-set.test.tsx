import { projects } from 'records:projects';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Project } from '#content/records/projects.ts';
import { paginate, projectsPerPage } from '#content/values/pagination.ts';
import { projectSetPage } from '#src/views/paths.ts';
import { filterChoices } from './filter-choices.ts';
import { pictureId, pictureNumber } from './gallery-viewer.tsx';
import { ProjectSet } from './project-set.tsx';

// more projects than one page holds; that each stands on one of them, and no id twice, is seen when guides are followed: tests/guides

const many = Array.from({ length: 60 }, (_, index): Project => {
  const model = projects[index % projects.length] as Project;
  return { ...model, id: `job-${index + 1}`, sheet: `P-${index + 1}`, title: `Job ${index + 1}` };
});
const render = (page: readonly Project[], index: number, { length }: readonly unknown[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProjectSet number={index + 1} count={length} projects={page} />
    </MemoryRouter>,
  );
const pages = paginate(many, projectsPerPage);
const html = pages.map(render);

it('lead to one another, say which page one is on, and are filtered by what is on it', () => {
  const routes = html.map((_, index) => projectSetPage(index + 1, html.length));
  for (const [index, page] of html.entries()) {
    for (const { path } of routes) expect(page).toContain(`href="${path}"`);
    expect(page.match(/aria-current="page"[^>]*>(\d+)</)?.[1]).toBe(String(index + 1));
    for (const { id } of filterChoices(pages[index] ?? [])) expect(page).toContain(`id="for-${id}"`);
  }
  for (const field of ['path', 'title', 'description'] as const)
    expect(new Set(routes.map((route) => route[field])).size).toBe(html.length);
  expect([projects].map(render)[0], 'one page has no way to others').not.toContain('/projects/page/');
});

it('the deep link of a picture comes back as the number that it was made from, and no other hash names one', () => {
  expect(pictureNumber('P-1', `#${pictureId('P-1', 9)}`, 15)).toBe(9);
  for (const end of ['', '-picture-', '-picture-0', '-picture-16', '-picture-x'])
    expect(pictureNumber('P-1', `#P-1${end}`, 15), end).toBeNull();
  expect(pictureNumber('P-1', '#P-2-picture-3', 15)).toBeNull();
});
