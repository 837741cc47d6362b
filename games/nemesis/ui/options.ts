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
    bridgeheads: {
      name: words('option.bridgeheads'),
      help: words('option.bridgeheads.help'),
      values: { open: words('option.bridgeheads.open'), closed: words('option.bridgeheads.closed') },
    },
    armisticeDepots: {
      name: words('option.armisticeDepots'),
      help: words('option.armisticeDepots.help'),
      values: { new: words('option.armisticeDepots.new'), standing: words('option.armisticeDepots.standing') },
    },
    hiddenStacks: { name: words('option.hiddenStacks'), help: words('option.hiddenStacks.help'), values: {} },
    evacuatedGarrisons: {
      name: words('option.evacuatedGarrisons'),
      help: words('option.evacuatedGarrisons.help'),
      values: {},
    },
    crowding: { name: words('option.crowding'), help: words('option.crowding.help'), values: {} },
    cards: { name: words('option.cards'), help: words('option.cards.help'), values: {} },
    seniority: { name: words('option.seniority'), help: words('option.seniority.help'), values: {} },
    underStrength: { name: words('option.underStrength'), help: words('option.underStrength.help'), values: {} },
    shortArmistice: { name: words('option.shortArmistice'), help: words('option.shortArmistice.help'), values: {} },
    austrianBargain: { name: words('option.austrianBargain'), help: words('option.austrianBargain.help'), values: {} },
    tension: { name: words('option.tension'), help: words('option.tension.help'), values: {} },
  };
};
