import type { Script, Verdict } from '@bivouac/kernel';
import type { EndWarAnswer } from '../../answers/8-diplomacy.ts';
import { card as cardCard } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { CardId, Side } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  type Europe,
  generalsAt,
  hand,
  isWinterRound,
  putFleet,
  putGeneral,
  putUnit,
  removeCard,
  unitsAt,
} from '../../state/state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { valueOf } from './6.2-value.ts';
import { discard } from './6.4-use-of-cards.ts';

/** 6.5 The foreign wars that the Coalition could wish to end, with each of its cards. */
export const warAnswers = (g: Europe, side: Side): readonly EndWarAnswer[] =>
  side === 'coalition'
    ? g.cards.wars.flatMap((war) => hand(g, side).map((card): EndWarAnswer => ({ kind: 'endWar', card, war })))
    : [];

/** 5.1.4, 5.2, 6.5 The Coalition alone tries it, with any card, in the diplomatic phase or a winter round. */
export const mayEndForeignWar = (g: Europe, side: Side): Verdict =>
  must('6.5', side === 'coalition', 'war.coalitionOnly') ??
  must('6.5', g.clock.phase === 'diplomacy' || isWinterRound(g.clock), 'war.winterOnly');

/** 6.5 The war is over: its card leaves the game, and what was sent there comes back with the next budget. An event may do the same. */
export const concludeWar = (g: Europe, war: CardId): void => {
  const { box } = cardCard(war);
  removeCard(g, war);
  log(g, '6.5', 'war.ends', { war });
  if (box === undefined) return;
  for (const { id } of unitsAt(g, box)) putUnit(g, id, 'returning');
  for (const { id } of generalsAt(g, box)) putGeneral(g, id, 'returning');
  for (const { id, at } of g.fleets)
    if (at.kind === 'box' && at.box === box) putFleet(g, id, { kind: 'off', why: 'returning' });
};

/** 6.5 A card is played to end a foreign war: on five or more, its value added, it ends. */
export function* endForeignWar(g: Europe, side: Side, { card, war }: EndWarAnswer): Script {
  const value = valueOf(g, card);
  discard(g, card);
  const score = yield* tested(g, '6.5', newTrial('foreignWar', side, { modifiers: modifier('card', value) }));
  if (score && score.total >= tables(g).rolls.foreignWarEnds) concludeWar(g, war);
  else log(g, '6.5', 'war.goesOn', { war });
}
