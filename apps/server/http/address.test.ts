import { expect, test } from 'vitest';
import { isThisMachine, whence } from './address.ts';

test('one network of IPv6 is one place to come from', () => {
  expect(whence('192.0.2.7')).toBe('192.0.2.7');
  expect(whence('2001:db8:0:7::1')).toBe(whence('2001:db8:0:7:1:2:3:4'));
  expect(whence('2001:db8::1')).toBe('2001:db8:0:0');
  expect(whence('2001:db8:0:8::1')).not.toBe(whence('2001:db8:0:7::1'));
  expect(whence('::1')).toBe('0:0:0:0');
  expect(whence('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
});

test('this machine by all its names', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].filter(isThisMachine)).toHaveLength(4);
  expect(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '12.7.0.1', '10.0.0.1'].filter(isThisMachine)).toEqual([]);
});
