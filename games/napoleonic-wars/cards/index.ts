import type { CardId, ReserveId } from '../ids.ts';
import type { AnyWording } from '../text/wording.ts';
import type { BattlePlay, CardRules, ImpulsePlay } from './card.ts';
import { europeExhausted } from './107-europe-exhausted.ts';

/** Every card and Reserve whose effect is coded, by its number. A card that is not here is played for its points alone. */
const CODED: readonly CardRules[] = [europeExhausted];

const rules: ReadonlyMap<CardId | ReserveId, CardRules> = new Map(CODED.map((each) => [each.id, each]));
export const rulesOf = (id: CardId | ReserveId): CardRules | undefined => rules.get(id);

export const impulsePlayOf = (id: CardId | ReserveId): ImpulsePlay | undefined =>
  rulesOf(id)?.plays.find((play): play is ImpulsePlay => play.when === 'impulse');
export const battlePlayOf = (id: CardId | ReserveId): BattlePlay | undefined =>
  rulesOf(id)?.plays.find((play): play is BattlePlay => play.when === 'battle');
export const codedCards = (): readonly CardRules[] => CODED;

export const wordingsOfCards = (): readonly AnyWording[] =>
  CODED.flatMap(({ wording }) => (wording === null ? [] : [wording]));
