import type { Answer, Asked } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import type { CommanderId, HexId, Side } from '../../ids.ts';
import { CAPACITY } from '../../rules/4-occupying-a-hex/4.1-capacity.ts';
import { battleOf } from '../../rules/11-combat-detail/11.2-taking-part.ts';
import { commandersAt, ids, stackAt, unitsAt } from '../../stack.ts';
import { commander, type Nemesis } from '../../state.ts';
import { engagement } from '../battle/engagement.ts';
import { fightOdds } from '../battle/odds.ts';
import { orderOdds } from '../battle/rehearsal.ts';
import type { Speak } from '../text/words.ts';
import { hungryStacks, isThreatened, laidOpen, withUnitsAt } from './danger.ts';

/** 10.2b A failed order ends a player's attacks for the Turn: from this share on it is worth a word. */
const DOUBTFUL = 0.5;

/** 10.2, 11 An order that will rather fail, or a fight that will rather be lost. */
export const warnOfAttack = (g: Nemesis, asked: Asked, answer: Answer, words: Speak): readonly string[] => {
  const found = engagement(g, asked, answer);
  if (!found || found.stage !== 'order') return [];
  const { fails } = orderOdds(found.g);
  const doubtful = fails >= DOUBTFUL ? [words('warn.orderMayFail', { fails })] : [];
  if (found.overrun) return doubtful;
  const { repulse, win, drives } = fightOdds(found.g, found.pending);
  const isBad = repulse > win + drives;
  return [...doubtful, ...(isBad ? [words('warn.badOdds', { lost: repulse, won: win + drives })] : [])];
};

/** 9.1 The last Commands of the Turn; before the order, its chance as well. */
export const warnOfCommands = (
  g: Nemesis,
  asked: Asked,
  answer: AnswerOf<'commit'>,
  words: Speak,
): readonly string[] => {
  const left = Number(asked.prompt.params['left']);
  return [
    ...(left > 0 && answer.commands === left ? [words('warn.lastCommands')] : []),
    ...warnOfAttack(g, asked, { ...answer }, words),
  ];
};

/** 6.1, 11.11 A withdrawal into hunger, or to where there is no room for all. */
export const warnOfWithdrawal = (
  g: Nemesis,
  { by, prompt }: Asked,
  { to }: AnswerOf<'withdraw'>,
  words: Speak,
): readonly string[] => {
  const hex = prompt.params['hex'] as HexId;
  const isMain = g.battle?.to === hex;
  const units = isMain ? ids(unitsAt(g, hex)) : [];
  const room = (stackAt(g, hex)?.of ?? 0) + (stackAt(g, to)?.of ?? 0);
  const after = withUnitsAt(g, units, to);
  return [
    ...(isMain && room > CAPACITY ? [words('warn.noRoom', { hex: to })] : []),
    ...(units.length > 0 && hungryStacks(after, by as Side).includes(to)
      ? [words('warn.outOfSupply', { hex: to })]
      : []),
  ];
};

/** 11.12 An advance that leaves something open behind, or goes where nothing feeds it. */
export const warnOfAdvance = (
  g: Nemesis,
  { by }: Asked,
  { unit }: AnswerOf<'advance'>,
  words: Speak,
): readonly string[] => {
  const side = by as Side;
  const { from, to } = battleOf(g);
  const after = withUnitsAt(g, [unit], to);
  const open = laidOpen(after, side, from);
  return [
    ...(open ? [words(`warn.open.${open}`, { hex: from })] : []),
    ...(hungryStacks(after, side).includes(to) ? [words('warn.outOfSupply', { hex: to })] : []),
  ];
};

/** 12.1 A ride that leaves a stack without anyone to lead it. */
export const warnOfRide = (
  g: Nemesis,
  { by }: Asked,
  { commander: id }: AnswerOf<'ride'>,
  words: Speak,
): readonly string[] => {
  const { at } = commander(g, id);
  if (at === 'due' || at === 'lost' || unitsAt(g, at).length === 0) return [];
  return commandersAt(g, by as Side, at).length === 1 ? [words('warn.noCommanderLeft', { hex: at })] : [];
};

/** 11.19 Commanders without troops near the enemy. */
export const warnOfEndingRides = (g: Nemesis, { by, answers = [] }: Asked, words: Speak): readonly string[] => {
  const side = by as Side;
  return answers.flatMap((answer) => {
    if (answer.kind !== 'ride') return [];
    const { id, at } = commander(g, answer['commander'] as CommanderId);
    if (at === 'due' || at === 'lost' || unitsAt(g, at).length > 0 || !isThreatened(g, side, at)) return [];
    return [words('warn.alone', { commanders: [id], hex: at })];
  });
};
