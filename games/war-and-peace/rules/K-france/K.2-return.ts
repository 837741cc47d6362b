import { ask, choice, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { cityCard, cityCards, cityId } from '../../catalogue/cities.ts';
import { type HexId, MAJORS, MINORS } from '../../catalogue/ids.ts';
import { distance, isHex, overland } from '../../catalogue/map.ts';
import { leaderCard, NAPOLEON } from '../../catalogue/pieces.ts';
import { zoneId } from '../../catalogue/seas.ts';
import {
  changeLeader,
  changeTroops,
  factionHolding,
  factionOf,
  FRESH,
  leader,
  leadersAt,
  moveForce,
  placeLeader,
  placeTroops,
  pointsOf,
  sideOfTroop,
  strengthOf,
  type Troop,
  troopsAt,
  type WarAndPeace,
  type Force,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { endAtOnce } from '../C-victory/C-victory.ts';
import { FRENCH } from '../D-players/D.3-seats.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { plainCost } from '../SG-J-ground-movement/SG-J.2-costs.ts';
import { move, stateOf } from '../M-east/M-machines.ts';

const ONE_YEAR = 12;
const THREE_TURNS = 3;
const ALLOWANCE = 15;
const USUAL = 4;
const AWAY = 3;
const PARIS = cityCard(cityId('paris')).hex;
const MEDITERRANEAN = zoneId('mediterranean');

/** K.2.d One for each pro-French state, and one for every three months of exile. */
export const returnModifier = (g: WarAndPeace): number => {
  const months = ONE_YEAR - g.counters.exile;
  const majors = MAJORS.filter((major) => factionOf(g, major) === 'pro').length;
  const minors = MINORS.filter(
    (minor) => g.politics.minors[minor].status === 'satellite' && factionOf(g, minor) === 'pro',
  ).length;
  return -(majors + minors) - Math.floor(months / 3);
};

/** K.2.a, K.2.d, K.2.e The marker goes down; after three turns the French may try to bring Napoleon back; after a year he comes. */
export function* exileMarker(g: WarAndPeace): Script {
  if (stateOf(g, 'FRANCE') === 'landing') return yield* marchGoesOn(g);
  if (stateOf(g, 'FRANCE') !== 'exile') return;
  g.counters = { ...g.counters, exile: g.counters.exile - 1 };
  if (g.counters.exile < 1) {
    move(g, 'FRANCE', 'FR-04', 'landing');
    return yield* napoleonReturns(g);
  }
  if (ONE_YEAR - g.counters.exile <= THREE_TURNS) return;
  const wish = yield* ask({ by: FRENCH, rule: 'K.2.d', prompt: say('exile.try'), answers: [YES, NO] });
  if (wish.kind === 'no') return;
  const die = yield* roll('K.2.d', say('exile.die'));
  const total = die + returnModifier(g);
  log(g, 'K.2.d', 'exile.total', { die, total });
  if (total > 0) return;
  move(g, 'FRANCE', 'FR-03', 'landing');
  yield* napoleonReturns(g);
}

type Landing = AnswerOf<'advance'>;
/** K.2.d He lands with his Guard in a French port on the Mediterranean, and marches. */
function* napoleonReturns(g: WarAndPeace): Script {
  const ports = cityCards
    .filter(({ port, state }) => state === 'france' && port.includes(MEDITERRANEAN))
    .map(({ hex }) => hex);
  const among = ports.map((from): Landing => ({ kind: 'advance', from }));
  const { from } = yield* ask(
    choice({ by: FRENCH, rule: 'K.2.d', prompt: say('exile.land'), among, may: () => undefined }),
  );
  const leaders = g.leaders.filter(({ at }) => at === 'exile').map(({ id }) => id);
  for (const id of leaders) placeLeader(g, id, from);
  const sp = g.history.guardInExile ? 1 : 0;
  placeTroops(g, { ...FRESH, at: from, nation: 'france', kind: 'GI', spent: 'moved' }, sp);
  g.history = { ...g.history, napoleonReturned: true, guardInExile: false };
  log(g, 'K.2.d', 'exile.lands', { at: from });
  yield* marchOnParis(
    g,
    {
      at: from,
      leaders,
      parts: sp > 0 ? [{ nation: 'france', kind: 'GI', level: 0, bond: 'none', sp }] : [],
    },
    ALLOWANCE,
  );
}
/** R-58 A march that was stopped short of Paris goes on in later turns with the usual allowance, and meets troops in the same way. */
function* marchGoesOn(g: WarAndPeace): Script {
  const { at } = leader(g, NAPOLEON);
  if (!isHex(at)) return;
  const rows = troopsAt(g, at).filter(({ nation, kind, inside }) => nation === 'france' && kind !== 'P' && !inside);
  for (const troop of rows) changeTroops(g, troop, troop.sp, { spent: 'moved' });
  log(g, 'K.2.f', 'exile.goesOn', { at });
  const parts = rows.map(({ nation, kind, level, bond, sp }) => ({ nation, kind, level, bond, sp }));
  const leaders = leadersAt(g, at)
    .map(({ id }) => id)
    .filter((id) => leaderCard(id).nation === 'france' && !leaderCard(id).naval);
  yield* marchOnParis(g, { at, leaders, parts }, USUAL);
}

/** K.2.f The most direct way: always a hex nearer to Paris. */
const nearer = (from: HexId): readonly HexId[] =>
  overland(from).filter((to) => distance(to, PARIS) < distance(from, PARIS));
const areAlliesAt = (g: WarAndPeace, hex: HexId): boolean =>
  troopsAt(g, hex).some((troop) => sideOfTroop(g, troop) === 'anti');

/** K.2.f Those who will not fight him go three movement points ahead of him towards Paris. */
const fallBack = (g: WarAndPeace, rows: readonly Troop[], from: HexId): void => {
  let at = from;
  for (let left = AWAY; left > 0;) {
    const [to] = nearer(at);
    if (!to || plainCost(to) > left || areAlliesAt(g, to)) break;
    left -= plainCost(to);
    at = to;
  }
  for (const troop of rows) changeTroops(g, troop, troop.sp, { at, inside: false });
};

/** K.2.f Smaller bodies of Frenchmen join; a larger one is tried by a die. */
function* meet(g: WarAndPeace, force: Force): Script<Force | 'shot'> {
  const own = troopsAt(g, force.at).filter(
    (troop) => troop.nation === 'france' && !(troop.spent === 'moved' && !troop.inside) && troop.kind !== 'P',
  );
  const others = pointsOf(own);
  if (others === 0) return force;
  if (others > strengthOf(force)) {
    const die = yield* roll('K.2.f', say('exile.meets', { at: force.at }));
    log(g, 'K.2.f', 'exile.met', { at: force.at, die });
    if (die === 6) return 'shot';
    if (die === 5) {
      fallBack(g, own, force.at);
      return force;
    }
  }
  let { parts } = force;
  for (const troop of own) {
    changeTroops(g, troop, troop.sp, { inside: false, spent: 'moved' });
    const { nation, kind, level, bond, sp } = troop;
    parts = [
      ...parts.filter((part) => part.kind !== kind || part.level !== level),
      {
        nation,
        kind,
        level,
        bond,
        sp: sp + pointsOf(parts.filter((part) => part.kind === kind && part.level === level)),
      },
    ];
  }
  return { ...force, parts };
}

/** K.2.f, K.2.g, K.2.h Fifteen movement points towards Paris; shot on the way the game ends, and in Paris France rises. */
function* marchOnParis(g: WarAndPeace, landed: Force, allowance: number): Script {
  let force = landed;
  let left = allowance;
  while (force.at !== PARIS) {
    const points = left;
    const among = nearer(force.at)
      .filter((to) => !areAlliesAt(g, to) && plainCost(to) <= points)
      .map((to): AnswerOf<'step'> => ({ kind: 'step', to }));
    const [only] = among;
    if (!only) break;
    const prompt = say('exile.way', { at: force.at, left });
    const { to } =
      among.length === 1
        ? only
        : yield* ask(choice({ by: FRENCH, rule: 'K.2.f', prompt, among, may: () => undefined }));
    left -= plainCost(to);
    force = moveForce(g, force, to);
    const met = yield* meet(g, force);
    if (met === 'shot') {
      move(g, 'FRANCE', 'FR-06', 'shot');
      changeLeader(g, NAPOLEON, { at: 'dead' });
      log(g, 'K.2.g', 'exile.shot');
      endAtOnce(g);
      return;
    }
    force = met;
  }
  if (force.at === PARIS && factionHolding(g, cityId('paris')) !== 'anti' && leader(g, NAPOLEON).at === PARIS) {
    move(g, 'FRANCE', 'FR-05', 'hundredDays');
    setStatus(g, 'france', 'pro', 'K.2.h');
  }
}
