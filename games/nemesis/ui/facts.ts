import type { Warning } from '@bivouac/board/game-ui.ts';
import type { Asked, Language } from '@bivouac/kernel';
import type { NemesisView } from '../secrecy/view.ts';
import { sideOf, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** 8.2 Trains are moves: how many of one's own are left on the map, and how many of the enemy's backs lie there. */
export const facts = (view: NemesisView, { prompt, by }: Asked, language: Language): readonly Warning[] => {
  const side = sideOf(by);
  if (prompt.key !== 'march.whichStack' || !side) return [];
  const { trains } = stateOf(view);
  const own = trains.filter((train) => train.side === side && train.real).length;
  const theirs = view.trains.filter((train) => train.side !== side && !train.faceUp).length;
  return [{ rule: '8.2', tone: 'plain', words: wordsIn(language)('fact.trains', { own, theirs }) }];
};
