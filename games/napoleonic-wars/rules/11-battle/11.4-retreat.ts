import { choose, copy, type Script } from '@bivouac/kernel';
import { linkBetween, links, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  allIn,
  battle,
  director,
  familyOf,
  type Formation,
  moveFormation,
  type NapoleonicWars,
  nationsOf,
  strengthOf,
  survivors,
  type Which,
} from '../../state/state.ts';
import { standing } from '../3-glossary/3-standing.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';
import { enters } from '../10-interception/10.1-interception.ts';
import { seasons } from '../6-cards/6.19-seasons.ts';
import { attrition, causesOfRetreat, groundFor } from '../9-movement/9.4-attrition.ts';
import { retreatIntoWar } from './11.43-retreat-into-war.ts';
import { divided } from './11.4-divided-retreat.ts';
import { eliminate } from '../9-movement/9.4-losses.ts';

const APART = { kind: 'retreatApart' } as const;

/** 11.4, 11.41, 11.42 Where a loser may go, in the order in which it must choose: rulings/11.4-where-to-retreat.md. */
export const retreats = (g: NapoleonicWars, which: Which, formation: Formation, ways: Ways): readonly DuchyId[] => {
  const { seaPorts } = battle(g);
  if (which === 'active' && seaPorts.length > 0) return seaPorts;
  const at = battle(g).at as DuchyId;
  const [first = 'france'] = nationsOf(formation);
  const may = (to: DuchyId): boolean =>
    mayEnter(g, { verb: 'retreat', nations: nationsOf(formation), from: at, to, enemyFrom: ways.enemyFrom }) ===
    undefined;
  const adjacent = links(at)
    .map(({ to }) => to)
    .filter(may);
  const of = (...how: readonly string[]): readonly DuchyId[] =>
    adjacent.filter((to) => how.includes(standing(g, first, to)));
  const groups = [
    ...(which === 'active' ? [adjacent.filter((to) => ways.from.includes(to))] : []),
    of('friendly', 'open'),
    of('uncontrolled'),
    ...(which === 'inactive' ? [of('enemy')] : []),
  ];
  return groups.find((group) => group.length > 0) ?? [];
};
interface Ways {
  /** The Duchies that the loser came from, and those that the enemy came from. */
  readonly from: readonly DuchyId[];
  readonly enemyFrom: readonly DuchyId[];
}

/** 11.41, 9.44 A Formation goes to a Duchy, with the Attrition of its retreat. Returns how many pieces are left. */
function* goes(g: NapoleonicWars, which: Which, formation: Formation, duchy: DuchyId): Script<number> {
  const at = battle(g).at as DuchyId;
  const [first = 'france'] = nationsOf(formation);
  const nation: Nation = formation.commander === null ? first : nationOfLeader(formation.commander);
  const how = standing(g, first, duchy);
  moveFormation(g, formation, at, duchy, () => ({ halted: which === 'active' }));
  log(g, '11.4', 'retreat.to', { nation, duchy });
  yield* enters(g, formation, duchy, at, 'retreat', copy(g));
  const found = linkBetween(at, duchy);
  const link = found && groundFor(g, formation, duchy, found);
  const bySea = which === 'active' && battle(g).seaPorts.length > 0;
  const causes = bySea ? (['9.44'] as const) : causesOfRetreat(how, link ?? 'plain');
  const left = yield* attrition(g, survivors(g, formation, duchy), { at: duchy, rolledIn: at, causes });
  return strengthOf(yield* seasons(g, left, duchy));
}

/** 11.4 One Formation retreats, whole or divided, or is eliminated for failure to do so. */
function* retreatOne(g: NapoleonicWars, which: Which, formation: Formation, ways: Ways): Script<number> {
  const at = battle(g).at as DuchyId;
  const [first = 'france'] = nationsOf(formation);
  const nation: Nation = formation.commander === null ? first : nationOfLeader(formation.commander);
  const among = retreats(g, which, formation, ways).map((duchy) => ({ kind: 'retreatTo' as const, duchy }));
  if (among.length === 0) {
    const refuge = yield* retreatIntoWar(g, formation, at, ways.enemyFrom);
    if (refuge !== undefined) return yield* goes(g, which, formation, refuge);
    log(g, '11.42', 'retreat.nowhere', { nation, duchy: at });
    eliminate(g, formation, at, '11.42');
    return 0;
  }
  const seat = director(g, nation);
  const prompt = say('retreat.where', { nation, duchy: at });
  const [only] = among;
  if (seat === null || among.length === 1) return yield* goes(g, which, formation, only?.duchy ?? at);
  const answer = yield* choose<(typeof among)[number] | typeof APART>({
    by: seat,
    rule: '11.4',
    prompt,
    among: strengthOf(formation) > 1 ? [...among, APART] : among,
    may: () => undefined,
  });
  if (answer.kind === 'retreatTo') return yield* goes(g, which, formation, answer.duchy);
  let left = 0;
  for (const part of yield* divided(
    g,
    seat,
    formation,
    among.map(({ duchy }) => duchy),
  ))
    left += yield* goes(g, which, part.formation, part.to);
  return left;
}

/** 11.4 The loser retreats: an Army Group as one, Allies without one each for itself. Returns how many pieces are left. */
export function* retreat(g: NapoleonicWars, which: Which): Script<number> {
  let left = 0;
  const { at, activeFrom, inactiveFrom, [which]: side } = battle(g);
  const [own, enemy] = which === 'active' ? [activeFrom, inactiveFrom] : [inactiveFrom, activeFrom];
  const ways = { from: own, enemyFrom: enemy };
  const families = side.rated ? [side.nations] : byFamily(g, side.nations);
  for (const nations of families) {
    const formation = allIn(g, at as DuchyId, nations, side.commander);
    const led = {
      ...formation,
      commander:
        side.commander !== null && formation.leaders.includes(side.commander)
          ? side.commander
          : (formation.leaders[0] ?? null),
    };
    if (strengthOf(led) > 0) left += yield* retreatOne(g, which, led, ways);
  }
  return left;
}
const byFamily = (g: NapoleonicWars, nations: readonly Nation[]): readonly (readonly Nation[])[] =>
  [...new Set(nations.map((nation) => familyOf(g, nation)))].map((family) =>
    nations.filter((nation) => familyOf(g, nation) === family),
  );
