import { describe, expect, test } from 'vitest';
import type { HexId, UnitId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { asks, goneIn, hit, inCombat, ordered, takeHitsAsTheyCome, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { withoutRoute } from '../../testing/supply.ts';

const STETTIN = '3310';
const GARRISON = 'F-G-Stett' as UnitId;
const PRENZLAU = '3410';
const NORTH = '3409';
const EAST = '3210';
const stettin = (relieved = 0) => [{ unit: GARRISON, hex: STETTIN as HexId, relieved }];

const marching = (wanted: Position = {}) =>
  at({
    scenario: '1813',
    turn: 5,
    phase: 'movement',
    french: { [STETTIN]: [GARRISON, 'Eugene'] },
    depots: { french: [PRENZLAU] },
    trains: [{ side: 'french', hex: STETTIN }],
    ...wanted,
  });
const move = { kind: 'move', from: STETTIN };

describe('14.12 garrisons and supply', () => {
  test('14.12, 6.6 a garrison in its city needs no route and no forage', () => {
    expect(withoutRoute({ scenario: '1813', french: { [STETTIN]: [GARRISON] } })).toEqual([]);
    const foraging = at({ scenario: '1813', turn: 2, phase: 'forageMarkers', french: { [STETTIN]: [GARRISON] } });
    expect(foraging.events('forage.marked')).toEqual([]);
  });

  test('14.12, 6.6 friends who have come to its city are not exempt (A-47)', () => {
    expect(withoutRoute({ scenario: '1813', french: { [STETTIN]: [GARRISON, 'F-1'] } })).toEqual(['F-1']);
  });

  test('14.12 once it has left it is exempt no more, though it comes back', () => {
    const table = marching({ garrisons: stettin(4) });
    table.answer('french', 'move').answer('french', 'march').answer('french', { to: NORTH });
    table.answer('french', { to: STETTIN }).answer('french', 'halt');
    expect(table.state.garrisons).toEqual([]);
    expect(told(table, 'garrison.leaves')).toEqual([{ unit: GARRISON, hex: STETTIN }]);
    expect(withoutRoute({ scenario: '1813', french: { [STETTIN]: [GARRISON] }, garrisons: [] })).toEqual([GARRISON]);
  });
});

describe('14.12 a garrison leaves its city', () => {
  test('14.12 only in a Turn after that in which friends have reached it', () => {
    const unrelieved = {
      rule: '14.12',
      because: say('garrison.notRelieved', { unit: GARRISON, hex: STETTIN as HexId }),
    };
    expect(marching().refusal('french', move)).toEqual(unrelieved);
    expect(marching({ garrisons: stettin(5) }).refusal('french', move)).toEqual(unrelieved);
    expect(marching({ garrisons: stettin(4) }).asked().answers).toContainEqual(move);
  });

  test('14.12 a French combat unit that ends its march in the city relieves it (A-47)', () => {
    const table = at({
      scenario: '1813',
      turn: 5,
      phase: 'movement',
      french: { [STETTIN]: [GARRISON], [PRENZLAU]: ['F-1', 'Davout'] },
      trains: [{ side: 'french', hex: PRENZLAU }],
    });
    table.answer('french', 'move').answer('french', 'march').answer('french', { to: STETTIN });
    expect(table.state.garrisons).toEqual(stettin(0));
    table.answer('french', 'halt');
    expect(told(table, 'garrison.relieved')).toEqual([{ units: [GARRISON], hex: STETTIN }]);
    expect(table.state.garrisons).toEqual(stettin(5));
  });

  test('14.12 the garrisons of other cities wait on', () => {
    const table = at({
      scenario: '1813',
      turn: 5,
      phase: 'movement',
      french: { [STETTIN]: [GARRISON], '3312': ['F-G-Küst'], [PRENZLAU]: ['F-1', 'Davout'] },
      trains: [{ side: 'french', hex: PRENZLAU }],
    });
    table.answer('french', 'move').answer('french', 'march').answer('french', { to: STETTIN }).answer('french', 'halt');
    expect(new Map(table.state.garrisons.map(({ unit, relieved }) => [unit, relieved]))).toEqual(
      new Map([
        [GARRISON, 5],
        ['F-G-Küst', 0],
      ]),
    );
  });

  test('14.12 what counts is the first of them', () => {
    const table = at({
      scenario: '1813',
      turn: 5,
      phase: 'movement',
      french: { [STETTIN]: [GARRISON], [PRENZLAU]: ['F-1', 'Davout'] },
      garrisons: stettin(3),
      trains: [{ side: 'french', hex: PRENZLAU }],
    });
    table.answer('french', 'move').answer('french', 'march').answer('french', { to: STETTIN }).answer('french', 'halt');
    expect(table.state.garrisons).toEqual(stettin(3));
  });

  test('14.12 one that only passes through does not', () => {
    const table = at({
      scenario: '1813',
      turn: 5,
      phase: 'movement',
      french: { [STETTIN]: [GARRISON], [PRENZLAU]: ['F-1', 'Davout'] },
      trains: [{ side: 'french', hex: PRENZLAU }],
    });
    table.answer('french', 'move').answer('french', 'march').answer('french', { to: STETTIN });
    table.answer('french', { to: EAST }).answer('french', 'halt');
    expect(table.state.garrisons).toEqual(stettin(0));
  });

  test('14.12 only when it is in supply by 6.1', () => {
    expect(marching({ garrisons: stettin(4), depots: {} }).refusal('french', move)).toEqual({
      rule: '14.12',
      because: say('garrison.outOfSupply', { unit: GARRISON, hex: STETTIN as HexId }),
    });
  });

  test('14.12, 7.3 a train reaches it by a route alone', () => {
    const trains = (depots: readonly string[]) =>
      at({
        scenario: '1813',
        turn: 5,
        phase: 'allocateTrains',
        french: { [STETTIN]: [GARRISON, 'Eugene'] },
        coalition: { [EAST]: ['R-3', 'R-4'] },
        depots: { french: depots },
        pools: { french: { real: 1, dummies: 0 } },
      });
    expect(trains([]).refusal('french', { kind: 'train', hex: STETTIN }).rule).toBe('7.3');
    expect(trains([PRENZLAU]).asked().answers).toContainEqual({ kind: 'train', hex: STETTIN });
  });

  test('14.12 friends in the city march off without it', () => {
    const table = marching({ french: { [STETTIN]: [GARRISON, 'F-1', 'Eugene'] } }).answer('french', 'move');
    expect(table.asked().prompt.params['units']).toEqual(['F-1']);
  });
});

describe('14.12 a garrison in combat', () => {
  const facing = (french: readonly string[], more: Position = {}) => ({
    scenario: '1813',
    turn: 5,
    french: { [STETTIN]: french },
    coalition: { [PRENZLAU]: ['R-3'] },
    ...more,
  });

  test('14.12 it attacks nobody while in its city; friends beside it do', () => {
    const table = inCombat(facing([GARRISON], { french: { [STETTIN]: [GARRISON], '3411': ['F-2'] } }));
    expect(table.refusal('french', { kind: 'attack', from: STETTIN })).toEqual({
      rule: '14.12',
      because: say('garrison.attacksNobody', { hex: STETTIN as HexId }),
    });
    const joined = inCombat(facing([GARRISON, 'F-1'])).answer('french', 'attack');
    expect(joined.state.battle?.ordered).toEqual(['F-1']);
  });

  test('14.12 conscripts who have come to it attack, though it leads the stack', () => {
    const table = inCombat(facing([GARRISON, 'F-M1'], { turn: 15 }));
    expect(table.asked('french').answers).toContainEqual({ kind: 'attack', from: STETTIN, to: PRENZLAU });
  });

  test('14.12 it supports no attack, but a defence (A-85)', () => {
    const french = { [STETTIN]: [GARRISON], '3411': ['F-1', 'Davout'] };
    const attack = ordered(facing([], { french }), { from: '3411', to: PRENZLAU }).dice(6);
    expect(told(attack, 'support.called')).toEqual([]);
    expect(asks(attack, 'support.call')).toBe(false);
    // Others may, though there are garrisons on the map.
    const helped = ordered(facing([], { french: { ...french, [NORTH]: ['F-2'] } }), {
      from: '3411',
      to: PRENZLAU,
    }).dice(6);
    expect(helped.asked('french').answers).toEqual([{ kind: 'support', hex: NORTH }, { kind: 'done' }]);
    const defence = ordered(
      facing([], {
        french: { [STETTIN]: [GARRISON], [NORTH]: ['F-1'] },
        coalition: { [PRENZLAU]: ['R-3', 'Kutuzov'] },
      }),
      { by: 'coalition', from: PRENZLAU, to: NORTH },
    ).dice(6);
    expect(defence.asked().answers).toContainEqual({ kind: 'support', hex: STETTIN });
  });

  const RUSSIANS = ['R-G1', 'R-G2', 'R-GA', 'R-Gr1', 'R-Gr2', 'R-Cu1', 'Kutuzov'];
  const goneInOn = (french: readonly string[], more: Position = {}) =>
    goneIn(facing(french, { coalition: { [PRENZLAU]: RUSSIANS }, ...more }), {
      by: 'coalition',
      from: PRENZLAU,
      to: STETTIN,
    });
  const attacked = (french: readonly string[], ...dice: readonly [number, number]) =>
    takeHitsAsTheyCome(goneInOn(french).dice(...dice));

  test('14.12 forced to retreat it is eliminated, and others with it retreat', () => {
    // Ten, less one for the fortress, and two for Kutuzov against four and two arms: 12 to 8.
    const table = attacked([GARRISON, 'F-1', 'F-1L', 'F-3'], 1, 2);
    takeHitsAsTheyCome(table.dice(1));
    expect(told(table, 'garrison.staysToTheEnd')).toEqual([{ units: [GARRISON], hex: STETTIN }]);
    expect(whereIs(table, GARRISON)).toBe('lost');
    expect(table.state.garrisons).toEqual([]);
    expect(whereIs(table, 'F-3')).not.toBe('lost');
    expect(whereIs(table, 'F-3')).not.toBe(STETTIN);
  });

  test('14.12 where nobody else is left the retreat is over with its end', () => {
    const table = goneInOn([GARRISON, 'F-1'], { coalition: { [PRENZLAU]: ['R-3', 'R-4', 'Barclay'] } }).dice(4, 1);
    takeHitsAsTheyCome(hit(table, 'french', 'F-1', 'F-1')).dice(1);
    expect(told(table, 'garrison.staysToTheEnd')).toEqual([{ units: [GARRISON], hex: STETTIN }]);
    expect(table.events('withdrawal.made')).toEqual([]);
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { key: 'advance.who' } });
  });

  test('14.12 once it has left its city it retreats like others, though it has come back', () => {
    const table = takeHitsAsTheyCome(goneInOn([GARRISON, 'F-1', 'F-1L', 'F-3'], { garrisons: [] }).dice(1, 2));
    takeHitsAsTheyCome(table.dice(1));
    expect(told(table, 'garrison.staysToTheEnd')).toEqual([]);
    expect(told(table, 'withdrawal.made')).toHaveLength(1);
  });

  test('14.12, 14.4b a garrison lost that way counts as the hits that it could have taken', () => {
    const table = attacked([GARRISON, 'F-1', 'F-1L', 'F-3'], 1, 2);
    takeHitsAsTheyCome(table.dice(1));
    expect(told(table, 'withdrawal.perishes')).toContainEqual(expect.objectContaining({ unit: GARRISON }));
  });

  test('14.12 it does not withdraw of its own will, nor do those with it', () => {
    // 12 to 11: beaten by one, nobody need go.
    const table = attacked([GARRISON, 'F-1', 'F-1L', 'F-3'], 1, 5);
    takeHitsAsTheyCome(table.dice(1));
    expect(told(table, 'withdrawal.stands')).toEqual([{ side: 'french', hex: STETTIN }]);
  });

  test('14.12 killed in its city, it is a garrison no more', () => {
    const table = attacked([GARRISON], 6, 1);
    expect(whereIs(table, GARRISON)).toBe('lost');
    expect(table.state.garrisons).toEqual([]);
  });

  test('15.2 where the garrisons were evacuated none of this holds', () => {
    const table = marching({ agreed: { evacuatedGarrisons: true } });
    expect(table.asked().answers).toContainEqual(move);
  });
});
