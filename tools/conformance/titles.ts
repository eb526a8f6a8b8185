/** The titles of the tests, and of their steps, in a file's code, with … for what is put in: `${path} is there` is `… is there`. */
export function titlesOf(code: string): string[] {
  const calls = code.matchAll(/\b(?:test(?:\.step)?|it|journey)\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g);
  return [...calls].map(([, , title = '']) => title.replace(/\$\{[^}]*\}/g, '…'));
}
