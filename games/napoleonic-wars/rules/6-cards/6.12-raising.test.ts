import { raise } from './6.12-raising.ts';
import { NOTHING, beginWar } from './6.13-foreign-wars.ts';
import { describe, expect, test } from 'vitest';

import { handOf, isSubject, leaderRow, nationRow, unitsAtWar } from '../../state/state.ts';
import { leaderId, cardId } from '../../catalogue/catalogue.ts';
import { position, type Table, tableAt } from '../../testing/position.ts';

const war = (change: (g: ReturnType<typeof position>) => void, wanted: Parameters<typeof position>[0] = {}): Table => {
  const g = position({
    players: 5,
    active: 'france',
    impulse: { played: false },
    fleets: {},
    forces: { moscow: ['russia 1'], constantinople: ['turkey 6'] },
    hands: { france: ['russo_turkish_war'], russia: ['rally'], austria: ['godoy'] },
    ...wanted,
  });
  change(g);
  const table = tableAt(g).answer('france', { kind: 'event' });
  while (table.asked().prompt.key === 'response.offer') table.answer(table.asked().by, 'pass');
  return table;
};
const pay = (table: Table): Table => {
  for (let most = 0; most < 20 && table.asked().prompt.key === 'commit.pay'; most++) table.pick('russia', () => true);
  return table;
};

describe('6.12 Forced builds', () => {
  test('6.13 what waits in Regroup goes to a Foreign War for a point each, and the rest of a card is forfeit', () => {
    const table = pay(
      war((g) => {
        g.regroup = { ...g.regroup, russia: 2 };
      }),
    );
    expect(unitsAtWar(table.state, 'russia')).toBe(3);
    expect(table.state.regroup.russia).toBe(0);
    expect(handOf(table.state, 'russia')).toEqual([]);
    expect(nationRow(table.state, 'russia').reserves).toHaveLength(1);
  });
  test('6.13 a leader out of Regroup costs a point, not his Command Rating', () => {
    const g = position({ players: 5, forces: {}, fleets: {}, hands: { russia: ['cold_steel'] } });
    g.leaders = g.leaders.map((row) => (row.id === 'bagration' ? { ...row, at: 'regroup' } : row));
    const script = beginWar(g, cardId('russo_turkish_war'), { russia: { ...NOTHING, leaders: 1 } });
    script.next();
    expect(script.next([{ kind: 'payWith', card: 'cold_steel' }]).done).toBe(true);
    expect(leaderRow(g, leaderId('bagration')).at).toBe('war');
    expect(isSubject(g, 'russia')).toBe(false);
  });
  test('6.12, 16.2 a Resource draws a card that may be spent on what is missing', () => {
    const table = war(() => undefined, {
      hands: { france: ['russo_turkish_war'], austria: ['godoy'] },
      nations: { russia: { resources: 1 } },
    });
    table.answer('russia', 'payByResource').until('6.12');
    expect(nationRow(table.state, 'russia').resources).toBe(0);
    expect(handOf(table.state, 'russia')).toHaveLength(1);
  });
  test('6.12, 5.3 for a nation that nobody directs chance picks the cards', () => {
    const g = position({ forces: {}, fleets: {}, hands: { sweden: ['rally'] } });
    const purse = { points: 0 };
    const script = raise(g, 'sweden', 1, purse);
    expect(script.next().value).toMatchObject([{ by: 'chance', answers: [{ kind: 'randomCard', card: 'rally' }] }]);
    expect(script.next([{ kind: 'randomCard', card: 'rally' }])).toEqual({ done: true, value: true });
    expect(handOf(g, 'sweden')).toEqual([]);
    expect(raise(g, 'sweden', 9, purse).next()).toEqual({ done: true, value: false });
  });
  test('6.13, 7.2 a leader who may not be built yet is not raised for it: Blücher in 1805', () => {
    const g = position({ players: 5, forces: {}, fleets: {}, hands: { prussia: ['cold_steel', 'rally'] } });
    g.leaders = g.leaders.map((row) =>
      row.id === 'brunswick' || row.id === 'hohenlohe' ? { ...row, at: 'out' } : row,
    );
    const script = beginWar(g, cardId('russo_turkish_war'), { prussia: { ...NOTHING, leaders: 1 } });
    expect(script.next().done).toBe(true);
    expect(leaderRow(g, leaderId('blucher')).at).toBe('pool');
  });
  test('6.12, 15.42 a nation that cannot raise what is missing Submits', () => {
    const table = pay(
      war(() => undefined, {
        hands: { france: ['russo_turkish_war'], austria: ['godoy'] },
        nations: { russia: { reserves: [] } },
        forces: { moscow: ['france 1'], constantinople: ['turkey 6'] },
      }),
    );
    expect(isSubject(table.state, 'russia')).toBe(true);
  });
});
