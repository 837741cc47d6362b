import { describe, expect, test } from 'vitest';
import { type Edition, EDITIONS } from '../../catalogue/ids.ts';
import { whyNot } from '../../testing/events.ts';
import { forceOf } from '../../testing/marches.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const moving = (wanted: Position): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [] },
    fleets: {},
    ...wanted,
    clock: { phase: 'neutralMoves', year: 1806, round: 0, next: 'coalition', step: 0, ...wanted.clock },
  });
const to = (force: string, zone: string) => ({ kind: 'neutralMove', force, to: zone }) as const;
const NEUTRAL = { side: 'neutral', status: 'neutral' } as const;

describe.each(EDITIONS)('7.5 powers that are not at war (%s)', (edition) => {
  test('7.5 the Coalition moves Prussia, then the Empire Turkey; each force once', () => {
    const table = moving({ edition, forces: { stettin: ['pru_1'], constantinople: ['tur_1'], paris: ['fra_1'] } });
    expect(table.asked().by).toBe('coalition');
    table.answer('coalition', to('pru_1', 'colberg'));
    expect(forceOf(table, 'pru_1').zone).toBe('colberg');
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '7.5' });
    table.answer('empire', 'done');
    expect(table.state.clock.phase).toBe('redeployment');
  });
  test('7.5 up to the base movement factor, never across the frontier', () => {
    const table = moving({ edition, forces: { magdebourg: ['pru_1'] } });
    const zones = table.asked().answers.map((answer) => answer['to']);
    expect(zones).toContain('berlin');
    expect(zones).not.toContain('hanovre');
    expect(zones).not.toContain('koenigsberg');
  });
  test('7.5 also in forced peace and in forced alliance, run by the side that did not beat it', () => {
    const beaten = { empire: 1, coalition: 0 };
    for (const status of ['forcedPeace', 'forcedAlliance'] as const) {
      const austria = { side: 'neutral', status, beaten } as const;
      const table = moving({ edition, nations: { austria }, forces: { vienne: ['aus_1'] } });
      expect(whyNot(table, to('aus_1', 'graz'), 'coalition')).toBeUndefined();
    }
  });
  test('7.5 powers at war do not move now', () => {
    const table = moving({ edition, forces: { vienne: ['aus_1'], berlin: ['pru_1'] } });
    expect(table.asked().answers.filter((answer) => answer['force'] === 'aus_1')).toEqual([]);
  });
  test('11 a force joins those of its power within command, and nobody else', () => {
    const join = (there: readonly string[]): string | undefined =>
      whyNot(moving({ edition, forces: { stettin: ['pru_1'], berlin: there } }), to('pru_1', 'berlin'), 'coalition');
    expect(join(['brunswick', 'pru_2'])).toBeUndefined();
    expect(join(['pru_2'])).toBe('neutral.occupied');
    expect(join(['davout', 'fra_1'])).toBe('neutral.occupied');
    const table = moving({ edition, forces: { stettin: ['pru_1'], berlin: ['brunswick', 'pru_2'] } });
    table.answer('coalition', to('pru_1', 'berlin'));
    expect(forceOf(table, 'pru_1').commander).toBe('brunswick');
  });
  test('7.5 the Empire moves Spain and Turkey, neutral or beaten by the Coalition; the Coalition all others', () => {
    const beatenBy = (side: 'empire' | 'coalition') => ({
      side: 'neutral' as const,
      status: 'forcedPeace' as const,
      peace: { by: side, since: 1805, until: null, afterwards: 'neutral', forGood: true } as const,
    });
    const mover = (power: string, row: object, forces: NonNullable<Position['forces']>): string =>
      moving({ edition, nations: { [power]: row }, forces }).asked().by;
    expect(mover('spain', NEUTRAL, { burgos: ['esp_1'] })).toBe('empire');
    expect(mover('spain', beatenBy('coalition'), { burgos: ['esp_1'] })).toBe('empire');
    expect(mover('spain', beatenBy('empire'), { burgos: ['esp_1'] })).toBe('coalition');
    expect(mover('turkey', beatenBy('empire'), { constantinople: ['tur_1'] })).toBe('coalition');
    // Her budget would be the Empire's, her movement is not.
    expect(mover('austria', beatenBy('coalition'), { vienne: ['aus_1'] })).toBe('coalition');
  });
  test('11, 7.5 a corps that leaves its force does not join a lone corps, nor another power', () => {
    const part = (there: readonly string[]): string | undefined => {
      const forces = { magdebourg: ['brunswick', 'pru_1', 'pru_2'], berlin: there };
      return whyNot(moving({ edition, forces }), { kind: 'neutralPart', unit: 'pru_1', to: 'berlin' }, 'coalition');
    };
    expect(part(['hohenlohe', 'pru_3'])).toBeUndefined();
    expect(part(['pru_3'])).toBe('neutral.occupied');
    expect(part(['davout', 'fra_1'])).toBe('neutral.occupied');
  });
  test('7.5, 12.2 a corps may leave its force; each unit moves once, and anyone who has taken one in stays', () => {
    const forces = { magdebourg: ['brunswick', 'pru_1', 'pru_2'], stettin: ['hohenlohe', 'pru_3'] };
    const table = moving({ edition, forces: { ...forces, koenigsberg: ['pru_4'] } });
    const part = (unit: string, zone: string) => ({ kind: 'neutralPart', unit, to: zone }) as const;
    expect(whyNot(table, part('pru_3', 'berlin'), 'coalition')).toBeDefined();
    const whereTo = table.asked().answers.flatMap((answer) => (answer['unit'] === 'pru_1' ? [answer['to']] : []));
    expect(new Set(whereTo)).toEqual(new Set(['berlin', 'colberg', 'kustrin', 'posen', 'stettin']));
    table.answer('coalition', part('pru_1', 'berlin'));
    expect(forceOf(table, 'pru_1')).toMatchObject({ zone: 'berlin', commander: null });
    expect(forceOf(table, 'brunswick').zone).toBe('magdebourg');
    expect(whyNot(table, part('pru_2', 'berlin'), 'coalition')).toBeDefined();
    const joining = moving({ edition, forces: { ...forces, koenigsberg: ['pru_4'] } });
    joining.answer('coalition', part('pru_1', 'stettin'));
    expect(forceOf(joining, 'pru_1').commander).toBe('hohenlohe');
    expect(whyNot(joining, to('hohenlohe', 'colberg'), 'coalition')).toBeDefined();
    expect(whyNot(joining, to('brunswick', 'berlin'), 'coalition')).toBeUndefined();
  });
});

const russianFleet = (edition: Edition): Table =>
  moving({
    edition,
    nations: { russia: NEUTRAL },
    forces: { moscou: ['rus_1'] },
    fleets: { fl_khanykov: { kind: 'port', zone: 'saint_petersbourg' as never } },
  });
const fleetMoves = (table: Table): readonly Readonly<Record<string, unknown>>[] =>
  table.asked().answers.filter((answer) => 'fleet' in answer);
test('7.5 2013: fleets of neutral powers do not sail', () => {
  expect(fleetMoves(russianFleet('2013'))).toEqual([]);
});
test('7.5 revised: those of powers at war do not', () => {
  const table = moving({
    edition: 'revised',
    forces: { stettin: ['pru_1'] },
    fleets: { fl_ball: { kind: 'port', zone: 'portsmouth' as never } },
  });
  expect(fleetMoves(table)).toEqual([]);
});
test('7.5 revised: they do, once, to a home port or the sea before one', () => {
  const table = russianFleet('revised');
  const moves = fleetMoves(table);
  expect(moves).toContainEqual({ kind: 'neutralPort', fleet: 'fl_khanykov', zone: 'riga' });
  expect(moves.some((answer) => answer['zone'] === 'stockholm')).toBe(false);
  table.answer('coalition', { kind: 'neutralSail', fleet: 'fl_khanykov', sea: 'baltique' });
  expect(table.state.fleets.find(({ id }) => id === 'fl_khanykov')?.at).toEqual({ kind: 'sea', sea: 'baltique' });
  expect(fleetMoves(table)).toEqual([]);
});
test('7.5 revised: a fleet at sea puts in, too', () => {
  const table = moving({
    edition: 'revised',
    nations: { russia: NEUTRAL },
    forces: { moscou: ['rus_1'] },
    fleets: { fl_khanykov: { kind: 'sea', sea: 'baltique' as never } },
  });
  table.answer('coalition', { kind: 'neutralPort', fleet: 'fl_khanykov', zone: 'riga' });
  expect(table.state.fleets.find(({ id }) => id === 'fl_khanykov')?.at).toEqual({ kind: 'port', zone: 'riga' });
});
const port = (zone: string) => ({ kind: 'port', zone: zone as never }) as const;
test('7.5, 17.2.1 revised: as far as the fleet sails', () => {
  const table = moving({
    edition: 'revised',
    nations: { spain: NEUTRAL },
    forces: { madrid: ['esp_1'] },
    fleets: { fl_gravina: port('cadix'), fl_alava: port('la_corogne') },
  });
  const moves = fleetMoves(table);
  const goes = (fleet: string, zone: string) => ({ kind: 'neutralPort', fleet, zone });
  // Out of the port, two seas and in again: four points.
  expect(moves).toContainEqual(goes('fl_gravina', 'barcelone'));
  expect(moves).toContainEqual(goes('fl_alava', 'carthagene'));
  expect(moves).not.toContainEqual(goes('fl_alava', 'barcelone'));
  expect(moves).toContainEqual({ kind: 'neutralSail', fleet: 'fl_alava', sea: 'golfe_du_lion' });
  expect(moves).not.toContainEqual(goes('fl_gravina', 'cadix'));
});
test('7.5, 17.2.2 revised: three fleets to a port', () => {
  const table = moving({
    edition: 'revised',
    nations: { britain: { side: 'neutral', status: 'forcedPeace' } },
    forces: { londres: ['gbr_1'] },
    fleets: {
      fl_ball: port('plymouth'),
      fl_nelson: port('portsmouth'),
      fl_calder: port('portsmouth'),
      fl_cornwallis: port('portsmouth'),
    },
  });
  const goes = (zone: string) => ({ kind: 'neutralPort', fleet: 'fl_ball', zone }) as const;
  expect(whyNot(table, goes('portsmouth'), 'coalition')).toBe('naval.full');
  expect(whyNot(table, goes('londres'), 'coalition')).toBeUndefined();
});
test('7.5, 17.2.2 revised: the fleets of others in a sea take no room from them', () => {
  const sea = { kind: 'sea', sea: 'baltique' as never } as const;
  const table = moving({
    edition: 'revised',
    nations: { russia: NEUTRAL },
    forces: { moscou: ['rus_1'] },
    fleets: { fl_khanykov: port('saint_petersbourg'), fl_ball: sea, fl_keith: sea, fl_calder: sea },
  });
  expect(whyNot(table, { kind: 'neutralSail', fleet: 'fl_khanykov', sea: 'baltique' }, 'coalition')).toBeUndefined();
});
test('7.5, 17.2.3 revised: the Bosphorus is no way for them while the other side holds it', () => {
  const reaches = (side: 'empire' | 'coalition'): boolean => {
    const table = moving({
      edition: 'revised',
      nations: { russia: NEUTRAL, turkey: { side, status: 'belligerent' } },
      forces: { moscou: ['rus_1'] },
      fleets: { fl_siniavine: port('corfou') },
    });
    return fleetMoves(table).some((answer) => answer['sea'] === 'mer_noire');
  };
  expect([reaches('coalition'), reaches('empire')]).toEqual([true, false]);
});

test('7.5 revised: no fleet of a neutral ends in a sea where it has no port, though it may pass through', () => {
  const fleets = { fl_gravina: { kind: 'port', zone: 'cadix' } } as never;
  const table = moving({
    edition: 'revised',
    nations: { spain: NEUTRAL },
    forces: { madrid: ['esp_1'], berlin: ['pru_1'] },
    fleets,
  });
  table.answer('coalition', 'done');
  const seas = table.asked('empire').answers.flatMap(({ kind, sea }) => (kind === 'neutralSail' ? [String(sea)] : []));
  // The Gulf of Lions lies beyond the western Mediterranean; the northern Atlantic has no Spanish port.
  expect(seas.toSorted()).toEqual(['atlantique_sud', 'golfe_du_lion', 'golfe_gascogne', 'mediterranee_occidentale']);
});
