import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { Link } from '../../catalogue/board.ts';
import { tables } from '../../scenario/editions.ts';
import {
  type Europe,
  FIRST_WINTER_ROUND,
  FOUL_ROUND,
  type ForceId,
  hasForce,
  type March,
  unitsAt,
  type UnitRow,
} from '../../state/state.ts';

/** The rows that march as one. */
export const marchers = (g: Europe, { force, beside }: Pick<March, 'force' | 'beside'>): readonly ForceId[] =>
  [force, ...(beside === null ? [] : [beside])].filter((id) => hasForce(g, id));
/** 14.11 Of two armies that march as one, the other goes on alone when the first is no more. */
export const closeRanks = (g: Europe, march: March): March => {
  const [first, second] = marchers(g, march);
  return first === undefined ? march : { ...march, force: first, beside: second ?? null };
};
export const unitsOnMarch = (g: Europe, march: Pick<March, 'force' | 'beside'>): readonly UnitRow[] =>
  marchers(g, march).flatMap((id) => unitsAt(g, id));

/** 12.1 The slowest unit sets the pace. */
export const slowest = (units: readonly UnitRow[]): number => Math.min(...units.map(({ id }) => unitCard(id).mf));

/** 12.1, 16 One point less in bad weather and in winter. */
export const weatherOnMarch = (g: Europe): number => {
  const { badWeather, winter } = tables(g).movement;
  if (g.clock.round < FOUL_ROUND) return 0;
  return g.clock.round < FIRST_WINTER_ROUND ? badWeather : winter;
};

/** 9.1, 12.1 The movement factor of an activation: the slowest unit, weather, forces called in, and cards. */
export const movementFactor = (
  g: Europe,
  march: Pick<March, 'force' | 'beside' | 'calledIn' | 'cards'> & { readonly grant?: March['grant'] },
): number => {
  const called = march.calledIn ? tables(g).movement.armyPickUp : 0;
  const base = Math.max(0, slowest(unitsOnMarch(g, march)) + weatherOnMarch(g) + called);
  return march.cards.reduce(
    (factor, card) => (card.kind === 'slowed' ? Math.min(factor, Math.max(card.least, factor - card.by)) : factor),
    Math.min(base, march.grant?.atMost ?? Infinity),
  );
};

/** 12.1, 12.3 What it may still spend. */
export const pointsLeft = ({ factor, forced, spent }: March): number => factor + (forced ?? 0) - spent;

/** 12.3 Slower units that join cost the points by which they are slower; faster ones give none. */
export const slowDown = (g: Europe, march: March): March => ({
  ...march,
  factor: Math.min(march.factor, movementFactor(g, march)),
});

/** 36F With bridges at hand a river costs nothing more. */
export const costOfWay = (g: Europe, march: Pick<March, 'cards' | 'factor'>, { kind, cost }: Link): number => {
  // 12.1 Alexandretta and Acre lie a whole movement factor apart.
  if (kind === 'special') return Math.max(1, march.factor);
  const isBridged = kind === 'river' && march.cards.some((card) => card.kind === 'bridges');
  return isBridged ? cost - tables(g).movement.edge.river : cost;
};
/** Glossary, Difficult terrain: entering this way takes two points or more. */
export const isDifficultWay = (g: Europe, march: Pick<March, 'cards' | 'factor'> | null, way: Link): boolean =>
  (march ? costOfWay(g, march, way) : way.cost) >= tables(g).movement.difficultFrom;
