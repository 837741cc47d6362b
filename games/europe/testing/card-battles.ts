import { cardId, nationId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { siegeAttack } from '../rules/15-fortresses-and-sieges/15.4-siege-attack.ts';
import { sideOfCard } from '../state/state.ts';
import { battleAt, forceOf, sheetOf } from './battles.ts';
import type { ForceWords, Position, Table } from './position.ts';
import { scene } from './scene.ts';

/** A position in which the owner of these cards holds them, and nobody any other unless the test deals it. */
export const dealt = (cards: string | readonly string[], wanted: Position = {}): Position => {
  const hand = typeof cards === 'string' ? [cards] : cards;
  const owners = Object.fromEntries(hand.map((card) => [sideOfCard(cardId(card)), hand]));
  return { noOtherCards: true, ...wanted, hands: { empire: [], coalition: [], ...owners, ...wanted.hands } };
};

/** Who meets at Munich; the first that is named of each side commands. */
export interface Meeting extends Omit<Position, 'forces'> {
  readonly coalition?: ForceWords;
  readonly empire?: ForceWords;
  readonly attacker?: Side;
  readonly from?: string;
  /** Forces in other zones. */
  readonly around?: Position['forces'];
}

/** A battle at Munich whose cards are these: Junot comes out of Ulm against Jean, unless it is said otherwise. */
export const battleWith = (
  cards: string | readonly string[],
  {
    coalition = ['jean', 'aus_1', 'aus_2', 'aus_3'],
    empire = ['junot', 'fra_10', 'fra_11', 'fra_12'],
    attacker = 'empire',
    from = attacker === 'empire' ? 'ulm' : 'salzbourg',
    around = {},
    ...wanted
  }: Meeting = {},
): Table => {
  const [ours, theirs] = [empire[0] ?? '', coalition[0] ?? ''];
  const [by, against] = attacker === 'empire' ? [ours, theirs] : [theirs, ours];
  const forces = { munich: [coalition, empire], ...around };
  return battleAt(dealt(cards, { ...wanted, forces }), {
    zone: 'munich',
    attacker,
    by: [by],
    against: [against],
    from,
  });
};

/** 14.3 Napoleon meets Jean in a minor battle. */
export const MINOR: Meeting = {
  coalition: ['jean', 'aus_1', 'aus_2'],
  empire: ['napoleon', 'grande_armee', 'fra_10', 'fra_11'],
};
/** 14.3 The two field armies meet in a major battle. */
export const MAJOR: Meeting = {
  coalition: ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5', 'aus_6'],
  empire: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5', 'fra_6'],
};
/** 13.5 No line of supply leads the Empire back from Munich. */
export const CUT_OFF = { ulm: { control: nationId('austria') }, innsbruck: { control: null } };

/** What the cards of the Empire bring it in this battle. */
export const cardsOn = (table: Table): readonly (readonly [string, number])[] =>
  sheetOf(table).modifiers.empire.flatMap(({ card, by }) => (card === undefined ? [] : [[card, by] as const]));

/** 15.4 The force of this name attempts the fortress of its zone. */
export const siegeWith = (cards: string | readonly string[], besieger: string, wanted: Position): Table =>
  scene(dealt(cards, wanted), (g) => siegeAttack(g, forceOf(g, besieger)));
