import { cardId } from '../cards.ts';
import type { Side } from '../catalogue.ts';
import { bothSides, opponent } from '../state.ts';
import { firstToLay, singleIn } from '../rules/16-advanced-rules/16.1-laying-order.ts';
import { at, type Position } from './position.ts';

/** A card that does nothing to a position in which nobody is where it looks. */
const HARMLESS: Readonly<Record<'pre' | 'post', readonly [string, string]>> = { pre: ['23', '7'], post: ['44', '43a'] };

interface Laying extends Position {
  /** Where it is not told, the other side lays a card that has no effect. */
  readonly other?: string;
}

/** The campaign of 1813 with one side about to lay a card; play stands after both were laid and carried out, or asks on the way. */
export const laying = (side: Side, id: string, { other, ...wanted }: Laying = {}): ReturnType<typeof at> => {
  const turn = wanted.turn ?? 5;
  const [harmless, kept] = HARMLESS[turn < 13 ? 'pre' : 'post'];
  const enemy = opponent(side);
  const hands = { [side]: [kept, id], [enemy]: [kept === id ? harmless : '2', other ?? harmless] };
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
