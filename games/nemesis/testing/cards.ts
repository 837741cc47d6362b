import { cardId } from '../catalogue/cards.ts';
import type { Side } from '../catalogue/catalogue.ts';
import { bothSides, opponent } from '../state/state.ts';
import { firstToLay, singleIn } from '../rules/16-advanced-rules/16.1-laying-order.ts';
import { at, type Position } from './position.ts';

/** Cards that do nothing to a position in which nobody is where they look: the first is laid, the others are kept. */
const HARMLESS: Readonly<Record<'pre' | 'post', readonly string[]>> = {
  pre: ['23', '7', '2', '5', '29'],
  post: ['46', '42', '47', '43', '29'],
};

interface Laying extends Position {
  /** Where it is not told, the other side lays a card that has no effect. */
  readonly other?: string;
}

/** The campaign of 1813 with one side about to lay a card; play stands after both were laid and carried out, or asks on the way. */
export const laying = (side: Side, id: string, { other, ...wanted }: Laying = {}): ReturnType<typeof at> => {
  const turn = wanted.turn ?? 5;
  const spare = HARMLESS[turn < 13 ? 'pre' : 'post'].filter((each) => each !== id && each !== other);
  const [harmless = '', kept = '', hisKept = ''] = spare;
  const hands = { [side]: [kept, id], [opponent(side)]: [hisKept, other ?? harmless] };
  const dealt = bothSides((each) => (hands[each] ?? []).map((text) => cardId(text)));
  const next = firstToLay(
    turn,
    bothSides((each) => singleIn(dealt[each]) !== undefined),
  );
  const table = at({
    scenario: '1813',
    turn,
    phase: 'cards',
    next,
    ...wanted,
    agreed: { cards: true, ...wanted.agreed },
    cards: { hands: dealt },
  });
  const lay = (each: Side): unknown =>
    table.answer(each, { kind: 'layCard', card: each === side ? id : (other ?? harmless) });
  lay(next);
  lay(opponent(next));
  return table;
};

/** The second deck is in use. */
export const second = (side: Side, id: string, wanted: Laying = {}): ReturnType<typeof at> =>
  laying(side, id, { turn: 14, ...wanted });

/** Supply Trains and Combat Commands that cards have given or taken, as play goes on to where they count. */
export const trainsByCards = (table: ReturnType<typeof at>): readonly unknown[] =>
  table
    .until('7.4')
    .events('train.byCards')
    .map(({ said }) => ({ side: said.params['side'], by: said.params['by'] }));
export const commandsByCards = (table: ReturnType<typeof at>): readonly unknown[] =>
  table
    .until('card.draw')
    .events('commands.byCards')
    .map(({ said }) => ({ side: said.params['side'], by: said.params['by'] }));

/** Was the card put away because its instruction could not be carried out? */
export const hasNoEffect = (table: ReturnType<typeof at>, id: string): boolean =>
  table.events('card.noEffect').some(({ said }) => said.params['card'] === id);

/** What may be answered now, by one of its fields. */
export const offered = (table: ReturnType<typeof at>, field: 'unit' | 'commander' | 'hex' | 'at'): readonly unknown[] =>
  table.asked().answers.flatMap((answer) => answer[field] ?? []);

/** A position later in the same Turn, under what the card has left. */
export const under = (laid: ReturnType<typeof at>, wanted: Position): ReturnType<typeof at> =>
  at({
    scenario: '1813',
    turn: laid.state.clock.turn,
    agreed: { cards: true },
    ...wanted,
    effects: laid.state.effects,
  });

/** The units that each effect in force names, by their names. */
export const namedBy = (table: ReturnType<typeof at>): readonly (readonly string[])[] =>
  table.state.effects.flatMap((effect) => ('units' in effect ? [effect.units.toSorted()] : []));
