import { describe, expect, test } from 'vitest';
import { addressOf, fetchRecord, mayFetch } from './share.ts';

const HERE = 'http://localhost:4321/table/';

test('a record goes into an address and comes out of it again', async () => {
  const text = JSON.stringify({ format: 'bivouac-record-1', name: 'Suvórov à Novi' });
  const address = await addressOf(new Blob([text]));
  expect(await fetchRecord(address ?? '', HERE)).toBe(text);
});

test('a record that is too long gets no address', async () => {
  const noise = Array.from({ length: 40_000 }, (_, place) =>
    String.fromCharCode(33 + ((place * place * 7919) % 90)),
  ).join('');
  const bytes = crypto.getRandomValues(new Uint8Array(40_000));
  expect(await addressOf(new Blob([noise, bytes]))).toBeUndefined();
});

describe('an address may be fetched from this site and from nowhere else', () => {
  test.each([
    ['games/novi.json', true],
    ['/novi.json', true],
    ['http://localhost:4321/novi.json', true],
    ['data:application/json,{}', true],
    ['http://elsewhere.example/novi.json', false],
    ['//elsewhere.example/novi.json', false],
    ['http://localhost:9999/novi.json', false],
    ['javascript:alert(1)', false],
    ['http://[', false],
  ])('%s: %s', (address, may) => {
    expect(mayFetch(address, HERE)).toBe(may);
  });
});
