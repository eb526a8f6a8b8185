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

/** Landmarks and articles that cannot be told apart, or that are called otherwise than the first heading in them; what is not there once. */
export function nameFaults(outline: string): string[] {
  const lines = outline.split('\n').flatMap((line) => {
    const [, indent = '', kind = '', name = ''] = /^( *)(\w+) ?(".*")?/.exec(line) ?? [];
    return kind ? [{ depth: indent.length, kind, name, line }] : [];
  });
  const single = ['banner', 'main', 'contentinfo', '[level=1]'].flatMap((part) => {
    const count = lines.filter(({ kind, line }) => kind === part || line.endsWith(part)).length;
    return count === 1 ? [] : [`${count} of ${part}`];
  });
  const named = lines.flatMap(({ depth, kind, name }, index) => {
    if (['banner', 'main', 'contentinfo'].includes(kind)) return [];
    if (!name) return [`${kind} has no name`];
    if (kind === 'heading') return [];
    const isTwice = lines.findIndex((one) => one.kind === kind && one.name === name) < index;
    const end = lines.findIndex((one, at) => at > index && one.depth <= depth);
    const inside = lines.slice(index + 1, end < 0 ? undefined : end);
    const head = inside.find((one) => one.kind === 'heading' && one.depth === depth + 2);
    return [
      ...(isTwice ? [`a second ${kind} ${name}`] : []),
      ...(head && head.name !== name ? [`${kind} ${name} begins with ${head.name}`] : []),
    ];
  });
  return [...single, ...named];
}
