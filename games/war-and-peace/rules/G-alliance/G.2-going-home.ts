import { ask, choice, type Script, type Seat } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { type HexId, isMajor, type Major } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  changeTroops,
  factionOf,
  fieldAt,
  isOnMap,
  landOf,
  leadersAt,
  type LeaderRow,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { englishSeat, isPlayed, seatOf } from '../D-players/D.3-seats.ts';
import { endsOfShortestWays, hexesTo } from '../SG-J-ground-movement/SG-J.8-ways.ts';

/** G.2.c, G.3.e Who moves them: with three players or more everybody has a player, with two the English do it. */
const moverOf = (g: WarAndPeace, nation: Major): Seat => (isPlayed(g, nation) ? seatOf(g, nation) : englishSeat(g));

const isAbroad = (g: WarAndPeace, { nation, at, bond }: Troop): boolean =>
  isMajor(nation) && factionOf(g, nation) === 'neutral' && bond === 'none' && isHex(at) && landOf(g, at) !== nation;
const isLeaderAbroad = (g: WarAndPeace, row: LeaderRow): boolean => {
  const { nation, naval } = leaderCard(row.id);
  const neutral = isMajor(nation) && factionOf(g, nation) === 'neutral';
  return neutral && !naval && isOnMap(row) && isHex(row.at) && landOf(g, row.at) !== nation;
};

/** Where the force of a state in a hex goes; whoever moves it chooses among ways that are equally short. */
function* destination(g: WarAndPeace, from: HexId, nation: Major, led: boolean): Script<HexId | undefined> {
  const free = (hex: HexId): boolean => !fieldAt(g, hex).some(({ kind }) => kind === 'P');
  const ends = endsOfShortestWays(
    from,
    hexesTo((hex) => landOf(g, hex) === nation, free),
    free,
    led,
  );
  if (ends.length < 2) return ends[0];
  const among = ends.map((to): AnswerOf<'step'> => ({ kind: 'step', to }));
  const prompt = say('ground.home', { at: from, nation });
  const rule = 'G.2.c';
  return (yield* ask(choice({ by: moverOf(g, nation), rule, prompt, among, may: () => undefined }))).to;
}

/** G.2.c, G.3.e, K.4.d Troops of a state that has become neutral go home by the shortest way; infantry without a leader a hex a month. */
export function* goHome(g: WarAndPeace): Script {
  const forces = new Set([
    ...g.troops.filter((troop) => isAbroad(g, troop)).map(({ at, nation }) => `${at}/${nation}`),
    ...g.leaders.filter((row) => isLeaderAbroad(g, row)).map(({ id, at }) => `${at}/${leaderCard(id).nation}`),
  ]);
  const moves: (() => void)[] = [];
  for (const force of [...forces].sort()) {
    const [from, nation] = force.split('/') as [HexId, Major];
    const leaders = leadersAt(g, from).filter((row) => leaderCard(row.id).nation === nation && isLeaderAbroad(g, row));
    const rows = g.troops.filter((troop) => troop.at === from && troop.nation === nation && isAbroad(g, troop));
    const led = leaders.length > 0;
    const quick = rows.filter(({ kind }) => led || isCavalry(kind));
    const slow = rows.filter((troop) => !quick.includes(troop));
    for (const [which, isQuick] of [
      [quick, true],
      [slow, false],
    ] as const) {
      if (which.length === 0 && !(isQuick && led)) continue;
      const to = yield* destination(g, from, nation, isQuick);
      if (!to) continue;
      moves.push(() => {
        for (const troop of which) changeTroops(g, troop, troop.sp, { at: to, inside: false });
        if (isQuick) for (const { id } of leaders) changeLeader(g, id, { at: to, inside: false });
      });
    }
  }
  for (const make of moves) make();
}
