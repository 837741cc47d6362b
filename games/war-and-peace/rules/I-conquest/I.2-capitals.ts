import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityCards } from '../../catalogue/cities.ts';
import { type Faction, type HexId, isMajor, type Major } from '../../catalogue/ids.ts';
import { overland } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import {
  activeFaction,
  changeTroops,
  type Force,
  holderOf,
  landOf,
  leadersAt,
  leaderToPool,
  moveForce,
  removeTroops,
  setHolder,
  sideOfLeader,
  sideOfTroop,
  toPool,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';

type Away = AnswerOf<'retreatTo'>;

/** Foreigners who are still there go to a hex beside it, of their player's choice; where there is none they go home. */
function* expel(g: WarAndPeace, hex: HexId, owner: Major, side: Faction): Script {
  const rows = troopsAt(g, hex).filter((troop) => troop.nation !== owner && sideOfTroop(g, troop) === side);
  const leaders = leadersAt(g, hex)
    .filter(({ id }) => leaderCard(id).nation !== owner && !leaderCard(id).naval && sideOfLeader(g, id) === side)
    .map(({ id }) => id);
  if (rows.length === 0 && leaders.length === 0) return;
  const [first] = rows;
  const [leads] = leaders;
  const nation = first?.nation ?? (leads ? leaderCard(leads).nation : owner);
  const force: Force = {
    at: hex,
    leaders,
    parts: rows.map(({ nation: whose, kind, level, bond, sp }) => ({ nation: whose, kind, level, bond, sp })),
  };
  const among = overland(hex).map((to): Away => ({ kind: 'retreatTo', to }));
  const may = ({ to }: Away): Verdict => mayEnter(g, { verb: 'aside', force, to });
  if (among.every(may)) {
    for (const { sp, ...sort } of rows) {
      removeTroops(g, sort, sp);
      toPool(g, sort.nation, sort.kind, sp);
    }
    for (const id of leaders) leaderToPool(g, id);
    return;
  }
  const prompt = say('combat.aside', { at: hex });
  const { to } = yield* ask(choice({ by: commandOf(g, first ?? { nation }), rule: 'I.2.c', prompt, among, may }));
  for (const troop of rows) changeTroops(g, troop, troop.sp, { inside: false, spent: 'moved' });
  moveForce(g, force, to);
}

/** I.2.c The conquerors leave the capitals of a conquered state with their first movement, and the capitals are its own again. */
export function* vacateCapitals(g: WarAndPeace): Script {
  const side = activeFaction(g.clock);
  if (!side) return;
  for (const { id, kind, state, hex } of cityCards) {
    if (kind !== 'capital' || state === 'hanse' || !isMajor(state) || landOf(g, hex) !== state) continue;
    if (g.politics.status[state] !== 'conquered') continue;
    yield* expel(g, hex, state, side);
    if (holderOf(g, id) !== state && troopsAt(g, hex).every(({ nation }) => nation === state)) setHolder(g, id, state);
  }
}
