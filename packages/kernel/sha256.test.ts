import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacSha256, sha256, sha256OfBytes } from './sha256.ts';

const known = (message: string): string => createHash('sha256').update(message, 'utf8').digest('hex');

test('the examples of the standard', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('agrees with Node at every length around the blocks', () => {
  for (let length = 0; length <= 300; length++) expect(sha256('k'.repeat(length))).toBe(known('k'.repeat(length)));
});

test('agrees with Node on any text, of any script, paired or torn', () => {
  const any = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 200 }));
  fc.assert(
    fc.property(any, (message) => {
      expect(sha256(message)).toBe(known(message));
    }),
    { seed: 1799, numRuns: 1000 },
  );
});

test('agrees with Node on a long text', () => {
  const long = 'Suvorov crosses the Saint-Gothard. '.repeat(30_000);
  expect(sha256(long)).toBe(known(long));
});

test('bytes and keyed hashes agree with Node', () => {
  const bytes = fc.uint8Array({ maxLength: 64 });
  fc.assert(
    fc.property(bytes, fc.string({ unit: 'binary', maxLength: 200 }), (key, message) => {
      expect(sha256OfBytes(key)).toBe(createHash('sha256').update(key).digest('hex'));
      const known = createHmac('sha256', key).update(message, 'utf8').digest();
      expect([...hmacSha256(key, message)]).toEqual(
        Array.from({ length: 8 }, (_, word) => known.readInt32BE(word * 4)),
      );
    }),
    { seed: 1799, numRuns: 300 },
  );
  expect(() => hmacSha256(new Uint8Array(65), '')).toThrow('65 bytes');
});
