import type { OptionsPlan, OptionWords } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { type ScenarioId, SCENARIOS } from '../catalogue/ids.ts';
import type { NapoleonicWarsOptions } from '../game.ts';
import { coverWords } from './words.ts';

/** 4.31 For how many each scenario is. */
export const PLAYERS_OF: Readonly<Record<ScenarioId, readonly number[]>> = {
  '1805': [2, 3, 4, 5],
  '1812': [2, 3],
  '1813': [2, 3, 4, 5],
};
const NO_HANDICAP = { forfeit: 0, forfeiter: 'nobody', roles: 'chosen' };

/** What can be chosen before a match, and what it means. An option that is added to the game must be explained here. */
export const options = (language: Language): Readonly<Record<keyof NapoleonicWarsOptions, OptionWords>> => {
  const words = coverWords(language);
  return {
    scenario: {
      name: words('option.scenario'),
      help: words('option.scenario.help'),
      values: Object.fromEntries(SCENARIOS.map((id) => [id, words(`scenario.${id}`)])),
    },
    players: {
      name: words('option.players'),
      help: words('option.players.help'),
      more: words('option.players.more'),
      values: {},
    },
    roles: {
      name: words('option.roles'),
      help: words('option.roles.help'),
      values: {
        chosen: words('option.roles.chosen'),
        bid: words('option.roles.bid'),
        dice: words('option.roles.dice'),
      },
    },
    forfeit: { name: words('option.forfeit'), help: words('option.forfeit.help'), values: {} },
    forfeiter: {
      name: words('option.forfeiter'),
      help: words('option.forfeiter.help'),
      values: {
        nobody: words('option.forfeiter.nobody'),
        france: words('option.forfeiter.france'),
        britain: words('option.forfeiter.britain'),
      },
    },
  };
};

const scenarioOf = (chosen: unknown): ScenarioId => SCENARIOS.find((id) => id === chosen) ?? '1805';

/** How many players first: the seats follow from it. */
export const optionsPlan = (
  language: Language,
  { scenario, players }: Readonly<Record<string, unknown>>,
): OptionsPlan => {
  const words = coverWords(language);
  return {
    groups: [
      { id: 'table', name: words('options.table'), options: ['players', 'roles'] },
      ...(players === 2
        ? [{ id: 'handicap', name: words('options.handicap'), options: ['forfeit', 'forfeiter'] }]
        : []),
    ],
    presets: PLAYERS_OF[scenarioOf(scenario)].map((many) => ({
      id: `for ${many}`,
      name: words('options.for', { players: many }),
      help: words('options.for.help', { players: many }),
      values: { players: many, ...NO_HANDICAP },
    })),
  };
};
