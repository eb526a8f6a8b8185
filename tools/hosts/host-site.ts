import { company } from 'records:company';
import { formOrigins } from '#content/facts/form-delivery.ts';
import { movedPages } from '#content/facts/moved-pages.ts';
import { refusals } from '#content/words/refusals.ts';
import { pageHeaders, securityHeaders } from '#server/files/headers.ts';
import { readSiteFiles } from '#server/files/site-files.ts';

/** What every host must do, as the site's own server does it: from this alone the files of the hosts are written. */
export interface HostSite {
  /** Where the owner's domain points: example.com. */
  domain: string;
  /** Every address but those of the hashed files. */
  addresses: readonly Address[];
  /** Content types of the hashed files, by their ending without dot. */
  assetTypes: Readonly<Record<string, string>>;
  /** How long hashed files are kept, and everything else. */
  cache: { assets: string; others: string };
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
  /** Sent with pages besides. */
  pageHeaders: Readonly<Record<string, string>>;
  /** Old address → path. */
  moved: Readonly<Record<string, string>>;
  /** Whether the forms need the site's own server. */
  takesMessages: boolean;
  /** JSON that says that a method is not taken, and that a message was not kept. */
  refusals: { method: string; failed: string };
}

/** What is written for a host: text of a file, by its path in the folder of the host. */
export type HostFiles = Record<string, string>;

/** An address with what is sent for it. */
export interface Address {
  /** As it is asked for: /government. */
  path: string;
  /** In the folder of the site, with a slash before it: /government.html. */
  file: string;
  type: string;
  isPage: boolean;
  /** Whether compressed versions lie beside it. */
  isText: boolean;
}

const isAsset = (path: string) => path.startsWith('/assets/');

/** Reads the built site as its own server does. Throws where the folder holds none. */
export function readHostSite(siteFolder: string): HostSite {
  const { byPath } = readSiteFiles({ folders: [siteFolder], connect: formOrigins });
  const all = [...byPath].map(([path, { identity, br }]) => ({
    path,
    file: `/${identity.file}`,
    type: identity.headers['Content-Type'] as string,
    cache: identity.headers['Cache-Control'] as string,
    isPage: identity.file.endsWith('.html'),
    isText: br !== undefined,
  }));
  const assets = all.filter(({ path }) => isAsset(path));
  const addresses = all.filter(({ path }) => !isAsset(path));
  return {
    domain: new URL(company.website).host,
    addresses: addresses
      .map(({ cache: _, ...address }) => address)
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    assetTypes: Object.fromEntries(
      assets.map(({ path, type }) => [path.slice(path.lastIndexOf('.') + 1), type] as const).sort(),
    ),
    cache: { assets: onlyOne(assets), others: onlyOne(addresses) },
    headers: securityHeaders(formOrigins),
    pageHeaders,
    moved: movedPages,
    takesMessages: company.delivery.mode === 'here',
    refusals: { method: JSON.stringify(refusals.method), failed: JSON.stringify(refusals.failed) },
  };
}

/** The hosts know two ages, by folder. A third one in server/files/headers.ts would be lost on them. */
function onlyOne(files: readonly { path: string; cache: string }[]): string {
  const [age, another] = new Set(files.map(({ cache }) => cache));
  if (age === undefined || another !== undefined)
    throw new Error(
      `${files.find(({ cache }) => cache === another)?.path ?? 'The site'} is kept for "${another}", others in its folder for "${age}"; write the rule for it into tools/hosts first`,
    );
  return age;
}
