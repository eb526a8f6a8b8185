import type { Page } from '@playwright/test';

const listed =
  /^( *)- '?((?:heading|banner|navigation|main|region|complementary|contentinfo|search|form|article)\b.*?)'?:?$/;

/** What a screen reader lists of a page: its landmarks and articles by their names, each with the headings in it, one a line. */
export async function outlineOf(page: Page): Promise<string> {
  // what is folded away is read by whoever opens it
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) {
      details.removeAttribute('name');
      (details as HTMLDetailsElement).open = true;
    }
  });
  const tree = await page.locator('body').ariaSnapshot();
  const around: number[] = [];
  const lines = tree.split('\n').flatMap((line) => {
    const [, indent = '', words] = listed.exec(line) ?? [];
    if (!words) return [];
    while ((around.at(-1) ?? -1) >= indent.length) around.pop();
    const depth = around.length;
    if (!words.startsWith('heading')) around.push(indent.length);
    return `${'  '.repeat(depth)}${words}`;
  });
  return `${lines.join('\n')}\n`;
}
