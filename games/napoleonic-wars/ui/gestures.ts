import type { Gesture, Series, Toll } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language, Way } from '@bivouac/kernel';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { wordsIn } from './text/words.ts';
import { warnings } from './warnings.ts';

/** 9.1, 9.4, 10.1 What a march costs, and what its steps may bring. */
const tollOfMarch = (view: NapoleonicWarsView, from: Asked, { answers, cost }: Way, language: Language): Toll => {
  const words = wordsIn(language);
  const start = String(from.prompt.params['duchy']);
  const told = answers.flatMap((answer, place) => {
    const here = place === 0 ? start : String(answers[place - 1]?.['duchy']);
    const asked: Asked = { ...from, prompt: { ...from.prompt, params: { ...from.prompt.params, duchy: here } } };
    return warnings(view, asked, [answer], language);
  });
  const length = { rule: '9.1', tone: 'plain' as const, words: words('gesture.points', { cost }) };
  return { cost: String(cost), tone: told.length > 0 ? 'risky' : 'easy', facts: [length, ...told] };
};

const leaderOf = (begun: Answer | undefined): string | undefined =>
  typeof begun?.['leader'] === 'string' ? begun['leader'] : undefined;

/** 9.1, 9.6 Which leader or Units, who goes along, and where to. */
const march: Gesture<NapoleonicWarsView> = {
  id: 'march',
  stages: [
    { asks: 'impulse.act', does: 'begin', kinds: ['march', 'marchUnits'] },
    { asks: 'march.with', does: 'skip', kinds: ['withAll', 'addUnit', 'addLeader'], next: 'withArmy' },
    {
      asks: 'march.on',
      does: 'walk',
      kinds: ['to'],
      next: 'halt',
      cost: { figure: 'points', down: true },
    },
  ],
  leads: ['march'],
  words: (language) => wordsIn(language)('gesture.march'),
  title: (_view, begun, language) =>
    leaderOf(begun) === undefined
      ? wordsIn(language)('gesture.march')
      : wordsIn(language)('gesture.marchOf', { leader: leaderOf(begun) as never }),
  toll: (view, from, way, _ahead, language) => tollOfMarch(view, from, way, language),
};

export const gestures: readonly Gesture<NapoleonicWarsView>[] = [march];

/** What comes piece by piece in the rulebook, and is one thing to the player. */
export const series: readonly Series[] = [
  { asks: ['losses.giveUp', 'losses.which'] },
  { asks: ['reinforce.what'] },
  { asks: ['build.what'] },
];
