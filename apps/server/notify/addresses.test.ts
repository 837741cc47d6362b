import { InputError } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { calledUrl, isPublic, placeOf } from './addresses.ts';

const CLOSED = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
];

test('private, loopback, link-local, multicast and reserved addresses are not public, in IPv4 and IPv6', () => {
  expect(CLOSED.filter(isPublic)).toEqual([]);
});

test('those of the internet are', () => {
  const open = ['8.8.8.8', '172.32.0.1', '162.159.128.233', '2606:4700::6810:85e5', '2a00:1450:4001::200e'];
  expect(open.filter((address) => !isPublic(address))).toEqual([]);
});

const CLOSED_URLS = [
  'https://127.0.0.1/hook',
  'https://2130706433/hook', // 127.0.0.1 as one number
  'https://0x7f000001/hook',
  'https://0177.0.0.1/hook',
  'https://127.1/hook',
  'https://%31%32%37.0.0.1/hook',
  'https://①②⑦.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[::ffff:7f00:1]/hook',
  'https://[fd00:ec2::254]/latest/meta-data',
  'https://169.254.169.254/latest/meta-data',
  'https://2852039166/latest/meta-data', // 169.254.169.254 as one number
  'https://0/hook',
];
const STRANGE_URLS = [
  'http://example.org/hook',
  'https://example.org:8443/hook',
  'https://user:word@example.org/hook',
  'ftp://example.org/',
  'file:///etc/passwd',
  'gopher://example.org/',
  'javascript:alert(1)',
  'not an address',
];

const refusal = (url: string): string => {
  try {
    return `${url} is taken: ${calledUrl(url, 'url').href}`;
  } catch (fault) {
    return fault instanceof InputError ? fault.wrong : String(fault);
  }
};

test('addresses that name a closed network in whatever way, or are no plain https, are refused', () => {
  const closed = 'this address is not on the open internet';
  expect(CLOSED_URLS.map(refusal)).toEqual(CLOSED_URLS.map(() => closed));
  for (const url of STRANGE_URLS)
    expect(refusal(url)).toMatch(/^(this is not https|there is a password|this is no address)/);
  expect(calledUrl('https://discord.com/api/webhooks/1/x', 'url').hostname).toBe('discord.com');
});

test('a name is refused if one of its addresses is closed', async () => {
  const at = (...addresses: string[]) => placeOf(new URL('https://hook.example/'), async () => addresses, 'url');
  await expect(at('127.0.0.1')).rejects.toThrow('open internet');
  await expect(at('8.8.8.8', '10.0.0.1')).rejects.toThrow('open internet');
  await expect(at('fd00:ec2::254')).rejects.toThrow('open internet');
  await expect(at(), 'like one that is not there').rejects.toThrow('open internet');
  expect(await at('8.8.8.8', '2606:4700::1')).toBe('8.8.8.8');
});
