import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

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
])('%s', (_name, connection, forwarded, address) => {
  expect(clientAddress(connection, forwarded, trusted)).toBe(address);
});
