import { pickStream } from '@bivouac/bots';
import { Match } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { EVERY_RULE } from '../scenario/agreed.ts';
import type { CardId, HexId } from '../catalogue/catalogue.ts';
import { nemesis, type NemesisOptions } from '../game.ts';
import { isInSupply } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isLinked } from '../rules/7-active-supply/7.8-depot-chain.ts';
import { boardOf, isWinter, type Nemesis, newBattle, opponent, scenarioOf, SIDES } from '../state/state.ts';

/** The states of a random game with which the phases of these Turns begin. */
const statesOf = (options: NemesisOptions, seed: string, turns: readonly number[]): readonly Nemesis[] => {
  const match = Match.begin(nemesis, options);
  const pick = pickStream(seed);
  const states = new Map<string, Nemesis>();
  for (;;) {
    const [question] = match.questions();
    const { state } = match.checkpoint;
    const { turn, phase } = state.clock;
    const place = `${turn} ${phase}`;
    if (turns.includes(turn) && !states.has(place)) states.set(place, state);
    if (!question || turn > Math.max(...turns)) return [...states.values()];
    match.answer(question.by, match.seq, question.answers[pick(question.answers.length)]);
  }
};

/** What is asked next, and what after the first answer of the list. */
const asked = (options: NemesisOptions, g: Nemesis): unknown => {
  try {
    const match = Match.from(nemesis, options, g);
    const first = match.questions();
    for (const { by, answers } of first) match.answer(by, match.seq, answers[0]);
    return [first, match.questions()].map((questions) =>
      questions.map(({ by, prompt, answers }) => [by, prompt, answers]),
    );
  } catch (fault) {
    return String(fault); // Not every mixture of tables can be played.
  }
};

/** Where each side is in supply and where it could link a Depot. */
const supplied = (g: Nemesis): unknown =>
  SIDES.map((side) =>
    boardOf(g)
      .hexes.map(({ id }) => (isInSupply(g, side, id) ? 's' : '') + (isLinked(g, side, id) ? 'l' : ''))
      .join(),
  );

/** Everything that a table tells. */
const said = (options: NemesisOptions, g: Nemesis): unknown => [
  ['coalition', 'french', 'spectator', 'referee'].map((seer) => nemesis.view(g, seer)),
  asked(options, g),
  supplied(g),
];

const TABLES = [
  'agreed',
  'clock',
  'units',
  'commanders',
  'depots',
  'trains',
  'pools',
  'battle',
  'politics',
  'garrisons',
  'cards',
  'effects',
  'decoys',
] as const satisfies readonly (keyof Nemesis)[];

const SPY = { kind: 'spy', side: 'french', card: '2' as CardId, laidBy: 'french', lasts: 'turn' } as const;
const NO_PORTS = { kind: 'portsClosed', card: '3' as CardId, laidBy: 'french', lasts: 'turn' } as const;

const turnOfOtherSeason = (g: Nemesis): number =>
  1 + scenarioOf(g).calendar.findIndex(({ winter }) => winter !== isWinter(g));

/** What seldom changes in a game is turned round. */
const turned = (g: Nemesis): Nemesis => {
  const { confederation, austria, bargain } = g.politics;
  return {
    ...g,
    clock: { ...g.clock, next: opponent(g.clock.next), turn: turnOfOtherSeason(g) },
    agreed: { ...g.agreed, hiddenStacks: !g.agreed.hiddenStacks, seniority: !g.agreed.seniority },
    politics: {
      ...g.politics,
      confederation: confederation === 'french' ? 'coalition' : 'french',
      austria: austria === 'neutral' ? 'coalition' : 'neutral',
      bargain: !bargain,
    },
    effects: [...g.effects, SPY, NO_PORTS],
    garrisons: g.garrisons.slice(1),
    battle: {
      ...newBattle('french', '3914' as HexId, '3813' as HexId, []),
      shown: g.units.slice(0, 60).map(({ id }) => id),
    },
  };
};

/** The state with one of its tables from another. */
const mixed = <K extends keyof Nemesis>(g: Nemesis, table: K, other: Nemesis): Nemesis => ({
  ...g,
  [table]: other[table],
});

/**
 * Facts are kept by the identity of the tables that they were read from. A state whose tables are all copies has none, so
 * it tells whether something was kept for longer than it held.
 */
test.each([
  ['1799', {}, [1, 4, 5]],
  ['1813', {}, [2, 3, 7]],
  ['1813', { ...EVERY_RULE, evacuatedGarrisons: false }, [1, 2, 6]],
] as const)(
  '%s: what is kept for one state is not taken for true of another that shares its tables (%#)',
  (scenario, agreed, turns) => {
    const options = nemesis.options.parse({ scenario, ...agreed });
    const states = statesOf(options, '1813', turns);
    expect(states.length).toBeGreaterThan(15);
    for (const [index, g] of states.entries()) {
      const later = states.slice(index + 1).find(({ clock }) => clock.phase === g.clock.phase);
      const other = turned(later ?? states[0] ?? g);
      for (const table of TABLES) {
        const mix = mixed(g, table, other);
        said(options, g);
        expect(said(options, mix), `${table} of another state`).toEqual(said(options, structuredClone(mix)));
        expect(said(options, g), `${table} as it was`).toEqual(said(options, structuredClone(g)));
      }
    }
  },
);
