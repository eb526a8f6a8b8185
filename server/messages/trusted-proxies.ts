import { BlockList, isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Reads TRUSTED_PROXIES, `127.0.0.1, 10.0.0.0/8`; throws an Error that quotes the item, and says what to write. */
export function readTrustedProxies(text = ''): BlockList {
  const list = new BlockList();
  for (const item of text.split(/[\s,]+/).filter(Boolean)) {
    const [, written = '', length] = /^([^/%]+)(?:\/(\d+))?$/.exec(item) ?? [];
    const address = plainAddress(written);
    const version = isIP(address);
    const bits = version === 4 ? 32 : 128;
    const prefix = Number(length ?? bits);
    // 10.0.0.0/8 and fc00::/7 are the widest that anybody has to himself; in ::/7 lies every IPv4 address
    const isOwn = version === 4 ? prefix >= 8 : prefix >= 7 && !/^0[01]/.test(expandIPv6(address));
    if (!version || prefix > bits || (prefix < bits && !isOwn))
      throw new Error(
        `TRUSTED_PROXIES holds "${item}": write the addresses or networks of your own proxies, such as 127.0.0.1 or 10.0.0.0/8`,
      );
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** Who is asking: the connection, or the last address that trusted proxies forward; of IPv6 the /64 network, which is one household. */
export function clientAddress(trusted: BlockList, connection = '', forwardedFor = ''): string {
  let address = plainAddress(connection);
  let rest = forwardedFor;
  while (rest && isTrusted(address, trusted)) {
    const comma = rest.lastIndexOf(',');
    const next = plainAddress(rest.slice(comma + 1));
    if (!isIP(next)) break;
    address = next;
    rest = rest.slice(0, Math.max(comma, 0));
  }
  // four of its eight groups
  return isIP(address) === 6 ? expandIPv6(address.toLowerCase()).slice(0, 19) : address;
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
