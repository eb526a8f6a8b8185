import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, readTrustedProxies } from './trusted-proxies.ts';

const visitor = '203.0.113.9';
const isTrusted = (settings: string, proxy: string) =>
  clientAddress(proxy, visitor, readTrustedProxies(settings)) === visitor;

test.each([
  ['127.0.0.1', '127.0.0.1', '127.0.0.2'],
  ['127.0.0.1', '::ffff:127.0.0.1', '::ffff:127.0.0.2'],
  ['::1, 10.0.0.0/8', '10.255.0.1', '11.0.0.1'],
  ['10.0.0.0/8\n192.168.4.0/22\n', '192.168.7.255', '192.168.8.0'],
  ['10.0.0.0/8 , 172.16.0.1/32', '172.16.0.1', '172.16.0.2'],
  ['fc00::/7', 'fdff::1', 'fe80::1'],
  ['2001:DB8:0:0::/64', '2001:db8::5', '2001:db8:0:1::5'],
  ['fe80::1', 'fe80::1%eth0', 'fe80::2%eth0'],
  ['', 'none', '127.0.0.1'],
])('of %j, %s is trusted and %s is not', (settings, inside, outside) => {
  if (settings) expect(isTrusted(settings, inside)).toBe(true);
  expect(isTrusted(settings, outside)).toBe(false);
});

test.each([
  ...['nginx', 'localhost', '127.0.0', '10.0.0.010', '127.0.0.1:80', '[::1]', '10.0.0.*', '0x7f.0.0.1'],
  ...['fe80::1%eth0', '10.0.0.0/', '10.0.0.0/8/', '10.0.0.0/8/8', '10.0.0.0/33', '10.0.0.0/-1'],
  ...[
    '10.0.0.0/08',
    '10.0.0.0/+8',
    '10.0.0.0/8.0',
    '10.0.0.0/1e1',
    '10.0.0.0/0x8',
    '10.0.0.0/a',
    'fd00::/129',
  ],
  'fd00::/',
  // everybody, or nearly
  ...['0.0.0.0/0', '::/0', '10.0.0.0/0', '128.0.0.0/1', '8.0.0.0/7', '2000::/3', '0.0.0.0', '0.0.0.0/8'],
  // everybody who has an IPv4 address
  ...['::/8', '::/96', '::ffff:0:0/96', '::ffff:0.0.0.0/96', '::ffff:10.0.0.1', '::'],
  // an address, or its network?
  ...['10.0.0.1/8', '192.168.4.0/21', 'fd00::1/64', '2001:db8:1::/32'],
])('%s is refused by name, alone and behind another', (item) => {
  for (const settings of [item, `127.0.0.1, ${item}`])
    expect(() => readTrustedProxies(settings)).toThrow(`TRUSTED_PROXIES holds "${item}"`);
});

test.each([',', '127.0.0.1,', ',127.0.0.1', '127.0.0.1, ,::1', '10.0.0.0/ 8', '10.0.0.0 /8'])(
  '%j is no list',
  (settings) => expect(() => readTrustedProxies(settings)).toThrow(/TRUSTED_PROXIES holds "(.*\/.*)?"/),
);

const trusted = new BlockList();
trusted.addSubnet('10.0.0.0', 8, 'ipv4');
trusted.addAddress('fd00::1', 'ipv6');

test.each([
  ['a visitor without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['an address that a visitor claims', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a trusted proxy', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
  ['a proxy behind a proxy', '::ffff:10.0.0.2', '198.51.100.1, 10.1.1.1', '198.51.100.1'],
  ['a claim in front of a true address', '10.0.0.2', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['a proxy that names nobody', '10.0.0.2', undefined, '10.0.0.2'],
  ['a proxy that forwards nonsense', '10.0.0.2', 'unknown', '10.0.0.2'],
  ['an address with a port', '10.0.0.2', '198.51.100.1:4711', '198.51.100.1'],
  ['a household with IPv6', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2::/64'],
  ['the same household', '2001:0db8:0001:0002::9', undefined, '2001:db8:1:2::/64'],
  ['IPv6 behind a trusted proxy', 'fd00::1', '[2001:db8::5]:443', '2001:db8:0:0::/64'],
])('%s', (_name, connection, forwarded, address) =>
  expect(clientAddress(connection, forwarded, trusted)).toBe(address),
);
