import { fact, open, type Pick, REFEREE, type Seer, type Sights, viewBy, type ViewOf } from '@bivouac/kernel';
import { type ByNation, byNation, type CardId, type Nation, NATIONS } from '../catalogue/ids.ts';
import { isInspected } from '../rules/4-prepare/4.5-mulligans.ts';
import { type CardTable, director, type NapoleonicWars } from '../state/state.ts';

/** What a seer sees of the cards: of Hands that are not theirs, of the pile and of the discards only how many there are. */
export interface CardsSeen extends Omit<CardTable, 'hands' | 'kept' | 'faceDown' | 'pile' | 'discards'> {
  readonly hands: ByNation<readonly (CardId | null)[]>;
  readonly kept: ByNation<readonly (CardId | null)[]>;
  readonly faceDown: ByNation<readonly (CardId | null)[]>;
  readonly pile: number;
  /** 5.1 How many lie under the top card. */
  readonly discards: number;
  readonly top: CardId | null;
  /** All cards that the seer may not read, in one heap: they know them all, and not which is where. */
  readonly unseen: readonly CardId[];
}

/** 4.41, 6.5 A player reads the Hands that they direct, each from its Mulligan on. */
const mayRead = (g: NapoleonicWars, seer: Seer, nation: Nation): boolean =>
  seer === REFEREE || (director(g, nation) === seer && isInspected(g, nation));
/** Cards kept from the last Turn were read then. */
const mayReadKept = (g: NapoleonicWars, seer: Seer, nation: Nation): boolean =>
  seer === REFEREE || director(g, nation) === seer;

type Readable = ByNation<boolean>;
const cutCards = fact((cards: CardTable, readable: string): CardsSeen => {
  const [reads, readsKept] = readable
    .split('/')
    .map((bits) => byNation((nation) => bits[NATIONS.indexOf(nation)] === '1'));
  const unseen: CardId[] = [...cards.pile, ...cards.discards.slice(0, -1)];
  const cut = (hands: ByNation<readonly CardId[]>, may: Readable | undefined): ByNation<readonly (CardId | null)[]> =>
    byNation((nation) => {
      if (may?.[nation]) return hands[nation];
      unseen.push(...hands[nation]);
      return hands[nation].map(() => null);
    });
  const hands = cut(cards.hands, reads);
  const kept = cut(cards.kept, readsKept);
  const faceDown = cut(cards.faceDown, readsKept);
  return {
    inPlay: cards.inPlay,
    removed: cards.removed,
    hands,
    kept,
    faceDown,
    pile: cards.pile.length,
    discards: Math.max(0, cards.discards.length - 1),
    top: cards.discards.at(-1) ?? null,
    unseen: unseen.toSorted(),
  };
});
const bits = (may: (nation: Nation) => boolean): string => NATIONS.map((nation) => (may(nation) ? '1' : '0')).join('');
const seenCards = (cards: CardTable, seer: Seer, g: Readonly<NapoleonicWars>): CardsSeen =>
  cutCards(cards, `${bits((nation) => mayRead(g, seer, nation))}/${bits((nation) => mayReadKept(g, seer, nation))}`);

const SIGHTS = {
  scenario: open,
  players: open,
  roles: open,
  seating: open,
  forfeit: open,
  forfeiter: open,
  clock: open,
  log: () => [],
  nations: open,
  consuls: open,
  flags: open,
  units: open,
  leaders: open,
  squadrons: open,
  commands: open,
  grandFleets: open,
  regroup: open,
  wars: open,
  cards: seenCards,
  effects: open,
  impulse: open,
  march: open,
  battle: open,
  reinforcing: open,
} satisfies Sights<NapoleonicWars>;

export interface NapoleonicWarsView extends ViewOf<NapoleonicWars, typeof SIGHTS> {}
export const view = viewBy<NapoleonicWars, typeof SIGHTS>(SIGHTS);

/** A whole state that would look like this to the seer: the cards that they cannot tell apart are dealt again. */
export const imagine = (seen: NapoleonicWarsView, _seer: Seer, pick: Pick): NapoleonicWars => {
  const { hands, kept, faceDown, pile, discards, top, unseen, ...rest } = seen.cards;
  const left = [...unseen];
  const draw = (): CardId => {
    const [card] = left.splice(pick(left.length), 1);
    if (card === undefined) throw new Error('6: the view of the cards does not add up');
    return card;
  };
  const deal = (table: ByNation<readonly (CardId | null)[]>): ByNation<readonly CardId[]> =>
    byNation((nation) => table[nation].map((card) => card ?? draw()).toSorted());
  const dealt = { hands: deal(hands), kept: deal(kept), faceDown: deal(faceDown) };
  const under = Array.from({ length: discards }, draw);
  const heap = Array.from({ length: pile }, draw).toSorted();
  return {
    ...seen,
    log: [],
    cards: { ...rest, ...dealt, pile: heap, discards: top === null ? [] : [...under, top] },
  };
};
