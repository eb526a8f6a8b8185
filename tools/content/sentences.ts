import { TYPE } from '@formatjs/icu-messageformat-parser';
import { countOf, type Fact, formatFact } from '../../content/facts/format-fact.ts';
import { nearest } from '../../content/facts/record-by-id.ts';
import { capitalize } from '../../content/values/format.ts';
import { type Elements, namesIn, type Options, parseSentence } from './sentence-syntax.ts';

export const namesAreListed = 'docs/facts.md';

/** A sentence that a page completes when it is shown: the code of a function of what it gives. */
export class Template {
  constructor(readonly code: string) {}
}

/** What a sentence says: text, null where it has nothing to say, or a template. */
export type Said = string | null | Template;

export interface Scope {
  language: string;
  facts: Readonly<Record<string, Fact>>;
  /** Sentences with names of their own, which other sentences use like facts. */
  sentences: Readonly<Record<string, string>>;
  /** What pages give when they show a sentence of this file. */
  given: readonly string[];
}

type Piece = string | { code: string };

/** Says a sentence in ICU MessageFormat; throws `what is wrong; what to do`, also of words that are not chosen today. */
export function say(sentence: string, scope: Scope): Said {
  const elements = parseSentence(sentence, scope.language);
  const names = namesIn(elements).map(({ name }) => name);
  for (const name of names) checkName(name, scope);
  // also where the words chosen today need nothing of it, what uses them gives it
  const isCompleted = names.some((name) => scope.given.includes(name));
  return said(new Speaker(scope).all(elements), isCompleted);
}

/** A fact that ends with a period, such as "7:00 a. m.", takes none after it. */
const once = (text: string) => text.replace(/(?<=\p{L})\.\.(?!\.)/gu, '.');

function said(pieces: readonly Piece[], isCompleted = false): Said {
  const template = (parts: readonly Piece[]) => new Template(`(given) => ${literal(parts)}`);
  if (!pieces.every((piece) => typeof piece === 'string')) return template(pieces);
  const text = once(pieces.join(''));
  if (!text.trim()) return null;
  return isCompleted ? template([text]) : text;
}

/** What a page gives to a sentence, by name: a text, or a number where the words depend on it; nothing where it gives nothing. */
export function givenTo(sentence: string, { language, given }: Scope) {
  const types = new Map<string, 'text' | 'number'>();
  for (const { name, isCounted } of namesIn(parseSentence(sentence, language)))
    if (given.includes(name)) types.set(name, isCounted ? 'number' : (types.get(name) ?? 'text'));
  return [...types];
}

/** Whether the sentence has nothing to say for some values of its facts. */
export function mayBeEmpty(sentence: string, scope: Scope): boolean {
  const isEmptyable = (elements: Elements): boolean =>
    elements.every((element) => {
      if (element.type === TYPE.literal) return element.value.trim() === '';
      if ('options' in element) return Object.values(element.options).some(({ value }) => isEmptyable(value));
      const own = element.type === TYPE.argument ? lookUp(scope.sentences, element.value) : undefined;
      return own !== undefined && mayBeEmpty(own, scope);
    });
  return isEmptyable(parseSentence(sentence, scope.language));
}

/** A name as the list has it, which a sentence may begin with a capital. */
export const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return values[[name, small(name)].find((one) => Object.hasOwn(values, one)) ?? ''];
}

function checkName(name: string, { facts, sentences, given }: Scope): void {
  if (given.includes(name) || lookUp(facts, name) !== undefined || lookUp(sentences, name) !== undefined)
    return;
  const like = nearest(name, [...Object.keys(facts), ...Object.keys(sentences), ...given]);
  const list = `${namesAreListed} lists all names`;
  throw new Error(`{${name}} is no name; ${like.startsWith('write ') ? `${like} (${list})` : list}`);
}

class Speaker {
  constructor(
    private readonly scope: Scope,
    private readonly within: readonly string[] = [],
  ) {}

  /** `counted` stands for the sign # in the words of a plural. */
  all(elements: Elements, counted: Piece = '#'): Piece[] {
    return elements.flatMap((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return counted;
        case TYPE.select:
          return this.chosen(element.value, element.options);
        case TYPE.plural:
          return this.counted(element.value, element.options);
        default:
          return this.named(element.value, 'style' in element ? String(element.style) : undefined);
      }
    });
  }

  private isGiven(name: string): boolean {
    return this.scope.given.includes(name);
  }

  private named(name: string, style?: string): Piece {
    if (this.isGiven(name)) return { code: `given.${name}` };
    const value = this.factOrSentence(name);
    if (value === null && lookUp(this.scope.sentences, name) !== undefined)
      throw new Error(`{${name}} has nothing to say; write {${name}, select, none {…} other {…}}`);
    try {
      const text = formatFact(value, this.scope.language, style);
      return name === small(name) ? text : capitalize(text);
    } catch (error) {
      throw new Error(`{${name}} ${(error as Error).message.replace(/\{name\b/g, `{${name}`)}`);
    }
  }

  private factOrSentence(name: string): Fact {
    const own = lookUp(this.scope.sentences, name);
    if (own === undefined) return lookUp(this.scope.facts, name) ?? null;
    const key = small(name);
    if (this.within.includes(key))
      throw new Error(`{${name}} leads back to itself; say it without ${this.within.at(-1) ?? name}`);
    const speaker = new Speaker({ ...this.scope, given: [] }, [...this.within, key]);
    return said(speaker.all(parseSentence(own, this.scope.language))) as string | null;
  }

  private chosen(name: string, options: Options): Piece[] {
    const words = (key: string) => this.all((options[key] ?? options.other)?.value ?? []);
    if (!this.isGiven(name)) return words(keyOf(this.factOrSentence(name)));
    const choose = (rest: string, key: string) =>
      `given.${name} === ${JSON.stringify(key)} ? ${literal(words(key))} : ${rest}`;
    const keys = Object.keys(options).filter((key) => key !== 'other');
    return [{ code: `(${keys.reduceRight(choose, literal(words('other')))})` }];
  }

  private counted(name: string, options: Options): Piece[] {
    const { language } = this.scope;
    if (this.isGiven(name)) {
      const words = (form: string) =>
        literal(this.all(options[form]?.value ?? [], { code: `given.${name}` }));
      const exact = Object.keys(options).filter((form) => form.startsWith('='));
      const choose = (rest: string, form: string) =>
        `given.${name} === ${form.slice(1)} ? ${words(form)} : ${rest}`;
      const plural = `given.${name} === 1 ? ${words('one')} : ${words('other')}`;
      return [{ code: `(${exact.reduceRight(choose, plural)})` }];
    }
    const count = countOf(this.factOrSentence(name));
    if (count === undefined)
      throw new Error(`{${name}} cannot be counted; use select in the place of plural`);
    const form = new Intl.PluralRules(language).select(count);
    const words = options[`=${count}`] ?? options[form] ?? options.other;
    return this.all(words?.value ?? [], formatFact({ count }, language));
  }
}

function keyOf(value: Fact): string {
  if (value === null) return 'none';
  return String(typeof value === 'object' ? (countOf(value) ?? 'other') : value);
}

function literal(pieces: readonly Piece[]): string {
  const parts = pieces.map((piece) =>
    typeof piece === 'string' ? piece.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${piece.code}}`,
  );
  return `\`${parts.join('')}\``;
}
