import { backsOf, dealerOf, imaginedHand, unseenHeap } from '@bivouac/cards';
import { fact, open, type Pick, REFEREE, type Seer, type Sights, viewBy, type ViewOf } from '@bivouac/kernel';
import { card as cardCard } from '../catalogue/catalogue.ts';
import type { CardId, FleetId, Side } from '../catalogue/ids.ts';
import { imagineForces } from './imagine-fog.ts';
import { bothSides, type CardTable, type Europe } from '../state/state.ts';
import { namesGiven, renamed, veiledFleets } from './view-fleets.ts';
import {
  seenAction,
  seenBudget,
  seenCampaign,
  seenDepots,
  seenGenerals,
  seenMarch,
  seenSpecials,
  seenTrial,
  seenUnits,
  veiledSides,
} from './view-fog.ts';

/** What a seer sees of the cards: of a hand that is not his, and of the piles, only how many there are. */
export interface CardsSeen extends Omit<CardTable, 'hands' | 'piles'> {
  readonly hands: Readonly<Record<Side, readonly (CardId | null)[]>>;
  readonly piles: Readonly<Record<Side, number>>;
  /** The cards of a pile and of a hand that he may not read, in one heap: he knows them all, and not which is where. */
  readonly unseen: Readonly<Record<Side, readonly CardId[]>>;
}

const mayRead = (seer: Seer, side: Side): boolean => seer === REFEREE || seer === side;
/** 6.2 Everybody knows the permanent cards of a hand. */
const isOpen = (card: CardId): boolean => cardCard(card).permanent !== undefined;

const cutCards = fact((cards: CardTable, seer: Seer): CardsSeen => {
  const { hands, piles, ...rest } = cards;
  return {
    ...rest,
    hands: bothSides((side) => (mayRead(seer, side) ? hands[side] : backsOf(hands[side], isOpen))),
    piles: bothSides((side) => piles[side].length),
    unseen: bothSides((side) =>
      unseenHeap(piles[side], mayRead(seer, side) ? [] : hands[side].filter((card) => !isOpen(card))),
    ),
  };
});
const seenCards = (cards: CardTable, seer: Seer): CardsSeen => cutCards(cards, seer);

/** Hands and piles are hidden; with fog of war the contents of forces are too, and the backs of fleets: rulings/4-fog-of-war.md. */
const SIGHTS = {
  scenario: open,
  edition: open,
  agreed: open,
  clock: open,
  log: () => [],
  nations: open,
  zones: open,
  forces: open,
  forcesFormed: open,
  units: seenUnits,
  generals: seenGenerals,
  specials: seenSpecials,
  armies: open,
  depots: seenDepots,
  fleets: open,
  cards: seenCards,
  tracks: open,
  effects: open,
  moved: open,
  movedFleets: open,
  action: seenAction,
  march: seenMarch,
  campaign: seenCampaign,
  voyage: open,
  seaBattle: open,
  battle: open,
  trial: seenTrial,
  budget: seenBudget,
} satisfies Sights<Europe>;

export interface EuropeView extends ViewOf<Europe, typeof SIGHTS> {}

const cut = viewBy<Europe, typeof SIGHTS>(SIGHTS);
export const view = (g: Europe, seer: Seer): EuropeView => {
  if (veiledSides(g, seer).length === 0) return cut(g, seer);
  const names = namesGiven(g, seer);
  return cut(names.size === 0 ? g : { ...g, ...renamed(g, names) }, seer);
};

/** The cards that the seer cannot tell apart are dealt again, and all else is as he sees it: hidden pieces stay hidden. */
export const imagineCards = (seen: EuropeView, pick: Pick): Europe => {
  const { hands, piles: _, unseen, ...rest } = seen.cards;
  const dealers = bothSides((side) => dealerOf(unseen[side], pick, '6'));
  // 6.2 A permanent card of a pile is in no hand, or everybody would know.
  const imagined = bothSides((side) => imaginedHand(hands[side], dealers[side], (card) => !isOpen(card)));
  return { ...seen, log: [], cards: { ...rest, hands: imagined, piles: bothSides((side) => dealers[side].left) } };
};

/** Fleets that lie face down change their names among those of one nation. */
const imagineFleets = (g: Europe, seer: Seer, pick: Pick): Europe => {
  const names = new Map<FleetId, FleetId>();
  for (const alike of veiledFleets(g, seer)) {
    const left = [...alike];
    for (const id of alike) names.set(id, left.splice(pick(left.length), 1)[0] ?? id);
  }
  return names.size === 0 ? g : { ...g, ...renamed(g, names) };
};

/** A whole state that would look like this to the seer: what he cannot tell apart is dealt again. */
export const imagine = (seen: EuropeView, seer: Seer, pick: Pick): Europe =>
  imagineForces(imagineFleets(imagineCards(seen, pick), seer, pick), pick);
