import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The texts of a folder by their path from the root of the project, and what stands there that would not be read. */
export interface FolderTexts {
  texts: Map<string, string>;
  /** Each as `file: what is wrong; what to do`. */
  faults: string[];
}

/** What systems and editors leave behind. */
const leftovers = /^(\.|~\$)|~$|^(thumbs\.db|desktop\.ini)$/i;

/** Reads the YAML files below a folder. */
export function readTexts(root: string, folder: string): FolderTexts {
  const found: FolderTexts = { texts: new Map(), faults: [] };
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => !leftovers.test(name))) {
    const path = join(folder, entry.name);
    const fault = unreadable(root, path, entry);
    if (fault) found.faults.push(`${path}: ${fault}`);
    else if (entry.isDirectory()) {
      const below = readTexts(root, path);
      for (const [file, text] of below.texts) found.texts.set(file, text);
      found.faults.push(...below.faults);
    } else if (path.endsWith('.yaml')) found.texts.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return found;
}

/** What is wrong with a name or a kind of file; nothing where it is read, or need not be. */
function unreadable(root: string, path: string, entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return 'is a link to another place; put the file itself here';
  if (entry.isDirectory())
    return path.endsWith('.yaml') ? 'is a folder with the name of a file; rename or delete it' : undefined;
  const [stem = ''] = entry.name.split('.');
  if (path.endsWith('.yaml') || !/\.ya?ml\b|\.txt$|^[^.]+$/i.test(entry.name)) return undefined;
  return existsSync(join(root, dirname(path), `${stem}.yaml`))
    ? `is not read, as ${stem}.yaml beside it is; delete one of the two`
    : `is not read under this name; rename it ${stem}.yaml, or take it out of the folder`;
}
