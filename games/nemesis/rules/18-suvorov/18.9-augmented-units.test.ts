import { expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { stackAt } from '../../state/stack.ts';
import { goneIn, isDisrupted, modifiers, ordered, whereIs } from '../../testing/combat.ts';

const TURIN = '4428' as HexId;
const FIELD = '4328' as HexId;
const NORTH = '4327' as HexId;

test('18.9 an augmented Line unit and an ordinary one have three Combat Factors and take up 4½ (PN-18.9)', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Serr', 'f99-Hatry'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
      ledgers: { french: { commands: 1 } },
    },
    { from: TURIN, to: FIELD, commands: 1 },
  );
  expect(modifiers(table)).toEqual({ factors: 3 });
  expect(stackAt(table.state, TURIN)?.of).toBe(4.5);
});

test('18.9 an augmented Line unit has CF 2, OF 3 and is disrupted by one hit (A-27)', () => {
  const table = goneIn(
    { french: { [TURIN]: ['f99-Serr', 'Moreau'] }, coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'Melas'] } },
    { from: TURIN, to: FIELD },
  );
  expect(modifiers(table)).toEqual({ factors: 2, commander: 1 });
  expect(stackAt(table.state, TURIN)?.of).toBe(3);
  table.dice(1, 1);
  table.answer('french', 'pass');
  expect(isDisrupted(table, 'f99-Serr')).toBe(true);
});

test('18.9 disrupted already, it is eliminated by one hit', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'f99-Domb', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Elsn'] },
      disrupted: ['a99-Elsn'],
    },
    { from: TURIN, to: FIELD },
  ).dice(1, 4);
  expect(whereIs(table, 'a99-Elsn')).toBe('lost');
});

test('18.9 in good order it defends with 2', () => {
  const table = goneIn(
    { french: { [TURIN]: ['f99-Victor', 'Moreau'] }, coalition: { [FIELD]: ['a99-Elsn'] } },
    { from: TURIN, to: FIELD },
  ).dice(3);
  expect(table.asked().prompt.params['value']).toBe(2);
});

test('18.9 a supporting augmented unit contributes 2 (A-27)', () => {
  const table = ordered(
    {
      french: { [TURIN]: ['f99-Victor', 'Moreau'], [NORTH]: ['f99-Serr', 'Joubert'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
    },
    { from: TURIN, to: FIELD },
  )
    .dice(6)
    .answer('french', { kind: 'support', hex: NORTH })
    .dice(6);
  expect(modifiers(table)).toMatchObject({ support: 2, supportCommander: 1 });
});

test('18.9 disrupted, it has no Combat Factor at all', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Elsn', 'a99-Lipt'] },
      disrupted: ['a99-Elsn'],
    },
    { from: TURIN, to: FIELD },
  ).dice(3);
  expect(table.asked().prompt.params['value']).toBe(1);
});
