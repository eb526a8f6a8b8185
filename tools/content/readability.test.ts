import { describe, expect, it } from 'vitest';
import { runningText } from './readability.ts';
import { readingGrade, sentencesOf } from './reading-grade.ts';

describe('readingGrade', () => {
  it('follows the formula of Flesch and Kincaid', () => {
    // 6 words of one syllable in one sentence: 0.39 × 6 + 11.8 × 1 − 15.59
    expect(readingGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
    // 9 words with 12 syllables in two sentences
    expect(readingGrade(['You call the office. A technician comes to you.'])).toBeCloseTo(
      0.39 * 4.5 + 11.8 * (12 / 9) - 15.59,
      2,
    );
  });

  it('counts a spelled abbreviation by its letters and a figure as one syllable', () => {
    expect(readingGrade(['The EPA says so.'])).toBeCloseTo(0.39 * 4 + 11.8 * (6 / 4) - 15.59, 2);
    expect(readingGrade(['It costs $180 now.'])).toBeCloseTo(0.39 * 4 + 11.8 * (4 / 4) - 15.59, 2);
  });

  it('rises with long sentences and long words', () => {
    const hard =
      'Notwithstanding contractual considerations, documentation substantiating equipment specifications accompanies every preliminary proposal.';
    expect(readingGrade([hard])).toBeGreaterThan(12);
  });

  it('refuses to grade nothing', () => {
    expect(() => readingGrade([])).toThrow('no running text');
  });
});

describe('sentencesOf', () => {
  it('ends a sentence at a full stop, not at an abbreviation or a decimal point', () => {
    expect(
      sentencesOf('From St. Lucie to Lee. License no.: to be supplied, 12.5 tons. “Good.” Then 24 hours.'),
    ).toEqual([
      'From St. Lucie to Lee.',
      'License no.: to be supplied, 12.5 tons.',
      '“Good.”',
      'Then 24 hours.',
    ]);
  });
});

describe('runningText', () => {
  it('takes paragraphs, list items and quotations of main alone', async () => {
    const html = `<header><p>The header is not read here.</p></header>
      <main><h1>A heading is not read either</h1>
        <p>We come within<span> 4 hours</span> &amp; call first.</p>
        <ul><li><h3>Title of an item</h3><p>The text of an item.</p></li><li>Palm Beach</li></ul>
        <blockquote><p>They came before ten today.</p></blockquote>
        <table><tbody><tr><td><p>A cell of a table, long enough.</p></td></tr></tbody></table>
        <nav><ol><li>One of the links of this list</li></ol></nav>
        <p aria-hidden="true">Said a second time for the eye.</p>
      </main>`;
    expect(await runningText(html)).toEqual([
      'We come within 4 hours & call first.',
      'The text of an item.',
      'They came before ten today.',
    ]);
  });
});
