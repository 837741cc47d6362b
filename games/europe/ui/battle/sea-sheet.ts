import type { BattleOdds, BattleSheet, SheetLine } from '@bivouac/board/game-ui.ts';
import { decimal } from '@bivouac/board/parts/figures.ts';
import type { Language } from '@bivouac/kernel';
import { fleet as fleetCard } from '../../catalogue/catalogue.ts';
import type { Side } from '../../catalogue/ids.ts';
import { type Europe, opponent, type SeaBattle } from '../../state/state.ts';
import { names } from '../../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { linesOf } from './modifiers.ts';
import { seaOdds } from './sea-odds.ts';

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

const oddsOf = (g: Europe, battle: SeaBattle, language: Language): BattleOdds => {
  const words = wordsIn(language);
  const { wins, ties, loses, sinks } = seaOdds(g, battle);
  return {
    outcomes: [
      { id: 'wins', words: words('battle.attackerWins'), share: wins, tone: 'good' },
      ...(ties > 0 ? [{ id: 'tie', words: words('battle.tie'), share: ties, tone: 'even' as const }] : []),
      { id: 'loses', words: words('battle.attackerLoses'), share: loses, tone: 'bad' },
    ],
    figures: [
      {
        words: words('battle.expected'),
        value: words('battle.seaLosses', {
          inflicted: decimal(sinks.attacker, language),
          suffered: decimal(sinks.defender, language),
        }),
        rule: '17.3.1',
      },
    ],
  };
};

/** 17.3 A naval battle: a die for each fleet, its admiral's value, and the difference that decides. */
export const seaSheet = (g: Europe, battle: SeaBattle, language: Language): BattleSheet => {
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
      : { odds: oddsOf(g, battle, language) }),
  };
};
