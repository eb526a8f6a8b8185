import { checkContent } from './check-content.ts';
import { type Content, content, fileOf, sources } from './content-registry.ts';

/** `npm run publish-check`: refuses to go live with sample content, and lists what is to be supplied. */
export function main(): void {
  checkContent();
  const { refusals, warnings } = findUnfinished(content);
  for (const warning of warnings) console.warn(`Note: ${warning}`);
  if (refusals.length)
    throw new Error(`Not ready to go live: ${refusals.length} points\n${refusals.join('\n')}`);
  console.log('Ready to go live.');
}

/** What keeps the content from going live, and what an owner should know, each as `file: field: what; what to do`. */
export function findUnfinished(checked: Content): { refusals: string[]; warnings: string[] } {
  const found = Object.keys(sources).flatMap((key) => {
    const list = key as keyof Content;
    const records: unknown = checked[list];
    return (Array.isArray(records) ? records : [records]).flatMap(
      (record: Record<string, unknown>, index) => {
        const id = String(record.id ?? record.name ?? index);
        const prefix = Array.isArray(records) && !sources[list].file.includes('{id}') ? `${list} ${id}.` : '';
        return unfinishedFields(record, prefix).map((fault) => `${fileOf(list, id)}: ${fault}`);
      },
    );
  });
  return {
    refusals: [...new Set([...found, ...standIns(checked)])],
    warnings: checked.company.endpoint
      ? []
      : [
          'content/company.ts: endpoint: is not set, so forms send nothing and only show a notice; name an https address to receive them',
        ],
  };
}

/** Contacts that reach nobody, and what is called held without saying since when. */
function standIns({ company, credentials }: Content): string[] {
  const { appUrl, email, phone, website } = company;
  const contacts = { appUrl, email, website, 'phone.display': phone.display };
  return [
    ...Object.entries(contacts)
      .filter(([, contact]) => /example\.com|555-01\d\d/.test(contact))
      .map(([field]) => `content/company.ts: ${field}: is a stand-in; write the real one`),
    ...credentials
      .filter(({ status, date }) => status === 'held' && date === null)
      .map(
        ({ id }) =>
          `content/credentials.ts: credentials ${id}.date: is to be supplied; write since when it is held`,
      ),
  ];
}

/** A field that may be null for good: nothing comes first, an employee owns nothing, a portrait may never come. */
const optional = ['opensWith', 'ownership', 'imageUrl', 'hours', 'open', 'verify', 'issuer', 'date'];

function unfinishedFields(value: unknown, path: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = Array.isArray(value) ? `${path.replace(/\.$/, '')}[${key}]` : `${path}${key}`;
    if (key === 'sample' && inner === true)
      return [`${field}: is true; replace the sample by the real record, then set sample: false`];
    if (inner === null) return optional.includes(key) ? [] : [`${field}: is to be supplied; write it`];
    if (typeof inner === 'string' && inner.includes('to be supplied'))
      return [`${field}: says "to be supplied"; write the fact`];
    return unfinishedFields(inner, `${field}.`);
  });
}
