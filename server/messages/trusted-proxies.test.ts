import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

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
  'nginx',
  'localhost',
  '127.0.0',
  '10.0.0.010',
  '127.0.0.1:80',
  '[::1]',
  '10.0.0.*',
  '0x7f.0.0.1',
  'fe80::1%eth0',
  ...['10.0.0.0/', '10.0.0.0/8/', '10.0.0.0/8/8', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/08', '10.0.0.0/+8'],
  ...['10.0.0.0/8.0', '10.0.0.0/1e1', '10.0.0.0/0x8', '10.0.0.0/a', 'fd00::/129', 'fd00::/'],
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

test.each([',', '127.0.0.1,', ',127.0.0.1', '127.0.0.1,,::1', '127.0.0.1, ,::1'])(
  '%j has an empty item',
  (settings) => expect(() => readTrustedProxies(settings)).toThrow('TRUSTED_PROXIES holds ""'),
);

test.each(['10.0.0.0/ 8', '10.0.0.0 /8', '10.0.0.0 / 8'])('%j is no network', (settings) =>
  expect(() => readTrustedProxies(settings)).toThrow(/TRUSTED_PROXIES holds ".*\/.*": /),
);
