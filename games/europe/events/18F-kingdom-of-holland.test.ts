import { describe, expect, test } from 'vitest';
import type { NationId, UnitId } from '../catalogue/ids.ts';
import { putUnit } from '../state/state.ts';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf, unitOf } from '../testing/pieces.ts';
import { tableAt } from '../testing/position.ts';

const FRANCE = 'france' as NationId;

describe('18F Kingdom of Holland', () => {
  const allied = { nations: { hollande: { side: 'empire', status: 'ally', patron: FRANCE } } } as const;
  test('8.1.5 an allied Holland becomes a protectorate, with its corps at full strength', () => {
    const table = holding('18F', { ...allied, forces: { amsterdam: ['hol_1-'] } });
    const { victory } = table.state.tracks;
    table.answer('empire', event('18F'));
    expect(nationOf(table, 'hollande').status).toBe('protectorate');
    expect(unitOf(table, 'hol_1').reduced).toBe(false);
    expect(table.state.tracks.victory).toBe((victory ?? 0) + 1);
  });
  test('7.3.3 a corps at full strength is not completed, nor one that is not on the map', () => {
    for (const forces of [{ amsterdam: ['hol_1'] }, { paris: ['fra_1'] }] as const) {
      const table = holding('18F', { ...allied, forces }).answer('empire', event('18F'));
      expect(table.events('raise.completed')).toEqual([]);
    }
  });
  test('15.5 nor one that has left a fallen fortress and comes back with the next budget', () => {
    const g = holding('18F', { ...allied, forces: { paris: ['fra_1', 'hol_1-'] } }).state;
    putUnit(g, 'hol_1' as UnitId, 'returning');
    const table = tableAt(g).answer('empire', event('18F'));
    expect(unitOf(table, 'hol_1')).toMatchObject({ at: 'returning', reduced: true });
  });
  test('8.1.5 in the diplomatic phase too', () => {
    expect(nationOf(inDiplomacy('18F', allied).answer('empire', event('18F')), 'hollande').status).toBe('protectorate');
  });
  test('8.1.5 not if it is no ally, nor if the Coalition holds Amsterdam', () => {
    const neutral = { nations: { hollande: { side: 'neutral', status: 'neutral' } } } as const;
    expect(whyNot(holding('18F', neutral), event('18F'))).toBe('protectorate.notAllied');
    const ours = { nations: { hollande: { side: 'coalition', status: 'ally' } } } as const;
    expect(whyNot(holding('18F', ours), event('18F'))).toBe('protectorate.notAllied');
    const founded = { nations: { hollande: { side: 'empire', status: 'protectorate', patron: FRANCE } } } as const;
    expect(whyNot(holding('18F', founded), event('18F'))).toBe('protectorate.notAllied');
    const taken = { ...allied, zones: { amsterdam: { control: 'britain' as NationId } } };
    expect(whyNot(holding('18F', taken), event('18F'))).toBe('holland.amsterdam');
  });
});
