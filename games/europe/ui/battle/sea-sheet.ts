import type { BattleSheet, SheetLine } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { fleet as fleetCard } from '../../catalogue.ts';
import type { Side } from '../../ids.ts';
import { opponent, type SeaBattle } from '../../state.ts';
import { names } from '../../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { linesOf } from './modifiers.ts';

const column = ({ fleets, modifiers, rolled, batteries, attacker }: SeaBattle, side: Side, language: Language) => {
  const words = wordsIn(language);
  const guns: readonly SheetLine[] =
    side !== attacker && batteries > 0
      ? [{ rule: '17.3.3', words: words('battle.batteries', { dice: batteries }), value: 0, signed: true }]
      : [];
  const lines: readonly SheetLine[] = [
    ...fleets[side].map((id) => ({
      rule: '17.3.1',
      words: names(language).fleet(id),
      value: fleetCard(id).tactical,
      signed: true,
    })),
    ...guns,
    ...linesOf(modifiers[side], language),
  ];
  const total = lines.reduce((sum, { value }) => sum + value, 0);
  const fired = rolled[side];
  return {
    words: words('battle.squadron', { side, fleets: fleets[side].length }),
    lines,
    total,
    ...(fired ? { die: fired.total - total } : {}),
  };
};

/** 17.3 A naval battle: a die for each fleet, its admiral's value, and the difference that decides. */
export const seaSheet = (battle: SeaBattle, language: Language): BattleSheet => {
  const words = wordsIn(language);
  const { attacker, rolled } = battle;
  const [attack, defence] = [rolled[attacker], rolled[opponent(attacker)]];
  return {
    title: words('battle.atSea'),
    subtitle: words('battle.seaRule'),
    attack: column(battle, attacker, language),
    defence: column(battle, opponent(attacker), language),
    ...(attack && defence
      ? { outcome: words('battle.seaResult', { attack: attack.total, defence: defence.total }) }
      : {}),
  };
};
