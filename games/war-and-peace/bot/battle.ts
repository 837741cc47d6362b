import { thought } from '@bivouac/bots';
import { cityAt, cityCard } from '../catalogue/cities.ts';
import type { HexId } from '../catalogue/ids.ts';
import { hexCard, overland, sideBetween } from '../catalogue/map.ts';
import { isInfantry, kindCard } from '../catalogue/pieces.ts';
import { seatOf } from '../rules/D-players/D.3-seats.ts';
import { canRetreat } from '../rules/SG-Q-retreat/SG-Q.2-retreat.ts';
import { defenders } from '../rules/SG-O-resolution/SG-O-sides.ts';
import type { LeaderId } from '../catalogue/ids.ts';
import { factionHolding, type Troop } from '../state/index.ts';
import { cityWorth } from './goals.ts';
import { layout, type Stack, stackOf, threatAt } from './layout.ts';
import { type Forecast, forecast } from './odds.ts';
import type { Situation } from './situation.ts';

/** SG O.3 One for good ground, a river before all bases, or works. */
export const groundFor = (s: Situation, bases: readonly HexId[], target: HexId): number => {
  const rough = hexCard(target).terrain !== 'clear' || cityAt(target) !== undefined;
  const river = bases.length > 0 && bases.every((from) => sideBetween(from, target)?.river === true);
  return rough || river || s.g.entrenched.includes(target) ? 1 : 0;
};

/** SG N.2 What of an own stack may attack: everything with a leader, cavalry without; a garrison's guards stay. */
const attackersOf = (s: Situation, stack: Stack): Stack | undefined => {
  const { g } = s;
  const troops = stack.troops.filter(
    ({ nation, kind, bond }) =>
      seatOf(g, nation) === s.seat && bond !== 'unpaid' && (stack.leaders.length > 0 || !kindCard(kind).needsLeader),
  );
  const besieged = layout(s, 'layout').enemyInside.get(stack.at) ?? 0;
  const made = stackOf(g, stack.at, troops, stack.leaders, true);
  return made.sp > besieged ? made : undefined;
};

/** Own hexes beside a target from which it can be attacked, the strongest first. */
export const basesFor = (s: Situation, target: HexId): readonly Stack[] =>
  overland(target)
    .flatMap((from) => {
      const stack = layout(s, 'layout').own.get(from);
      const fit = stack && stack.mine ? attackersOf(s, stack) : undefined;
      return fit && !isPromised(s, from) ? [fit] : [];
    })
    .sort((a, b) => b.weight - a.weight);
const isPromised = ({ g: { work } }: Situation, from: HexId): boolean =>
  work.phase === 'combat' && work.attacks.some(({ troops }) => troops.some((each) => each.from === from));

/** Several stacks as one. */
export const together = (s: Situation, stacks: readonly Stack[], at: HexId): Stack => {
  const troops: Troop[] = stacks.flatMap((stack) => stack.troops);
  const leaders: LeaderId[] = stacks.flatMap((stack) => stack.leaders);
  return stackOf(s.g, at, troops, leaders, true);
};

const POINT = 1;
const OWN_POINT = 0.95;
const GROUND = 0.5;
const PURSUIT = 0.5;

/** SG Q.5 Who cannot retreat is taken to the last man. */
const isTrapped = (s: Situation, target: HexId): boolean => !canRetreat(s.g, defenders(s.g, target, s.enemy), target);

/** SG Q.6 What the victor gains by the place itself. */
const placeWorth = (s: Situation, target: HexId): number => {
  const city = cityAt(target);
  return GROUND + (city && factionHolding(s.g, city.id) !== s.side ? cityWorth(s, city) / 2 : 0);
};

/** What an attack on a hex by these stacks is worth. */
export const attackWorth = (s: Situation, stacks: readonly Stack[], target: HexId): number => {
  const enemy = layout(s, 'layout').enemy.get(target);
  if (!enemy || stacks.length === 0) return -1;
  const own = together(s, stacks, target);
  const bases = stacks.map(({ at }) => at);
  const odds = forecast(own, enemy, groundFor(s, bases, target));
  const trapped = isTrapped(s, target) ? enemy.sp : 0;
  const more = Math.max(trapped - odds.defenderLoss, own.cavalry > enemy.cavalry ? PURSUIT : 0);
  const failure = exposure(s, own);
  return (
    POINT * odds.defenderLoss -
    OWN_POINT * odds.attackerLoss +
    odds.wins * (placeWorth(s, target) + more) -
    odds.fails * failure
  );
};
/** What a beaten force has to fear from those who are near. */
const exposure = (s: Situation, own: Stack): number =>
  threatAt(s, own.at) > 1.5 * own.weight ? own.sp / 5 : own.sp / 10;

const NOT_WORTH_IT = 0.3;
export interface Attack {
  readonly target: HexId;
  readonly bases: readonly HexId[];
  readonly worth: number;
}
/** The best way to attack a hex: the strongest base, and others as long as they better it. */
export const bestAttack = thought((s: Situation, target: HexId): Attack => {
  let chosen: readonly Stack[] = [];
  let worth = -Infinity;
  for (const stack of basesFor(s, target)) {
    const more = attackWorth(s, [...chosen, stack], target);
    if (more <= worth) continue;
    chosen = [...chosen, stack];
    worth = more;
  }
  return { target, bases: chosen.map(({ at }) => at), worth: worth - NOT_WORTH_IT };
});

/** What the enemy who attacks a hex has beside it: all that can strike, up to what the question names. */
export const attackersAt = (s: Situation, target: HexId, sp: number): Stack => {
  const stacks = overland(target).flatMap((from) => {
    const stack = layout(s, 'layout').enemy.get(from);
    return stack?.led ? [stack] : [];
  });
  const all = together(s, stacks, target);
  return { ...all, sp, weight: all.sp > 0 ? (all.weight / all.sp) * sp : sp };
};

/** What standing in a hex comes to for those who are attacked there. */
export const defence = (
  s: Situation,
  target: HexId,
  enemySp: number,
): { readonly odds: Forecast; readonly own: Stack } => {
  const own = layout(s, 'layout').own.get(target) ?? stackOf(s.g, target, [], [], true);
  const enemy = attackersAt(s, target, enemySp);
  const bases = overland(target).filter((from) => layout(s, 'layout').enemy.get(from)?.led);
  return { odds: forecast(enemy, own, groundFor(s, bases, target)), own };
};

const ONE_ROUND = 1;
/** SG S.5 An assault as an attack: the walls count the garrison two or three times, and cavalry does not storm. */
export const assaultOdds = (s: Situation, city: string): Forecast | undefined => {
  const card = cityCard(city as never);
  const stack = layout(s, 'layout').own.get(card.hex);
  const inside = layout(s, 'layout').enemyInside.get(card.hex) ?? 0;
  if (!stack || inside === 0) return undefined;
  const stormers = stackOf(
    s.g,
    card.hex,
    stack.troops.filter(({ kind }) => isInfantry(kind)),
    stack.leaders,
    true,
  );
  const walls = { sp: inside * (card.fortress ? 3 : 2), morale: 1, rating: 0 };
  return forecast(stormers, walls, card.fortress ? 2 : 1, ONE_ROUND);
};
