import { BlockList, isIP } from 'node:net';
import { convertIPv4ToBinary, convertIPv6ToBinary, expandIPv6 } from 'hono/utils/ipaddr';

/** Reads TRUSTED_PROXIES, `127.0.0.1, 10.0.0.0/8`; throws an Error that quotes the item, what is wrong with it and what to write. */
export function readTrustedProxies(text = ''): BlockList {
  const list = new BlockList();
  if (!text.trim()) return list;
  for (const item of text.trim().split(/\s*,\s*|\s+/)) {
    const fault = addNetwork(list, item);
    if (fault) throw new Error(`TRUSTED_PROXIES holds "${item}"${fault}`);
  }
  return list;
}

const example = ': write addresses or networks, such as 127.0.0.1 or 10.0.0.0/8';

/** What is wrong with an item that was not added. */
function addNetwork(list: BlockList, item: string): string | undefined {
  const [address = '', ...lengths] = item.split('/');
  const version = isIP(address);
  const bits = version ? bitsOf(address, version) : undefined;
  if (!bits) return example;
  const [length = String(bits.length), ...rest] = lengths;
  const prefix = Number(length);
  if (rest.length || !/^(?:0|[1-9]\d*)$/.test(length) || prefix > bits.length)
    return `: write a number from 1 to ${bits.length} behind the slash, such as ${version === 4 ? '10.0.0.0/8' : 'fd00::/8'}`;
  // the widest that anybody has to himself: 10.0.0.0/8 and fc00::/7
  if (prefix < (version === 4 ? 8 : 7))
    return ', which trusts strangers, who could then pass for anybody: name your own proxy';
  if (bits.slice(prefix).includes('1'))
    return `, an address within a network: write the address alone, or the network by its first one, such as 10.0.0.0/8`;
  // "this network", and IPv4 in the spelling of IPv6: a connection is never known by these
  if (version === 4 ? /^0{8}/.test(bits) : /^0{80}/.test(bits) && !/^0{127}1$/.test(bits))
    return `, from where no proxy connects${example}`;
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  return undefined;
}

/** The address as ones and zeros; none where it names an interface of this machine (fe80::1%eth0). */
function bitsOf(address: string, version: number): string | undefined {
  if (address.includes('%')) return undefined;
  return version === 4
    ? convertIPv4ToBinary(address).toString(2).padStart(32, '0')
    : convertIPv6ToBinary(address).toString(2).padStart(128, '0');
}

/** Who is asking: the connection, or the last address that trusted proxies forward; of IPv6 the /64 network, which is one household. */
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
  const groups = expandIPv6(address).split(':', 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
