import { company } from '#content/records/company/company.ts';
import { sampleRecords } from './content/sample-records.ts';
import { allPages } from './pages/all-pages.ts';
import { absolute } from './structured-data/addresses.ts';

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
  const response = await fetch(receiver, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(website).host,
      key,
      keyLocation: absolute(`/${key}.txt`),
      urlList: allPages().map(({ route }) => absolute(route.path)),
    }),
  });
  if (!response.ok)
    throw new Error(
      `${new URL(receiver).host} answered ${response.status}; is ${absolute(`/${key}.txt`)} online? Try again in an hour`,
    );
  console.log(`Announced ${allPages().length} pages to ${new URL(receiver).host}.`);
}
