import type { BattleOdds, BattleSheet } from '@bivouac/board/game-ui.ts';
import { decimal } from '@bivouac/board/parts/figures.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { Side } from '../../catalogue/ids.ts';
import { overwhelmed } from '../../rules/14-battle/14.2-odds.ts';
import { moralesOf } from '../../rules/14-battle/14.4-morale.ts';
import { totalModifier } from '../../rules/14-battle/14.5-modifiers.ts';
import { fighting, sheet } from '../../rules/14-battle/14-sheet.ts';
import { type Battle, called, type Europe, type ForceName, opponent } from '../../state/state.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';
import { linesOf } from './modifiers.ts';
import { fightOdds } from './odds.ts';
import { battleFor } from './preview.ts';
import { seaSheet } from './sea-sheet.ts';

type Figures = BattleOdds['figures'];

const column = (g: Europe, side: Side, language: Language): BattleSheet['attack'] => {
  const { modifiers, countered, rolled, points } = sheet(g);
  const dice = rolled[side]?.dice;
  return {
    seats: [side],
    words: wordsIn(language)('battle.side', { side, points: points[side] }),
    lines: linesOf(modifiers[side], language, countered),
    total: totalModifier(g, side),
    ...(dice === undefined ? {} : { die: dice }),
  };
};

/** 14.4 Of two that are as strong the owner chooses, and until he has both are shown. */
const moraleOf = (g: Europe, side: Side): string => {
  const chosen = sheet(g).morale[side];
  if (chosen !== null) return String(chosen);
  const forces = fighting(g, side);
  return forces.length === 0 ? '–' : moralesOf(g, forces).join(' / ');
};

const ratio = (odds: number): string => (odds >= 1 ? `${odds}:1` : `1:${-odds}`);

const facts = (g: Europe, words: Speak): Figures => {
  const { odds, level, attacker } = sheet(g);
  return [
    ...(odds === null ? [] : [{ words: words('battle.odds'), value: ratio(odds), rule: '14.2' }]),
    ...(level === null
      ? []
      : [{ words: words('battle.level'), value: words('battle.levelOf', { level }), rule: '14.3' }]),
    {
      words: words('battle.morale'),
      value: `${moraleOf(g, attacker)} – ${moraleOf(g, opponent(attacker))}`,
      rule: '14.4',
    },
  ];
};

const oddsOf = (g: Europe, language: Language): BattleOdds => {
  const words = wordsIn(language);
  const { attacker, level, points } = sheet(g);
  const defender = opponent(attacker);
  const weaker = overwhelmed(g);
  if (weaker)
    return {
      outcomes: [
        {
          id: 'destroyed',
          words: words('battle.destroyed', { side: weaker }),
          share: 1,
          tone: weaker === attacker ? 'bad' : 'good',
        },
      ],
      figures: facts(g, words),
    };
  const { wins, loses, inflicts } = fightOdds(
    g,
    level ?? 'minor',
    { attacker: totalModifier(g, attacker), defender: totalModifier(g, defender) },
    { attacker: points[attacker], defender: points[defender] },
  );
  return {
    outcomes: [
      { id: 'wins', words: words('battle.attackerWins'), share: wins, tone: 'good' },
      { id: 'loses', words: words('battle.attackerLoses'), share: loses, tone: 'bad' },
    ],
    figures: [
      ...facts(g, words),
      {
        words: words('battle.expected'),
        value: words('battle.expectedLosses', {
          inflicted: decimal(inflicts.attacker, language),
          suffered: decimal(inflicts.defender, language),
        }),
        rule: '14.6',
      },
    ],
  };
};

/** 14.6 to 14.9 What has happened so far. */
const outcomeOf = ({ victor, rolled, attacker, broken }: Battle, words: Speak): string | undefined => {
  const [attack, defence] = [rolled[attacker], rolled[opponent(attacker)]];
  if (!attack || !defence || victor === null) return undefined;
  return [
    words('battle.result', {
      attack: attack.total,
      attackCell: attack.cell,
      defence: defence.total,
      defenceCell: defence.cell,
    }),
    words('battle.won', { side: victor }),
    ...(broken === null ? [] : [words('battle.broken', { side: broken })]),
  ].join(' ');
};

const namesOf = (g: Europe, side: Side): readonly ForceName[] => fighting(g, side).map((id) => called(g, id));

const landSheet = (g: Europe, language: Language): BattleSheet => {
  const words = wordsIn(language);
  const battle = sheet(g);
  const { attacker, zone, from } = battle;
  const defender = opponent(attacker);
  const outcome = outcomeOf(battle, words);
  return {
    title: words('battle.title', { zone }),
    subtitle: words('battle.forces', { attackers: namesOf(g, attacker), defenders: namesOf(g, defender), from }),
    attack: column(g, attacker, language),
    defence: column(g, defender, language),
    ...(outcome === undefined ? { odds: oddsOf(g, language) } : { outcome }),
  };
};

/** The battle under way on land or at sea, or the one that this answer would bring. */
export const battleSheet = (
  view: EuropeView,
  asked: Asked | undefined,
  language: Language,
  intent?: Answer,
): BattleSheet | undefined => {
  const state = stateOf(view);
  const g = battleFor(state, asked, intent);
  if (g) return landSheet(g, language);
  return state.seaBattle ? seaSheet(state, state.seaBattle, language) : undefined;
};
