import { expect, test } from 'vitest';
import { goneIn, modifiers, ordered, type Table, told } from '../../testing/combat.ts';
import { defenceSheet } from '../11-combat-detail/11.7-defence-value.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';

const led = (units: readonly string[], forced: readonly string[] = []): Table =>
  goneIn(
    { coalition: { [TURIN]: [...units, 'Suvorov'] }, french: { [FIELD]: ['f99-Hatry'] }, forced },
    { by: 'coalition', from: TURIN, to: FIELD },
  );

test('18.8 Suvorov adds one Combat Factor for each unit with him, up to three', () => {
  const units = ['r99-b', 'a99-Morz', 'a99-Latt', 'a99-Frölich'];
  expect([1, 2, 3, 4].map((number) => modifiers(led(units.slice(0, number)))['gift'])).toEqual([1, 2, 3, 3]);
});

test('18.8 an augmented unit is one unit', () => {
  expect(modifiers(led(['r99-1']))).toMatchObject({ factors: 2, gift: 1 });
});

test('18.8 his factors are halved with the others', () => {
  const table = led(['r99-b', 'a99-Morz', 'a99-Latt'], ['r99-b']);
  expect(told(table, 'value.halved')).toEqual([{ hex: TURIN, before: 6, after: 3, value: -3 }]);
});

test('18.8 he helps in defence, but no disrupted unit', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      coalition: { [FIELD]: ['r99-b', 'a99-Morz', 'Suvorov'] },
      disrupted: ['a99-Morz'],
    },
    { from: TURIN, to: FIELD },
  );
  expect(defenceSheet(table.state).lines.map(({ key, value }) => [key, value])).toEqual([
    ['value.factors', 1],
    ['value.gift', 1],
    ['value.commander', 1],
  ]);
});

test('18.8 only those whom he accompanies: other commanders have no such gift', () => {
  const table = goneIn(
    { coalition: { [TURIN]: ['r99-b', 'Bagration'], [NORTH]: ['Suvorov'] }, french: { [FIELD]: ['f99-Hatry'] } },
    { by: 'coalition', from: TURIN, to: FIELD },
  );
  expect(modifiers(table)).toEqual({ factors: 1, commander: 1 });
});

test('18.8 a supporting stack counts its units, and Suvorov as any commander there (11.5)', () => {
  const table = ordered(
    {
      coalition: { [TURIN]: ['a99-Morz', 'Kray'], [NORTH]: ['r99-b', 'a99-Latt', 'Suvorov'] },
      french: { [FIELD]: ['f99-Hatry'] },
    },
    { by: 'coalition', from: TURIN, to: FIELD },
  )
    .dice(6)
    .answer('coalition', { kind: 'support', hex: NORTH })
    .dice(6);
  expect(modifiers(table)).toEqual({ factors: 1, commander: 1, support: 2, supportCommander: 1 });
});
