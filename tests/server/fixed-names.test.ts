import { company } from 'records:company';
import { expect, test } from 'vitest';
import { siteForAll } from './support/site-for-all.ts';

const { site } = siteForAll();

// files that are asked for by a name that cannot change

test('the service worker is a script that is asked for again at every visit', async () => {
  const answer = await fetch(`${site.origin}/service-worker.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  // it may name this one script, and fetch from this site
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain('trusted-types service-worker');
  expect(policy).toContain("connect-src 'self'");
  // as it travels
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(6000);
});

test('whoever finds a hole reads whom to tell, and until when that holds', async () => {
  const answer = await fetch(`${site.origin}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.Contact).toBe(`mailto:${company.email}`);
  expect(fields.Expires).toBe(new Date(company.securityContactUntil).toISOString());
  expect(fields.Canonical).toBe(new URL('/.well-known/security.txt', company.website).href);
});
