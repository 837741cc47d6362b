import { describe, expect, test } from 'vitest';
import { holding, inDiplomacy } from '../testing/cards.ts';
import { approach, bonusOfCard } from '../testing/envoys.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';
import type { Position, Table } from '../testing/position.ts';

const round = (wanted: Position = {}): Table => holding('13C', { ...wanted, clock: { round: 3 } });

describe('13C Intrigues', () => {
  test('8.2.1 example: an action on Prussia at +2 in the phase, though the card is worth one', () => {
    const table = inDiplomacy('13C', { clock: { year: 1806 } })
      .answer('coalition', event('13C'))
      .answer('coalition', approach('prussia'));
    expect(bonusOfCard(table)).toBe(2);
    table.dice(1);
    expect(nationOf(table, 'prussia').side).toBe('neutral');
  });
  test('8.2.2 or on a minor country, also in a round, as the action of two rounds', () => {
    const table = round().answer('coalition', event('13C'));
    expect(whyNot(table, approach('prussia'), 'coalition')).toBe('diplomacy.majorInPhase');
    table.answer('coalition', approach('egypte'));
    expect(bonusOfCard(table)).toBe(2);
    table.dice(6);
    expect(nationOf(table, 'egypte').side).toBe('coalition');
    expect(table.state.tracks.envoys.coalition).toEqual([3]);
  });
  test('5.2 not twice in two rounds', () => {
    const tracks = { envoys: { empire: [], coalition: [4] } };
    expect(whyNot(round({ tracks }), event('13C'), 'coalition')).toBe('envoys.nobody');
  });
});
