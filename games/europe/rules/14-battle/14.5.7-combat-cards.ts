import type { Script } from '@bivouac/kernel';
import type { CardTiming } from '../../catalogue/catalogue.ts';
import type { CardId, Side } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { type Europe, type Modifier, opponent, type Trial } from '../../state/state.ts';
import { type Score, tested } from '../4-glossary/4-trial.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';
import { changeSheet, sheet, withSide } from './14-sheet.ts';

/** 14.5.7 The attacker reveals his cards first. */
const inTurn = (g: Europe): readonly Side[] => {
  const { attacker } = sheet(g);
  return [attacker, opponent(attacker)];
};

/** 14.5.7 At each step of the battle cards may be played, the attacker’s first; the sheet keeps them. */
export function* combatCards(g: Europe, when: CardTiming, sides: readonly Side[] = inTurn(g)): Script {
  const before = g.cards.played.length;
  yield* reactions(g, when, sides);
  changeSheet(g, { cards: [...sheet(g).cards, ...g.cards.played.slice(before)] });
}

/** The guns of the Empire. */
const ARTILLERY: readonly string[] = ['8F', '13F', '28F', '50F'];

/** 31C, 32C Artillery cards that a side has played in this battle and that still have their effect. */
export const gunsOf = (g: Europe, side: Side): readonly CardId[] => {
  const { modifiers, countered } = sheet(g);
  return modifiers[side].flatMap(({ card }) =>
    card !== undefined && ARTILLERY.includes(card) && !countered.includes(card) ? [card] : [],
  );
};

/**
 * 14.5.7 Before the dice each side reveals its cards, the attacker first. What answers guns that have just been played is
 * laid on them at once, by the attacker too. rulings/14.5.7-attacker-first.md
 */
export function* cardsBeforeDice(g: Europe): Script {
  for (const side of inTurn(g)) {
    yield* combatCards(g, 'combatModifiers', [side]);
    if (gunsOf(g, side).length > 0) yield* combatCards(g, 'onArtillery', [opponent(side)]);
  }
}

/** One die of the battle, after both have had the chance to change it by cards; nothing if a card calls it off. */
export function* testedInBattle(g: Europe, rule: RuleRef, trial: Trial, when: CardTiming): Script<Score | undefined> {
  g.trial = trial;
  yield* combatCards(g, when);
  return yield* tested(g, rule, g.trial);
}

/** What a card adds to the dice of a side. */
export const addToBattle = (g: Europe, side: Side, extra: Modifier & { readonly card: CardId }): void => {
  const { modifiers } = sheet(g);
  changeSheet(g, { modifiers: withSide(modifiers, side, [...modifiers[side], extra]) });
};

/** 31C, 32C A card that has been played in this battle adds nothing. */
export const counterCard = (g: Europe, card: CardId): void =>
  changeSheet(g, { countered: [...sheet(g).countered, card] });

/** 5C More cavalry for superiority. */
export const addCavalry = (g: Europe, side: Side, many: number): void => {
  const { extraCavalry } = sheet(g);
  changeSheet(g, { extraCavalry: withSide(extraCavalry, side, extraCavalry[side] + many) });
};

/** 28C Cavalry superiority brings this side nothing. */
export const denySuperiority = (g: Europe, side: Side): void =>
  changeSheet(g, { noSuperiority: withSide(sheet(g).noSuperiority, side, true) });

/** 36F No step is lost at rivers without a bridge in this retreat. */
export const bridgeRetreat = (g: Europe): void => changeSheet(g, { bridged: true });
