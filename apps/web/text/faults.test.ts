import { FAULTS } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { faultSaid } from './faults.ts';

const named = (name: keyof typeof FAULTS, params?: Readonly<Record<string, string | number>>) => ({
  ...FAULTS[name],
  name,
  ...(params ? { params } : {}),
});

test('a fault is told with its remedy, in the language of the reader', () => {
  expect(faultSaid(named('nameTaken'), 'en')).toBe('This name is taken. Choose another name.');
  expect(faultSaid(named('nameTaken'), 'fr')).toBe('Ce nom est pris. Choisissez-en un autre.');
});

test('what it is about stands in it', () => {
  const fault = named('nobodyCalled', { name: 'Ney' });
  expect(faultSaid(fault, 'en')).toBe('Nobody is called Ney. Check the name, or send them a link.');
  expect(faultSaid(fault, 'fr')).toBe('Personne ne s’appelle Ney. Vérifiez le nom, ou envoyez un lien.');
});

test('French names every parameter that English names', () => {
  const inBraces = (words: string | undefined): readonly string[] => (words?.match(/\{\w+\}/g) ?? []).toSorted();
  for (const name of Object.keys(FAULTS) as (keyof typeof FAULTS)[])
    expect([name, inBraces(faultSaid(named(name), 'fr'))]).toEqual([name, inBraces(faultSaid(named(name), 'en'))]);
});

test('a fault without a name, or with one that is newer than the page, is for the form to explain', () => {
  const fault = { kind: 'input', wrong: 'x', remedy: 'y' } as const;
  expect(faultSaid(fault, 'fr')).toBeUndefined();
  expect(faultSaid({ ...fault, name: 'toString' as 'broken' }, 'fr')).toBeUndefined();
});
