import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Fact } from '../../content/facts/dictionary.ts';
import { countOf, formatFact } from '../../content/facts/format-fact.ts';
import { nearest } from '../../content/values/nearest.ts';

/** Where every name that a sentence may use is listed. */
export const namesAreListed = 'docs/facts.md';

/** A sentence that a page completes when it is shown: the code of a function of what it gives. */
export class Template {
  constructor(
    readonly code: string,
    /** What the page gives, by name: a text, or a number where the words depend on it. */
    readonly given: Readonly<Record<string, 'string' | 'number'>>,
  ) {}
}

/** What a sentence says: text, null where it has nothing to say, or a template. */
export type Said = string | null | Template;

/** What the names in a sentence stand for. */
export interface Scope {
  language: string;
  facts: Readonly<Record<string, Fact>>;
  /** Sentences with names of their own, which other sentences use like facts. */
  sentences: Readonly<Record<string, string>>;
  /** What pages give when they show a sentence of this file. */
  given: readonly string[];
}

/** A piece of a sentence: text, or the code of an expression over what the page gives. */
type Piece = string | { code: string };

/** Says a sentence in ICU MessageFormat; throws `what is wrong; what to do`. */
export function say(sentence: string, scope: Scope): Said {
  const given: Record<string, 'string' | 'number'> = {};
  const pieces = new Speaker(scope, given).all(parsed(sentence, scope.language));
  if (pieces.every((piece) => typeof piece === 'string'))
    return pieces.join('').trim() ? pieces.join('') : null;
  return new Template(`(given) => ${literal(pieces)}`, given);
}

/** Whether the sentence has nothing to say for some values of its facts. */
export function mayBeEmpty(sentence: string, scope: Scope): boolean {
  return isEmptyable(parsed(sentence, scope.language), scope);
}

function isEmptyable(elements: readonly MessageFormatElement[], scope: Scope): boolean {
  return elements.every((element) => {
    if (element.type === TYPE.literal) return element.value.trim() === '';
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return Object.values(element.options).some(({ value }) => isEmptyable(value, scope));
    const own = element.type === TYPE.argument ? sentenceOf(element.value, scope) : undefined;
    return own !== undefined && mayBeEmpty(own, scope);
  });
}

const read = new Map<string, MessageFormatElement[]>();

function parsed(sentence: string, language: string): MessageFormatElement[] {
  const before = read.get(sentence);
  if (before) return before;
  let elements: MessageFormatElement[];
  try {
    elements = parse(sentence, { ignoreTag: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { column: number } } };
    throw new Error(`letter ${location?.start.column ?? 1}: ${explained(message)}`);
  }
  refuseIncomplete(elements, language);
  read.set(sentence, elements);
  return elements;
}

/** The faults that a person makes, in plain words; anything else by the name that the parser has for it. */
function explained(name: string): string {
  return (
    remedies[name] ?? `is no sentence (${name.toLowerCase().replaceAll('_', ' ')}); compare it with another`
  );
}

const remedies: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a brace is not closed; write {name}',
  EMPTY_ARGUMENT: 'the braces are empty; write a name in them, or take them out',
  MALFORMED_ARGUMENT: 'is no name; write one word of letters, such as {phone}',
  MISSING_OTHER_CLAUSE: 'has no words for all other cases; add other {…}',
  INVALID_ARGUMENT_TYPE: 'is no kind; write plural, select, number, date or time',
  EXPECT_ARGUMENT_TYPE: 'names no kind; write plural, select, number, date or time',
  UNMATCHED_CLOSING_TAG: 'has a tag that nothing opens; take it out',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'lacks the words of a case; write one {…} other {…}',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'lacks the words of a case; write true {…} other {…}',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'has a case twice; remove one of them',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'has a case twice; remove one of them',
};

/** A plural needs every form that its language has: a missing one would be seen only with another count. */
function refuseIncomplete(elements: readonly MessageFormatElement[], language: string): void {
  for (const element of elements) {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    const cases = Object.keys(element.options);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = forms.filter((form) => form !== 'many' && !cases.includes(form));
    if (element.type === TYPE.plural && missing.length)
      throw new Error(
        `{${element.value}, plural, …} has no words for ${missing.join(' and ')}; add ${missing.join(' {…} ')} {…}`,
      );
    for (const { value } of Object.values(element.options)) refuseIncomplete(value, language);
  }
}

/** The value of a name; one that begins with a capital asks for a capital. */
function lookUp<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function sentenceOf(name: string, { sentences }: Scope): string | undefined {
  return lookUp(sentences, name) ?? lookUp(sentences, small(name));
}

class Speaker {
  constructor(
    private readonly scope: Scope,
    private readonly given: Record<string, 'string' | 'number'>,
    private readonly within: readonly string[] = [],
  ) {}

  all(elements: readonly MessageFormatElement[], counted: Piece = '#'): Piece[] {
    return elements.flatMap((element) => this.one(element, counted));
  }

  private one(element: MessageFormatElement, counted: Piece): Piece | Piece[] {
    switch (element.type) {
      case TYPE.literal:
        return element.value;
      case TYPE.pound:
        return counted;
      case TYPE.select:
        return this.chosen(element.value, element.options);
      case TYPE.plural:
        return this.counted(element.value, element.options);
      case TYPE.tag:
        throw new Error('has a tag; write plain text');
      default:
        return this.named(element.value, 'style' in element ? element.style : undefined);
    }
  }

  private named(name: string, style: unknown): Piece {
    if (this.scope.given.includes(name)) {
      this.given[name] ??= 'string';
      return { code: `given.${name}` };
    }
    const text = this.valueOf(name, typeof style === 'string' ? style : undefined);
    const isCapital = lookUp(this.scope.facts, name) === undefined && name !== small(name);
    return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  private valueOf(name: string, style?: string): string {
    const own = sentenceOf(name, this.scope);
    if (own !== undefined) {
      const said = this.sentence(name, own);
      if (said === null)
        throw new Error(`{${name}} has nothing to say; write {${name}, select, none {…} other {…}}`);
      return said;
    }
    const fact = this.fact(name);
    try {
      return formatFact(fact, this.scope.language, style);
    } catch (error) {
      throw new Error(`{${name}} ${(error as Error).message.replace('{name,', `{${name},`)}`);
    }
  }

  private sentence(name: string, own: string): string | null {
    const key = small(name);
    if (this.within.includes(key))
      throw new Error(`{${name}} leads back to itself; say it without ${this.within.at(-1) ?? name}`);
    const pieces = new Speaker({ ...this.scope, given: [] }, {}, [...this.within, key]).all(
      parsed(own, this.scope.language),
    );
    return pieces.join('').trim() === '' ? null : pieces.join('');
  }

  private fact(name: string): Fact {
    const { facts, sentences, given } = this.scope;
    const fact = Object.hasOwn(facts, name) ? facts[name] : lookUp(facts, small(name));
    if (fact !== undefined) return fact;
    const like = nearest(name, [...Object.keys(facts), ...Object.keys(sentences), ...given]);
    const remedy = like.startsWith('write ')
      ? `${like} (${namesAreListed} lists all names)`
      : `${namesAreListed} lists all names`;
    throw new Error(`{${name}} is no name; ${remedy}`);
  }

  private chosen(name: string, options: Options): Piece[] {
    const say = (key: string) => this.all((options[key] ?? options.other)?.value ?? []);
    if (this.scope.given.includes(name)) {
      this.given[name] ??= 'string';
      const cases = Object.keys(options).filter((key) => key !== 'other');
      const code = cases.reduceRight(
        (rest, key) => `given.${name} === ${JSON.stringify(key)} ? ${literal(say(key))} : ${rest}`,
        literal(say('other')),
      );
      return [{ code: `(${code})` }];
    }
    return say(this.keyOf(name));
  }

  /** By what a choice is made: true or false, the count, the text, none. */
  private keyOf(name: string): string {
    const own = sentenceOf(name, this.scope);
    const value = own === undefined ? this.fact(name) : this.sentence(name, own);
    if (value === null) return 'none';
    return String(typeof value === 'object' ? (countOf(value) ?? 'other') : value);
  }

  private counted(name: string, options: Options): Piece[] {
    if (this.scope.given.includes(name)) {
      this.given[name] = 'number';
      const count = { code: `given.${name}` };
      const [one, other] = ['one', 'other'].map((form) =>
        literal(this.all(options[form]?.value ?? [], count)),
      );
      return [{ code: `(given.${name} === 1 ? ${one} : ${other})` }];
    }
    const count = countOf(this.fact(name));
    if (count === undefined)
      throw new Error(`{${name}} cannot be counted; use select in the place of plural`);
    const form = new Intl.PluralRules(this.scope.language).select(count);
    const exact = options[`=${count}`] ?? options[form] ?? options.other;
    return this.all(exact?.value ?? [], formatFact({ count }, this.scope.language));
  }
}

type Options = Readonly<Record<string, { value: MessageFormatElement[] }>>;

/** Pieces as the code of a template literal. */
function literal(pieces: readonly Piece[]): string {
  const parts = pieces.map((piece) =>
    typeof piece === 'string' ? piece.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${piece.code}}`,
  );
  return `\`${parts.join('')}\``;
}
