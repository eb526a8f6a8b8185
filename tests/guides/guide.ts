import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Section {
  heading: string;
  steps: ReturnType<typeof blocksOf>;
  refusal: string | null;
}

/** Reads the sections of a guide whose blocks change files; a section is cut after each refusal. */
export function readGuide(file: string): Section[] {
  const sections: Section[] = [];
  for (const part of readFileSync(file, 'utf8').split(/^## /m).slice(1)) {
    const heading = part.slice(0, part.indexOf('\n'));
    let steps: Section['steps'] = [];
    for (const step of blocksOf(part)) {
      if (step.kind === 'text') {
        sections.push({ heading, steps, refusal: step.text.trim() });
        steps = [];
      } else steps.push(step);
    }
    if (steps.length) sections.push({ heading, steps, refusal: null });
  }
  return sections;
}

/** The command that a guide gives after words in bold: **After each edit**: `npm run content`. */
export function commandFor(file: string, when: string): string {
  const [, command] = readFileSync(file, 'utf8').match(`\\*\\*${when}\\*\\*: \`([^\`]+)\``) ?? [];
  if (!command) throw new Error(`${file} gives no command for "${when}"`);
  return command;
}

/** Does the steps of a section in the copy at `root`. */
export function follow({ steps }: Section, root: string): void {
  for (const { kind, file, text } of steps) {
    if (file === undefined) execFileSync('sh', ['-e', '-c', text], { cwd: root });
    else if (kind === 'diff') patch(join(root, file), text);
    else {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }
}

/** Commands (`sh`), what to write in a file, and what is said then (`text`); other blocks only show something. */
function blocksOf(guide: string) {
  return [...guide.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)]
    .map(([, kind = '', file, text = '']) => ({ kind, file, text }))
    .filter(({ kind, file }) => file !== undefined || kind === 'sh' || kind === 'text');
}

function patch(file: string, diff: string): void {
  const lines = diff.trimEnd().split('\n');
  const side = (dropped: string) =>
    lines
      .filter((line) => !line.startsWith(dropped))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = readFileSync(file, 'utf8');
  const [from, to] = [side('+'), side('-')];
  if (!before.includes(from)) throw new Error(`${file} does not hold what the guide replaces:\n${from}`);
  writeFileSync(file, before.replace(from, to));
}
