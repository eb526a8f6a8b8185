import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './select.tsx';

const render = (options: { value: string; label: string }[]) =>
  renderToString(<Select name="level" label="Level" placeholder="Choose one" options={options} />);

it('is a native dropdown in the HTML, and refuses an option with an empty value by the name of its field', () => {
  const beginner = { value: 'beginner', label: 'Beginner' };
  expect(render([beginner])).toMatch(/<select[^>]*name="level"/);
  expect(() => render([beginner, { value: '', label: 'None' }])).toThrow(/"Level".*empty value/);
});
