import type { OptionsPlan, OptionWords } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { type Agreed, NOT_IN_1812, NOT_IN_THE_LINK, OF_1813, STANDARD } from '../scenario/agreed.ts';
import type { NemesisOptions } from '../game.ts';
import { coverWords, type SpeakOfCover } from './text/words.ts';

/** Which reading of the rules is played, if they can be read two ways. */
const READINGS = ['hitsOnWinner', 'bridgeheads', 'armisticeDepots'] as const satisfies readonly (keyof Agreed)[];
/** 15 */
const OPTIONAL = ['hiddenStacks', 'evacuatedGarrisons', 'crowding'] as const satisfies readonly (keyof Agreed)[];
/** 16 */
const ADVANCED = [
  'cards',
  'seniority',
  'underStrength',
  'shortArmistice',
  'austrianBargain',
  'tension',
] as const satisfies readonly (keyof Agreed)[];

type Named = keyof Agreed;

const told = (name: Named, words: SpeakOfCover, values: OptionWords['values'] = {}): OptionWords => ({
  name: words(`option.${name}`),
  help: words(`option.${name}.help`),
  more: words(`option.${name}.more`),
  values,
});

/** What can be chosen before a match, and what it means. An option that is added to the game must be explained here. */
export const options = (language: Language): Readonly<Record<keyof NemesisOptions, OptionWords>> => {
  const words = coverWords(language);
  return {
    scenario: {
      name: words('option.scenario'),
      help: words('option.scenario.help'),
      values: {
        '1799': words('scenario.1799'),
        '1812': words('scenario.1812'),
        '1813': words('scenario.1813'),
        '1812-1813': words('scenario.1812-1813'),
      },
    },
    hitsOnWinner: told('hitsOnWinner', words, {
      down: words('option.hitsOnWinner.down'),
      up: words('option.hitsOnWinner.up'),
    }),
    bridgeheads: told('bridgeheads', words, {
      open: words('option.bridgeheads.open'),
      closed: words('option.bridgeheads.closed'),
    }),
    armisticeDepots: told('armisticeDepots', words, {
      new: words('option.armisticeDepots.new'),
      standing: words('option.armisticeDepots.standing'),
    }),
    hiddenStacks: told('hiddenStacks', words),
    evacuatedGarrisons: told('evacuatedGarrisons', words),
    crowding: told('crowding', words),
    cards: told('cards', words),
    seniority: told('seniority', words),
    underStrength: told('underStrength', words),
    shortArmistice: told('shortArmistice', words),
    austrianBargain: told('austrianBargain', words),
    tension: told('tension', words),
  };
};

/** Of a set of rules, these are in force and no others. */
const inForce = (chosen: readonly Named[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries([...OPTIONAL, ...ADVANCED].map((name) => [name, chosen.includes(name)]));

/** Rules 14 to 16 belong to the campaign of 1813 (ruling A-115), and in the linked game most of them (ruling L-37): of others nobody is asked. */
const NOT_ASKED: Readonly<Record<string, readonly Named[]>> = {
  '1799': OF_1813,
  '1812': NOT_IN_1812,
  '1812-1813': NOT_IN_THE_LINK,
};

export const optionsPlan = (language: Language, { scenario }: Readonly<Record<string, unknown>>): OptionsPlan => {
  const words = coverWords(language);
  const left = NOT_ASKED[String(scenario)] ?? [];
  const has1813 = scenario === '1813' || scenario === '1812-1813';
  const groups = [
    { id: 'readings', name: words('options.readings'), options: READINGS },
    { id: 'optional', name: words('options.optional'), options: OPTIONAL },
    { id: 'advanced', name: words('options.advanced'), options: ADVANCED },
  ].map(({ options: all, ...group }) => ({
    ...group,
    options: (all as readonly Named[]).filter((name) => !left.includes(name)),
  }));
  const presets: OptionsPlan['presets'] = [
    {
      id: 'basic',
      name: words('options.basic'),
      help: words('options.basic.help'),
      values: { ...inForce([]), bridgeheads: STANDARD.bridgeheads, armisticeDepots: STANDARD.armisticeDepots },
    },
    {
      id: 'optional',
      name: words('options.withOptional'),
      help: words('options.withOptional.help'),
      values: inForce(OPTIONAL.filter((name) => !left.includes(name))),
    },
    {
      id: 'all',
      name: words('options.everything'),
      help: words('options.everything.help'),
      values: inForce([...OPTIONAL, ...ADVANCED].filter((name) => !left.includes(name))),
    },
  ];
  return { groups: groups.filter(({ options: asked }) => asked.length > 0), presets: has1813 ? presets : [] };
};
