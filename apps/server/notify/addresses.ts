import { BlockList, isIP } from 'node:net';
import { InputError } from '@bivouac/kernel';

/** Networks that are not the open internet: private, loopback, link-local (clouds keep their secrets there), multicast … */
const CLOSED_4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 one eighth is the internet; these parts of it lead to IPv4 or nowhere. */
const OPEN_6: readonly [network: string, bits: number] = ['2000::', 3];
const CLOSED_6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (
  family: 'ipv4' | 'ipv6',
  networks: readonly (readonly [network: string, bits: number])[],
): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
};
const closed4 = listOf('ipv4', CLOSED_4);
const open6 = listOf('ipv6', [OPEN_6]);
const closed6 = listOf('ipv6', CLOSED_6);

/** Is this the address of a machine on the open internet? */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  // An address of IPv4 in the clothes of IPv6 lies outside of the open part.
  return family === 6 && !address.includes('%') && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

export const notPublic = (place: string): InputError =>
  new InputError(place, 'this address is not on the open internet', 'Give one that everybody can reach.');

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** An address that the server may be asked to call: https at its usual port, without a password, not a closed network. */
export const calledUrl = (text: string, place: string): URL => {
  if (!URL.canParse(text) || text.length > 1000)
    throw new InputError(place, 'this is no address', 'Write it like https://discord.com/api/webhooks/…');
  const url = new URL(text); // Numbers in any notation are written out here: 2130706433 and 0x7f.1 are 127.0.0.1.
  if (url.protocol !== 'https:' || url.port !== '')
    throw new InputError(place, 'this is not https at its usual port', 'Give an address that begins with https://.');
  if (url.username !== '' || url.password !== '')
    throw new InputError(place, 'there is a password in this address', 'Leave it out.');
  if (isIP(bare(url.hostname)) !== 0 && !isPublic(bare(url.hostname))) throw notPublic(place);
  return url;
};

export type Resolve = (host: string) => Promise<readonly string[]>;

/**
 * Where a host is. If one of its addresses is closed, none is used: the next question might be answered with that one. A host
 * that is not there and one that is inside get the same reply: nobody learns the names of our own machines.
 */
export const placeOf = async ({ hostname }: URL, resolve: Resolve, place: string): Promise<string> => {
  const host = bare(hostname);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublic)) throw notPublic(place);
  return first;
};
