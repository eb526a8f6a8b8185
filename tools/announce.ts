import { company } from 'records:company';
import { sampleRecords } from './content/sample-records.ts';
import { allPages } from './pages/all-pages.ts';

/**
 * `npm run announce`: tells the search engines of IndexNow (Bing, Yandex, Seznam, Naver) which pages are there, after the site
 * went live or changed. Another receiver may be named. Rejects, saying what to do, where it may not or they refuse.
 */
export async function main([
  receiver = 'https://api.indexnow.org/indexnow',
]: readonly string[] = []): Promise<void> {
  const { indexNowKey: key, website } = company;
  if (!key)
    throw new Error(
      'There is no indexNowKey; write one into content/records/company/company.yaml, build, and put the site online first',
    );
  if (sampleRecords('.').length)
    throw new Error(
      'The site still shows samples, which search engines are told to leave out; replace them first',
    );
  const paths = allPages().map(({ route }) => route.path);
  await announce(receiver, { key, website, paths });
  console.log(`Announced ${paths.length} pages to ${new URL(receiver).host}.`);
}

/** Posts the addresses as IndexNow asks (https://www.indexnow.org/documentation); rejects, saying what to do, where they are refused. */
export async function announce(
  receiver: string,
  { key, website, paths }: { key: string; website: string; paths: readonly string[] },
): Promise<void> {
  const full = (path: string) => new URL(path, website).href;
  const response = await fetch(receiver, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(website).host,
      key,
      keyLocation: full(`/${key}.txt`),
      urlList: paths.map(full),
    }),
  });
  if (!response.ok)
    throw new Error(
      `${new URL(receiver).host} answered ${response.status}; is ${full(`/${key}.txt`)} online? Try again in an hour`,
    );
}
