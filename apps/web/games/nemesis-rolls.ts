import type { Message, Seat } from '@bivouac/kernel';
import { type CommanderId, commanderCard, type HexId } from '@bivouac/nemesis/catalogue/catalogue.ts';
import { stackAt } from '@bivouac/nemesis/state/stack.ts';
import { opponent, SIDES } from '@bivouac/nemesis/state/state.ts';
import { stateOf } from '@bivouac/nemesis/ui/seen.ts';
import type { NemesisView } from '@bivouac/nemesis';

/** For whom a die is rolled, as things stood before it fell: the side it names, the battle under way, or who stands there. */
export const rolledBy = ({ key, params }: Message, view: NemesisView): Seat | undefined => {
  const named = SIDES.find((side) => side === params['side']);
  if (named) return named;
  if (key === 'combat.attackDie' || key === 'attack.roll') return view.battle?.attacker;
  if (key === 'combat.defenceDie') return view.battle ? opponent(view.battle.attacker) : undefined;
  if (typeof params['commander'] === 'string') return commanderCard(params['commander'] as CommanderId).side;
  const { hex } = params;
  return typeof hex === 'string' ? stackAt(stateOf(view), hex as HexId)?.side : undefined;
};
