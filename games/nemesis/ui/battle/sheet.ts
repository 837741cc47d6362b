import type { BattleOdds, BattleSheet, SheetLine } from '@bivouac/board/game-ui.ts';
import { decimal, percent } from '@bivouac/board/parts/figures.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue/ids.ts';
import type { Sheet } from '../../rules/11-combat-detail/11.2-sheet.ts';
import { battleOf, mainStack } from '../../rules/11-combat-detail/11.2-taking-part.ts';
import { attackSheet } from '../../rules/11-combat-detail/11.5-attack-value.ts';
import { defenceSheet } from '../../rules/11-combat-detail/11.7-defence-value.ts';
import { ids } from '../../state/stack.ts';
import { type Nemesis, opponent, SIDES } from '../../state/state.ts';
import { tell } from '../../text/tell.ts';
import type { NemesisView } from '../../secrecy/view.ts';
import { backsOf, isKnown, stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';
import { type Engagement, engagement } from './engagement.ts';
import { fightOdds, type FightOdds, hasWayOut } from './odds.ts';
import { GOES_IN_ON } from '../../rules/10-combat-overview/10.2-command-roll.ts';
import { callable, canEvade, type OrderOdds, orderOdds, orderSum } from './rehearsal.ts';

type Outcomes = BattleOdds['outcomes'];
type Figures = BattleOdds['figures'];

const CERTAIN: OrderOdds = { goesIn: 1, aborted: 0, fails: 0 };

/** "Combat Factors at Verona: +3." stands on the sheet without its figure, which has a column of its own. */
const withoutFigure = (sentence: string): string => sentence.replace(/[\s\u00a0]*:[\s\u00a0]*[+−]\d+\.$/u, '');

const linesOf = ({ lines }: Sheet, language: Language): readonly SheetLine[] =>
  lines.map(({ rule, value, ...said }) => ({ rule, value, words: withoutFigure(tell(language, said)) }));

const orderOutcomes = ({ aborted, fails }: OrderOdds, words: Speak): Outcomes => [
  { id: 'fails', words: words('battle.fails'), share: fails, tone: 'even' },
  { id: 'aborted', words: words('battle.aborted'), share: aborted, tone: 'even' },
];

const outcomesOf = (order: OrderOdds, fight: FightOdds, words: Speak): Outcomes => [
  ...orderOutcomes(order, words),
  { id: 'repulse', words: words('battle.repulse'), share: order.goesIn * fight.repulse, tone: 'bad' },
  { id: 'tie', words: words('battle.tie'), share: order.goesIn * fight.tie, tone: 'even' },
  { id: 'win', words: words('battle.win'), share: order.goesIn * fight.win, tone: 'fair' },
  { id: 'drives', words: words('battle.drives'), share: order.goesIn * fight.drives, tone: 'good' },
];

const withJoined = (g: Nemesis, side: Side, hex: HexId): Nemesis => {
  const { joined } = battleOf(g);
  return { ...g, battle: { ...battleOf(g), joined: { ...joined, [side]: [...joined[side], hex] } } };
};

/** 10.4, 10.5 Each stack that may still come: how likely, and what it would add. */
const supportFigures = ({ g, pending }: Engagement, words: Speak, language: Language): Figures => {
  const { attacker } = battleOf(g);
  return [attacker, opponent(attacker)].flatMap((side) => {
    const total = (state: Nemesis): number => (side === attacker ? attackSheet(state) : defenceSheet(state)).total;
    return pending[side].map(({ hex, comes }) => ({
      words: words('battle.supportMayCome', { side, hex }),
      value: words('battle.comesAndAdds', {
        chance: percent(comes, language),
        value: total(withJoined(g, side, hex)) - total(g),
      }),
      rule: side === attacker ? '10.4' : '10.5',
    }));
  });
};

/** The chance to win if the defender spends so many Commands on those whom he may call. */
const chanceToWin = ({ g, pending }: Engagement, order: OrderOdds, commands: number): number => {
  const battle = battleOf(g);
  const defender = opponent(battle.attacker);
  const spent: Nemesis = { ...g, battle: { ...battle, commands: { ...battle.commands, [defender]: commands } } };
  const { win, drives } = fightOdds(spent, { ...pending, [defender]: callable(spent)[defender] });
  return order.goesIn * (win + drives);
};

/** 10.3 The defender's Commands are a guess, so the two ends of it are told as well. */
const endsOfTheGuess = (found: Engagement, order: OrderOdds, words: Speak, language: Language): Figures => {
  const { g, guesses, pending } = found;
  const defender = opponent(battleOf(g).attacker);
  const left = g.ledgers[defender].commands;
  if (!guesses.commands.includes(defender) || pending[defender].length === 0 || left === 0) return [];
  return [0, left].map((commands) => ({
    words: words('battle.winAgainst', { commands }),
    value: percent(chanceToWin(found, order, commands), language),
    rule: '10.3',
  }));
};

const decisiveFigures = ({ decisive }: FightOdds, order: OrderOdds, words: Speak, language: Language): Figures =>
  (['coalition', 'french'] as const)
    .filter((side) => decisive[side] > 0)
    .map((side) => ({
      words: words('battle.decisive', { side }),
      value: percent(order.goesIn * decisive[side], language),
      rule: '14.4b',
    }));

const figuresOf = (
  found: Engagement,
  order: OrderOdds,
  fight: FightOdds,
  words: Speak,
  language: Language,
): Figures => {
  const { g, stage } = found;
  const { attacker } = battleOf(g);
  const defender = opponent(attacker);
  return [
    ...(stage === 'order'
      ? [
          { words: words('battle.goesIn'), value: percent(order.goesIn, language), rule: '10.2' },
          {
            words: words('battle.order', { needed: GOES_IN_ON }),
            value: words('battle.orderSum', orderSum(g)),
            rule: '10.2',
          },
        ]
      : []),
    ...supportFigures(found, words, language),
    ...endsOfTheGuess(found, order, words, language),
    {
      words: words('battle.hitsOn', { side: defender }),
      value: decimal(fight.hits[defender], language),
      rule: '11.14',
    },
    {
      words: words('battle.hitsOn', { side: attacker }),
      value: decimal(fight.hits[attacker], language),
      rule: '11.15',
    },
    ...decisiveFigures(fight, order, words, language),
    ...(hasWayOut(g) ? [] : [{ words: words('battle.trapped'), value: words('battle.yes'), rule: '11.12' }]),
    ...(canEvade(g) ? [{ words: words('battle.mayEvade'), value: words('battle.yes'), rule: '11.1' }] : []),
  ];
};

/** A Depot or a commander whom nobody protects: only the order counts. */
const overrunOdds = (order: OrderOdds, words: Speak, language: Language): BattleOdds => ({
  outcomes: [
    ...orderOutcomes(order, words),
    { id: 'overrun', words: words('battle.overrun'), share: order.goesIn, tone: 'good' },
  ],
  figures: [{ words: words('battle.goesIn'), value: percent(order.goesIn, language), rule: '10.2' }],
});

const oddsOf = (found: Engagement, language: Language): BattleOdds | undefined => {
  const { g, stage, overrun, pending } = found;
  if (stage === 'rolling' || stage === 'fought') return undefined;
  const words = wordsIn(language);
  const order = stage === 'order' ? orderOdds(g) : CERTAIN;
  if (overrun) return overrunOdds(order, words, language);
  const fight = fightOdds(g, pending);
  return {
    outcomes: outcomesOf(order, fight, words),
    figures: figuresOf(found, order, fight, words, language),
  };
};

/** Who fights whom, and what was taken for granted where nobody has chosen yet. */
const subtitleOf = ({ g, guesses, overrun, pending }: Engagement, words: Speak): string => {
  const { attacker, commands } = battleOf(g);
  const defender = opponent(attacker);
  const forces = words('battle.forces', {
    attackers: ids(mainStack(g, attacker)),
    defenders: ids(mainStack(g, defender)),
  });
  const attackers = guesses.commands.includes(attacker)
    ? [words('battle.guessCommands', { side: attacker, commands: commands[attacker] })]
    : [];
  const isOpen = guesses.commands.includes(defender) && pending[defender].length > 0;
  const defenders = isOpen ? [words('battle.guessCommands', { side: defender, commands: commands[defender] })] : [];
  const isCalling = guesses.calls.some((side) => pending[side].length > 0);
  return [forces, ...attackers, ...(overrun ? [] : defenders), ...(isCalling ? [words('battle.guessCalls')] : [])].join(
    ' ',
  );
};

/** One side of the sheet; once its die has fallen the sum stands as it was then. */
const columnOf = (side: Side, sum: Sheet & { readonly die?: number }, language: Language): BattleSheet['attack'] => ({
  seats: [side],
  words: wordsIn(language)('battle.side', { side }),
  lines: linesOf(sum, language),
  total: sum.total,
  ...(sum.die === undefined ? {} : { die: sum.die }),
});

/** 11.8 Who has won, once both dice lie on the table. */
const outcomeOf = (g: Nemesis, words: Speak): string | undefined => {
  const { attacker, sums } = battleOf(g);
  const [attack, defence] = [sums[attacker], sums[opponent(attacker)]];
  if (!attack || !defence) return undefined;
  const [ours, theirs] = [attack.total + attack.die, defence.total + defence.die];
  if (ours === theirs) return words('battle.tied', { attack: ours, defence: theirs });
  const side = ours > theirs ? attacker : opponent(attacker);
  return words('battle.won', { side, attack: ours, defence: theirs });
};

/** 15.1 Nobody reckons with a stack that lies face down. */
const isInTheDark = (view: NemesisView, { g }: Engagement): boolean =>
  SIDES.some((side) => mainStack(g, side).some(({ id }) => !isKnown(view, id)));

/** 15.1 Who may still come lies face down, and so the odds do. */
const mayBeSurprised = (view: NemesisView, { pending }: Engagement): boolean =>
  SIDES.some((side) => pending[side].some(({ hex }) => backsOf(view).has(hex)));

/** The combat under way, or the one that this answer would bring: every modifier, both totals and what the dice may do. */
export const battleSheet = (
  view: NemesisView,
  asked: Asked | undefined,
  language: Language,
  intent?: Answer,
): BattleSheet | undefined => {
  const found = engagement(stateOf(view), asked, intent);
  if (!found || isInTheDark(view, found)) return undefined;
  const { g } = found;
  const words = wordsIn(language);
  const { attacker, from, to, sums } = battleOf(g);
  const defender = opponent(attacker);
  if (found.stage === 'fought' && sums[defender] === null) return undefined;
  const odds = mayBeSurprised(view, found) ? undefined : oddsOf(found, language);
  const outcome = outcomeOf(g, words);
  return {
    title: words('battle.title', { from, to }),
    subtitle: subtitleOf(found, words),
    attack: columnOf(attacker, sums[attacker] ?? attackSheet(g), language),
    defence: columnOf(defender, sums[defender] ?? defenceSheet(g), language),
    ...(odds ? { odds } : {}),
    ...(outcome === undefined ? {} : { outcome }),
  };
};
