import { ask, choice, roll, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { ARMY_KINDS, type ArmyKind, isMajor, type Major, type Minor, type Nation } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { isCavalry } from '../../catalogue/pieces.ts';
import {
  changeAllTroops,
  changePool,
  changeTroops,
  coloursOf,
  conquestsOf,
  factionOf,
  inPool,
  removeTroops,
  sideOfTroop,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { swedishWarEnds } from '../G-alliance/G.7-foreign-wars.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { pressburgReversed } from '../M-east/M.5-reversal.ts';
import { revert } from '../H-creation/H.1-revert.ts';

/** H.4.a, H.4.b, I.3.c Units that remain what they are, whoever commands the state. */
const OWN_COLOURS: readonly Minor[] = ['sweden', 'denmark', 'portugal'];
const NEVER_REMOVED: readonly Minor[] = ['italy', 'poland', 'portugal'];

/** J.3.c What represents a minor state's unit under its new master: Landwehr for Austria, Cossacks for Russia. */
export const kindUnder = (master: Major, nation: Minor, kind: ArmyKind): ArmyKind => {
  if (OWN_COLOURS.includes(nation)) return kind;
  switch (master) {
    case 'austria':
      return 'L';
    case 'russia':
      return 'CC';
    case 'prussia':
      return nation === 'saxony' || nation === 'brunswick' || nation === 'hesse' ? (isCavalry(kind) ? 'C' : 'I') : 'L';
    case 'france':
    case 'england':
    case 'spain':
      return isCavalry(kind) ? 'C' : 'I';
  }
};

/** I.3.a The pool changes its colours. */
const exchangePool = (g: WarAndPeace, nation: Minor, master: Major): void => {
  const old = ARMY_KINDS.map((kind) => ({ kind, sp: inPool(g, nation, kind) }));
  for (const { kind, sp } of old) changePool(g, nation, kind, -sp);
  for (const { kind, sp } of old) changePool(g, nation, kindUnder(master, nation, kind), sp);
};

/** I.3.b A hex with units of the other faction gives its new enemies no room: they go to an empty one beside it, as the conqueror likes. */
function* roomFor(g: WarAndPeace, troop: Troop, nation: Minor): Script<Troop['at'] | undefined> {
  const { at } = troop;
  const side = factionOf(g, nation);
  const crowded = troopsAt(g, at).some((other) => other.nation !== nation && sideOfTroop(g, other) !== side);
  if (!crowded || !isHex(at)) return at;
  const among = overland(at)
    .filter((hex) => troopsAt(g, hex).length === 0)
    .map((to): AnswerOf<'retreatTo'> => ({ kind: 'retreatTo', to }));
  if (among.length < 2) return among[0]?.to;
  const prompt = say('conquest.vacant', { at, nation });
  return (yield* ask(choice({ by: seatOf(g, nation), rule: 'I.3.b', prompt, among, may: () => undefined }))).to;
}

/** I.3 A minor state is conquered: its pool, and by a die its units on the map, go over to the conqueror. */
export function* conquerMinor(g: WarAndPeace, nation: Minor, by: Nation): Script {
  const master = coloursOf(g, by);
  if (master === null || !isMajor(master)) return;
  const side = factionOf(g, by) === 'pro' ? 'pro' : 'anti';
  const times = conquestsOf(g, nation);
  g.history = { ...g.history, conquests: { ...g.history.conquests, [nation]: { ...times, [side]: times[side] + 1 } } };
  log(g, 'I.3', 'conquest.minor', { nation, by: master });
  const bavariaStays = nation === 'bavaria' && conquestsOf(g, 'austria').pro === 0; // I.3.d
  const stays = side === 'anti' && (NEVER_REMOVED.includes(nation) || bavariaStays);
  const die = yield* roll('I.3.b', say('conquest.minorDie', { nation }));
  if (stays) changeAllTroops(g, (troop) => troop.nation === nation && troop.bond === 'none', { bond: 'loyal' });
  g.politics = {
    ...g.politics,
    minors: { ...g.politics.minors, [nation]: { status: 'satellite', controller: master } },
  };
  g.parting = true;
  exchangePool(g, nation, master);
  for (const troop of g.troops.filter((each) => each.nation === nation && each.bond === 'none')) {
    const kind = kindUnder(master, nation, troop.kind);
    const at = die >= 4 ? yield* roomFor(g, troop, nation) : undefined;
    if (at) changeTroops(g, troop, troop.sp, { kind, at, inside: false });
    else {
      const { sp, ...sort } = troop;
      removeTroops(g, sort, sp);
      changePool(g, nation, kind, sp);
    }
  }
  if (side === 'anti') {
    revert(g, nation);
    pressburgReversed(g, nation);
  }
  if (nation === 'denmark' && stateOf(g, 'DENMARK') !== side) move(g, 'DENMARK', 'DK-04', side);
  if (nation === 'sweden') {
    move(g, 'SWEDEN', 'SW-07', 'conquered');
    swedishWarEnds(g);
  }
}
