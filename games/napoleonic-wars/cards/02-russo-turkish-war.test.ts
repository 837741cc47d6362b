import { copy } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { leaderId } from '../catalogue/catalogue.ts';
import { leaderRow, type NapoleonicWars, putLeader, unitsAtWar } from '../state/state.ts';
import { announced, refused, withEvent } from '../testing/events.ts';
import { tableAt } from '../testing/position.ts';
import { unanswered } from '../testing/windows.ts';

const forces = { moscow: ['kutuzov', 'russia 4'], constantinople: ['turkey 4'] };

test('2 Russo-Turkish War: three Units each, and a Russian leader', () => {
  const { state } = announced('russo_turkish_war', 'france', { forces });
  expect([unitsAtWar(state, 'russia'), unitsAtWar(state, 'turkey')]).toEqual([3, 3]);
  expect(state.wars[0]?.leaders).toEqual(['kutuzov']);
});
test('2 Russo-Turkish War: not while the Turks are a Client of Russia’s Camp (8.4)', () => {
  const consuls = { turkey: { row: 'britain', column: 'friend' } } as const;
  expect(refused('russo_turkish_war', 'france', { forces, consuls })).toBe('commit.client');
});
test('2 Russo-Turkish War: a leader in Regroup is in play, and goes for a point', () => {
  const table = withEvent('russo_turkish_war', 'france', {
    forces: { moscow: ['russia 4'], constantinople: ['turkey 4'] },
    hands: { france: ['russo_turkish_war'], russia: ['plunder'] },
    nations: { russia: { reserves: [] } },
  });
  const g: NapoleonicWars = copy(table.state);
  putLeader(g, leaderId('kutuzov'), 'regroup');
  const war = unanswered(tableAt(g).answer('france', { kind: 'event', card: 'russo_turkish_war' }));
  war.answer('russia', { kind: 'payWith', card: 'plunder' });
  expect(leaderRow(war.state, leaderId('kutuzov')).at).toBe('war');
});
