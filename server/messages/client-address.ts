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
  let address = plainAddress(connection ?? '');
  let rest = forwardedFor ?? '';
  while (rest && isTrusted(address, trusted)) {
    const comma = rest.lastIndexOf(',');
    const next = plainAddress(rest.slice(comma + 1));
    // a proxy that forwards no address is taken for the visitor
    if (!isIP(next)) break;
    address = next;
    rest = rest.slice(0, Math.max(comma, 0));
  }
  return isIP(address) === 6 ? networkOf(address) : address;
}

/** The eight numbers of an IPv6 address, which may be written in many ways. */
export function ipv6Groups(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text = '') =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [left, right] = [groups(head), groups(tail)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version > 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** ::ffff:127.0.0.1 is 127.0.0.1; some proxies add a port, and systems the name of their interface. */
function plainAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .split('%', 1)[0] as string;
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address);
  return mapped?.[1] ?? address;
}

function networkOf(address: string): string {
  const groups = ipv6Groups(address).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
