import { expect, test } from 'vitest';
import { goneIn, told, valueBeforeDie } from '../../testing/combat.ts';

const TURIN = '4428';
const FIELD = '4328';

test('1.2 three infantry and artillery that force marched and fought are worth 1 (A-64) (PN-11.4q)', () => {
  const units = ['f99-Victor', 'f99-Domb', 'f99-Salm', 'f99-a'];
  const table = goneIn(
    {
      french: { [TURIN]: units },
      coalition: { [FIELD]: ['a99-Lipt'] },
      forced: units,
      combats: Object.fromEntries(units.map((id) => [id, 1])),
      ledgers: { french: { commands: 1 } },
    },
    { from: TURIN, to: FIELD, commands: 1 },
  );
  expect(told(table, 'value.quartered')).toEqual([{ hex: TURIN, before: 6, after: 1, value: -5 }]);
  expect(valueBeforeDie(table)).toBe(1);
});

test('1.2 a half loses its fraction', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'f99-Geno'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
      forced: ['f99-Victor'],
      ledgers: { french: { commands: 1 } },
    },
    { from: TURIN, to: FIELD, commands: 1 },
  );
  expect(told(table, 'value.halved')).toEqual([{ hex: TURIN, before: 3, after: 1, value: -2 }]);
});
