import { isIPv6 } from 'node:net';

/** Where somebody comes from. Whoever has one IPv6 address has the whole network of 64 bits. */
export const whence = (ip: string): string => {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(tail === undefined ? 0 : 8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
};

/** This machine itself: its operator, or a proxy that speaks for everybody. */
export const isThisMachine = (ip: string): boolean => /^(::ffff:)?127\.|^::1$/.test(ip);

/**
 * Who stands in front of the server may say for whom he speaks, if he is near. Whoever comes from the open internet is
 * taken for who he is, whatever he says.
 */
export const NEAR: string[] = ['loopback', 'linklocal', 'uniquelocal'];
