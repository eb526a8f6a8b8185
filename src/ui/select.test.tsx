import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './select.tsx';

const render = (values: string[]) =>
  renderToString(
    <Select
      name="level"
      label="Level"
      placeholder="Choose one"
      options={values.map((value) => ({ value, label: value || 'None' }))}
    />,
  );

it('refuses an option with an empty value and names the dropdown', () => {
  expect(() => render(['beginner', ''])).toThrow(/"Level".*empty value/);
});

it('is a native dropdown in the HTML, without style attributes', () => {
  const html = render(['beginner', 'advanced']);
  expect(html).toMatch(/<select[^>]*name="level"/);
  expect(html.match(/<option/g)).toHaveLength(3);
  expect(html).not.toContain('style=');
});
