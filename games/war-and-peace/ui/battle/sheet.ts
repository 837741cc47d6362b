import type { BattleSheet, BattleSide, SheetLine } from '@bivouac/board/game-ui.ts';
import { decimal } from '@bivouac/board/parts/figures.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import { commandOf } from '../../rules/D-players/D.3-seats.ts';
import { linesBonus } from '../../rules/O-options/O.6-torres-vedras.ts';
import {
  effectiveMorale,
  groundBonus,
  leadership,
  type Party,
  strength,
} from '../../rules/SG-O-resolution/SG-O-sides.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import type { WarAndPeace } from '../../state/index.ts';
import { tokensOf } from '../../text/tokens.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';
import { roundOdds } from './odds.ts';
import { type Engagement, engagement } from './parties.ts';

/** SG O.2, O.3 What a side brings to the roll: morale, its best leader, and the ground if it is attacked on it. */
const linesOf = (g: WarAndPeace, party: Party, { target, attacker, defender }: Engagement, words: Speak) => {
  const line = (rule: string, name: string, value: number): SheetLine => ({ rule, words: name, value, signed: true });
  const ground = party === defender ? groundBonus(g, attacker, target) : 0;
  const lines = party === defender ? linesBonus(g, target, defender.faction) : 0;
  return [
    line('SG P.4', words('battle.morale'), effectiveMorale(g, party, target)),
    line('SG O.3', words('battle.leader', { leaders: party.leaders }), leadership(party)),
    ...(ground > 0 ? [line('SG O.3', words('battle.ground'), ground)] : []),
    ...(lines > 0 ? [line('O.6', words('battle.lines'), lines)] : []),
  ];
};

const sideOf = (g: WarAndPeace, party: Party, met: Engagement, words: Speak): BattleSide => {
  const lines = linesOf(g, party, met, words);
  return {
    seats: [...new Set(party.troops.map(({ nation, from }) => commandOf(g, { nation, at: from }, party.faction)))],
    words: words('battle.side', {
      faction: party.faction,
      sp: strength(party),
      force: tokensOf(party.leaders, party.troops),
    }),
    lines,
    total: lines.reduce((sum, { value }) => sum + value, 0),
    totalWords: words('battle.adds'),
  };
};

/** The battle under way or the one that an answer would bring: who fights, what counts, and what the next round may do. */
export const battleSheet = (
  view: WarAndPeaceView,
  asked: Asked | undefined,
  language: Language,
  intent?: Answer,
): BattleSheet | undefined => {
  const g = stateOf(view);
  const met = engagement(g, asked, intent);
  if (!met) return undefined;
  const words = wordsIn(language);
  const round = roundOdds(g, met);
  const sign = round.modifier > 0 ? `+${round.modifier}` : `${round.modifier}`.replace('-', '−');
  return {
    title: words('battle.title', { at: met.target }),
    subtitle: words('battle.subtitle', { own: strength(met.attacker), enemy: strength(met.defender) }),
    attack: sideOf(g, met.attacker, met, words),
    defence: sideOf(g, met.defender, met, words),
    odds: {
      outcomes: [
        { id: 'lost', words: words('battle.lost'), share: round.lost, tone: 'bad' },
        { id: 'goesOn', words: words('battle.goesOn'), share: round.goesOn, tone: 'even' },
        { id: 'won', words: words('battle.won'), share: round.won, tone: 'good' },
      ],
      figures: [
        {
          words: words('battle.odds', { faction: (round.attackerIsLarger ? met.attacker : met.defender).faction }),
          value: round.odds,
          rule: 'SG O.2',
        },
        { words: words('battle.onTheDice'), value: sign, rule: 'SG O.3' },
        { words: words('battle.attackerLoses'), value: decimal(round.attackerLoses, language), rule: 'SG O.4' },
        { words: words('battle.defenderLoses'), value: decimal(round.defenderLoses, language), rule: 'SG O.4' },
      ],
    },
  };
};
