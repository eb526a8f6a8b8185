import { company } from 'records:company';
import { licenseLine } from '../facts/identity.ts';

const code = '404';

/** The words of the page that answers every address without one. */
export const notFoundPage = {
  title: 'Oops! Page\u00a0not\u00a0found',
  lead: 'The address may be mistyped, or the page has moved. Every page of this site is listed below.',
  /** With the page whose address is most like the missing one. */
  nearest: 'Did you mean {page}?',
  home: 'Return to Home',
  license: `${company.name}. ${licenseLine}.`,
  /** Drawn: what is measured, and what is in it. */
  code,
  void: 'Void',
  caption: `Detail: the opening where your page should be, ${code} by ${code}.`,
  index: 'Every page, by sheet number',
} as const;
