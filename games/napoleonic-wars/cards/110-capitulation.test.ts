import { expect, test } from 'vitest';
import { duchyId } from '../catalogue/catalogue.ts';
import { nationRow, unitsIn } from '../state/state.ts';
import { battleOfLinz, faces } from '../testing/battles.ts';
import { at, type Position, type Table } from '../testing/position.ts';
import { plays, unanswered } from '../testing/windows.ts';

const routed = (wanted: Position = {}): Table => {
  const forces = { munich: ['davout', 'france 4'], linz: ['ferdinand', 'austria 6'] };
  const table = battleOfLinz({ forces, hands: { france: ['capitulation'] }, ...wanted });
  return table.answer('france', 'done').dice(...faces(9, 6, 6, 5, 5), ...faces(8), 4);
};

test('110 Capitulation: routed at Linz with three Keys lost, a 6 conquers Austria, and the card leaves the game', () => {
  const flags = { venice: 'france', tyrol: 'france', prague: 'france' } as const;
  const table = plays(routed({ flags }), 'france', 'capitulation').dice(6, 1);
  table.answer('france', { duchy: 'trieste' });
  expect(table.events('conquest.falls')).toHaveLength(1);
  expect(nationRow(table.state, 'austria').subjectTo).toBe('france');
  expect(table.state.cards.removed).toContain('capitulation');
});
test('110 Capitulation: 5 is not enough, and the battle goes on', () => {
  const flags = { venice: 'france', tyrol: 'france', prague: 'france' } as const;
  const table = plays(routed({ flags }), 'france', 'capitulation').dice(5);
  expect(table.events('retreat.to')).toHaveLength(1);
  expect(table.state.cards.discards).toContain('capitulation');
});
test('110 Capitulation: or when a Capital has been Flagged, without the −2', () => {
  const table = at({
    active: 'france',
    points: 1,
    fleets: {},
    forces: { vienna: ['davout', 'france 4'] },
    hands: { russia: ['capitulation'] },
  }).answer('france', { kind: 'flag', duchy: 'vienna' });
  table.answer('russia', { card: 'capitulation' });
  expect(table.asked().prompt.params).toMatchObject({ nation: 'austria', modifier: -1 + 1 });
});
test('110 Capitulation: never for France', () => {
  const table = at({
    active: 'austria',
    points: 1,
    fleets: {},
    forces: { paris: ['charles', 'austria 4'] },
    hands: { russia: ['capitulation'] },
  }).answer('austria', { kind: 'flag', duchy: 'paris' });
  expect(unanswered(table).asked().prompt.key).toBe('impulse.act');
  expect(table.events('response.played')).toHaveLength(0);
});
test('110 Capitulation: of a mixed side the fallen stay where they are, and their former Allies Regroup', () => {
  const flags = { venice: 'france', tyrol: 'france', prague: 'france' } as const;
  const forces = { munich: ['davout', 'france 4'], linz: ['ferdinand', 'austria 5', 'russia 2'] };
  const nations = { austria: { reserves: [] }, russia: { reserves: [] }, france: { reserves: [] } };
  const hands = { france: ['capitulation'] };
  const table = battleOfLinz({ forces, hands, flags, nations, players: 5 });
  table.answer('france', 'done').dice(...faces(9, 6, 5, 5, 5), ...faces(9));
  while (table.asked().prompt.key !== 'rout.roll') {
    const { by, prompt } = table.asked();
    if (prompt.key === 'losses.which') table.pick(by, () => true);
    else table.answer(by, 'pass');
  }
  table.dice(4);
  plays(table, 'france', 'capitulation').dice(6, 1);
  table.answer('france', { duchy: 'trieste' });
  while (table.asked().prompt.key !== 'impulse.act')
    table.answer(table.asked().by, table.asked().answers.at(-1)?.kind ?? 'done');
  expect(table.events('retreat.to')).toEqual([]);
  expect(unitsIn(table.state, duchyId('linz'), 'austria')).toBeGreaterThan(0);
  expect(unitsIn(table.state, duchyId('linz'), 'russia')).toBe(0);
});
