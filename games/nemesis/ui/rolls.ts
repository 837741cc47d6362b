import type { Message, Seat } from '@bivouac/kernel';
import { type CommanderId, commanderCard, type HexId } from '../catalogue/catalogue.ts';
import { stackAt } from '../state/stack.ts';
import { type Nemesis, opponent, SIDES } from '../state/state.ts';

/** For whom a die is rolled, as things stood before it fell: the side it names, the battle under way, or who stands there. */
export const rolledBy = ({ key, params }: Message, g: Nemesis): Seat | undefined => {
  const named = SIDES.find((side) => side === params['side']);
  if (named) return named;
  if (key === 'combat.attackDie' || key === 'attack.roll') return g.battle?.attacker;
  if (key === 'combat.defenceDie') return g.battle ? opponent(g.battle.attacker) : undefined;
  if (typeof params['commander'] === 'string') return commanderCard(params['commander'] as CommanderId).side;
  const { hex } = params;
  return typeof hex === 'string' ? stackAt(g, hex as HexId)?.side : undefined;
};
