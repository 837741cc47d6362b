import type { GameUi } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import type { NemesisOptions } from '../index.ts';
import { shippedScenarios } from '../scenario.ts';
import { wordsIn } from './text/words.ts';

type Shown = ReturnType<GameUi['options']>[string];

/** What can be chosen before a match, and what it means. An option that is added to the game must be explained here. */
export const options = (language: Language): Readonly<Record<keyof NemesisOptions, Shown>> => {
  const words = wordsIn(language);
  return {
    scenario: {
      name: words('option.scenario'),
      help: words('option.scenario.help'),
      values: Object.fromEntries([...shippedScenarios.values()].map(({ id, title }) => [id, title[language]])),
    },
    hitsOnWinner: {
      name: words('option.hitsOnWinner'),
      help: words('option.hitsOnWinner.help'),
      values: { down: words('option.hitsOnWinner.down'), up: words('option.hitsOnWinner.up') },
    },
  };
};
