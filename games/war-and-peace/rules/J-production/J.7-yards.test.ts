import { describe, expect, test } from 'vitest';
import { inPool } from '../../state/index.ts';
import { at, city, type Position, position, standing, type Table, tableAt } from '../../testing/position.ts';
import { candidatesAt } from '../../testing/production.ts';
import { frenchEnterCity } from './J.4-blue.ts';
import { productionModifier, pointsPerCity, redCities } from './J.2-points.ts';

const produce = (more: Position): Table =>
  at({ forces: {}, ships: {}, ...more, clock: { phase: 'production', ...more.clock } });

describe('J.3 to J.7 the corners of production', () => {
  test('E.1.b, E.2.c, E.2.f the phases of a segment follow each other: alliance, production, movement, combat', () => {
    const table = at({ clock: { phase: 'attrition' }, forces: {}, ships: {} }).dice(1);
    const phases = [table.state.clock.phase];
    for (let guard = 0; guard < 60 && table.state.clock.segment === 'pro'; guard++) {
      const question = table.asked();
      if (question.by === 'chance') table.dice(3);
      else table.pick(question.by, (answer) => answer === question.answers.at(-1));
      if (phases.at(-1) !== table.state.clock.phase) phases.push(table.state.clock.phase);
    }
    expect(phases.filter((phase) => ['alliance', 'production', 'ground'].includes(phase))).toEqual(
      expect.arrayContaining(['alliance', 'production', 'ground']),
    );
    expect(at({ clock: { segment: 'neutral', phase: 'production' }, forces: {}, players: '3' }).asked().rule).toBe(
      'J.2.b',
    );
  });
  test('J.7.a, J.7.c a sunk ship is bought back bit by bit: a point down, four more, then it is launched', () => {
    const table = produce({ pools: { france: { S: 1 } } }).dice(2);
    table.answer('france', { kind: 'keel', ship: 'S' });
    expect(table.events('production.keel').map(({ rule }) => rule)).toEqual(['J.7.c']);
    expect([table.state.yards, inPool(table.state, 'france', 'S')]).toEqual([
      [{ nation: 'france', kind: 'S', left: 4 }],
      0,
    ]);
    for (let payment = 0; payment < 4; payment++) table.answer('france', { kind: 'instal' });
    table.answer('france', { kind: 'launch', at: 'O19' });
    expect(table.state.ships).toMatchObject([{ nation: 'france', at: 'O19', station: 'port', sp: 1 }]);
  });
  test('J.7.d Spain pays thirty native points for a ship, or six times five', () => {
    const table = produce({
      clock: { segment: 'anti', phase: 'production' },
      status: { spain: 'anti' },
      forces: { O11: ['france 1 I'] },
      pools: { spain: { S: 1 } },
      machines: { SPAIN: 'war', SPANISH_INVASION: 'free' },
      history: { raised: ['spain'] },
    });
    while (!(table.asked().rule === 'J.4.i')) table.until('J.4.i');
    table.answer('england', { kind: 'keel' });
    expect(table.events('production.keel').map(({ rule }) => rule)).toEqual(['J.7.d']);
    expect(table.state.yards).toEqual([{ nation: 'spain', kind: 'S', left: 5 }]);
    expect(table.state.work).toMatchObject({ account: { any: 19 - 5 } });
  });
  test('F.1.e, J.5.f England lays down a ship each January while there are counters, and builds it at Portsmouth', () => {
    const table = produce({ clock: { segment: 'anti', year: 1807, month: 1 }, pools: { england: {} } });
    table.until('J.5.f').answer('england', { kind: 'layDown', ship: 'S' });
    expect(inPool(table.state, 'england', 'S')).toBe(1);
    table.dice(6);
    const offered = table.asked().answers.filter(({ kind, unit }) => kind === 'buy' && unit === 'S');
    expect(offered.map((answer) => answer['at'])).toEqual(['EE12']);
  });
  test('J.3.d Hanover in Allied hands may raise the King’s German Legion from the English pool, if its holder agrees', () => {
    const start = (players: '2' | '4'): Table =>
      produce({
        players,
        clock: { segment: 'anti' },
        cities: { hanover: 'russia' },
        pools: { england: { K_I: 2 }, bavaria: {}, saxony: {}, brunswick: {} },
      });
    const two = candidatesAt(start('2'), ({ answers }) =>
      answers.some((answer) => answer['at'] === 'HH23' && answer['unit'] === 'K_I'),
    );
    expect(two?.by).toBe('england');
    const table = start('4');
    expect(candidatesAt(table, ({ rule }) => rule === 'J.3.d')?.by).toBe('russia');
    const raised = (answer: 'yes' | 'no') =>
      candidatesAt(table.fork().answer('russia', answer), ({ answers }) =>
        answers.some((each) => each['at'] === 'HH23' && each['unit'] === 'K_I'),
      )?.by;
    expect([raised('yes'), raised('no')]).toEqual(['england', undefined]);
  });
  test('J.4.l cavalry and infantry of Portugal wait for its militia and partisans', () => {
    const table = produce({
      clock: { segment: 'anti', phase: 'production' },
      forces: { J5: ['france 1 I'] },
      pools: { portugal: { I: 1, M: 1 } },
      treasury: { lent: { portugal: 2 } },
    });
    table.until('J.4.i');
    expect(table.refusal('england', { kind: 'buy', unit: 'I', sp: 1, at: 'F2' }).rule).toBe('J.4.l');
  });
  test('J.4.p the blue Spanish infantry is French from the moment when the French enter Madrid, once', () => {
    const g = position({});
    frenchEnterCity(g, city('madrid'));
    frenchEnterCity(g, city('madrid'));
    expect(g.history.blue).toEqual({ spain: 1 });
    const table = produce({ history: { blue: { spain: 1 } } })
      .dice(2)
      .answer('france', { kind: 'enlist', nation: 'spain', at: 'AA15' });
    expect([standing(table.state, 'AA15'), table.state.troops[0]?.bond]).toEqual([['spain 1 I'], 'loyal']);
    expect(table.state.history.blue).toEqual({ spain: 0 });
  });
  test('J.2.c PD2: a French Portugal costs England one on the die: a 6 gives one point to a city', () => {
    const g = position({});
    const { minors } = g.politics;
    g.politics = { ...g.politics, minors: { ...minors, portugal: { status: 'satellite', controller: 'france' } } };
    expect([
      productionModifier(g, 'england'),
      pointsPerCity(6 + productionModifier(g, 'england')),
      redCities(g, 'england').length,
    ]).toEqual([-1, 1, 3]);
  });
  test('J.2.b PD6: four French cities give 4.67 points a month on average', () => {
    const sum = [1, 2, 3, 4, 5, 6].reduce(
      (all, die) => all + pointsPerCity(die) * redCities(position({}), 'france').length,
      0,
    );
    expect((sum / 6).toFixed(2)).toBe('4.67');
  });
  test('J.3.b MX26: of two Italian states in Allied hands one produces in a phase, as the faction agrees', () => {
    const table = produce({
      clock: { segment: 'anti' },
      cities: { milan: 'austria', florence: 'england' },
      pools: { italy: { CC: 1 } },
    });
    expect(table.asked().rule).toBe('J.2.b');
  });
  test('I.2.e a conquered state that is neutral suffers no attrition and produces from its capital and free cities', () => {
    const g = {
      status: { austria: 'conquered' },
      machines: { AUSTRIA: 'conquered1' },
      cities: { prague: 'france', pest: 'austria' },
      pools: { austria: { I: 5 } },
    } as const;
    const table = at({ ...g, clock: { segment: 'neutral', phase: 'production' }, forces: {}, ships: {} });
    table.until('production.buy');
    const points = table.events('production.points').find(({ said }) => said.params['nation'] === 'austria');
    expect([2, 4]).toContain(Number(points?.said.params['points']) / 2);
    const weather = at({
      ...g,
      clock: { segment: 'anti', phase: 'attrition', month: 1 },
      forces: { Z30: ['austria 30 I'] },
      ships: {},
    }).dice(6);
    expect(weather.events('attrition.lost')).toEqual([]);
  });
  test('F.8, J.4.e a Spanish squadron is repaired for an English point, and less than six native ones are none', () => {
    const g = position({
      clock: { segment: 'anti', phase: 'production' },
      status: { spain: 'anti' },
      forces: { O11: ['france 1 I'] },
      ships: { B5: ['spain 1 S port damaged'] },
      pools: { spain: { S: 1, M: 1 } },
      machines: { SPAIN: 'war', SPANISH_INVASION: 'free' },
      history: { raised: ['spain'] },
    });
    g.ships = g.ships.map((ship) => ({ ...ship, repairing: true }));
    const table = tableAt(g);
    while (table.asked().rule !== 'J.4.i') table.until('J.4.i');
    const mended = table.fork().answer('england', { kind: 'mend' });
    expect(mended.state.ships[0]).toMatchObject({ damaged: false });
    table.answer('england', { kind: 'keel' });
    for (let payment = 0; payment < 2; payment++) table.answer('england', { kind: 'instal' });
    expect(table.state.work).toMatchObject({ account: { any: 19 - 15 } });
    expect(table.refusal('england', { kind: 'mend' })).toMatchObject({
      rule: 'F.8',
      because: { params: { points: 0 } },
    });
  });
});
