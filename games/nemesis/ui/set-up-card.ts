import type { Language } from '@bivouac/kernel';
import type { CommanderId, HexId, Side, UnitId } from '../catalogue/ids.ts';
import { campaignOf, type Nemesis, scenarioOf } from '../state/state.ts';
import type { Group, Row } from './list-rows.ts';
import { wordsIn } from './text/words.ts';

/** A stack or a group in one line, which shows its place on the map. */
const line = (
  counters: { readonly units: readonly UnitId[]; readonly commanders: readonly CommanderId[] },
  where: string,
  hex: HexId | undefined,
  language: Language,
): Row => ({
  words: wordsIn(language)('list.setUpLine', { where, units: counters.units, commanders: counters.commanders }),
  ...(hex === undefined ? {} : { place: hex }),
});

/** 14.1 Who stands where at the start. */
const starting = (g: Nemesis, side: Side, language: Language): Group => {
  const words = wordsIn(language);
  const scenario = scenarioOf(g);
  const { frozen, torgau } = campaignOf(g) ?? {};
  const waiting = [...(frozen ? [frozen[side]] : []), ...(torgau && side === 'coalition' ? [torgau] : [])];
  return {
    name: words('list.setUpOf', {
      side,
      trains: scenario.supplyTrains[side][0] ?? 0,
      commands: scenario.combatCommands[side][0] ?? 0,
    }),
    rows: [...scenario.stacks[side], ...waiting].map((stack) =>
      line(stack, words('list.place', { hexes: [stack.hex] }), stack.hex, language),
    ),
  };
};

/** 13.2 Who comes when, and where. */
const coming = (g: Nemesis, side: Side, language: Language): Group => {
  const words = wordsIn(language);
  return {
    name: words('list.comesTo', { side }),
    rows: scenarioOf(g).reinforcements[side].map((group) => {
      const { endOfTurn: turn, hexes, onlyWithAustria: withAustria } = group;
      return line(group, words('list.comes', { turn, hexes, withAustria }), hexes[0], language);
    }),
  };
};

/** 14.1 The Set Up Card: what stands where, and what comes when. */
export const setUpCard = (g: Nemesis, sides: readonly Side[], language: Language): readonly Group[] => [
  ...sides.map((side) => starting(g, side, language)),
  ...sides.map((side) => coming(g, side, language)),
];
