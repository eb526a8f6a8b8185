import { expect, test } from 'vitest';
import { clientAddress, readTrustedProxies } from './trusted-proxies.ts';

const visitor = '203.0.113.9';

test.each([
  ['127.0.0.1', '::ffff:127.0.0.1', '::ffff:127.0.0.2'],
  ['::1, 10.0.0.0/8', '10.255.0.1', '11.0.0.1'],
  ['10.0.0.0/8\n192.168.4.0/22\n', '192.168.7.255', '192.168.8.0'],
  ['fc00::/7', 'fdff::1', '127.0.0.1'],
  ['fe80::1', 'fe80::1%eth0', 'fe80::2%eth0'],
  ['::ffff:10.0.0.1', '10.0.0.1', '10.0.0.2'],
])('of %j, %s is trusted and %s is not', (settings, inside, outside) => {
  const trusted = readTrustedProxies(settings);
  expect(clientAddress(trusted, inside, visitor)).toBe(visitor);
  expect(clientAddress(trusted, outside, visitor)).not.toBe(visitor);
});

test.each([
  ['no address', 'nginx', '10.0.0.010', '127.0.0.1:x', '10.0.0.*', 'fe80::1%eth0'],
  ['no length', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/1e1'],
  ['everybody, or nearly', '0.0.0.0/0', '::/0', '8.0.0.0/7', '2000::/3'],
  ['every address of IPv4', '::/8', '1ff::/7', '::ffff:0:0/96', '::ffff:8000:0/97', '::ffff:128.0.0.0/97'],
])('refused by name, alone and behind another: %s', (_, ...items) => {
  for (const item of items)
    for (const settings of [item, `127.0.0.1, ${item}`])
      expect(() => readTrustedProxies(settings), item).toThrow(`TRUSTED_PROXIES holds "${item}"`);
});

const trusted = readTrustedProxies('10.0.0.0/8, fd00::1');

test.each([
  ['an address that a visitor claims', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy that names nobody', '10.0.0.2', 'unknown', '10.0.0.2'],
  ['a proxy behind a proxy', '::ffff:10.0.0.2', '1.2.3.4, 198.51.100.1, 10.1.1.1', '198.51.100.1'],
  ['a claim in front of a true address', '10.0.0.2', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['an address with a port', '10.0.0.2', '198.51.100.1:4711', '198.51.100.1'],
  ['a household with IPv6', '2001:0db8:0001:0002::9', undefined, '2001:0db8:0001:0002'],
  ['IPv6 behind a trusted proxy', 'fd00::1', '[2001:db8::5]:443', '2001:0db8:0000:0000'],
])('%s', (_name, connection, forwarded, address) =>
  expect(clientAddress(trusted, connection, forwarded)).toBe(address),
);
