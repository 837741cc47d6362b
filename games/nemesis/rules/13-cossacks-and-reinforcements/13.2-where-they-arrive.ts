import { hexAt } from '../../catalogue/board.ts';
import { type HexId, type Side, unitCard } from '../../catalogue/catalogue.ts';
import type { Reinforcement } from '../../scenario/scenario.ts';
import { occupies, stacksOf, unitsAt } from '../../state/stack.ts';
import { boardOf, type Nemesis } from '../../state/state.ts';
import { corpsIdOf } from '../15-optional-rules/15.2-evacuated-garrisons.ts';

/** 14.15 A Turn that is played because no truce was made has places of its own for its reinforcements. Some places must be held. */
export const listedHexes = (
  g: Nemesis,
  side: Side,
  { hexes, hexesWithoutArmistice, whileHeld }: Reinforcement,
): readonly HexId[] => {
  const listed = g.politics.armistice === null ? (hexesWithoutArmistice ?? hexes) : hexes;
  return whileHeld.length === 0 ? listed : listed.filter((hex) => !whileHeld.includes(hex) || occupies(g, side, hex));
};

const holdsGuard = (g: Nemesis, side: Side, hex: HexId): boolean =>
  unitsAt(g, hex).some(({ id }) => unitCard(id).guard && unitCard(id).side === side);

const isNearGuard = (g: Nemesis, side: Side, hex: HexId): boolean =>
  holdsGuard(g, side, hex) || hexAt(boardOf(g), hex).neighbours.some(({ id }) => holdsGuard(g, side, id));

const CORPS = 'corps:';
const ANY_STACK = 'anyStack';

/** 13.2 The Set Up Card sends some to join the Guard, with it or next to it, or a stack that holds a unit of their corps. */
export const favouredHexes = (g: Nemesis, side: Side, { joins, hexes }: Reinforcement): readonly HexId[] => {
  if (joins === undefined || joins === ANY_STACK) return [];
  if (joins === 'guard') return hexes.filter((hex) => isNearGuard(g, side, hex));
  const corps = joins.slice(CORPS.length);
  return stacksOf(g, side)
    .filter(({ units }) => units.some(({ id }) => corpsIdOf(g, id) === corps))
    .map(({ hex }) => hex);
};

/** 13.2 Where a group looks for a place: where it would rather join, as long as that is open at all, else on its list; some may join any stack as well. */
export const arrivalHexes = (
  g: Nemesis,
  side: Side,
  group: Reinforcement,
  isOpen: (hex: HexId) => boolean,
): readonly HexId[] => {
  const listed = listedHexes(g, side, group);
  if (group.joins === ANY_STACK) return [...new Set([...listed, ...stacksOf(g, side).map(({ hex }) => hex)])];
  const favoured = favouredHexes(g, side, group);
  return favoured.some(isOpen) ? favoured : listed;
};
