import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

it.each([
  ['A crew within 4 hours, all year.', ['4 hours']],
  ['Mon–Fri 7:00 AM–6:00 PM, Sat 8:00 AM–4:00 PM.', ['Mon–Fri 7:00 AM–6:00 PM', 'Sat 8:00 AM–4:00 PM']],
  ['Broward, Palm Beach and Miami-Dade', ['Palm Beach', 'Miami-Dade']],
  ['Air-cooled 10–500 ton, November 2026', ['10–500 ton', 'November 2026']],
  ['Nothing to keep together here.', []],
])('keeps figures and names of "%s" whole and the text as it is', (text, kept) => {
  const html = renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect([...html.matchAll(/<span class="nb">([^<]+)<\/span>/g)].map((match) => match[1])).toEqual(kept);
});
