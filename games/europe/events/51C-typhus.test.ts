import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { holding } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';

describe('51C Typhus', () => {
  const large = ['davout', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'bav_1'];
  test.each(EDITIONS)('13.6.2 a large force abroad tests at one more, for its nation alone (%s)', (edition) => {
    const table = holding('51C', { edition, forces: { moscou: [...large, 'depot'] }, clock: { round: 6 } })
      .answer('coalition', event('51C'))
      .answer('coalition', { kind: 'sicken', force: 'davout' })
      .dice(1);
    // Half of the steps and more are French: one less; the card: one more. Neither winter nor want of supply counts.
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ trial: 'attrition', die: 1, total: 1 });
    expect(table.state.depots).toHaveLength(1);
  });
  test('6.4 neither a small force, nor one in France', () => {
    const forces = { munich: ['ney', 'fra_4'], paris: large };
    expect(whyNot(holding('51C', { forces }), event('51C'), 'coalition')).toBe('typhus.nobody');
  });
  test('6.4 nor a small one that besieges, or that has shut itself in before anybody has come', () => {
    const besieger = {
      forces: { ulm: ['ney', 'fra_4'] },
      zones: { ulm: { control: 'austria' as NationId, siege: 0 } },
    };
    expect(whyNot(holding('51C', besieger), event('51C'), 'coalition')).toBe('typhus.nobody');
    const garrison = { forces: { mantoue: ['fra_4', 'besieged'] } };
    expect(whyNot(holding('51C', garrison), event('51C'), 'coalition')).toBe('typhus.nobody');
  });
  test('6.4 one that is besieged tests whatever its size', () => {
    const table = holding('51C', {
      forces: {
        mantoue: [
          ['fra_4', 'besieged'],
          ['jean', 'aus_1', 'aus_2', 'aus_3'],
        ],
        paris: large,
      },
      zones: { mantoue: { siege: 1 } },
    }).answer('coalition', event('51C'));
    expect(whyNot(table, { kind: 'sicken', force: 'davout' }, 'coalition')).toBe('typhus.spared');
    expect(whyNot(table, { kind: 'sicken', force: 'fra_4' }, 'coalition')).toBeUndefined();
  });
});
