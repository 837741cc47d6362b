import type { OptionsPlan, OptionWords } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import type { Agreed } from '../scenario/agreed.ts';
import type { EuropeOptions } from '../game.ts';
import { type Edition, SCENARIOS } from '../catalogue/ids.ts';
import { coverWords } from './text/words.ts';

const AGREED = [
  'fogOfWar',
  'dearLoneCorps',
  'coveredRetreat',
  'prussianFrontier',
  'grenadiersAtOnce',
] as const satisfies readonly (keyof Agreed)[];
/** What only the revised book leaves to the players. */
const OF_REVISED: readonly (keyof Agreed)[] = [
  'dearLoneCorps',
  'coveredRetreat',
  'prussianFrontier',
  'grenadiersAtOnce',
];

const editionOf = (chosen: unknown): Edition => (chosen === 'revised' ? 'revised' : '2013');

/** What can be chosen before a match, and what it means. An option that is added to the game must be explained here. */
export const options = (language: Language): Readonly<Record<keyof EuropeOptions, OptionWords>> => {
  const words = coverWords(language);
  const told = (name: keyof Agreed): OptionWords => ({
    name: words(`option.${name}`),
    help: words(`option.${name}.help`),
    values: {},
  });
  return {
    scenario: {
      name: words('option.scenario'),
      help: words('option.scenario.help'),
      values: Object.fromEntries(SCENARIOS.map((id) => [id, words(`scenario.${id}`)])),
    },
    edition: {
      name: words('option.edition'),
      help: words('option.edition.help'),
      values: { '2013': words('option.edition.2013'), revised: words('option.edition.revised') },
    },
    fogOfWar: told('fogOfWar'),
    dearLoneCorps: told('dearLoneCorps'),
    coveredRetreat: told('coveredRetreat'),
    prussianFrontier: told('prussianFrontier'),
    grenadiersAtOnce: told('grenadiersAtOnce'),
  };
};

const none: Readonly<Record<string, boolean>> = Object.fromEntries(AGREED.map((name) => [name, false]));

/** The edition first: what may be agreed on depends on it. */
export const optionsPlan = (language: Language, { edition }: Readonly<Record<string, unknown>>): OptionsPlan => {
  const words = coverWords(language);
  const isRevised = editionOf(edition) === 'revised';
  return {
    groups: [
      { id: 'edition', name: words('options.edition'), options: ['edition'] },
      {
        id: 'agreed',
        name: words('options.agreed'),
        options: AGREED.filter((name) => isRevised || !OF_REVISED.includes(name)),
      },
    ],
    presets: [
      {
        id: 'first',
        name: words('options.2013'),
        help: words('options.2013.help'),
        values: { edition: '2013', ...none },
      },
      {
        id: 'revised',
        name: words('options.revised'),
        help: words('options.revised.help'),
        values: { edition: 'revised', ...none },
      },
      {
        id: 'fog',
        name: words('options.fog'),
        help: words('options.fog.help'),
        values: { edition: 'revised', ...none, fogOfWar: true },
      },
    ],
  };
};
