import { distance, hexAt } from '../../../catalogue/board.ts';
import { cardId } from '../../../catalogue/cards.ts';
import { type HexId, unitCard, unitId } from '../../../catalogue/catalogue.ts';
import { stacksOf } from '../../../state/stack.ts';
import { boardOf, type Nemesis, unit, type UnitRow } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { disruptUnit, extraTrain, isOnMap, removeUnit } from '../16.1-parts.ts';

export const JEROMES_KINGDOM_TOTTERS = cardId('44');

const KASSEL = '4115' as HexId;
const NEAR = 4;
const WESTPHALIANS = [unitId('F-Wei'), unitId('F-Wec')];

const onTheMap = (g: Nemesis): readonly UnitRow[] => WESTPHALIANS.map((id) => unit(g, id)).filter(isOnMap);

const areCossacksNear = (g: Nemesis): boolean => {
  const kassel = hexAt(boardOf(g), KASSEL);
  return stacksOf(g, 'coalition').some(
    ({ hex, units }) =>
      units.some(({ id, disrupted }) => !disrupted && unitCard(id).cossack) &&
      distance(hexAt(boardOf(g), hex), kassel) <= NEAR,
  );
};

/** With Cossacks before Kassel the Westphalian units go home for good, otherwise they waver; or Jérôme finds one train more. */
export const jeromesKingdomTotters: CardRules = {
  coalition: {
    applies: (g) => {
      const there = onTheMap(g);
      if (g.politics.confederation === 'coalition' || there.length === 0) return false;
      return areCossacksNear(g) || there.some(({ disrupted }) => !disrupted);
    },
    // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
    *carryOut(g) {
      const collapses = areCossacksNear(g);
      for (const { id, disrupted } of onTheMap(g)) {
        if (collapses) removeUnit(g, JEROMES_KINGDOM_TOTTERS, id);
        else if (!disrupted) disruptUnit(g, JEROMES_KINGDOM_TOTTERS, id);
      }
    },
  },
  french: extraTrain(JEROMES_KINGDOM_TOTTERS),
};
