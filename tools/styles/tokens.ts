import { readFileSync } from 'node:fs';

const file = 'src/styles/tokens.css';
const text = readFileSync(file, 'utf8');

/** The value of a design token, such as `color-ink`, as the style sheet first declares it; throws where there is none. */
export function token(name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(text) ?? [];
  if (!value) throw new Error(`${file} declares no --${name}`);
  return value;
}
