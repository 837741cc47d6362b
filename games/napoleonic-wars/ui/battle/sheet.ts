import type { BattleOdds, BattleSheet, BattleSide, SheetLine } from '@bivouac/board/game-ui.ts';
import { decimal } from '@bivouac/board/parts/figures.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import { duchy as duchyCard, leader as leaderCard } from '../../catalogue/catalogue.ts';
import type { DuchyId } from '../../catalogue/ids.ts';
import { battleDice, doesRatingCount, piecesOf } from '../../rules/11-battle/11.2-dice.ts';
import { batteryDice } from '../../rules/9-movement/9.53-batteries.ts';
import { navalDice } from '../../rules/13-naval/13.4-naval-combat.ts';
import {
  battle,
  bonusesNow,
  director,
  type NapoleonicWars,
  opposite,
  ratingFactor,
  type Which,
} from '../../state/state.ts';
import { shipDice } from '../../rules/13-naval/13.1-fleets.ts';
import { names } from '../../text/names.ts';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';
import { atLeast, roundOdds, type Side } from './odds.ts';

const SIDES = ['active', 'inactive'] as const;
const ROUNDS = 2;

/** 11.2 Where the dice of a land battle come from. */
const landLines = (g: NapoleonicWars, which: Which, words: Speak): readonly SheetLine[] => {
  const row = battle(g);
  const { [which]: side, [opposite(which)]: other, at, round, terrain } = row;
  const followers = Math.max(0, piecesOf(g, side, at as DuchyId) - (side.commander === null ? 0 : 1));
  const rating =
    side.commander !== null && doesRatingCount(g, which)
      ? leaderCard(side.commander).battle * ratingFactor(row, which)
      : 0;
  const first = round === 1;
  return [
    { rule: '11.2', words: words('battle.pieces'), value: Math.max(0, followers - side.disrupted) },
    ...(side.commander === null
      ? []
      : [{ rule: '11.2', words: words('battle.commander', { leader: side.commander }), value: rating }]),
    ...(side.bonus > 0 ? [{ rule: '11.21', words: words('battle.bonus'), value: side.bonus }] : []),
    ...(first && which === 'inactive' && terrain > 0
      ? [{ rule: '11.22', words: words('battle.terrain'), value: terrain }]
      : []),
    ...(first && other.failedEvasions > 0
      ? [{ rule: '10.2', words: words('battle.failedEvasion'), value: other.failedEvasions }]
      : []),
  ];
};
const navalLines = (g: NapoleonicWars, which: Which, words: Speak): readonly SheetLine[] => {
  const { [which]: side, [opposite(which)]: other, round } = battle(g);
  const guns = side.ships.reduce((sum, id) => sum + shipDice(g, id), 0);
  return [
    { rule: '13.4', words: words('battle.guns', { ships: side.ships.length }), value: guns },
    ...(side.disrupted > 0 ? [{ rule: '13.4', words: words('battle.disrupted'), value: -side.disrupted }] : []),
    ...(round === 1 && other.failedEvasions > 0
      ? [{ rule: '13.33', words: words('battle.failedEvasion'), value: other.failedEvasions }]
      : []),
  ];
};
/** 6.15 What events bring or take in this Round. */
const eventLines = (g: NapoleonicWars, which: Which, language: Language): readonly SheetLine[] =>
  bonusesNow(battle(g)).flatMap(({ card, side, dice = 0, enemyDice = 0 }) => {
    const value = side === which ? dice : enemyDice;
    return value === 0 ? [] : [{ rule: '6.15', words: names(language).card(card), value, signed: true }];
  });

const diceOf = (g: NapoleonicWars, which: Which): number => {
  const { kind, at } = battle(g);
  if (kind === 'siege') return which === 'inactive' ? duchyCard(at as DuchyId).fortress : battleDice(g, which);
  if (kind === 'land') return battleDice(g, which);
  const battery = kind === 'port' && which === 'inactive' ? batteryDice(at as DuchyId) : 0;
  return navalDice(g, which) + battery;
};
const linesFor = (g: NapoleonicWars, which: Which, language: Language): readonly SheetLine[] => {
  const words = wordsIn(language);
  const { kind, at } = battle(g);
  if (kind === 'siege' && which === 'inactive')
    return [{ rule: '12.3', words: words('battle.fortress'), value: duchyCard(at as DuchyId).fortress }];
  const battery: readonly SheetLine[] =
    kind === 'port' && which === 'inactive'
      ? [{ rule: '13.5', words: words('battle.batteries'), value: batteryDice(at as DuchyId) }]
      : [];
  const own = kind === 'land' || kind === 'siege' ? landLines(g, which, words) : navalLines(g, which, words);
  return [...own, ...battery, ...eventLines(g, which, language)];
};

/** Where a battle stands: before the throw of its Round, with dice that others may still change, or with results that count. */
type Stage = 'before' | 'fallen' | 'counted';
const stageOf = (g: NapoleonicWars, asked: Asked | undefined): Stage => {
  if (asked?.prompt.key === 'battleEvent.offer' || SIDES.every((which) => battle(g)[which].against.length === 0))
    return 'before';
  return asked?.prompt.params['moment'] === 'roundRolled' ? 'fallen' : 'counted';
};

const sideOf = (g: NapoleonicWars, which: Which, stage: Stage, language: Language): BattleSide => {
  const { [which]: side, [opposite(which)]: other } = battle(g);
  return {
    seats: side.nations.flatMap((nation) => director(g, nation) ?? []),
    words: wordsIn(language)('battle.side', {
      which,
      nations: side.nations,
      kills: side.kills,
      disrupts: side.disrupts,
    }),
    lines: linesFor(g, which, language),
    total: diceOf(g, which),
    totalWords: wordsIn(language)('battle.dice'),
    dice: stage === 'before' ? [] : other.against,
  };
};

const forOdds = (g: NapoleonicWars, which: Which): Side => {
  const { [which]: side, kind, at } = battle(g);
  const pieces = kind === 'land' ? piecesOf(g, side, at as DuchyId) : side.ships.length;
  return { dice: diceOf(g, which), pieces, kills: side.kills, disrupts: side.disrupts };
};

const oddsOf = (g: NapoleonicWars, language: Language): BattleOdds => {
  const words = wordsIn(language);
  const { kind, round, at } = battle(g);
  const [active, inactive] = [forOdds(g, 'active'), forOdds(g, 'inactive')];
  if (kind === 'siege') {
    const falls = atLeast(duchyCard(at as DuchyId).fortress, active.dice);
    return {
      outcomes: [
        { id: 'falls', words: words('battle.falls'), share: falls, tone: 'good' },
        { id: 'holds', words: words('battle.holds'), share: 1 - falls, tone: 'bad' },
      ],
      figures: [],
    };
  }
  const odds = roundOdds(active, inactive, round >= ROUNDS);
  const percent = (share: number): string => words('battle.percent', { percent: Math.round(share * 100) });
  return {
    outcomes: [
      { id: 'wins', words: words('battle.activeWins'), share: odds.active, tone: 'good' },
      ...(odds.tie > 0 ? [{ id: 'tie', words: words('battle.tie'), share: odds.tie, tone: 'even' as const }] : []),
      { id: 'loses', words: words('battle.inactiveWins'), share: odds.inactive, tone: 'bad' },
    ],
    figures: [
      {
        words: words('battle.expected'),
        value: words('battle.expectedOf', {
          inflicted: decimal(odds.inflicts, language),
          suffered: decimal(odds.suffers, language),
        }),
        rule: '11.3',
      },
      ...(kind === 'land'
        ? [
            {
              words: words('battle.rout'),
              value: words('battle.routOf', { active: percent(odds.routs), inactive: percent(odds.routed) }),
              rule: '11.5',
            },
          ]
        : []),
    ],
  };
};

/** 11.3, 11.32 What either side has suffered; dice that have only fallen are added. */
const tallyOf = (g: NapoleonicWars, stage: Stage): { readonly active: number; readonly inactive: number } => {
  const suffered = (which: Which): number => {
    const { kills, disrupts, against } = battle(g)[which];
    return kills + disrupts + (stage === 'fallen' ? against.filter((face) => face >= DISRUPTS).length : 0);
  };
  return { active: suffered('active'), inactive: suffered('inactive') };
};
const DISRUPTS = 5;

/** 11, 12, 13 The battle or Siege under way: the dice of either side with their reasons, and the exact odds of the Round. */
export const battleSheet = (
  view: NapoleonicWarsView,
  asked: Asked | undefined,
  language: Language,
  _intent?: Answer,
): BattleSheet | undefined => {
  if (!view.battle) return undefined;
  const g = stateOf(view);
  const words = wordsIn(language);
  const { at, round, kind } = view.battle;
  const stage = stageOf(g, asked);
  return {
    title: words('battle.title', { kind, at }),
    subtitle: words('battle.round', { round, last: round >= ROUNDS }),
    attack: sideOf(g, 'active', stage, language),
    defence: sideOf(g, 'inactive', stage, language),
    ...(stage === 'before' ? { odds: oddsOf(g, language) } : { outcome: words('battle.soFar', tallyOf(g, stage)) }),
  };
};
