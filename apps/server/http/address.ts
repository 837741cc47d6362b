import { BlockList, isIP, isIPv6 } from 'node:net';
import { InputError } from '@bivouac/kernel';

/** An address of IPv4 in the clothes of IPv6 is the same address. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Where somebody comes from. Having one IPv6 address means having its whole network of 64 bits. */
export const whence = (ip: string): string => {
  const address = plain(ip);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
};

/** This machine itself: its operator, or a proxy that speaks for everybody. */
export const isThisMachine = (ip: string): boolean => /^127\.|^::1$/.test(plain(ip));

/** Those who stand in front of the server and may say for whom they speak. */
export type Proxies = (ip: string) => boolean;

export const NO_PROXIES: Proxies = () => false;

/** Reads the setting: addresses and networks, `127.0.0.1, 10.1.0.0/16`. Nobody else is believed about an address. */
export const proxiesIn = (setting: string): Proxies => {
  const list = new BlockList();
  for (const each of setting.split(',').map((part) => part.trim())) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
      throw new InputError(
        'TRUSTED_PROXIES',
        `“${each}” is neither an address nor a network`,
        'Write addresses and networks with commas between them: 127.0.0.1, 10.1.0.0/16.',
      );
    list.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return (ip) => isIP(plain(ip)) !== 0 && list.check(plain(ip), isIPv6(plain(ip)) ? 'ipv6' : 'ipv4');
};
