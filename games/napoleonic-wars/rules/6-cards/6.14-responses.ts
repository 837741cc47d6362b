import { type Script, window } from '@bivouac/kernel';
import type { By, CardRules, Happening, ResponsePlay } from '../../cards/card.ts';
import { codedCards } from '../../cards/shelf.ts';
import { cards } from '../../catalogue/catalogue.ts';
import { type CardId, type Nation, NATIONS, type ReserveId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { changeNation, director, faceDownOf, handOf, type NapoleonicWars, nationRow } from '../../state/state.ts';
import type { ResponseAnswer } from '../../text/6-responses.ts';
import { inOrder, orderOfMovement } from '../5-sequence/5.1-order.ts';
import { layDown, mayPlayEvent } from './6.1-events.ts';
import { concernedBy, toldOf } from './6.14-moments.ts';

const playAt = (rules: CardRules, now: Happening): ResponsePlay | undefined =>
  rules.plays.find((play): play is ResponsePlay => play.when === now.moment);
/** The cards and Reserves that public facts allow at this moment. */
const answering = (g: NapoleonicWars, now: Happening): readonly CardRules[] =>
  codedCards().filter((rules) => playAt(rules, now) && (rules.mightAnswer?.(g, now) ?? true));

const isCard = (id: CardId | ReserveId): id is CardId => cards.has(id as CardId);

/** 14.31 Has the nation the card in its Hand, or face down as a Reserve of this Turn; or is it one of its unused Reserves? */
const has = (g: NapoleonicWars, nation: Nation, id: CardId | ReserveId): boolean =>
  isCard(id)
    ? handOf(g, nation).includes(id) || faceDownOf(g, nation).includes(id)
    : nationRow(g, nation).reserves.includes(id);
/** 6.14 What a seat has in its Hands, and in its unused Reserves, that answers this moment. */
const heldBy = (g: NapoleonicWars, seat: string, fitting: readonly CardRules[]): readonly ResponseAnswer[] =>
  NATIONS.filter((nation) => director(g, nation) === seat).flatMap((nation) =>
    fitting.filter(({ id }) => has(g, nation, id)).map(({ id }) => ({ kind: 'respond' as const, nation, card: id })),
  );
const use = (g: NapoleonicWars, by: By, id: CardId | ReserveId): void => {
  log(g, '6.14', 'response.played', { nation: by.nation, card: id });
  if (isCard(id)) layDown(g, by, id);
  else changeNation(g, by.nation, { reserves: nationRow(g, by.nation).reserves.filter((each) => each !== id) });
};

/** 5.61, 6.14 Cards are played in Impulses; besides, when Squadrons are driven out of a Port at the end of a Turn. */
export const areCardsPlayed = ({ impulse, clock, battle }: NapoleonicWars, now?: Happening): boolean =>
  impulse !== null || (clock.phase === 'attrition' && (battle?.kind === 'naval' || now?.moment === 'navalAttempt'));

/** The seats that might respond as far as the others can know: those with a card, or a Reserve that fits. */
const responders = (g: NapoleonicWars, fitting: readonly CardRules[]): readonly string[] =>
  inOrder(
    orderOfMovement(g).filter(
      (nation) =>
        handOf(g, nation).length > 0 ||
        faceDownOf(g, nation).length > 0 ||
        fitting.some(({ id }) => !isCard(id) && nationRow(g, nation).reserves.includes(id)),
    ),
    (nation) => director(g, nation),
  );

/**
 * 6.14 A moment at which Responses may be played, in Order of Movement, until everybody passes. Whoever has a card might
 * hold one that fits and is asked; only a moment that no Response of the deck answers is not opened.
 */
export function* respond(g: NapoleonicWars, now: Happening): Script {
  const fitting = answering(g, now);
  if (fitting.length === 0 || !areCardsPlayed(g, now) || g.clock.phase === 'over') return;
  for (let played = true; played;) {
    const seats = responders(g, fitting);
    if (seats.length === 0) return;
    const plays = yield* window<ResponseAnswer>({
      moment: now.moment,
      rule: '6.14',
      prompt: say('response.offer', toldOf(g, now)),
      order: 'one',
      seats,
      involves: concernedBy(g, now),
      among: (seat) => heldBy(g, seat, fitting),
      may: (seat, { nation, card }) => {
        const by = { nation, seat };
        const rules = fitting.find(({ id }) => id === card);
        const play = rules && playAt(rules, now);
        const general = isCard(card) ? mayPlayEvent(g, by, card) : undefined;
        return general ?? play?.may(g, by, now as never);
      },
      *onPlay({ by: seat, answer }) {
        const by = { nation: answer.nation, seat };
        const rules = fitting.find(({ id }) => id === answer.card);
        const play = rules && playAt(rules, now);
        use(g, by, answer.card);
        if (play) yield* play.play(g, by, now as never);
      },
    });
    played = plays.length > 0;
  }
}
