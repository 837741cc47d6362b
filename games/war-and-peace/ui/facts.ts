import type { Warning } from '@bivouac/board/game-ui.ts';
import type { Asked, Language } from '@bivouac/kernel';
import { cityCards } from '../catalogue/cities.ts';
import type { Nation } from '../catalogue/ids.ts';
import { holderOf, pointsOf } from '../state/index.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const OF_PEACE: readonly string[] = ['alliance.sue', 'alliance.accept'];

/** I.2.g What a state that sues for peace still has, and what it has lost: accepted, it is conquered. */
export const facts = (view: WarAndPeaceView, { prompt }: Asked, language: Language): readonly Warning[] => {
  if (!OF_PEACE.includes(prompt.key)) return [];
  const g = stateOf(view);
  const nation = prompt.params['nation'] as Nation;
  const own = cityCards.filter(({ state, production }) => state === nation && production);
  const lost = own.filter(({ id }) => holderOf(g, id) !== nation).length;
  const points = pointsOf(g.troops.filter((troop) => troop.nation === nation));
  const words = wordsIn(language);
  return [
    { rule: 'I.2.g', tone: 'plain', words: words('fact.conquered', { nation }) },
    { rule: 'C.1.b', tone: 'plain', words: words('fact.cities', { lost, of: own.length }) },
    { rule: 'SG G.4', tone: 'plain', words: words('fact.points', { points }) },
  ];
};
