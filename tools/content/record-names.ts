import type { Collection } from '../../content/records/collection.ts';
import { slug } from '../../content/values/slug.ts';

/** Names that stand in addresses of the site already. */
const taken = /^(page|further|\d+)$/;

/** What has a name that becomes that of a record. */
export type Named = 'the folder' | 'the file' | 'it';

/** What is wrong with the name of a record, which becomes its id and a part of its address; nothing where it may stay. */
export function nameFault(
  id: string,
  { hasPages, perPage }: Pick<Collection, 'hasPages' | 'perPage'>,
  what: Named,
): string | undefined {
  const better = slug(id);
  const rename = `rename ${what} ${better || 'in lower-case letters of English, such as chiller-capital-repair'}`;
  const [odd] = id.match(/[^a-z0-9-]/u) ?? [];
  if (id.length > 60)
    return `has a name of ${id.length} letters, which becomes its address; shorten it to 60`;
  if (odd !== undefined) return `has ${nameOf(odd)} in its name, which becomes its address; ${rename}`;
  if (id !== better) return `has a hyphen too many in its name, which becomes its address; ${rename}`;
  return (hasPages || perPage) && taken.test(id)
    ? 'has a name that the site uses for addresses of its own; give it another one'
    : undefined;
}

function nameOf(sign: string): string {
  if (/\s/.test(sign)) return 'a space';
  return /[A-Z]/.test(sign) ? 'a capital letter' : `"${sign}"`;
}
