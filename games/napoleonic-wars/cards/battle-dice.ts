import type { Verdict } from '@bivouac/kernel';
import { cardId, cards, reserveId } from '../catalogue/catalogue.ts';
import type { CardId, Nation, ReserveId } from '../catalogue/ids.ts';
import type { AnyWording } from '../text/wording.ts';
import { battle, type BattleBonus, changeBattle, type NapoleonicWars, opposite, type Which } from '../state/state.ts';
import { atOnce, type By, type CardRules } from './card.ts';
import type { Both } from './plain-words.ts';

/** The side of a battle on which a nation fights. */
export const sideOf = (g: NapoleonicWars, nation: Nation): Which =>
  battle(g).active.nations.includes(nation) ? 'active' : 'inactive';
export const enemyOf = (g: NapoleonicWars, nation: Nation): Which => opposite(sideOf(g, nation));

type Bonus = Omit<BattleBonus, 'card' | 'nation' | 'side' | 'round'> & {
  readonly round?: number | 'all';
  readonly side?: Which;
};
/** An event counts for the side of the nation that played it, in this Round if it does not say more. */
export const giveBonus = (g: NapoleonicWars, { nation }: By, card: CardId | ReserveId, bonus: Bonus): void =>
  changeBattle(g, {
    bonuses: [...battle(g).bonuses, { card, nation, side: sideOf(g, nation), round: battle(g).round, ...bonus }],
  });

interface BattleEvent {
  readonly says: Both;
  readonly wording?: AnyWording;
  readonly may?: (g: NapoleonicWars, by: By) => Verdict;
  readonly bonus: (g: NapoleonicWars, by: By) => Bonus;
}
/** 6.15 A Battle event that changes the dice of its Round. */
export const battleEvent = (id: string, { says, wording, may = () => undefined, bonus }: BattleEvent): CardRules => {
  const card = cards.has(id as CardId) ? cardId(id) : reserveId(id);
  return {
    id: card,
    wording: wording ?? null,
    says,
    plays: [{ when: 'battle', may, play: atOnce((g, by) => giveBonus(g, by, card, bonus(g, by))) }],
  };
};
