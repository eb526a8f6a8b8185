import { company } from '#content/company.ts';
import { type Content, content } from './content-registry.ts';

// For tests: the content of the site with one thing wrong.

/** With one record of a list changed. */
export function changed(list: keyof Content, change: object, index = 0): Content {
  const records = content[list] as readonly object[];
  return {
    ...content,
    [list]: records.map((record, place) => (place === index ? { ...record, ...change } : record)),
  };
}

/** With a constant of the company changed. */
export function companyWith(change: object): Content {
  return { ...content, company: { ...company, ...change } as Content['company'] };
}
