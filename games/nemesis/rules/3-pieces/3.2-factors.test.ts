import { expect, test } from 'vitest';
import { unitCards } from '../../catalogue/catalogue.ts';
import { goneIn, modifiers, told, whereIs } from '../../testing/combat.ts';
import { occupancyFactor } from './3.2-factors.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';

test('3.2 each combat unit in good order has one Combat Factor, whatever its class', () => {
  const table = goneIn(
    { french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'f99-Turin', 'Moreau'] }, coalition: { [FIELD]: ['a99-Lipt'] } },
    { from: TURIN, to: FIELD },
  );
  expect(modifiers(table)['factors']).toBe(3);
});

test('3.2 a disrupted unit has none', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte'] },
      disrupted: ['a99-Gotte'],
    },
    { from: TURIN, to: FIELD },
  ).dice(3);
  expect(told(table, 'value.factors').at(-1)).toEqual({ hex: FIELD, value: 1 });
});

test('3.2 Veterans take up 1, Line units 1½ and Conscripts 2, augmented units twice as much (18.9)', () => {
  const printed = new Set(unitCards.map(({ cls, augmented, of }) => `${augmented ? 'augmented ' : ''}${cls} ${of}`));
  expect([...printed].toSorted()).toEqual([
    'Conscript 2',
    'Line 1.5',
    'Veteran 1',
    'augmented Line 3',
    'augmented Veteran 2',
  ]);
  for (const card of unitCards) expect([card.id, occupancyFactor(card)]).toEqual([card.id, card.of]);
});

test('3.2 the printed Combat Factors are those of the rule', () => {
  for (const { id, cf, augmented } of unitCards) expect([id, cf]).toEqual([id, augmented ? 2 : 1]);
});

test('3.4 a commander has a rating and no Combat Factor, and leads units of any nation of his side', () => {
  const table = goneIn(
    { coalition: { [TURIN]: ['a99-Lipt', 'a99-Gotte', 'Bagration'] }, french: { [FIELD]: ['f99-Hatry'] } },
    { by: 'coalition', from: TURIN, to: FIELD },
  );
  expect(modifiers(table)).toEqual({ factors: 2, commander: 2 });
});

test('3.4 a commander takes up no room: he escapes to a full hex', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-c1', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'Kray'], [NORTH]: ['a99-Elsn', 'a99-Mitr'] },
      disrupted: ['a99-Lipt'],
    },
    { from: TURIN, to: FIELD },
  )
    .dice(6, 1)
    .dice(2);
  expect(whereIs(table, 'a99-Lipt')).toBe('lost');
  expect(whereIs(table, 'Kray')).toBe(NORTH);
});
