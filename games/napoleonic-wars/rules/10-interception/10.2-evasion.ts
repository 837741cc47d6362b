import { piecesOfPart } from '../2-components/2.2-change.ts';
import { choose, roll, type Script } from '@bivouac/kernel';
import { PASS } from '../../text/answers.ts';
import { linkBetween, links, nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  allIn,
  atWar,
  director,
  familyOf,
  type Formation,
  moveFormation,
  type NapoleonicWars,
  nationsIn,
  nationsOf,
  strengthOf,
  survivors,
  unitsWith,
} from '../../state/state.ts';
import type { MovementAnswer } from '../../text/9-movement.ts';
import { standing } from '../3-glossary/3-standing.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { armiesNeeded, better, filled } from '../9-movement/9.1-armies.ts';
import { commanderIn } from '../9-movement/9.7-command.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { seasons } from '../6-cards/6.19-seasons.ts';
import { attrition, causesOfRetreat, groundFor } from '../9-movement/9.4-attrition.ts';
import {
  attemptModifier,
  enters,
  type EventHelp,
  helpOf,
  type Intrusion,
  isUnseen,
  SUCCEEDS_ON,
} from './10.1-interception.ts';

type Evade = Extract<MovementAnswer, { readonly kind: 'evadeTo' }>;

const less = (from: Formation, taken: Formation): Formation => ({
  commander: null,
  leaders: from.leaders.filter((leader) => !taken.leaders.includes(leader)),
  units: Object.fromEntries(
    NATIONS.map((nation) => [nation, unitsWith(from, nation) - unitsWith(taken, nation)] as const).filter(
      ([, n]) => n > 0,
    ),
  ),
});

/** Units without a leader, piece by piece: the fewest pieces that the nation has (2.2). */
const loosePieces = (g: NapoleonicWars, at: DuchyId, rest: Formation): readonly Formation[] =>
  NATIONS.flatMap((nation) => {
    const pieces: Formation[] = [];
    let left = unitsWith(rest, nation);
    const { fours, twos } = piecesOfPart(g, nation, at, left);
    const part = (size: number, most: number): void => {
      for (let nth = 0; nth < most && left >= size; nth++, left -= size)
        pieces.push({ commander: null, leaders: [], units: { [nation]: size } });
    };
    part(4, fours);
    part(2, twos);
    part(1, Infinity);
    return pieces;
  });

/** 9.7 The families of an Army Group that has its Commander in the Duchy: they evade, and pay for an event, together. */
export const grouped = (
  g: NapoleonicWars,
  at: DuchyId,
  families: readonly Nation[],
): readonly (readonly Nation[])[] => {
  const row = g.commands.find(({ duchy, commander }) => duchy === at && commander === commanderIn(g, at));
  const joined = families.filter((family) => row?.nations.some((nation) => familyOf(g, nation) === family));
  return joined.length > 1
    ? [joined, ...families.filter((family) => !joined.includes(family)).map((family) => [family])]
    : families.map((family) => [family]);
};
/** 9.6 Who commands those of a family, or of a group of them: the leader named, else the best of the Power. */
export const chiefOf = (
  g: NapoleonicWars,
  at: DuchyId,
  [family]: readonly Nation[],
  leaders: readonly LeaderId[],
): LeaderId | null => {
  const named = commanderIn(g, at);
  if (named !== undefined && leaders.includes(named)) return named;
  const [best] = leaders.filter((id) => nationOfLeader(id) === family).toSorted(better);
  return best ?? leaders.toSorted(better)[0] ?? null;
};

/** 10.2 What evades as one: the Army or Army Group of each family, a group of several, and each piece that no leader commands. */
export const formationsIn = (
  g: NapoleonicWars,
  at: DuchyId,
  nations: readonly Nation[],
  apart: readonly Formation[] = [],
): readonly Formation[] =>
  grouped(g, at, [...new Set(nations.map((nation) => familyOf(g, nation)))]).flatMap((families) => {
    const kin = nations.filter((nation) => families.includes(familyOf(g, nation)));
    const all = apart.reduce(less, allIn(g, at, kin, null));
    const chief = chiefOf(g, at, families, all.leaders);
    if (chief === null) return loosePieces(g, at, all);
    // A Minor's leader takes his own nation along, and nobody else.
    const own = isPower(nationOfLeader(chief))
      ? all.leaders
      : all.leaders.filter((id) => nationOfLeader(id) === nationOfLeader(chief));
    const led = filled(
      g,
      { commander: chief, leaders: [chief, ...own.filter((id) => id !== chief)], units: {} },
      at,
      (next) =>
        armiesNeeded(g, next) !== undefined &&
        NATIONS.every((nation) => unitsWith(next, nation) <= unitsWith(all, nation)),
    );
    return [led, ...loosePieces(g, at, less(all, led))];
  });

/** 10.2 One attempt: the Formation goes to the named Duchy, or stays and fights. */
export function* slipsAway(
  g: NapoleonicWars,
  formation: Formation,
  { to: at, before }: Intrusion,
  to: DuchyId,
  event: EventHelp = { bonus: 0, easyGround: false },
): Script<boolean> {
  const [nation = 'france'] =
    formation.commander === null ? nationsOf(formation) : [nationOfLeader(formation.commander)];
  yield* respond(g, { moment: 'attemptDeclared', formation, from: at, duchy: to });
  const guides = helpOf(g, formation, at);
  const help = { bonus: event.bonus + guides.bonus, easyGround: event.easyGround || guides.easyGround };
  const modifier = attemptModifier(before, nation, formation.commander, at, to, help);
  const prompt = say('evade.roll', { duchy: to, modifier });
  const total = (yield* roll('10.2', prompt)) + (yield* roll('10.2', prompt)) + modifier;
  if (total < SUCCEEDS_ON) {
    log(g, '10.2', 'evade.fails', { nation, duchy: at, total });
    return false;
  }
  log(g, '10.2', 'evade.succeeds', { nation, duchy: to, total });
  const link = groundFor(g, formation, at, linkBetween(at, to) ?? 'plain');
  const causes = causesOfRetreat(standing(before, nation, to), link);
  moveFormation(g, formation, at, to, () => ({}));
  yield* enters(g, formation, to, at, 'evade', before);
  yield* seasons(g, yield* attrition(g, survivors(g, formation, to), { at: to, rolledIn: at, causes }), to);
  return true;
}

/**
 * 10.2, 10.3 Inactive Formations in the Duchy may evade, one after another; those that have just intercepted may not.
 * Returns how many attempts failed.
 */
export function* evasions(g: NapoleonicWars, intrusion: Intrusion, interceptors: readonly Formation[]): Script<number> {
  const { nations: active, from, to: at } = intrusion;
  const enemies = nationsIn(g, at).filter((nation) => active.some((other) => atWar(g, nation, other)));
  let failed = 0;
  if (isUnseen(g, intrusion)) return failed;
  const families = orderOfMovement(g).filter((nation) => enemies.includes(nation));
  for (const formation of formationsIn(g, at, families, interceptors)) {
    const nations = nationsOf(formation);
    const [first = 'france'] = formation.commander === null ? nations : [nationOfLeader(formation.commander)];
    const seat = director(g, first);
    if (seat === null || strengthOf(formation) === 0) continue;
    const entry = (to: DuchyId) => ({
      verb: 'evade' as const,
      nations,
      from: at,
      to,
      enemyFrom: from === null ? [] : [from],
    });
    const among = links(at).map(({ to }): Evade => ({ kind: 'evadeTo', duchy: to }));
    if (among.every(({ duchy }) => mayEnter(g, entry(duchy)) !== undefined)) continue;
    const answer = yield* choose<Evade | typeof PASS>({
      by: seat,
      rule: '10.2',
      prompt: say('evade.offer', { nation: first, duchy: at }),
      among,
      may: (wish) => mayEnter(g, entry((wish as Evade).duchy)),
      or: [PASS],
    });
    if (answer.kind === 'evadeTo' && !(yield* slipsAway(g, formation, intrusion, answer.duchy))) failed++;
  }
  return failed;
}
