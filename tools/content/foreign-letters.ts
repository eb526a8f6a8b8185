import letters from '../../src/styles/fonts/letters.json' with { type: 'json' };
import { leavesOf } from './leaves.ts';
import type { Content } from './read-content.ts';
import type { Source } from './yaml-source.ts';

/** Keys of a keyboard and the letter ʻokina, which no font of ours draws: the visitor's own font does, and Typst sets a quotation mark. */
const borrowed = '←→ʻʼ\n';
const known = new Set(
  [...letters['Public Sans']].filter((letter) => letters.Archivo.includes(letter)).concat([...borrowed]),
);

/** Letters that neither pages nor pictures nor the statement can be set in, where they stand: other scripts than Latin, emoji. */
export function findForeignLetters({ sources, pieces }: Pick<Content, 'sources' | 'pieces'>): string[] {
  return [...sources.values(), ...[...pieces.values()].map(({ source }) => source)].flatMap((source) =>
    textsIn(source).flatMap(({ path, text }) => {
      const foreign = [...new Set(text)].filter((letter) => !known.has(letter)).join('');
      const fault = `has “${foreign}”, which the fonts do not draw; write it in Latin letters`;
      return foreign ? [source.describe({ path, text: fault })] : [];
    }),
  );
}

/** Letters of names alone, which the fonts of every page do not have: `nameCharacters` of generators/font-cuts.ts. */
const ofNames = /\p{M}|(?![áéíóúüñÁÉÍÓÚÜÑ×÷])[\u00c0-\u024f\u1e00-\u1eff]/u;

/** Whether somebody or something is called by letters that browsers fetch fonts of their own for. */
export function hasNameLetters({ sources, pieces }: Pick<Content, 'sources' | 'pieces'>): boolean {
  return [...sources.values(), ...[...pieces.values()].map(({ source }) => source)].some((source) =>
    textsIn(source).some(({ text }) => ofNames.test(text)),
  );
}

function textsIn({ value }: Source): { path: PropertyKey[]; text: string }[] {
  return leavesOf(value).flatMap(({ path, value: text }) =>
    typeof text === 'string' ? [{ path, text }] : [],
  );
}
