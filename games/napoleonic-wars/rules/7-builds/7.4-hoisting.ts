import { freeAFlag } from './7.44-flag-shortage.ts';
import type { Script } from '@bivouac/kernel';
import { bearsColour, duchy as duchyCard } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log } from '../../text/speech.ts';
import { areAllied, controller, flagIn, type NapoleonicWars, placeFlag, removeFlag } from '../../state/state.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';

/**
 * 8.22, 7.43, 7.4 Whose Control a victor brings about: its own; but in an Ally's Home, Associate or Dual Associate it places no Flag,
 * and can only take an enemy one away, so that the original owner has Control again: rulings/8.22-an-allys-colour.md.
 */
export const newController = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Nation => {
  const { owner, dualWith } = duchyCard(duchy);
  const isAllys = (colour: Nation | undefined): boolean =>
    colour !== undefined && colour !== nation && areAllied(g, nation, colour);
  return bearsColour(nation, duchy) && !isAllys(owner) ? nation : isAllys(owner) || isAllys(dualWith) ? owner : nation;
};
/** 7.4 A Flag is placed, or another taken away: Control changes, and with it the Port (13.9). */
export function* hoist(g: NapoleonicWars, nation: Nation, duchy: DuchyId, rule: RuleRef): Script {
  const before = controller(g, duchy);
  const holder = newController(g, nation, duchy);
  if (before === holder) return;
  if (holder !== duchyCard(duchy).owner && !(yield* freeAFlag(g, holder))) return;
  if (holder === duchyCard(duchy).owner) {
    if (flagIn(g, duchy)) log(g, rule, 'flag.removed', { nation, duchy });
    removeFlag(g, duchy);
  } else {
    placeFlag(g, duchy, holder);
    log(g, rule, 'flag.placed', { nation: holder, duchy });
  }
  yield* driveOutSquadrons(g, duchy);
  if (duchyCard(duchy).capital) yield* respond(g, { moment: 'capitalFlagged', duchy });
}
/** 11.7 */
export function* hoistByOverrun(g: NapoleonicWars, nation: Nation, duchy: DuchyId): Script {
  yield* hoist(g, nation, duchy, '11.7');
}
