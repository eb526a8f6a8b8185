import { type BlockList, isIP } from 'node:net';

/**
 * Who is asking: the address of the connection, or, where that is a trusted proxy, the last one it forwarded for that is
 * none. IPv6 by its /64 network, which is what one household has. Used for the limit alone and kept nowhere.
 */
export function clientAddress(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const chain = [...(forwardedFor ?? '').split(','), connection ?? ''].map(plainAddress);
  let address = chain.pop() ?? '';
  while (isTrusted(address, trusted) && chain.length) {
    const next = chain.pop() as string;
    // a proxy that forwards no address is taken for the visitor
    if (!isIP(next)) break;
    address = next;
  }
  return isIP(address) === 6 ? networkOf(address) : address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version > 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** ::ffff:127.0.0.1 is 127.0.0.1; some proxies add a port. */
function plainAddress(text: string): string {
  const address = text.trim().replace(/^\[(.+)\](?::\d+)?$/, '$1');
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address);
  return mapped?.[1] ?? address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
