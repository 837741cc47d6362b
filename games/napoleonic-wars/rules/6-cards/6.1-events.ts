import { draw, type Script, type Verdict } from '@bivouac/kernel';
import type { By } from '../../cards/card.ts';
import { impulsePlayOf, rulesOf } from '../../cards/shelf.ts';
import { type Card, card as cardCard } from '../../catalogue/catalogue.ts';
import { type CardId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { must, say } from '../../text/speech.ts';
import { campOf, handOf, type NapoleonicWars, pactOf, putCard } from '../../state/state.ts';

/** Which nations may play an event: all, those of a Camp, some by name, or the Patron of a Proxy. */
const isAmongPlayers = (g: NapoleonicWars, nation: Nation, who: Card['who']): boolean =>
  who === undefined ||
  who.some((each) => {
    const [kind, name] = each.split(':');
    if (kind === 'camp') return campOf(g, nation) === name;
    if (kind === 'patron') return NATIONS.some((proxy) => proxy === name && pactOf(g, proxy) === nation);
    return each === nation;
  });

/** 6.1, 6.18 May this nation play the card as an event at all? */
export const mayPlayEvent = (g: NapoleonicWars, { nation }: By, id: CardId): Verdict => {
  const { no1805, who } = cardCard(id);
  return (
    must('6.18', !no1805 || g.clock.turn > 1, 'card.not1805', { card: id }) ??
    must('6.1', isAmongPlayers(g, nation, who), 'card.notYours', { nation, card: id })
  );
};
/** 6.1 The event as the one card of an Impulse. */
export const mayPlayAsImpulse = (g: NapoleonicWars, by: By, id: CardId): Verdict => {
  const play = impulsePlayOf(id);
  return mayPlayEvent(g, by, id) ?? (play ? play.may(g, by, null) : must('6.1', false, 'card.notNow', { card: id }));
};

/** 6.13, 6.19 Where a card goes after its event: out of the game, onto the table, or to the discards. */
export const layDown = (g: NapoleonicWars, by: By, id: CardId): void => {
  const { leaves, lasts } = cardCard(id);
  const gone = leaves === 'always' || (leaves === 'sometimes' && (rulesOf(id)?.leavesNow?.(g, by) ?? false));
  if (lasts === 'warEnds' || lasts === 'timed') putCard(g, id, 'inPlay');
  else putCard(g, id, gone ? 'removed' : 'discards');
};

/** G5 A random card of a Hand: chance picks it. */
export function* randomCard(g: NapoleonicWars, nation: Nation): Script<CardId | undefined> {
  const left = handOf(g, nation).map((card) => ({ kind: 'randomCard' as const, card }));
  return left.length === 0 ? undefined : (yield* draw('5.3', say('card.random', { nation }), left)).card;
}
