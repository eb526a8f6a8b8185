import { syllable } from 'syllable';

/** The Flesch–Kincaid grade of running text, given as its paragraphs: the school year that reads it with ease. */
export function readingGrade(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) throw new Error('There is no running text to grade');
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The sentences of a paragraph; one without a full stop is a sentence as well. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph.split(sentenceEnd).filter((part) => wordsOf(part).length > 0);
}

/** Not after "St. Lucie" or "U.S. Congress", and not where the next word goes on in lower case. */
const sentenceEnd = /(?<=[.!?][”’)]*)(?<!\b(?:St|U\.S)\.)\s+(?=[\p{Lu}\p{N}$“‘])/u;

/** The words of a text: whatever stands between spaces and holds a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s–—]+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Letters said one by one (EPA) count one each, a figure counts as one. */
function syllablesOf(word: string): number {
  const spelled = word.match(/\b\p{Lu}{2,}\b/gu);
  if (spelled) return spelled.join('').length;
  return Math.max(1, syllable(word));
}
