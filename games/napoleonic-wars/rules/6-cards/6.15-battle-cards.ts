import { areCardsPlayed } from './6.14-responses.ts';
import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE } from '../../text/answers.ts';
import { battlePlayOf, codedCards } from '../../cards/shelf.ts';
import { card as cardCard, cards, reserve as reserveCard } from '../../catalogue/catalogue.ts';
import { type CardId, isPower, type Nation, type ReserveId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  battle,
  changeBattle,
  changeImpulse,
  changeNation,
  director,
  faceDownOf,
  handOf,
  impulse,
  type NapoleonicWars,
  nationRow,
} from '../../state/state.ts';
import type { ResponseAnswer } from '../../text/6-responses.ts';
import { orderFromActive } from '../5-sequence/5.1-order.ts';
import { layDown, mayPlayEvent } from './6.1-events.ts';

type Play = Extract<ResponseAnswer, { readonly kind: 'battleEvent' }>;
const isCard = (id: CardId | ReserveId): id is CardId => cards.has(id as CardId);
/** 6.15 Battle events serve in the kind of battle that they name. */
const fitsScope = (g: NapoleonicWars, id: CardId | ReserveId): boolean => {
  const { kind } = battle(g);
  const scope = kind === 'port' ? 'naval' : kind;
  return (isCard(id) ? cardCard(id) : reserveCard(id)).scope.includes(scope);
};
const mayPlay = (g: NapoleonicWars, nation: Nation, { card }: Play): Verdict => {
  const by = { nation, seat: director(g, nation) };
  const allowed = isCard(card) ? mayPlayEvent(g, by, card) : undefined;
  const asReserve = isReserve(g, nation, card)
    ? must('5.12', !isPlus(g, nation) || !impulse(g).plus, 'impulse.onePlus', { nation })
    : undefined;
  return allowed ?? asReserve ?? battlePlayOf(card)?.may(g, by, null);
};

/** 14.31 A card that lies face down is treated as a Reserve. */
const isReserve = (g: NapoleonicWars, nation: Nation, card: CardId | ReserveId): boolean =>
  !isCard(card) || faceDownOf(g, nation).includes(card);

/** 5.12 In its own Impulse a Power's battle Reserve is its plus play; a Minor's is played besides the card: rulings/5.12-battle-reserves.md. */
const isPlus = (g: NapoleonicWars, nation: Nation): boolean => g.impulse?.nation === nation && isPower(nation);

/** 11.1 Nations with pieces in the battle, the Active one first; in a siege only those of the Besieging Army. */
const fighters = (g: NapoleonicWars): readonly Nation[] => {
  const { kind, active, inactive } = battle(g);
  const nations = kind === 'siege' ? active.nations : [...active.nations, ...inactive.nations];
  return orderFromActive(g).filter((nation) => nations.includes(nation));
};

/** 6.15, 11.1 Each nation plays all its Battle events of this Round before the next declares any. */
export function* battleCards(g: NapoleonicWars): Script {
  if (!areCardsPlayed(g) || !codedCards().some(({ id }) => battlePlayOf(id) && fitsScope(g, id))) return;
  for (const nation of fighters(g)) {
    const seat = director(g, nation);
    if (seat === null) continue;
    for (;;) {
      const reserves = nationRow(g, nation).reserves.filter((id) => battlePlayOf(id) && fitsScope(g, id));
      const hidden = faceDownOf(g, nation);
      if (handOf(g, nation).length === 0 && hidden.length === 0 && reserves.length === 0) break;
      const held = [...handOf(g, nation), ...hidden].filter((id) => battlePlayOf(id) && fitsScope(g, id));
      const answer = yield* choose<Play | typeof DONE>({
        by: seat,
        rule: '11.1',
        prompt: say('battleEvent.offer', { nation }),
        among: [...held, ...reserves].map((card): Play => ({ kind: 'battleEvent', nation, card })),
        may: (wish) => mayPlay(g, nation, wish as Play),
        or: [DONE],
      });
      if (answer.kind === 'done') break;
      const by = { nation, seat };
      log(g, '6.15', 'battleEvent.played', { nation, card: answer.card });
      if (isReserve(g, nation, answer.card) && isPlus(g, nation)) changeImpulse(g, { plus: true });
      if (isCard(answer.card)) layDown(g, by, answer.card);
      else changeNation(g, nation, { reserves: nationRow(g, nation).reserves.filter((id) => id !== answer.card) });
      changeBattle(g, { events: [...battle(g).events, answer.card] });
      const play = battlePlayOf(answer.card);
      if (play) yield* play.play(g, by, null);
    }
  }
}
