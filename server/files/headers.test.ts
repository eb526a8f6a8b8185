import { describe, expect, it } from 'vitest';
import { frozenContent, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { contentSecurityPolicy } from './headers.ts';

const script = 'https://stats.example.com/count.js';
const counted = (address: string) => [/^notices:/m, `counter: { script: ${address} }\nnotices:`] as const;
const policyOf = (counts: Parameters<typeof contentSecurityPolicy>[1]) =>
  Object.fromEntries(
    contentSecurityPolicy([], counts)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

describe('a counter of visits', () => {
  it('is not there unless the company names one', () => {
    expect(policyOf(null)['script-src']).toEqual(["'self'"]);
    expect(JSON.stringify(frozenContent().pieces.get('privacy')?.words)).toContain('no analytics');
  });

  it('may load its one script and reach its own server, and nothing else', () => {
    const policy = policyOf({ script, origin: 'https://stats.example.com' });
    expect(policy['script-src']).toEqual(["'self'", script]);
    expect(policy['connect-src']).toEqual(["'self'", 'https://stats.example.com']);
    expect(policy['style-src']).toEqual(["'self'"]);
  });

  it('stands in the privacy policy, which no longer says that there is none', () => {
    const { pieces } = frozenContent({ 'company.yaml': counted(script) });
    const said = JSON.stringify([pieces.get('privacy')?.words, pieces.get('pages')?.words]);
    expect(said).not.toContain('no analytics');
    expect(said).toContain('stats.example.com');
  });

  it('on somebody else’s host is refused', () => {
    const named = (host: string) =>
      readEdited({ 'company.yaml': counted(`https://${host}/count.js`) }).faults;
    expect(named('stats.example.com')).toEqual([]);
    expect(named('count.elsewhere.net').join()).toMatch(
      /counter\.script: lies on count\.elsewhere\.net, which is not yours; run/,
    );
  });
});
