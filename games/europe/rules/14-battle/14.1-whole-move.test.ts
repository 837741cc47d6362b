import { expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../../catalogue/ids.ts';
import { battleAt } from '../../testing/battles.ts';

test.each(EDITIONS)('14.1 nobody marches to the guns by the way to Acre, which takes a whole move (%s)', (edition) => {
  const table = battleAt(
    {
      edition,
      nations: {
        turkey: { side: 'coalition', status: 'belligerent' },
        egypte: { side: 'coalition', status: 'ally', patron: 'turkey' as NationId },
      },
      forces: {
        acre: [
          ['grand_vizir', 'tur_1', 'tur_2'],
          ['davout', 'fra_10', 'fra_11', 'fra_12'],
        ],
        alexandrette: ['ali_pacha', 'tur_3'],
        le_caire: ['khosrew', 'tur_nizam'],
      },
    },
    { zone: 'acre', by: ['davout'], against: ['grand_vizir'] },
  );
  expect(table.refusal('coalition', { general: 'ali_pacha' })).toMatchObject({
    rule: '14.1',
    because: { key: 'counterMarch.tooFar', params: { zone: 'alexandrette' } },
  });
  expect(table.asked('coalition').answers).toContainEqual({ kind: 'counterMarch', general: 'khosrew' });
});
