import type { Gesture, Series, Toll, Warning } from '@bivouac/board/game-ui.ts';
import type { Ahead, Answer, Asked, Language, Way } from '@bivouac/kernel';
import type { LeaderId } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { siegeAt } from '../state/index.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';
import { warnings } from './warnings.ts';

/** SG J.2, M.2 What a march costs, and whether its end can be supplied. */
const tollOfMarch = (view: WarAndPeaceView, from: Asked, way: Way, _ahead: Ahead, language: Language): Toll => {
  const words = wordsIn(language);
  const left = Number(from.prompt.params['left']);
  const goal = way.answers.at(-1)?.['to'];
  const g = stateOf(view);
  const told = warnings(view, from, way.answers, language);
  const besieges = typeof goal === 'string' && isHex(goal) && siegeAt(g, goal) !== undefined;
  const length: Warning = { rule: 'SG J.2', tone: 'plain', words: words('gesture.cost', { mp: way.cost, left }) };
  return {
    cost: String(way.cost),
    tone: told.length > 0 ? 'risky' : besieges ? 'dear' : 'easy',
    facts: [length, ...told],
  };
};

const leaderOf = (begun: Answer | undefined): LeaderId | undefined => begun?.['leader'] as LeaderId | undefined;

/** SG J.4, J.5 A leader, with as many as they can take unless the player says otherwise, to where they shall go. */
const march: Gesture<WarAndPeaceView> = {
  id: 'march',
  stages: [
    { asks: 'ground.which', does: 'begin', kinds: ['march', 'ride', 'slip'] },
    {
      asks: 'ground.compose',
      does: 'skip',
      kinds: ['take', 'joinedBy'],
      else: ['takeAll', 'take'],
      next: 'go',
    },
    { asks: 'ground.step', does: 'walk', kinds: ['step'], next: 'stop', cost: { figure: 'left', down: true } },
  ],
  leads: ['march'],
  words: (language) => wordsIn(language)('gesture.march'),
  title: (_view, begun, language) => {
    const leader = leaderOf(begun);
    return leader === undefined ? wordsIn(language)('gesture.march') : wordsIn(language)('gesture.marches', { leader });
  },
  toll: tollOfMarch,
};

export const gestures: readonly Gesture<WarAndPeaceView>[] = [march];

/** What comes piece by piece in the rulebook, and is one thing to the player. */
export const series: readonly Series[] = [
  { asks: ['production.buy'] },
  { asks: ['combat.lose'], sheet: true },
  { asks: ['production.which'] },
];
