import { describe, expect, test } from 'vitest';
import { commanderId, type HexId, unitId } from '../../catalogue/catalogue.ts';
import { checkScenario, shippedScenarios } from '../../scenario/scenario.ts';
import { goneIn, told } from '../../testing/combat.ts';
import { attackOnLeipzig, SENIORITY } from '../../testing/seniority.ts';
import { position, type Position } from '../../testing/position.ts';
import { mayLead, rankOf, seniorsAmong } from './16.2-authority.ts';

const LEIPZIG = '3715' as HexId;

/** How many of these units the commander leads in an attack on Leipzig. */
const leads = (side: 'coalition' | 'french', commander: string, units: readonly string[], more: Position = {}) => {
  const enemy = side === 'french' ? 'P-Horn' : 'F-8';
  return told(attackOnLeipzig(side, [...units, commander], [enemy], more), 'value.leader')[0]?.['units'];
};

describe('16.2 the marks on the counters', () => {
  test('16.2 A leads everybody', () => {
    expect(leads('french', 'Napoleon', ['F-16', 'F-1L', 'F-Ia', 'F-YG1'])).toBe(4);
  });

  test('16.2 I leads infantry of any corps and nation, and nothing else', () => {
    expect(leads('coalition', 'Miloradovich', ['P-Horn', 'R-5', 'R-Pahl', 'R-Ia'])).toBe(2);
  });

  test('16.2 C leads all cavalry, Cossacks included; K Cossacks alone (A-50)', () => {
    expect(leads('french', 'Bessieres', ['F-1L', 'F-2L', 'F-16', 'F-Ia'])).toBe(2);
    expect(leads('coalition', 'Platov', ['R-Plat1', 'R-Tette', 'R-Pahl', 'R-5'])).toBe(2);
    // No commander with a C has Cossacks on his side in 1813.
    expect(mayLead(position(SENIORITY), commanderId('Murat'), LEIPZIG, unitId('R-Plat1'))).toBe(true);
  });

  test('16.2 the order of seniority is A, I, C, K, corps; without a mark nobody is senior', () => {
    const g = position(SENIORITY);
    const ranks = ['Napoleon', 'Mortier', 'Murat', 'Platov', 'Ney', 'Wrede'].map((id) =>
      rankOf(g, commanderId(id), LEIPZIG),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(seniorsAmong(g, LEIPZIG, [commanderId('Wrede'), commanderId('Thielmann')])).toEqual([]);
  });

  test('16.2 a corps commander leads his corps, of all arms, and no corps of the same number in another army (A-110)', () => {
    expect(leads('coalition', 'Yorck', ['P-Horn', 'P-Ia', 'R-5'])).toBe(2);
    expect(leads('french', 'Ney', ['F-8', 'F-IIIa', 'F-2L'])).toBe(2);
  });

  test('16.2 a letter and a corps add up', () => {
    expect(leads('coalition', 'Wittgenstein', ['P-Horn', 'R-Pahl', 'R-Ia', 'P-Ia'], { turn: 4 })).toBe(3);
  });

  test('16.2 Guards follow anyone who has a mark (A-49)', () => {
    expect(leads('french', 'Ney', ['F-YG1', 'F-GC1', 'F-GA', 'F-16'])).toBe(3);
    expect(leads('french', 'Bessieres', ['F-OG1', 'F-16'])).toBe(1);
  });

  test('16.2 a commander of a cavalry corps leads Guards only if they ride (A-49)', () => {
    const table = attackOnLeipzig('french', ['F-YG1', 'F-GC1', 'F-1H', 'LaTour', 'Victor'], ['P-Horn']);
    expect(told(table, 'value.leader')[0]).toMatchObject({ commander: 'LaTour', units: 2 });
  });

  test('16.2 contingents that have gone over have no corps commander in play', () => {
    const turn = { turn: 14, politics: { confederation: 'coalition', austria: 'coalition' } } as const;
    expect(leads('coalition', 'Gyulai', ['A-Gy1', 'K-39'], turn)).toBe(1);
    expect(leads('coalition', 'Schwarzenberg', ['A-Gy1', 'K-39'], turn)).toBe(2);
  });

  test('15.2, 16.2 garrisons that were brought home belong to Davout’s corps', () => {
    const agreed = { seniority: true, evacuatedGarrisons: true };
    expect(leads('french', 'Davout', ['F-G-Thor', 'F-3'], { agreed })).toBe(2);
    expect(leads('french', 'Davout', ['F-G-Thor', 'F-3'])).toBe(1);
  });
});

describe('16.2 what the calendar changes', () => {
  const mixed = ['P-Horn', 'P-Ia', 'P-Dolf'];

  test.each([
    [5, 1],
    [6, 3],
    [7, 3],
    [8, 1],
  ])('16.2 on Turn %i Wittgenstein leads %i of infantry, guns and cavalry', (turn, units) => {
    expect(leads('coalition', 'Wittgenstein', mixed, { turn })).toBe(units);
  });

  test('16.2 changes of command hold by their Turns, in whatever order a scenario lists them', () => {
    const shipped = shippedScenarios.get('1813');
    const scenario = checkScenario({
      ...shipped,
      id: 'backwards',
      commanderChanges: shipped?.commanderChanges.toReversed(),
    });
    expect([6, 8].map((turn) => leads('coalition', 'Wittgenstein', mixed, { turn, scenario }))).toEqual([3, 1]);
  });

  test('16.2 Barclay takes the supreme command from Turn 8 on, and keeps it after an Armistice', () => {
    expect([7, 8, 13].map((turn) => leads('coalition', 'Barclay', mixed, { turn }))).toEqual([1, 3, 3]);
  });

  test('16.2 Davout commands I and XIII Corps through Turn 9, then XIII alone (A-60)', () => {
    expect([9, 10, 13].map((turn) => leads('french', 'Davout', ['F-1', 'F-3'], { turn }))).toEqual([2, 1, 1]);
  });
});

describe('16.2 south of the Danube', () => {
  /** Eugène attacks at Padua, in Italy. */
  const inItaly = (turn: number) =>
    told(
      goneIn(
        {
          ...SENIORITY,
          turn,
          politics: { austria: 'coalition' },
          french: { '3827': ['F-Q', 'F-Me', 'Eugene'] },
          coalition: { '3728': ['A-Fenn'] },
        },
        { from: '3827', to: '3728' },
      ),
      'value.leader',
    )[0]?.['units'];

  test('16.2 Eugène is supreme commander everywhere until Turn 11, from Turn 12 on in the south alone (A-51)', () => {
    expect([11, 12].map((turn) => leads('french', 'Eugene', ['F-16', 'F-1L'], { turn }))).toEqual([2, undefined]);
    expect(inItaly(14)).toBe(2);
  });

  test('16.2 what was no supreme command is not lost there', () => {
    const shipped = shippedScenarios.get('1813');
    const changes = shipped?.commanderChanges ?? [];
    const demoted = {
      ...changes.find(({ change }) => change === 'seniority'),
      commander: 'Eugene',
      seniority: 'I',
      endOfTurn: 11,
    };
    const scenario = checkScenario({ ...shipped, id: 'demoted', commanderChanges: [...changes, demoted] });
    expect(leads('french', 'Eugene', ['F-16', 'F-1L'], { turn: 14, scenario })).toBe(1);
  });

  test('16.2 in the north Hiller keeps his corps (A-51)', () => {
    const austria = { turn: 14, politics: { austria: 'coalition' } } as const;
    expect(leads('coalition', 'Hiller', ['A-Fenn', 'A-HiA', 'A-Gy1'], austria)).toBe(2);
  });
});
