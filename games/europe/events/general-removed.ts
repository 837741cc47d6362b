import type { Script } from '@bivouac/kernel';
import type { NationId, Side } from '../ids.ts';
import { loseSpecial } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { replaceGeneral } from '../rules/10-command/10.3-changing-generals.ts';
import { armyOf, type Europe, force, type ForceId, hasForce, putArmy, specialsAt } from '../state.ts';

/** Glossary, Army; 2.1: without a general there is none, and special units serve with an army alone. */
const disbandArmy = (g: Europe, id: ForceId): void => {
  const army = armyOf(g, id);
  if (army !== undefined) putArmy(g, army, 'reserve');
  for (const { id: special } of specialsAt(g, id)) loseSpecial(g, special);
};

/** 10.3 An event has taken a general from a force: its owner may replace him; an army that nobody leads is one no longer. */
export function* afterRemoval(g: Europe, side: Side, id: ForceId, nation: NationId): Script {
  yield* replaceGeneral(g, side, id, nation);
  if (hasForce(g, id) && force(g, id).commander === null) disbandArmy(g, id);
}
