import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at, type Position } from '../../testing/position.ts';

const train = (hex: string) => ({ side: 'french', hex }) as const;

/** Moreau marches from Milan to 4228, where others may stand; the trains for more lie ready. */
const joined = (there: readonly string[], change: Position = {}) =>
  at({
    french: { '4227': ['f99-Victor', 'Moreau'], '4228': there },
    trains: [train('4227'), train('4228')],
    ...change,
  })
    .answer('french', { kind: 'move', from: '4227' })
    .answer('french', 'march')
    .answer('french', { kind: 'step', to: '4228' })
    .answer('french', 'halt');

describe('8.3 one move each', () => {
  test('8.3 a unit that has marched does not march again, whatever train it meets', () => {
    const table = joined([]);
    expect(table.refusal('french', { kind: 'move', from: '4228' })).toEqual({
      rule: '8.3',
      because: say('march.allMarched', { hex: '4228' as HexId }),
    });
  });

  test('8.3 units that have not marched go on without those that came', () => {
    const table = joined(['f99-Salm', 'Montrichard']).answer('french', { kind: 'move', from: '4228' });
    expect(table.asked('french').prompt.params).toEqual({
      hex: '4228',
      units: ['f99-Salm'],
      commanders: ['Montrichard'],
    });
  });

  test('8.3 a commander who has moved sends nobody off', () => {
    const table = joined(['f99-Salm']);
    expect(table.refusal('french', { kind: 'move', from: '4228' })).toEqual({
      rule: '8.4 bp2',
      because: say('march.commandersMoved', { hex: '4228' as HexId }),
    });
  });

  test('8.3 a commander without a combat unit does not move', () => {
    const table = at({
      french: { '4227': ['f99-Victor', 'Moreau'], '4228': ['Montrichard'] },
      trains: [train('4227'), train('4228')],
    });
    expect(table.refusal('french', { kind: 'move', from: '4228' })).toEqual({
      rule: '8.3',
      because: say('march.noUnits', { hex: '4228' as HexId }),
    });
  });

  test('8.3 the next Turn everyone may move again', () => {
    const table = joined([]).until('12.2');
    expect(table.state.units.filter(({ marched }) => marched !== 'no')).toEqual([]);
    expect(table.state.commanders.filter(({ moved }) => moved)).toEqual([]);
  });
});
