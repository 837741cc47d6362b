import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../catalogue/catalogue.ts';
import { checkScenario, shippedScenarios } from '../../scenario/scenario.ts';
import { told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';

const arriving = (side: 'french' | 'coalition', turn: number, wanted: Position) =>
  at({
    scenario: '1813',
    turn,
    phase: 'reinforcements',
    next: side,
    out: [side === 'french' ? 'coalition' : 'french'],
    ...wanted,
  });
type Table = ReturnType<typeof arriving>;
const hexes = (table: Table) => table.asked().answers.map((answer) => String(answer['at']));
const where = (table: Table, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;

describe('13.1 Cossacks in 1813', () => {
  const rolls = (turn: number) =>
    at({ scenario: '1813', turn, phase: 'cossacks', coalition: { '4010': ['R-Tette'], '4011': ['R-Lapu'] } });

  test('13.1 from Turn 4 the French roll for each city with Cossacks, Hamburg included', () => {
    expect(told(rolls(3), 'cossacks.quiet')).toEqual([]);
    const table = rolls(4).dice(6);
    expect(told(table, 'cossacks.riot')).toEqual([{ hex: '4010', die: 6, points: 1 }]);
    // The riot costs a Battle point, and Hamburg brings one (A-102: in that order).
    expect(table.state.ledgers).toMatchObject({ coalition: { battlePoints: 6 }, french: { battlePoints: 6 } });
    expect(rolls(4).dice(5).state.ledgers).toMatchObject({ coalition: { battlePoints: 7 } });
  });
});

describe('13.2 reinforcements of 1813', () => {
  test('13.2 units arrive at the end of their Turn on any hex of their list', () => {
    expect(hexes(arriving('french', 5, { due: ['F-38', 'F-Wuc'] }))).toEqual(['4018', '3918', '4219', '3919']);
    expect(arriving('french', 4, { due: ['F-38'] }).state.clock.turn).toBe(5);
  });

  test('13.2 a card may have put a unit off, or brought it forward (16.1)', () => {
    const landwehr = (turn: number, endOfTurn?: number) =>
      arriving('coalition', turn, {
        due: ['P-Land3'],
        rescheduled: endOfTurn === undefined ? [] : [{ unit: 'P-Land3' as UnitId, endOfTurn }],
      });
    const isAsked = (table: Table) => table.questions()[0]?.prompt.params['unit'] === 'P-Land3';
    expect(isAsked(landwehr(9))).toBe(true);
    expect(isAsked(landwehr(9, 10))).toBe(false);
    expect(isAsked(landwehr(10, 10))).toBe(true);
    expect(isAsked(landwehr(6, 6))).toBe(true);
    expect(hexes(landwehr(6, 6))).toContain('2915');
  });

  test('14.15 (ii) Austrians listed for a Turn come only if Austria has joined', () => {
    const austrians = { due: ['A-Wre'] };
    expect(arriving('coalition', 16, austrians).state.clock.turn).toBe(17);
    const joined = arriving('coalition', 16, { ...austrians, politics: { austria: 'coalition', armistice: 8 } });
    expect(hexes(joined)).toEqual(['3321', '3021', '3317']);
  });

  test('14.15 when Turn 12 is played for want of a truce its reinforcements come to other hexes', () => {
    const table = arriving('coalition', 12, { due: ['P-Land6'] });
    expect(hexes(table)).toContain('2915');
    expect(hexes(table)).not.toContain('2201');
    expect(hexes(arriving('coalition', 12, { due: ['R-11'] }))).not.toContain('2201');
  });

  test('13.2 the Young Guard joins the Guard, with it or next to it (A-83)', () => {
    const table = arriving('french', 12, { french: { '3715': ['F-OG1'] }, due: ['F-YG3'] });
    expect(hexes(table)).toContain('3715');
    expect(hexes(table)).toContain('3815');
    expect(hexes(table)).not.toContain('4318');
  });

  test('13.2 other French do not draw it', () => {
    const table = arriving('french', 12, { french: { '3715': ['F-16'] }, due: ['F-YG3'] });
    expect(hexes(table)).toEqual(['4217', '4318']);
  });

  test('13.2 without a Guard that it can reach it comes to Mainz or Frankfurt', () => {
    expect(hexes(arriving('french', 12, { due: ['F-YG3'] }))).toEqual(['4217', '4318']);
    const surrounded = arriving('french', 12, {
      french: { '3512': ['F-OG1'] },
      due: ['F-YG3'],
    });
    expect(hexes(surrounded)).toEqual(['4217', '4318']);
  });

  test('13.2 Macdonald joins a stack of XI Corps, else he comes to Magdeburg', () => {
    const corps = arriving('french', 5, { french: { '3715': ['F-35'], '3916': ['F-1'] }, due: ['Macdonald'] });
    expect(corps.asked().answers).toEqual([{ kind: 'arrive', at: '3715' }]);
    const none = arriving('french', 5, { french: { '3916': ['F-1'] }, due: ['Macdonald'] });
    expect(none.asked().answers).toEqual([{ kind: 'arrive', at: '3813' }]);
    const facing = { french: { '3715': ['F-35'] }, coalition: { '3716': ['R-3'] }, due: ['Macdonald'] };
    expect(hexes(arriving('french', 5, facing))).toEqual(['3813']);
  });

  test('13.2, 15.2 garrisons that were brought home are of the corps that they were given to', () => {
    const shipped = shippedScenarios.get('1813');
    const french = shipped?.reinforcements.french.map((group) =>
      group.joins === 'corps:F:XI' ? { ...group, joins: 'corps:F:XIII' } : group,
    );
    const scenario = checkScenario({ ...shipped, id: 'xiii', reinforcements: { ...shipped?.reinforcements, french } });
    const wanted = { scenario, french: { '3715': ['F-G-Wars'], '3916': ['F-1'] }, due: ['Macdonald'] };
    expect(hexes(arriving('french', 5, { ...wanted, agreed: { evacuatedGarrisons: true } }))).toEqual(['3715']);
    expect(hexes(arriving('french', 5, wanted))).toEqual(['3813']);
  });

  test('13.3, 14.8 a commander does not arrive among Swedes, unless one of theirs is there', () => {
    const open = (berlin: readonly string[]) =>
      hexes(arriving('coalition', 8, { coalition: { '3412': ['P-Dob'], '3512': berlin }, due: ['Tauentzien'] }));
    expect(open(['S-1'])).toContain('3412');
    expect(open(['S-1'])).not.toContain('3512');
    expect(open(['S-1', 'Stedingk'])).toContain('3512');
  });

  test('13.3, 14.16 nobody arrives in closed land', () => {
    // Illyria is closed where Austria's neutrality was bought.
    const table = arriving('french', 12, { due: ['F-Q'], politics: { bargain: true } });
    expect(table.refusal('french', { kind: 'arrive', at: '3326' })).toMatchObject({ rule: '16.5' });
    expect(hexes(arriving('french', 12, { due: ['F-Q'] }))).toContain('3326');
  });
});

describe('13.2 commanders of 1813 who come and go', () => {
  const change = (turn: number, french: Position['french'], due: readonly string[] = []) =>
    at({ scenario: '1813', turn, phase: 'commanderChanges', french: french ?? {}, due });

  test('13.2 Eugène leaves at the end of Turn 7 and comes again with the reinforcements of Turn 12', () => {
    const gone = change(7, { '3715': ['F-1', 'Eugene', 'Bessieres'] });
    expect(where(gone, 'Eugene')).toBe('due');
    expect(where(gone, 'Bessieres')).toBe('lost');
    const back = arriving('french', 12, { french: { '3827': ['F-1'] }, due: ['Eugene'] });
    expect(back.asked().prompt.params['commander']).toBe('Eugene');
  });

  test('13.2 one who was lost before does not return', () => {
    const table = change(7, { '3715': ['F-1'] });
    expect(where(table, 'Eugene')).toBe('lost');
  });

  test('13.2 a change of seniority or corps alone moves nobody', () => {
    const table = change(9, { '3715': ['F-1', 'Davout'] });
    expect(where(table, 'Davout')).toBe('3715');
  });

  test('16.2 where seniority counts it is told', () => {
    const changed = (seniority: boolean) =>
      told(
        at({
          scenario: '1813',
          turn: 9,
          phase: 'commanderChanges',
          french: { '3715': ['F-1', 'Davout'] },
          agreed: { seniority },
        }),
        'commander.changes',
      ).map(({ commander }) => commander);
    expect(changed(true)).toEqual(['Davout']);
    expect(changed(false)).toEqual([]);
  });
});
