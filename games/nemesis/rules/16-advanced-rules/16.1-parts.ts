import { type Answer, ask, choice, type Question, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import {
  type CardId,
  type CommanderId,
  type HexId,
  type Side,
  type UnitCard,
  unitCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import type { Effect, ExtraTrain } from '../../state/effects.ts';
import { log, say } from '../../text/speech.ts';
import { ids, occupies, stacksOf } from '../../state/stack.ts';
import {
  depotsOf,
  disrupt,
  eliminate,
  type Nemesis,
  opponent,
  restore,
  unit,
  type UnitRow,
} from '../../state/state.ts';
import { addEffect } from '../../state/state-1813.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';
import { isExempt } from '../6-general-supply/6.6-exempt.ts';
import { askUnlessOnly } from '../11-combat-detail/only-answer.ts';
import { liesFaceDown } from '../15-optional-rules/15.1-hidden-stacks.ts';
import type { CardRules, Instruction } from './16.1-instructions.ts';

type Stripped<E> = E extends unknown ? Omit<E, 'card' | 'laidBy' | 'lasts'> : never;
/** An effect before anybody has laid its card. */
export type EffectOfCard = Stripped<Effect>;

export const always = (): boolean => true;

/** 16.1 A single-instruction card: the same for the side that lays it. */
export const forBoth = (instruction: Instruction): CardRules => ({ coalition: instruction, french: instruction });

const leave = (g: Nemesis, card: CardId, laidBy: Side, lasts: Effect['lasts'], effects: readonly EffectOfCard[]) => {
  for (const effect of effects) addEffect(g, { ...effect, card, laidBy, lasts } as Effect);
};

/** 16.1 K-2 Holds until the Turn ends, or until it is used before that. */
export const leaveForTheTurn = (g: Nemesis, card: CardId, laidBy: Side, ...effects: readonly EffectOfCard[]): void =>
  leave(g, card, laidBy, 'turn', effects);
/** 16.1 K-2 Waits until it is used. */
export const leaveStanding = (g: Nemesis, card: CardId, laidBy: Side, ...effects: readonly EffectOfCard[]): void =>
  leave(g, card, laidBy, 'standing', effects);

/** An instruction that changes a rule for the rest of the Turn and asks nothing. */
export const thisTurn = (
  card: CardId,
  effect: (side: Side, g: Nemesis) => EffectOfCard,
  applies: Instruction['applies'] = always,
): Instruction => ({
  applies,
  // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
  *carryOut(g, side) {
    leaveForTheTurn(g, card, side, effect(side, g));
  },
});

/** 16.1 K-10 One Supply Train more for the side that lays the card. */
export const extraTrain = (card: CardId, face: 'down' | ExtraTrain = 'down'): Instruction =>
  thisTurn(card, (side) => ({ kind: 'trains', side, by: 1, face }));
/** 16.1 K-10 One Supply Train fewer for the other side. */
export const enemyTrainFewer = (card: CardId): Instruction =>
  thisTurn(card, (side) => ({ kind: 'trains', side: opponent(side), by: -1, face: 'down' }));
/** 16.1 K-10 One Combat Command more for the side that lays the card. */
export const extraCommand = (card: CardId): Instruction =>
  thisTurn(card, (side) => ({ kind: 'commands', side, by: 1 }));
/** 16.1 K-10 One Combat Command fewer for the other side. */
export const enemyCommandFewer = (card: CardId): Instruction =>
  thisTurn(card, (side) => ({ kind: 'commands', side: opponent(side), by: -1 }));

export const isOnMap = (row: { readonly at: HexId | 'due' | 'lost' }): boolean => row.at !== 'due' && row.at !== 'lost';

/** 16.1 A single-instruction card takes back what the card before it did of the kinds that it names (K-12). */
export const voidEarlier = (g: Nemesis, card: CardId, kinds: readonly Effect['kind'][]): void => {
  const laid = g.cards.laid.findIndex((each) => each.card === card);
  const before = g.cards.laid[laid - 1];
  if (!before) return;
  const kept = g.effects.filter((effect) => effect.card !== before.card || !kinds.includes(effect.kind));
  if (kept.length === g.effects.length) return;
  g.effects = kept;
  log(g, '16.1', 'card.voids', { card, other: before.card });
};

export const isGarrison = (g: Nemesis, id: UnitId): boolean => g.garrisons.some((row) => row.unit === id);

/** 16.1 K-5 Units of a side on the map that a card can reach: garrisons in their cities only where it says so. */
export const targets = (
  g: Nemesis,
  side: Side,
  fits: (card: UnitCard, row: UnitRow & { readonly at: HexId }) => boolean,
): readonly UnitId[] =>
  stacksOf(g, side).flatMap(({ hex, units }) =>
    ids(units.filter((row) => !isGarrison(g, row.id) && fits(unitCard(row.id), { ...row, at: hex }))),
  );

/** Where stacks lie face down he is asked even about a single answer, for that there is one alone may be his secret (15.1). */
export const askIfAny = <A extends Answer>(g: Nemesis, question: Question<A>): Script<A> =>
  liesFaceDown(g) ? ask(question) : askUnlessOnly(question);

/** Depots of a side in a part of the map, with none of its combat units beside them. */
export const openDepots = (g: Nemesis, side: Side, isThere: (hex: HexId) => boolean): readonly HexId[] =>
  depotsOf(g, side).filter((hex) => isThere(hex) && !occupies(g, side, hex));

/** A unit is named among several; where there is one alone, nobody is asked. */
export function* nameUnit(g: Nemesis, by: Side, card: CardId, among: readonly UnitId[]): Script<UnitId> {
  const named = yield* askIfAny(
    g,
    choice<AnswerOf<'nameUnit'>>({
      by,
      rule: '16.1',
      prompt: say('card.nameUnit', { card }),
      among: among.map((each) => ({ kind: 'nameUnit', unit: each })),
      may: () => undefined,
    }),
  );
  return named.unit;
}

export function* nameCommander(g: Nemesis, by: Side, card: CardId, among: readonly CommanderId[]): Script<CommanderId> {
  const { commander } = yield* askIfAny(
    g,
    choice<AnswerOf<'nameCommander'>>({
      by,
      rule: '16.1',
      prompt: say('card.nameCommander', { card }),
      among: among.map((each) => ({ kind: 'nameCommander', commander: each })),
      may: () => undefined,
    }),
  );
  log(g, '16.1', 'card.commanderNamed', { card, commander });
  return commander;
}

/** 16.1 K-7 A stack of the enemy is named: the units that stand there now. */
export function* nameStack(g: Nemesis, by: Side, card: CardId, among: readonly HexId[]): Script<HexId> {
  const { hex } = yield* askIfAny(
    g,
    choice<AnswerOf<'nameStack'>>({
      by,
      rule: '16.1',
      prompt: say('card.nameStack', { card }),
      among: among.map((each) => ({ kind: 'nameStack', hex: each })),
      may: () => undefined,
    }),
  );
  log(g, '16.1', 'card.stackNamed', { card, hex });
  return hex;
}

export function* nameDepot(g: Nemesis, by: Side, card: CardId, among: readonly HexId[]): Script<HexId> {
  const { hex } = yield* askIfAny(
    g,
    choice<AnswerOf<'nameDepot'>>({
      by,
      rule: '16.1',
      prompt: say('card.nameDepot', { card }),
      among: among.map((each) => ({ kind: 'nameDepot', hex: each })),
      may: () => undefined,
    }),
  );
  log(g, '16.1', 'card.depotNamed', { card, hex });
  return hex;
}

/** 16.1 K-11 A unit is taken off by a card: no combat, so no Battle points; a contingent that is lost counts for 9.2. */
export const removeUnit = (g: Nemesis, card: CardId, id: UnitId): void => {
  eliminate(g, id);
  log(g, '16.1', 'card.eliminates', { card, unit: id });
};

/** 16.1 K-4 Only a unit in good order can be disrupted. */
export const disruptUnit = (g: Nemesis, card: CardId, id: UnitId): void => {
  disrupt(g, id);
  log(g, '16.1', 'card.disrupts', { card, unit: id });
};

/** 16.1 K-4 A hit disrupts a unit in good order and eliminates a disrupted one. */
export const hitUnit = (g: Nemesis, card: CardId, id: UnitId): void =>
  unit(g, id).disrupted ? removeUnit(g, card, id) : disruptUnit(g, card, id);

export const rallyUnit = (g: Nemesis, card: CardId, id: UnitId): void => {
  restore(g, id);
  log(g, '16.1', 'card.rallies', { card, unit: id });
};

/** An instruction by which a side picks one of its own or of the enemy's units, and something happens to it. */
export const onOneUnit = (
  card: CardId,
  among: (g: Nemesis, side: Side) => readonly UnitId[],
  chooser: (side: Side) => Side,
  happens: (g: Nemesis, card: CardId, id: UnitId) => void,
): Instruction => ({
  applies: (g, side) => among(g, side).length > 0,
  *carryOut(g, side) {
    happens(g, card, yield* nameUnit(g, chooser(side), card, among(g, side)));
  },
});

/** 16.1 K-3 Disrupted units of a kind that are in supply now: neither train nor commander is needed. */
const ralliable = (
  g: Nemesis,
  side: Side,
  fits: (card: UnitCard, row: UnitRow & { readonly at: HexId }) => boolean,
): readonly UnitId[] =>
  targets(
    g,
    side,
    (card, row) => row.disrupted && fits(card, row) && (isInSupply(g, side, row.at) || isExempt(g, row)),
  );

/** 16.1 K-3 The side that lays the card turns up to so many of its disrupted units to good order. */
export const rallyFree = (
  card: CardId,
  upTo: number,
  fits: (card: UnitCard, row: UnitRow & { readonly at: HexId }) => boolean,
): Instruction => ({
  applies: (g, side) => ralliable(g, side, fits).length > 0,
  *carryOut(g, side) {
    for (let rallied = 0; rallied < upTo; rallied++) {
      const among = ralliable(g, side, fits);
      if (among.length === 0) return;
      const answer = yield* askIfAny(
        g,
        choice<AnswerOf<'rallyUnit' | 'done'>>({
          by: side,
          rule: '16.1',
          prompt: say('card.rallyUnit', { card, left: upTo - rallied }),
          among: among.map((each) => ({ kind: 'rallyUnit', unit: each })),
          may: () => undefined,
          or: rallied > 0 ? [DONE] : [],
        }),
      );
      if (answer.kind === 'done') return;
      rallyUnit(g, card, answer.unit);
    }
  },
});
