import type { Gesture, Series, Toll, Warning } from '@bivouac/board/game-ui.ts';
import type { Ahead, Answer, Asked, DiceChance, Language, Way } from '@bivouac/kernel';
import { hexAt } from '../catalogue/board.ts';
import type { CommanderId, HexId } from '../catalogue/ids.ts';
import { normalMarch } from '../rules/8-rally-and-movement/8.4-step.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { boardOf } from '../state/state.ts';
import { marchUnderWay, onwards } from './marching.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';
import { riskOf } from './warnings/march.ts';
import { withUnitsAt } from './warnings/danger.ts';
import { warnings } from './warnings/index.ts';

const hexOf = (begun: Answer | undefined): HexId | undefined => begun?.['from'] as HexId | undefined;

/** 8.4, 8.5 What a march costs in hexes, the chance that it loses somebody, and what its end would bring. */
const tollOfMarch = (
  view: NemesisView,
  from: Asked,
  { answers, cost }: Way,
  _ahead: Ahead,
  language: Language,
): Toll => {
  const g = stateOf(view);
  const start = marchUnderWay(g, from);
  const normal = normalMarch(g);
  const words = wordsIn(language);
  const length: Warning = { rule: '8.4', tone: 'plain', words: words('gesture.length', { points: cost, normal }) };
  if (!start) return { cost: String(cost), tone: 'easy', facts: [length] };
  const end = answers.reduce((march, { to }) => onwards(g, march, hexAt(boardOf(g), to as HexId)), start);
  const there = withUnitsAt(g, end.units, end.at.id);
  const risk = riskOf(there, end);
  const told = warnings(view, from, answers, language);
  const isSafe: readonly Warning[] =
    risk > 0 ? [] : [{ rule: '8.5', tone: 'plain', words: words('gesture.noAttrition') }];
  return {
    cost: String(cost),
    tone: cost > normal ? 'dear' : risk > 0 ? 'risky' : 'easy',
    risk,
    facts: [length, ...isSafe, ...told],
  };
};

/** 8.2 to 8.4 Which stack, who of it, and where to. */
const march: Gesture<NemesisView> = {
  id: 'march',
  stages: [
    { asks: 'march.whichStack', does: 'begin', kinds: ['move', 'freeMove'] },
    { asks: 'march.whoGoes', does: 'tick', kinds: ['leave', 'leaveCommander'], next: 'march' },
    { asks: 'march.whereTo', does: 'walk', kinds: ['step'], next: 'halt', cost: { figure: 'points' } },
  ],
  words: (language) => wordsIn(language)('gesture.march'),
  title: (_view, begun, language) => {
    const hex = hexOf(begun);
    return hex === undefined ? wordsIn(language)('gesture.march') : wordsIn(language)('gesture.marchFrom', { hex });
  },
  toll: tollOfMarch,
};

/** 12.1 Which commander, and where to. */
const ride: Gesture<NemesisView> = {
  id: 'ride',
  stages: [
    { asks: 'ride.who', does: 'begin', kinds: ['ride'] },
    { asks: 'ride.whereTo', does: 'walk', kinds: ['rideTo'] },
  ],
  words: (language) => wordsIn(language)('gesture.ride'),
  title: (_view, begun, language) => {
    const commander = begun?.['commander'] as CommanderId | undefined;
    return commander === undefined
      ? wordsIn(language)('gesture.ride')
      : wordsIn(language)('gesture.rides', { commander });
  },
  toll: () => ({ cost: '', tone: 'easy', facts: [] }),
};

export const gestures: readonly Gesture<NemesisView>[] = [march, ride];

/** 10.2, 10.3 Orders and calls for support, which a die may refuse. */
export const chances: readonly DiceChance[] = [
  { asks: 'attack.commit', kinds: ['commit'], told: ['attack.goesIn'] },
  { asks: 'support.call', kinds: ['support'], told: ['support.comes'] },
];

/** What comes piece by piece in the rulebook, and is one thing to the player. */
export const series: readonly Series[] = [
  { asks: ['setUp.depot'] },
  { asks: ['train.allocate'] },
  { asks: ['depot.convertOrKeepAll'] },
  { asks: ['depot.establish'] },
  { asks: ['hits.who', 'hits.extra'], sheet: true },
  { asks: ['advance.who'] },
  { asks: ['arrival.unitWhere', 'arrival.commanderWhere'] },
  { asks: ['rally.whichStack', 'rally.whichUnit'] },
];

/** 8.2 To pass and discard a train is no march. */
export const minor = ({ kind }: Answer): boolean => kind === 'discard';

/** 8.2 To pass costs a train, and a move with it. */
export const wastes = ({ kind }: Answer, { prompt, answers = [] }: Asked): boolean =>
  prompt.key === 'march.whichStack' &&
  (kind === 'discard' || kind === 'pass') &&
  answers.some((other) => other.kind === 'move' || other.kind === 'freeMove');
