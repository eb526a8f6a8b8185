import { specimens } from '#content/records/specimens.ts';

/** The text itself, or undefined where it only stands in for one not known yet: no specimen enters the data. */
export function known(text: string | null | undefined): string | undefined {
  return text && !specimens.some(({ pattern }) => pattern.test(text)) ? text : undefined;
}

/** The object without the fields that are undefined or empty lists, so that nothing of them is written. */
export function withoutGaps<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0)),
  ) as Value;
}
