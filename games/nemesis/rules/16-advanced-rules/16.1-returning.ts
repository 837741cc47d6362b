import { choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { type CardId, type HexId, type Side, type UnitCard, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { ids } from '../../state/stack.ts';
import { disrupt, moveUnit, type Nemesis } from '../../state/state.ts';
import { mayUnitArrive } from '../13-cossacks-and-reinforcements/13.3-placing.ts';
import { surpriseCommanders } from '../8-rally-and-movement/8.8-captured-commanders.ts';
import type { Instruction } from './16.1-instructions.ts';
import { wasTakenOff } from '../17-linked-campaigns/17.3-taken-off.ts';
import { askIfAny, nameUnit } from './16.1-parts.ts';

/** 13.3, 4.1 One of the cities must be open to it. */
const mayReturn = (g: Nemesis, side: Side, id: UnitId, cities: readonly HexId[]): boolean =>
  cities.some((hex) => mayUnitArrive(g, side, hex, id) === undefined);

const returnable = (
  g: Nemesis,
  side: Side,
  cities: readonly HexId[],
  fits: (card: UnitCard) => boolean,
): readonly UnitId[] =>
  ids(g.units.filter(({ id, at }) => at === 'lost' && fits(unitCard(id)) && !wasTakenOff(g, id))).filter((id) =>
    mayReturn(g, side, id, cities),
  );

function* nameCity(g: Nemesis, side: Side, card: CardId, unit: UnitId, cities: readonly HexId[]): Script<HexId> {
  const { at } = yield* askIfAny(
    g,
    choice<AnswerOf<'arrive'>>({
      by: side,
      rule: '16.1',
      prompt: say('card.returnWhere', { card, unit }),
      among: cities.map((hex) => ({ kind: 'arrive', at: hex })),
      may: (wish) => mayUnitArrive(g, side, wish.at, unit),
    }),
  );
  return at;
}

/** 16.1 An eliminated unit of a kind comes back into play in one of these cities, as reinforcements do (13.3). */
export const returnEliminated = (
  card: CardId,
  cities: readonly HexId[],
  fits: (card: UnitCard) => boolean,
  order: 'inGoodOrder' | 'disrupted',
): Instruction => ({
  applies: (g, side) => returnable(g, side, cities, fits).length > 0,
  *carryOut(g, side) {
    const unit = yield* nameUnit(g, side, card, returnable(g, side, cities, fits));
    const hex = yield* nameCity(g, side, card, unit, cities);
    yield* surpriseCommanders(g, side, hex);
    moveUnit(g, unit, hex);
    if (order === 'disrupted') disrupt(g, unit);
    log(g, '16.1', 'card.returns', { card, unit, hex });
  },
});
