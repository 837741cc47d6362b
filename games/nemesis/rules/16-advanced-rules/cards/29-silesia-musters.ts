import { isInArea } from '../../../catalogue/areas.ts';
import { cardId } from '../../../catalogue/cards.ts';
import type { HexId } from '../../../catalogue/catalogue.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules, Instruction } from '../16.1-instructions.ts';
import { disruptUnit, onOneUnit, rallyFree, targets } from '../16.1-parts.ts';
import { returnEliminated } from '../16.1-returning.ts';

export const SILESIA_MUSTERS = cardId('29');

/** Breslau, Liegnitz, Schweidnitz, Neisse, Glatz, Oppeln and Kosel. */
const MUSTERING = ['2915', '3115', '3015', '2916', '3016', '2815', '2816'].map((id) => id as HexId);

const comesBack = returnEliminated(
  SILESIA_MUSTERS,
  MUSTERING,
  ({ nation, cls, arm }) => nation === 'Prussia' && cls === 'Line' && arm === 'infantry',
  'disrupted',
);
const rallies = rallyFree(SILESIA_MUSTERS, 1, ({ nation }) => nation === 'Prussia');

/** A lost Prussian division comes back, if it can; if not, one that is still there rallies. */
const musters: Instruction = {
  applies: (g, side) => comesBack.applies(g, side) || rallies.applies(g, side),
  carryOut: (g, side) => (comesBack.applies(g, side) ? comesBack : rallies).carryOut(g, side),
};

export const silesiaMusters: CardRules = {
  coalition: musters,
  /** Its men slip off home: a Prussian unit in Silesia is disrupted, the owner's choice. */
  french: onOneUnit(
    SILESIA_MUSTERS,
    (g, side) =>
      targets(
        g,
        opponent(side),
        ({ nation }, { at, disrupted }) => nation === 'Prussia' && !disrupted && isInArea('silesia', at),
      ),
    opponent,
    disruptUnit,
  ),
};
