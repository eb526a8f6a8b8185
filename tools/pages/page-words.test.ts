import { describe, expect, it } from 'vitest';
import { routes } from '#content/addresses/routes.ts';
import { company } from '#content/records/company/company.ts';
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
    [
      'a place among the words without a link',
      '<p><a href="#prices">Prices</a></p><p id="prices">$80</p>',
      'Prices\n\n$80',
    ],
    [
      'the place of a form, which the words lack, with its full address',
      '<p><a href="#apply">Apply</a></p><section id="apply"><form></form></section>',
      `[Apply](${new URL('/#apply', company.website).href})`,
    ],
    [
      'a cell that is kept whole as a cell',
      '<table><thead><tr><th>Who</th><th>Cost</th></tr></thead><tbody><tr><td>Helper</td><td class="nb">$80</td></tr></tbody></table>',
      '| Who    | Cost |\n| ------ | ---- |\n| Helper | $80  |',
    ],
    [
      'a drawing once that is drawn for two widths',
      '<svg role="img" aria-label="A section."></svg><svg role="img" aria-label="A section."></svg>',
      '_(A section.)_',
    ],
    [
      'a number apart from what it counts',
      '<p>Unit 1<span><span class="nb">35 tons</span></span></p>',
      'Unit 1 35 tons',
    ],
    ['a number apart from its clause', '<p><span>2</span>Straps tightened.</p>', '2 Straps tightened.'],
    [
      'the end of a sentence at its word',
      '<p><span>35 tons</span><span>, in week 6</span></p>',
      '35 tons, in week 6',
    ],
    ['what is kept whole as text', '<p>(<span class="nb">Miami-Dade</span>s)</p>', '(Miami-Dades)'],
    [
      'dates on lines of their own',
      '<p>Saturdays.<until-date>March 31</until-date><until-date>September 8</until-date></p>',
      'Saturdays.\\\nMarch 31\\\nSeptember 8',
    ],
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
