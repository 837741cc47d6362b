import type { Language, Seat } from '@bivouac/kernel';
import { card as cardOf, reserve as reserveOf, reservesOf } from '../../catalogue/catalogue.ts';
import type { CardId, Nation, ReserveId } from '../../catalogue/ids.ts';
import { NATIONS } from '../../catalogue/ids.ts';
import { rulesOf } from '../../cards/shelf.ts';
import { nationRow } from '../../state/state.ts';
import { names } from '../../text/names.ts';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { ownNations, stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

/** 6 A card or Reserve that lies open to this reader. */
export interface OpenCard {
  readonly id: CardId | ReserveId;
  readonly nation: Nation | undefined;
  readonly points: number;
  readonly title: string;
  readonly words: string;
  /** The ways in which it may be played. */
  readonly note: string;
}
export interface CardsTold {
  /** Each nation that the reader directs, with its Hand and its Reserves. */
  readonly hands: readonly {
    readonly nation: Nation;
    readonly heading: string;
    readonly cards: readonly OpenCard[];
    readonly reserves: readonly OpenCard[];
  }[];
  /** How many cards the others hold, and which Reserves they still have. */
  readonly others: readonly { readonly nation: Nation; readonly words: string }[];
  readonly inPlay: readonly OpenCard[];
  readonly heaps: readonly string[];
  readonly removed: readonly string[];
}

const told = (id: CardId, nation: Nation | undefined, language: Language): OpenCard => {
  const { name, cp, timing, bar, no1805, timed, proxy, leaves } = cardOf(id);
  return {
    id,
    nation,
    points: cp,
    title: name[language],
    words: rulesOf(id)?.says[language] ?? wordsIn(language)('cards.pointsOnly'),
    note: wordsIn(language)('cards.note', {
      timing,
      foreignWar: bar === 'foreignWar',
      no1805,
      timed,
      proxy: proxy?.colour ?? null,
      leaves: leaves !== undefined,
    }),
  };
};
const toldReserve = (id: ReserveId, ready: boolean, language: Language): OpenCard => {
  const { name, cp, timing, nation, plus, no1805 } = reserveOf(id);
  return {
    id,
    nation,
    points: cp,
    title: name[language],
    words: rulesOf(id)?.says[language] ?? wordsIn(language)('cards.pointsOnly'),
    note: wordsIn(language)('cards.reserve', { timing, plus, no1805, ready }),
  };
};
const isCard = (id: CardId | null): id is CardId => id !== null;

/** What a seat knows of the cards: it reads the Hands that it directs, and of the others their number. */
export const cardsTold = (view: NapoleonicWarsView, seat: Seat, language: Language): CardsTold => {
  const words = wordsIn(language);
  const g = stateOf(view);
  const { hands, inPlay, pile, discards, top, removed } = view.cards;
  const own = seat === 'referee' ? NATIONS : ownNations(g, seat).filter((nation) => hands[nation].every(isCard));
  const isReady = (nation: Nation, id: ReserveId): boolean => nationRow(g, nation).reserves.includes(id);
  return {
    hands: own.map((nation) => ({
      nation,
      heading: words('cards.handOf', { nation, cards: hands[nation].length }),
      cards: hands[nation].filter(isCard).map((id) => told(id, nation, language)),
      reserves: reservesOf(nation).map((id) => toldReserve(id, isReady(nation, id), language)),
    })),
    others: NATIONS.filter((nation) => !own.includes(nation)).map((nation) => ({
      nation,
      words: words('cards.other', {
        nation,
        cards: hands[nation].length,
        reserves: reservesOf(nation).filter((id) => isReady(nation, id)),
      }),
    })),
    inPlay: inPlay.map((id) => told(id, undefined, language)),
    heaps: [words('cards.pile', { cards: pile }), words('cards.discards', { cards: discards + (top ? 1 : 0), top })],
    removed: removed.map((id) => names(language).card(id)),
  };
};
