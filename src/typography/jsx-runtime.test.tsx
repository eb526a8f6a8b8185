import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const keptOf = (html: string) =>
  [...html.matchAll(/<span class="nb(?: lc)?">([^<]+)<\/span>/g)].map(([, kept]) => kept);

it.each([
  ['A crew within 4 hours, all year.', ['4 hours']],
  ['Mon–Fri 7:00 AM–6:00 PM, Sat 8:00 AM–4:00 PM.', ['Mon–Fri 7:00 AM–6:00 PM', 'Sat 8:00 AM–4:00 PM']],
  ['Broward, Palm Beach and Miami-Dade.', ['Palm Beach', 'Miami-Dade']],
  ['Two 2 × 400-ton machines at 78 °F by June 1, 2026', ['2 × 400-ton', '78 °F', 'June 1, 2026']],
  ['Open 24/7: (954) 555-0142. Pay $25–35 an hour.', ['24/7', '(954) 555-0142', '$25–35']],
  ['Operators (29 CFR 1926.1427); s. 255.05, Form W-9', ['29 CFR 1926.1427', 's. 255.05', 'Form W-9']],
  ['No. 000000, as-built, in the High-Velocity Zone', ['No. 000000', 'as-built', 'High-Velocity']],
  ['Nothing to keep together here, nor in add-on, 1,200 or 30 dayworks.', []],
])('keeps figures and names of "%s" whole and the text as it is', (text, kept) => {
  const html = renderToStaticMarkup(<p>{text}</p>);
  expect(textOf(html)).toBe(text);
  expect(keptOf(html)).toEqual(kept);
});

it('sets each text among other children, and leaves those as they are', () => {
  const html = renderToStaticMarkup(
    <p>
      Call within 24 hours: <a href="/x">our office in Palm Beach</a>, {true && 'a 4-hour'} drive
    </p>,
  );
  expect(keptOf(html)).toEqual(['24 hours', 'Palm Beach', '4-hour']);
  expect(textOf(html)).toBe('Call within 24 hours: our office in Palm Beach, a 4-hour drive');
});

it('puts no span where none may stand', () => {
  const drawing = (
    <svg role="img">
      <title>4 hours</title>
      <text>4 hours</text>
    </svg>
  );
  for (const element of [drawing, <option key="option">Palm Beach</option>])
    expect(renderToStaticMarkup(element)).not.toContain('<span');
});
