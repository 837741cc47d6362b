import type { OptionsPlan, OptionWords } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import type { WarAndPeaceOptions } from '../game.ts';
import type { Agreed } from '../scenario/agreed.ts';
import { coverWords } from './text/words.ts';

/** O */
const OPTIONAL = [
  'economicWarfare',
  'hiddenFleets',
  'flightToParis',
  'weather',
  'typhus',
  'torresVedras',
  'lastingDemoralisation',
  'nelsonsDaring',
] as const satisfies readonly (keyof Agreed)[];
/** What the book leaves to the players elsewhere. */
const AGREED = [
  'historicNavalSetUp',
  'pressburgTruce',
  'imperialGuard',
  'russianPatriotism',
] as const satisfies readonly (keyof Agreed)[];

const SCENARIOS = ['1805', '1809', '1812', '1813'] as const;
/** For how many each start has seats. */
const PLAYERS: Readonly<Record<string, readonly string[]>> = {
  '1805': ['solo', '2', '3', '4', '5'],
  '1809': ['solo', '2', '3', '4'],
  '1812': ['solo', '2', '3'],
  '1813': ['solo', '2', '3', '4', '5'],
};

/** What can be chosen before a match, and what it means. An option that is added to the game must be explained here. */
export const options = (language: Language): Readonly<Record<keyof WarAndPeaceOptions, OptionWords>> => {
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
    players: {
      name: words('option.players'),
      help: words('option.players.help'),
      values: {
        solo: words('option.players.solo'),
        '2': words('option.players.2'),
        '3': words('option.players.3'),
        '4': words('option.players.4'),
        '5': words('option.players.5'),
      },
    },
    historicNavalSetUp: told('historicNavalSetUp'),
    economicWarfare: told('economicWarfare'),
    hiddenFleets: told('hiddenFleets'),
    flightToParis: told('flightToParis'),
    weather: told('weather'),
    typhus: told('typhus'),
    torresVedras: told('torresVedras'),
    lastingDemoralisation: told('lastingDemoralisation'),
    nelsonsDaring: told('nelsonsDaring'),
    pressburgTruce: told('pressburgTruce'),
    imperialGuard: told('imperialGuard'),
    russianPatriotism: told('russianPatriotism'),
  };
};

const none: Readonly<Record<string, boolean>> = Object.fromEntries(OPTIONAL.map((name) => [name, false]));

/** How many play, then what they agree on. A start without seats for more says so in the name of the group. */
export const optionsPlan = (language: Language, { scenario }: Readonly<Record<string, unknown>>): OptionsPlan => {
  const words = coverWords(language);
  const most = Number((PLAYERS[String(scenario)] ?? []).at(-1) ?? 5);
  return {
    groups: [
      { id: 'players', name: words('options.players', { most }), options: ['players'] },
      { id: 'agreed', name: words('options.agreed'), options: [...AGREED] },
      { id: 'optional', name: words('options.optional'), options: [...OPTIONAL] },
    ],
    presets: [
      {
        id: 'book',
        name: words('options.book'),
        help: words('options.book.help'),
        values: { ...none, historicNavalSetUp: false },
      },
      {
        id: 'history',
        name: words('options.history'),
        help: words('options.history.help'),
        values: {
          ...none,
          historicNavalSetUp: true,
          weather: true,
          typhus: true,
          torresVedras: true,
          nelsonsDaring: true,
        },
      },
      {
        id: 'everything',
        name: words('options.everything'),
        help: words('options.everything.help'),
        values: Object.fromEntries([...OPTIONAL, 'historicNavalSetUp'].map((name) => [name, true])),
      },
    ],
  };
};
