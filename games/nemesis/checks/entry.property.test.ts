import { random, runMatch } from '@bivouac/bots';
import { expect, test } from 'vitest';
import { distance, hexAt, linkTo } from '../catalogue/board.ts';
import { commanderCard, type HexId, isUnitId, type Side, unitCard } from '../catalogue/catalogue.ts';
import { nemesis } from '../game.ts';
import { behindTheLine, mayWaitAt } from '../rules/14-campaign-of-1813/14.15-lines.ts';
import { mayLeave } from '../rules/14-campaign-of-1813/14.15-no-armistice.ts';
import { mayEnter, mayStore } from '../rules/14-campaign-of-1813/14.16-closed-land.ts';
import { EVERY_RULE } from '../scenario/agreed.ts';
import { occupies } from '../state/stack.ts';
import { boardOf, type CommanderRow, type Nemesis, opponent, type Phase, type UnitRow } from '../state/state.ts';

/** A piece that has come to a hex, in the phase and from the place where it was before. */
interface Entry {
  readonly id: UnitRow['id'] | CommanderRow['id'];
  readonly side: Side;
  readonly from: string;
  readonly to: HexId;
  readonly phase: Phase;
}

const isHex = (at: string): at is HexId => at !== 'due' && at !== 'lost';
const sideOf = (id: Entry['id']): Side => (isUnitId(id) ? unitCard(id).side : commanderCard(id).side);

const entriesBetween = (before: Nemesis, now: Nemesis): readonly Entry[] =>
  (['units', 'commanders'] as const).flatMap((table) =>
    before[table] === now[table]
      ? []
      : now[table].flatMap(({ id, at: to }, row) => {
          const from = before[table][row]?.at ?? 'due';
          return isHex(to) && to !== from ? [{ id, side: sideOf(id), from, to, phase: before.clock.phase }] : [];
        }),
  );

/** How far a piece may come in one go, and what else its verb asks for: the table of entry.md. */
const faultsOf = (before: Nemesis, now: Nemesis, { id, side, from, to, phase }: Entry): readonly string[] => {
  const there = hexAt(boardOf(now), to);
  const here = isHex(from) ? hexAt(boardOf(now), from) : undefined;
  const far = here ? distance(here, there) : 0;
  const isNextToEnemy = there.neighbours.some((hex) => occupies(now, opponent(side), hex.id));
  const clauses: readonly (readonly [string, boolean])[] = [
    ['1.1, 14.10 to 14.16, 16.5 closed land', mayEnter(now, side, there) === undefined],
    ['14.15 (v) out of Italy', !here || mayLeave(before, side, here, there) === undefined],
    ['8.4 bp5 among the enemy', !occupies(now, opponent(side), to)],
    [
      '8.4, 2.3 further than the next hex, or over a barred hexside',
      phase !== 'movement' || !here || !isUnitId(id) || (linkTo(here, to)?.open ?? false),
    ],
    ['11.11, 11.12, 11.19 too far in combat', phase !== 'combat' || far <= 3],
    ['12.1 too long a ride', phase !== 'commandersMovement' || far <= 3],
    [
      '13.3 next to an enemy stack',
      phase !== 'reinforcements' || here !== undefined || !isNextToEnemy || !isUnitId(id),
    ],
    [
      '14.15a beyond the line',
      phase !== 'redeployment' || behindTheLine(now, side).has(to) || waitsElsewhere(now, id, side, to),
    ],
  ];
  return clauses
    .filter(([, holds]) => !holds)
    .map(([clause]) => `${clause}: ${id} from ${from} to ${to} in ${phase} of Turn ${before.clock.turn}`);
};

/** 14.15a Swedes and Danes wait in their own lands. */
const waitsElsewhere = (g: Nemesis, id: Entry['id'], side: Side, hex: HexId): boolean => {
  const { nation } = isUnitId(id) ? unitCard(id) : commanderCard(id);
  return mayWaitAt(g, { side, nation, of: 0, unit: undefined }, hex) === undefined;
};

const depotFaults = (g: Nemesis): readonly string[] =>
  g.depots.flatMap(({ side, hex }) => {
    const refusal = mayStore(g, side, hexAt(boardOf(g), hex));
    return refusal ? [`${refusal.rule}: a Depot of ${side} in closed land at ${hex}`] : [];
  });

const isRedeploying = ({ clock }: Nemesis): boolean => ['redeployment', 'armisticeDepots'].includes(clock.phase);

/** Plays random games and gives the phases in which pieces came to a hex, with what was wrong about it. */
const played = (options: object, seeds: readonly string[]) => {
  const verbs = new Set<Phase>();
  const faults: string[] = [];
  for (const seed of seeds) {
    let before: Nemesis | undefined;
    const report = runMatch({
      game: nemesis,
      options: nemesis.options.parse(options),
      bots: { coalition: random, french: random },
      seed,
      onAnswer: ({ state }) => {
        // A copy of the tables: the state itself goes on changing.
        const now: Nemesis = { ...state };
        for (const entry of before ? entriesBetween(before, now) : []) {
          verbs.add(entry.phase);
          faults.push(...faultsOf(before ?? now, now, entry));
        }
        if (!isRedeploying(now)) faults.push(...depotFaults(now));
        before = now;
      },
    });
    expect(report.faults).toEqual([]);
  }
  return { verbs, faults };
};

const seeds = (name: string, games: number): readonly string[] =>
  Array.from({ length: games }, (_, game) => `${name} ${game}`);

test.each([
  ['1813', { scenario: '1813' }],
  ['1813 with every rule', { scenario: '1813', ...EVERY_RULE }],
])('1.1 to 16.5 in %s no piece ever comes to a hex that its verb forbids', (name, options) => {
  const { verbs, faults } = played(options, seeds(name, 4));
  expect(faults).toEqual([]);
  for (const phase of ['movement', 'combat', 'commandersMovement', 'reinforcements', 'redeployment'] as const)
    expect(verbs).toContain(phase);
});

test('18.5 nor in 1799', () => {
  const { faults } = played({ scenario: '1799' }, seeds('1799', 4));
  expect(faults).toEqual([]);
});
