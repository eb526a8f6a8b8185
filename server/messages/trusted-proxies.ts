import { BlockList, isIP } from 'node:net';
import { ipv6Groups } from './client-address.ts';

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
  const [groups, width] = version === 4 ? [address.split('.').map(Number), 8] : [ipv6Groups(address), 16];
  return groups.map((group) => group.toString(2).padStart(width, '0')).join('');
}
