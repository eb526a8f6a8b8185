import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type Elements = readonly MessageFormatElement[];
export type Options = Readonly<Record<string, { value: MessageFormatElement[] }>>;

const read = new Map<string, Elements>();

/** Takes a sentence of a language apart; throws `what is wrong; what to do`. */
export function parseSentence(sentence: string, language: string): Elements {
  const key = `${language} ${sentence}`;
  const elements = read.get(key) ?? complete(parsed(sentence), language);
  read.set(key, elements);
  return elements;
}

function parsed(sentence: string): Elements {
  try {
    return parse(sentence, { ignoreTag: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { column: number } } };
    const other = `is no sentence (${message.toLowerCase().replaceAll('_', ' ')}); compare it with another`;
    throw new Error(`letter ${location?.start.column ?? 1}: ${remedies[message] ?? other}`);
  }
}

const remedies: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a brace is not closed; write {name}',
  EMPTY_ARGUMENT: 'the braces are empty; write a name in them, or take them out',
  MALFORMED_ARGUMENT: 'is no name; write one word of letters, such as {phone}',
  MISSING_OTHER_CLAUSE: 'has no words for all other cases; add other {…}',
  INVALID_ARGUMENT_TYPE: 'is no kind; write plural, select, number, date or time',
  EXPECT_ARGUMENT_TYPE: 'names no kind; write plural, select, number, date or time',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'lacks the words of a case; write one {…} other {…}',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'lacks the words of a case; write true {…} other {…}',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'has a case twice; remove one of them',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'has a case twice; remove one of them',
};

/** A plural needs every form that its language has: a missing one would be seen only with another count. */
function complete(elements: Elements, language: string): Elements {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const element of everyElement(elements)) {
    if (element.type !== TYPE.plural) continue;
    const missing = forms.filter((form) => form !== 'many' && !(form in element.options));
    if (missing.length)
      throw new Error(
        `{${element.value}, plural, …} has no words for ${missing.join(' and ')}; add ${missing.join(' {…} ')} {…}`,
      );
  }
  return elements;
}

function everyElement(elements: Elements): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => everyElement(value))
      : []),
  ]);
}

/** The names in a sentence, and whether the words depend on how many it is. */
export function namesIn(elements: Elements): { name: string; isCounted: boolean }[] {
  return everyElement(elements).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    return [{ name: element.value, isCounted: element.type === TYPE.plural }];
  });
}
