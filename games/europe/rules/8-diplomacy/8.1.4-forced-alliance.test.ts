import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { type Edition, EDITIONS, type ZoneId } from '../../catalogue/ids.ts';
import { forcesIn, garrison, hand, holdingSide, isBesieged, nation, type NationRow } from '../../state/state.ts';
import { forceOf } from '../../testing/marches.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { joinSide } from './8.1.2-alliance.ts';
import { forceAlliances } from './8.1.4-forced-alliance.ts';

const PRUSSIA = nationId('prussia');
const submitted = (change: Partial<NationRow> = {}): NonNullable<Position['nations']> => ({
  prussia: {
    side: 'neutral',
    status: 'forcedPeace',
    peace: { by: 'empire', since: 1807, until: null, afterwards: 'neutral', forGood: false },
    beaten: { empire: 1, coalition: 0 },
    ...change,
  },
});
const asked = (wanted: Position, nations: NonNullable<Position['nations']>): Table =>
  scene({ clock: { phase: 'conquests', year: 1807 }, hands: { empire: ['8F'] }, ...wanted, nations }, forceAlliances);
const isAsked = (wanted: Position, change?: Partial<NationRow>): boolean =>
  asked(wanted, submitted(change)).questions().length > 0;
const twice = { beaten: { empire: 2, coalition: 0 } };

describe.each(EDITIONS)('8.1.4 forced alliance (%s)', (edition) => {
  test('8.1.4 after the Drums of War, or at the second defeat', () => {
    expect(isAsked({ edition })).toBe(false);
    expect(isAsked({ edition }, { drums: true })).toBe(true);
    expect(isAsked({ edition }, twice)).toBe(true);
  });
  test('8.1.4 never on Britain', () => {
    const { prussia } = submitted(twice);
    expect(asked({ edition }, { britain: prussia ?? {} }).questions()).toEqual([]);
  });
  test('8.1.4 not on a power that has submitted to the Coalition', () => {
    const peace = { by: 'coalition', since: 1807, until: null, afterwards: 'neutral', forGood: false } as const;
    expect(isAsked({ edition }, { ...twice, drums: true, peace })).toBe(false);
  });
  test('8.1.4 only in the year of the peace', () => {
    expect(isAsked({ edition, clock: { phase: 'conquests', year: 1808 } }, twice)).toBe(false);
  });
  test('8.1.4 for a card of any value; without one there is none', () => {
    // 8.1.4 Saxony has shared the peace of Prussia, and stays with her.
    const { peace = null } = submitted().prussia ?? {};
    const saxe = { side: 'neutral', status: 'forcedPeace', patron: PRUSSIA, peace } as const;
    const table = asked({ edition }, { ...submitted(twice), saxe });
    table.answer('empire', { kind: 'forceAlliance', card: '8F' });
    expect(nation(table.state, PRUSSIA)).toMatchObject({ status: 'forcedAlliance', side: 'neutral' });
    expect(nation(table.state, nationId('saxe'))).toMatchObject({ side: 'neutral', status: 'ally', peace: null });
    expect(hand(table.state, 'empire')).toEqual([]);
    const poor = asked({ edition, hands: { empire: [] } }, submitted(twice));
    expect(poor.asked().answers).toEqual([{ kind: 'pass' }]);
    poor.answer('empire', 'pass');
    expect(nation(poor.state, PRUSSIA).status).toBe('forcedPeace');
  });
});
test('8.1.4 revised: any second defeat will do, in the first edition one by the Empire', () => {
  const byBoth = { beaten: { empire: 1, coalition: 1 } };
  expect(isAsked({ edition: '2013' }, byBoth)).toBe(false);
  expect(isAsked({ edition: 'revised' }, byBoth)).toBe(true);
});

describe.each(EDITIONS)('8.1.4 a forced alliance is broken (%s)', (edition) => {
  const nations = {
    prussia: { side: 'neutral', status: 'forcedAlliance', beaten: { empire: 1, coalition: 0 } },
    mecklembourg: { side: 'neutral', status: 'neutral', patron: null },
  } as const;
  const breaking = (forces: NonNullable<Position['forces']>, zones: NonNullable<Position['zones']> = {}): Table =>
    scene({ edition, nations, forces, zones, fleets: {}, clock: { phase: 'diplomacy', year: 1812 } }, (g) =>
      joinSide(g, PRUSSIA, 'coalition'),
    );
  const rest = (table: Table): Table => {
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    return table;
  };
  const holderOf = ({ state }: Table, zone: string): string => holdingSide(state, zone as ZoneId);

  test('8.1.4 the French hold what they alone occupy, fortresses too', () => {
    const table = rest(breaking({ stettin: ['fra_1'], danzig: ['pru_1'] }));
    expect(holderOf(table, 'stettin')).toBe('empire');
    expect(holderOf(table, 'danzig')).toBe('coalition');
    expect(nation(table.state, PRUSSIA)).toMatchObject({ side: 'coalition', status: 'belligerent', peace: null });
  });
  test('8.1.4 where both stand they fall back, but not into Coalition zones', () => {
    // The minor allies of Prussia take the field first.
    const forces = {
      berlin: [
        ['ney', 'fra_1'],
        ['brunswick', 'pru_1', 'pru_2'],
      ],
      wittemberg: ['fra_2'],
    };
    const table = breaking(forces, { wittemberg: { control: nationId('france') } });
    while (table.asked().rule !== '8.1.4') table.pick(table.asked().by, () => true);
    expect(table.refusal('empire', { kind: 'fallBackTo', zone: 'kustrin' })).toMatchObject({
      because: { key: 'alliance.heldByEnemy' },
    });
    // Mecklenburg is neutral.
    expect(table.refusal('empire', { kind: 'fallBackTo', zone: 'mecklembourg' }).because.key).toBe('march.neutral');
    table.answer('empire', { kind: 'fallBackTo', zone: 'wittemberg' });
    expect(forceOf(table, 'ney').zone).toBe('wittemberg');
    expect(forceOf(table, 'fra_2').commander).toBe('ney');
  });
  test('40F, 8.1.4 a corps that was lent goes back to a key zone of its power, from its own land too', () => {
    const effects = [{ card: null, kind: 'lent', power: PRUSSIA, unit: 'pru_1' as never }] as const;
    const table = scene(
      { edition, nations, effects, forces: { stettin: ['ney', 'fra_1', 'pru_1'] }, clock: { phase: 'diplomacy' } },
      (g) => joinSide(g, PRUSSIA, 'coalition'),
    );
    rest(table);
    expect(['berlin', 'koenigsberg', 'varsovie']).toContain(forceOf(table, 'pru_1').zone);
    expect(forceOf(table, 'ney').zone).toBe('stettin');
  });
  test('8.1.4 nor do they fall back to where the enemy stands, though the zone is theirs', () => {
    const forces = {
      berlin: [
        ['ney', 'fra_1'],
        ['brunswick', 'pru_1', 'pru_2'],
      ],
      wittemberg: ['rus_1'],
    };
    const table = breaking(forces, { wittemberg: { control: nationId('france') } });
    while (table.asked().rule !== '8.1.4') table.pick(table.asked().by, () => true);
    expect(table.refusal('empire', { kind: 'fallBackTo', zone: 'wittemberg' }).because.key).toBe(
      'alliance.heldByEnemy',
    );
  });
  test('40F, 8.1.4 what others have lent, and what else concerns the power, is not touched by it', () => {
    const lent = (power: string, unit: string) =>
      ({ card: null, kind: 'lent', power: nationId(power), unit: unit as never }) as const;
    const twofold = { card: null, kind: 'twofoldBudget', power: PRUSSIA, year: 1812 } as const;
    const effects = [lent('prussia', 'pru_1'), lent('austria', 'aus_1'), twofold];
    const table = scene({ edition, nations, effects, forces: {}, fleets: {}, clock: { phase: 'diplomacy' } }, (g) =>
      joinSide(g, PRUSSIA, 'coalition'),
    );
    expect(rest(table).state.effects).toEqual([lent('austria', 'aus_1'), twofold]);
  });
  test('8.1.4 or stand and fight as defenders', () => {
    const table = breaking({
      berlin: [
        ['ney', 'fra_1'],
        ['brunswick', 'pru_1', 'pru_2'],
      ],
    });
    while (table.asked().rule !== '8.1.4') table.pick(table.asked().by, () => true);
    table.answer('empire', 'giveBattle');
    expect(table.state.battle).toMatchObject({ zone: 'berlin', attacker: 'coalition' });
  });
});

describe('8.1.4 into the fortress of the zone', () => {
  const toTheParting = (
    edition: Edition,
    zones: NonNullable<Position['zones']> = {},
    hosts: readonly string[] = ['brunswick', 'pru_1', 'pru_2'],
  ): Table => {
    const nations = { prussia: { side: 'neutral', status: 'forcedAlliance' } } as const;
    const forces = { berlin: [['ney', 'fra_1'], hosts] };
    const wanted: Position = { edition, nations, forces, zones, fleets: {}, clock: { phase: 'diplomacy', year: 1812 } };
    const table = scene(wanted, (g) => joinSide(g, PRUSSIA, 'coalition'));
    while (table.asked().rule !== '8.1.4') table.pick(table.asked().by, () => true);
    return table;
  };
  test('8.1.4 2013: not into one that is not theirs', () => {
    expect(toTheParting('2013').refusal('empire', { kind: 'takeFortress' }).because.key).toBe(
      'alliance.notOurFortress',
    );
  });
  test('8.1.4 2013: but into one that they hold', () => {
    const table = toTheParting('2013', { berlin: { control: nationId('france') } }).answer('empire', 'takeFortress');
    expect(garrison(table.state, 'berlin' as ZoneId).length).toBe(1);
  });
  test('8.1.4, 15.1 revised: hosts who are too few to cover it do not besiege them', () => {
    const table = toTheParting('revised', {}, ['pru_1-']).answer('empire', 'takeFortress');
    expect(garrison(table.state, 'berlin' as ZoneId).length).toBe(1);
    expect(isBesieged(table.state, 'berlin' as ZoneId)).toBe(false);
  });
  test('8.1.4 nor where there is none', () => {
    const nations = { prussia: { side: 'neutral', status: 'forcedAlliance' } } as const;
    const forces = {
      tilsit: [
        ['ney', 'fra_1'],
        ['brunswick', 'pru_1'],
      ],
    };
    const wanted: Position = { edition: 'revised', nations, forces, fleets: {}, clock: { phase: 'diplomacy' } };
    const table = scene(wanted, (g) => joinSide(g, PRUSSIA, 'coalition'));
    while (table.asked().rule !== '8.1.4') table.pick(table.asked().by, () => true);
    expect(table.refusal('empire', { kind: 'takeFortress' }).because.key).toBe('alliance.noFortress');
  });
  test('8.1.4 revised: they take it over and are besieged', () => {
    const table = toTheParting('revised').answer('empire', 'takeFortress');
    expect(garrison(table.state, 'berlin' as ZoneId).length).toBe(1);
    expect(holdingSide(table.state, 'berlin' as ZoneId)).toBe('empire');
    expect(isBesieged(table.state, 'berlin' as ZoneId)).toBe(true);
    expect(forcesIn(table.state, 'berlin' as ZoneId).length).toBe(2);
  });
});
