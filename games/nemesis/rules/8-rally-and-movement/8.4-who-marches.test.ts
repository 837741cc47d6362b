import { describe, expect, test } from 'vitest';
import type { HexId, UnitId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at, type Position } from '../../testing/position.ts';

const train = (hex: string) => ({ side: 'french', hex }) as const;

/** Susa has one way out, to Turin; how much room Turin has decides who can go. */
const susa = (inSusa: readonly string[], inTurin: readonly string[], change: Position = {}) =>
  at({
    french: { '4528': inSusa, '4428': inTurin, '4227': ['f99-ci', 'Perignon'] },
    trains: [train('4528'), train('4227')],
    ...change,
  });

describe('8.4 a march always can begin', () => {
  test('8.4 a body that no neighbouring hex can hold must leave someone behind', () => {
    const table = susa(['f99-Serr', 'f99-Victor', 'Moreau'], ['f99-Delm']);
    table.answer('french', { kind: 'move', from: '4528' });
    expect(table.refusal('french', 'march')).toEqual({
      rule: '8.4',
      because: say('march.noWayForAll', { hex: '4528' as HexId }),
    });
    table.answer('french', { unit: 'f99-Victor' }).answer('french', 'march').answer('french', { to: '4428' });
    expect(table.state.units.find(({ id }) => id === 'f99-Serr')?.at).toBe('4428');
  });

  test('8.4 the only unit that finds room cannot be left behind', () => {
    const table = susa(['f99-Serr', 'f99-Victor', 'Moreau'], ['f99-Delm', 'f99-Turin']);
    table.answer('french', { kind: 'move', from: '4528' });
    expect(table.refusal('french', { kind: 'leave', unit: 'f99-Victor' })).toEqual({
      rule: '4.1',
      because: say('march.othersFindNoWay', { unit: 'f99-Victor' as UnitId }),
    });
  });

  test('8.4 a stack of which no unit finds room is not asked', () => {
    const table = susa(['f99-Serr', 'Moreau'], ['f99-Delm', 'f99-Turin']);
    expect(table.refusal('french', { kind: 'move', from: '4528' })).toEqual({
      rule: '8.4',
      because: say('march.noWay', { hex: '4528' as HexId }),
    });
  });

  test('8.4 bp3 everyone goes unless he is left behind', () => {
    const table = susa(['f99-Serr', 'f99-Victor', 'Moreau', 'Montrichard'], []);
    table.answer('french', { kind: 'move', from: '4528' });
    expect(table.asked('french').answers).toEqual([
      { kind: 'march' },
      { kind: 'leave', unit: 'f99-Serr' },
      { kind: 'leave', unit: 'f99-Victor' },
      { kind: 'leaveCommander', commander: 'Moreau' },
      { kind: 'leaveCommander', commander: 'Montrichard' },
    ]);
  });

  test('8.4 bp2 all commanders may stay behind', () => {
    const table = susa(['f99-Serr', 'Moreau', 'Montrichard'], []).answer('french', { kind: 'move', from: '4528' });
    table.answer('french', { commander: 'Moreau' }).answer('french', { commander: 'Montrichard' });
    table.answer('french', 'march').answer('french', { to: '4428' });
    expect(table.state.commanders.filter(({ at: place }) => place === '4528')).toHaveLength(2);
    expect(table.state.commanders.filter(({ moved }) => moved)).toEqual([]);
  });
});
