import { describe, expect, test } from 'vitest';
import { cityCards, isBox } from '../catalogue/cities.ts';
import { KINDS } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { leaderCard } from '../catalogue/pieces.ts';
import { sound } from '../checks/sound.ts';
import { conquestsOf, factionHolding, landOf, type WarAndPeace } from '../state/index.ts';
import { city } from '../testing/position.ts';
import { STANDARD } from './agreed.ts';
import { scenario } from './scenario.ts';
import { setUpAsUsual } from './set-up.ts';

/** What stands on the map and at sea, state by state, when a start begins: ours, from history. */
const TOTALS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1809': {
    france: '79I 3GI 14C 1GC 8S 2T',
    bavaria: '5I 1C',
    wurtemberg: '2I 1C',
    rhine: '3I',
    westphalia: '2I',
    saxony: '3I 1C',
    poland: '3I 2C',
    italy: '5I 1C',
    naples: '2I',
    switzerland: '1I',
    holland: '2I 1C',
    denmark: '5I 1C',
    austria: '41I 12C 8L',
    england: '12I 3C 1K_I 13S 4T',
    portugal: '4I 1C 1M 1S 1T',
    spain: '15I 2C 3M 3P 3S',
  },
  '1812': {
    france: '49I 7GI 18C 2GC',
    wurtemberg: '2I 1C',
    italy: '5I 1C',
    bavaria: '4I 1C',
    poland: '7I 2C',
    westphalia: '3I 1C',
    saxony: '3I 1C',
    prussia: '9I 2C',
    austria: '15I 3C',
    rhine: '2I',
    naples: '1I',
    russia: '42I 3GI 8C 1GC 5CC 1S 1T',
    england: '4S',
    denmark: '5I 1C',
  },
  '1813': {
    france: '49I 3GI 5C 1GC 2S',
    rhine: '2I',
    bavaria: '4I 1C',
    italy: '4I',
    westphalia: '2I 1C',
    wurtemberg: '2I 1C',
    poland: '1I',
    denmark: '6I 1C',
    russia: '24I 3GI 7C 1GC 5CC 1S 1T',
    prussia: '12I 1GI 4C 8L',
    sweden: '7I 2C 1S 1T',
    england: '1K_I 6S',
    austria: '17I 4C',
  },
};
const totals = (g: WarAndPeace): Readonly<Record<string, string>> => {
  const pieces = [...g.troops, ...g.ships];
  const nations = [...new Set(pieces.map(({ nation }) => nation))];
  return Object.fromEntries(
    nations.map((nation) => [
      nation,
      KINDS.flatMap((kind) => {
        const sp = pieces
          .filter((piece) => piece.nation === nation && piece.kind === kind)
          .reduce((sum, each) => sum + each.sp, 0);
        return sp > 0 ? [`${sp}${kind}`] : [];
      }).join(' '),
    ]),
  );
};
const start = (id: string): WarAndPeace => setUpAsUsual(id, '2', STANDARD);

describe('the shorter starts', () => {
  test.each(['1809', '1812', '1813'])('P %s is set up point for point', (id) => {
    const g = start(id);
    expect(totals(g)).toEqual(TOTALS[id]);
    expect(sound(g)).toEqual([]);
    const { closed, politics } = scenario(id);
    const abroad = g.troops.filter(({ at }) => isHex(at) && closed.some((land) => land === landOf(g, at)));
    // In 1809 French garrisons sit in Magdeburg, Stettin and Danzig, without a leader; otherwise closed lands are empty.
    expect(abroad.map(({ at, nation }) => `${nation} ${at}`)).toEqual(
      id === '1809' ? ['france GG25', 'france JJ28', 'france LL32'] : [],
    );
    for (const [nation, times] of Object.entries(politics.conquests))
      expect(conquestsOf(g, nation as 'austria').pro).toBe(times.france ?? 0);
  });
  test('P leaders who are out of play are neither on the map nor in a pool', () => {
    for (const id of ['1809', '1812', '1813']) {
      const g = start(id);
      const { outOfPlay } = scenario(id);
      const there = g.leaders.filter((row) => outOfPlay.some((name) => name === row.id));
      expect(there).toHaveLength(outOfPlay.length);
      expect(there.filter(({ at }) => at === 'pool' || isHex(at) || isBox(at))).toEqual([]);
      expect(g.leaders.some(({ id: name, at }) => leaderCard(name).name !== null && isHex(at))).toBe(true);
    }
  });
  test('P 1813 Danzig, and what else holds out, is besieged from the first day', () => {
    const g = start('1813');
    expect(g.sieges.map((siege) => siege.city)).toContain('danzig');
    expect([
      factionHolding(g, city('danzig')),
      factionHolding(g, city('dresden')),
      factionHolding(g, city('hamburg')),
    ]).toEqual(['pro', 'anti', 'anti']);
  });
  test('P each start begins and ends in the months that its card gives, with everybody in a city that exists', () => {
    expect(
      ['1809', '1812', '1813'].map((id) => [
        scenario(id).first.month,
        scenario(id).last.month,
        scenario(id).firstSegment,
      ]),
    ).toEqual([
      [4, 12, 'anti'],
      [6, 12, 'pro'],
      [4, 10, 'pro'],
    ]);
    for (const id of ['1809', '1812', '1813'])
      for (const { city: name } of scenario(id).reinforcements)
        expect(cityCards.some((card) => card.id === name)).toBe(true);
  });
});
