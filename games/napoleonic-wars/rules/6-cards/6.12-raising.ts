import { choose, type Script } from '@bivouac/kernel';
import { card as cardCard, cards, reserve as reserveCard } from '../../catalogue/catalogue.ts';
import type { CardId, Nation, ReserveId } from '../../catalogue/ids.ts';
import {
  changeNation,
  director,
  discard,
  faceDownOf,
  handOf,
  type NapoleonicWars,
  nationRow,
} from '../../state/state.ts';
import type { WarAnswer } from '../../text/6.13-foreign-wars.ts';
import { log, reveal, say } from '../../text/speech.ts';
import { drawCards } from '../4-prepare/4.4-hands.ts';
import { randomCard } from './6.1-events.ts';

type Pay = Extract<WarAnswer, { readonly kind: 'payWith' | 'payByResource' }>;

/** Points that a nation was forced to raise and has not spent yet; what is left at the end is forfeit. */
export interface Purse {
  points: number;
}

const isCard = (id: CardId | ReserveId): id is CardId => cards.has(id as CardId);
const pointsOf = (id: CardId | ReserveId): number => (isCard(id) ? cardCard(id) : reserveCard(id)).cp;

const means = (g: NapoleonicWars, nation: Nation): readonly Pay[] => {
  const inHand = handOf(g, nation).map((card): Pay => ({ kind: 'payWith', card }));
  if (director(g, nation) === null) return inHand;
  const { reserves, resources } = nationRow(g, nation);
  return [
    ...inHand,
    ...reserves.map((card): Pay => ({ kind: 'payWith', card })),
    ...faceDownOf(g, nation).map((card): Pay => ({ kind: 'payWith', card })),
    ...(resources > 0 ? [{ kind: 'payByResource' as const }] : []),
  ];
};
/** What a nation can raise for certain: a Resource brings a card that nobody knows. */
export const raisable = (g: NapoleonicWars, nation: Nation): number =>
  means(g, nation).reduce((sum, pay) => sum + (pay.kind === 'payWith' ? pointsOf(pay.card) : 0), 0);

/** The next means: its director chooses; chance does for a Proxy without one. */
function* nextMeans(g: NapoleonicWars, nation: Nation, needed: number): Script<Pay | undefined> {
  const among = means(g, nation);
  const seat = director(g, nation);
  if (among.length === 0) return undefined;
  if (seat === null) {
    const card = yield* randomCard(g, nation);
    return card === undefined ? undefined : { kind: 'payWith', card };
  }
  const prompt = say('commit.pay', { nation, needed });
  return yield* choose<Pay>({ by: seat, rule: '6.12', prompt, among, may: () => undefined });
}
const spend = (g: NapoleonicWars, nation: Nation, id: CardId | ReserveId): number => {
  if (isCard(id)) {
    discard(g, id);
    reveal(g, '6.12', 'event.discarded', { nation, card: id });
  } else changeNation(g, nation, { reserves: nationRow(g, nation).reserves.filter((each) => each !== id) });
  return pointsOf(id);
};

/** 6.12, 11.43 A nation raises points with its cards, Reserves and Resources, as if it took an Impulse. */
export function* raise(g: NapoleonicWars, nation: Nation, needed: number, purse: Purse): Script<boolean> {
  while (purse.points < needed) {
    const pay = yield* nextMeans(g, nation, needed - purse.points);
    if (pay === undefined) return false;
    if (pay.kind === 'payWith') purse.points += spend(g, nation, pay.card);
    else {
      // 16.2 A Resource draws a card, which may then be spent.
      changeNation(g, nation, { resources: nationRow(g, nation).resources - 1 });
      yield* drawCards(g, nation, 1, '16.2');
    }
  }
  purse.points -= needed;
  log(g, '6.12', 'commit.raised', { nation });
  return true;
}
