import { describe, expect, test } from 'vitest';
import { ranked, seen } from '../testing/judged.ts';
import type { Position } from '../testing/position.ts';
import { errandOf } from './naval.ts';

const beaten = { austria: { pro: 1, anti: 0 }, prussia: { pro: 1, anti: 0 } };
const first = (key: string, seat: string, answers: readonly object[], wanted: Position, params = {}) =>
  ranked(key, seat, answers, wanted, params)[0];

describe('war and peace', () => {
  const wars = ['prussia', 'spain', 'russia'].map((nation) => ({ kind: 'declareWar', nation }));
  test('G.5.a France declares war on nobody in 1806', () => {
    expect(
      first('alliance.declare', 'france', [{ kind: 'pass' }, ...wars], { clock: { year: 1806, month: 4 } }),
    ).toEqual({ kind: 'pass' });
  });
  test('C.4.a on Spain in 1808, if the chart will not turn her in time, and on Russia in 1812', () => {
    expect(
      first('alliance.declare', 'france', [{ kind: 'pass' }, ...wars], { clock: { year: 1808, month: 7 } }),
    ).toMatchObject({ nation: 'spain' });
    const late: Position = { clock: { year: 1812, month: 4 }, history: { invaded: { spain: 1, russia: null } } };
    expect(first('alliance.declare', 'france', [{ kind: 'pass' }, ...wars], late)).toMatchObject({ nation: 'russia' });
  });
  test('G.4.b and then nobody asks Russia for peace in the same breath', () => {
    const woos = [{ kind: 'pass' }, { kind: 'woo', nation: 'russia' }];
    expect(first('alliance.attempt', 'france', woos, { clock: { year: 1812, month: 4 } })).toEqual({ kind: 'pass' });
    expect(first('alliance.attempt', 'france', woos, { clock: { year: 1807, month: 4 } })).toMatchObject({
      kind: 'woo',
    });
  });
  test('1809-F2 in the shorter start France wants Austria for an enemy', () => {
    const answers = [{ kind: 'pass' }, { kind: 'declareWar', nation: 'austria' }];
    const wanted: Position = { scenario: '1809', status: { austria: 'neutral' }, history: { conquests: beaten } };
    expect(first('alliance.declare', 'france', answers, wanted)).toMatchObject({ nation: 'austria' });
  });
  test('I.2.g a state that is overrun sues for peace, and one that holds out does not', () => {
    const answers = [{ kind: 'pass' }, { kind: 'sue', nation: 'austria' }];
    const war = (austrians: number): Position => ({
      forces: { Z30: ['napoleon', 'france 20 I'], X32: [`austria ${austrians} I`] },
    });
    expect(first('alliance.sue', 'england', answers, war(5), { nation: 'austria' })).toMatchObject({ kind: 'sue' });
    expect(first('alliance.sue', 'england', answers, war(30), { nation: 'austria' })).toEqual({ kind: 'pass' });
  });
  test('M.5, M.6, H.2.a treaties are made, and Poland is a duchy', () => {
    expect(first('treaty.pressburg', 'france', [{ kind: 'no' }, { kind: 'yes' }], {})).toEqual({ kind: 'yes' });
    const poland = ['none', 'duchy', 'kingdom'].map((how) => ({ kind: 'poland', how }));
    expect(first('poland.question', 'france', poland, {})).toMatchObject({ how: 'duchy' });
  });
});

describe('production', () => {
  const buy = (unit: string, at: string, sp = 1) => ({ kind: 'buy', unit, sp, at });
  test('J.2.f a leader costs nothing, and goes to troops that wait for one', () => {
    const forces = { Z21: ['france 8 I'], AA15: ['france 1 I'], Z28: ['charles', 'austria 10 I'] };
    const leaders = ['AA15', 'Z21'].map((at) => ({ kind: 'raiseLeader', leader: 'augereau', at }));
    const best = first(
      'production.buy',
      'france',
      [{ kind: 'done' }, buy('I', 'Z21'), ...leaders],
      { forces },
      { nation: 'france' },
    );
    expect(best).toMatchObject({ kind: 'raiseLeader', at: 'Z21' });
  });
  test('J.2.h points are spent, near the front', () => {
    const forces = { Z21: ['ney', 'france 8 I', 'france 3 C'], Z28: ['charles', 'austria 10 I'] };
    const answers = [{ kind: 'done' }, buy('I', 'W11'), buy('I', 'Z21'), buy('S', 'O19')];
    expect(first('production.buy', 'france', answers, { forces }, { nation: 'france' })).toMatchObject({
      unit: 'I',
      at: 'Z21',
    });
  });
  test('J.2.d cavalry is bought where an army has none', () => {
    const answers = [buy('I', 'Z21', 2), buy('C', 'Z21')];
    const best = (forces: Position['forces']) =>
      first(
        'production.buy',
        'austria',
        answers,
        { players: '4', ...(forces ? { forces } : {}) },
        { nation: 'austria' },
      );
    expect(best({ Z30: ['charles', 'austria 10 I'] })).toMatchObject({ kind: 'buy' });
  });
});

describe('at sea', () => {
  const sea = { clock: { segment: 'anti', phase: 'naval' } } as const;
  test('F.6.a English squadrons close a port with French squadrons inside', () => {
    const ships = { Z7: ['france 2 S port'], DD8: ['england 3 S port'] };
    expect(errandOf(seen('england', { ...sea, ships }), 'england', 'DD8', 'port')).toBe('blockade');
    expect(
      errandOf(seen('england', { ...sea, ships: { ...ships, Z7: ['france 5 S port'] } }), 'england', 'DD8', 'port'),
    ).toBe('none');
  });
  test('F.3 transports carry an army to where it can do something, and fetch one first', () => {
    const forces = { FF12: ['wellington', 'england 8 I'], E5: ['soult', 'france 2 I'], F2: ['portugal 4 I'] };
    const war: Position = {
      ...sea,
      forces,
      status: { spain: 'anti' },
      machines: { SPANISH_INVASION: 'free', SPAIN: 'war' },
    };
    const lies = (at: string) =>
      errandOf(seen('england', { ...war, ships: { [at]: ['england 2 T port'] } }), 'england', at, 'port');
    expect(lies('FF12')).toBe('ferry');
    expect(lies('DD8')).toBe('fetch');
  });
  test('F the French stay in their ports', () => {
    expect(errandOf(seen('france', { ships: { Z7: ['france 3 S port'] } }), 'france', 'Z7', 'port')).toBe('none');
  });
});
