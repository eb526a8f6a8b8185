import { describe, expect, it } from 'vitest';
import { company } from '#content/records/company/company.ts';
import { routes } from '#content/routes.ts';
import { pageWords } from './page-words.ts';

const words = async (main: string) =>
  (await pageWords(routes.home, `<header>Menu</header><main>${main}</main>`))
    .replace(/^---[\s\S]*?---\n\n/, '')
    .split('\n\n---\n')[0];

describe('the words of a page', () => {
  it.each([
    ['headings, lists and tables', '<h1>Air</h1><ul><li>One</li></ul>', '# Air\n\n- One'],
    [
      'a table',
      '<table><thead><tr><th>Who</th><th>Cost</th></tr></thead><tbody><tr><td>Helper</td><td>$80</td></tr></tbody></table>',
      '| Who    | Cost |\n| ------ | ---- |\n| Helper | $80  |',
    ],
    [
      'a link with its full address',
      '<p><a href="/contact">Write</a></p>',
      `[Write](${new URL('/contact', company.website).href})`,
    ],
    ['a place on the same page without a link', '<p><a href="#apply">Apply</a></p>', 'Apply'],
    [
      'a card by the link of its heading',
      '<a href="/careers"><h2>Careers</h2><p>Three positions.</p></a>',
      `## [Careers](${new URL('/careers', company.website).href})\n\nThree positions.`,
    ],
    [
      'a drawing by its words',
      '<img src="/a.png" alt="A chiller."><svg role="img" aria-label="A bar of 4 hours"></svg>',
      '_(A chiller.)_ _(A bar of 4 hours)_',
    ],
    ['what styles keep apart', '<p><span>Helper</span><span>$18</span></p>', 'Helper $18'],
  ])('have %s', async (_, html, markdown) => expect(await words(html)).toBe(markdown));

  it.each([
    ['ornament', '<p>Kept</p><p aria-hidden="true">Drawn</p><svg><text>Drawn</text></svg>'],
    ['what is hidden', '<p>Kept</p><p hidden>Closed</p>'],
    [
      'forms, dialogs and buttons',
      '<p>Kept</p><form><label>Name<input></label></form><dialog>Quote</dialog><button>Open</button>',
    ],
    [
      'what is said once all dates are past',
      '<until-date>Kept</until-date><p data-otherwise="true">No date is left.</p>',
    ],
  ])('leave out %s', async (_, html) => expect((await words(html))?.trim()).toBe('Kept'));

  it('begin with what the page is and close with the license, as the law asks', async () => {
    const text = await pageWords(routes.home, '<main><p>Words</p></main>');
    expect(text).toMatch(new RegExp(`^---\ntitle: ${routes.home.title}\n`));
    expect(text.slice(text.lastIndexOf('---'))).toContain(company.license.number);
  });

  it('are refused of a page without <main>', async () =>
    await expect(pageWords(routes.home, '<p>Words</p>')).rejects.toThrow(/no <main>/));
});
