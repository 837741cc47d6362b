import { expect, test } from 'vitest';
import { isThisMachine, proxiesIn, whence } from './address.ts';

test('one network of IPv6 is one place to come from', () => {
  expect(whence('192.0.2.7')).toBe('192.0.2.7');
  expect(whence('2001:db8:0:7::1')).toBe(whence('2001:db8:0:7:1:2:3:4'));
  expect(whence('2001:db8::1')).toBe('2001:db8:0:0');
  expect(whence('2001:db8:0:8::1')).not.toBe(whence('2001:db8:0:7::1'));
  expect(whence('::1')).toBe('0:0:0:0');
  expect(whence('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('this machine by all its names', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].filter(isThisMachine)).toHaveLength(4);
  expect(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '12.7.0.1', '10.0.0.1'].filter(isThisMachine)).toEqual([]);
});

test('a proxy is who the operator names, by address or by network', () => {
  const isProxy = proxiesIn('127.0.0.1, 10.1.0.0/16, 2001:db8::/32');
  const named = ['127.0.0.1', '::ffff:127.0.0.1', '10.1.9.9', '2001:db8::7'];
  expect(named.filter(isProxy)).toEqual(named);
  expect(['127.0.0.2', '10.2.0.1', '192.168.0.1', '2001:db9::7', '', 'unix:'].filter(isProxy)).toEqual([]);
});

test.each(['loopback', '10.1.0.0/33', '10.1.0.0/x', '', '127.0.0.1,'])('“%s” is no list of proxies', (setting) => {
  expect(() => proxiesIn(setting)).toThrow(/neither an address nor a network/);
});
