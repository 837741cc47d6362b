import { SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { at, type Position } from '../../testing/position.ts';

const MILAN = '4227';
const TURIN = '4428';
const GENOA = '4229';
const VERONA = '3827';
const PADUA = '3728';
const counters = (real: number, dummies: number) => ({ real, dummies });

const deployed: Position = {
  phase: 'allocateTrains',
  french: { [MILAN]: ['f99-ci', 'Moreau'], [TURIN]: ['f99-Turin'] },
  coalition: { [VERONA]: ['a99-Lipt', 'Kray'] },
  depots: { french: [MILAN], coalition: [VERONA] },
};
const allocating = (pools: Position['pools'], more: Partial<Position> = {}) =>
  at({ ...deployed, next: 'french', ...(pools ? { pools } : {}), ...more });

describe('7.4 the order of allocation', () => {
  const begins = (wanted: Partial<Position>) => at({ ...deployed, phase: 'countTrains', ...wanted }).asked().by;

  test('7.4 the French place the first train when the card figures are equal (A-03)', () => {
    expect(begins({ turn: 3, next: 'french' })).toBe('french');
  });

  test('7.4 the player with more trains on his card begins', () => {
    expect(begins({ turn: 4, next: 'coalition' })).toBe('coalition');
  });

  test('7.4 the card decides, whatever is taken off its figure', () => {
    const depots = { coalition: [VERONA, PADUA, '3727'], french: [] };
    const ledgers = { coalition: { depotsLost: 2 } };
    expect(begins({ turn: 4, next: 'coalition', depots, ledgers })).toBe('coalition');
  });

  test('7.4 the players lay one counter each in turn', () => {
    const table = allocating({ french: counters(2, 2), coalition: counters(2, 2) });
    table.answer('french', { kind: 'train', hex: MILAN });
    expect(table.asked().by).toBe('coalition');
    table.answer('coalition', { kind: 'dummy', hex: VERONA });
    expect(table.asked().by).toBe('french');
  });

  test('7.4 a player goes on alone when the other has run out', () => {
    const table = allocating({ french: counters(2, 0), coalition: counters(0, 0) });
    table.answer('french', { kind: 'train', hex: MILAN });
    expect(table.asked()).toMatchObject({ rule: '7.4', by: 'french' });
    table.answer('french', { kind: 'train', hex: GENOA });
    expect(table.state.clock.phase).not.toBe('allocateTrains');
  });
});

describe('7.4 what a player lays', () => {
  test('7.4 a train lies face down and leaves the pool', () => {
    const { state } = allocating({ french: counters(2, 2) }).answer('french', { kind: 'train', hex: MILAN });
    expect(state.trains).toEqual([{ side: 'french', hex: MILAN, real: true, faceUp: false }]);
    expect(state.pools.french).toEqual(counters(1, 2));
  });

  test('7.4 no train can be laid when none is left', () => {
    const table = allocating({ french: counters(0, 1) });
    expect(table.asked().answers).not.toContainEqual({ kind: 'train', hex: MILAN });
    expect(table.refusal('french', { kind: 'train', hex: MILAN })).toMatchObject({
      rule: '7.4',
      because: { key: 'train.noneLeft' },
    });
  });

  test('7.4 a pass discards a genuine train, and a player with dummies only cannot pass and stay in (A-73)', () => {
    const table = allocating({ french: counters(1, 2), coalition: counters(1, 0) });
    expect(table.asked().answers).not.toContainEqual({ kind: 'done' });
    table.answer('french', 'pass');
    expect(table.state.pools.french).toEqual(counters(0, 2));
    expect(table.state.trains).toEqual([]);
    table.answer('coalition', 'pass');
    expect(table.asked('french').answers).not.toContainEqual({ kind: 'pass' });
    table.answer('french', 'done');
    expect(table.state.clock.phase).not.toBe('allocateTrains');
  });

  test('7.4 who has no train left may go on laying dummies (A-73)', () => {
    const table = allocating({ french: counters(0, 2), coalition: counters(0, 0) });
    table.answer('french', { kind: 'dummy', hex: MILAN });
    expect(table.asked()).toMatchObject({ rule: '7.4', by: 'french' });
  });

  test('7.4 who declines his dummies is out, and the other finishes alone (A-73)', () => {
    const table = allocating({ french: counters(0, 2), coalition: counters(2, 0) }).answer('french', 'done');
    table.answer('coalition', 'pass');
    expect(table.asked()).toMatchObject({ rule: '7.4', by: 'coalition' });
    expect(table.events('7.4').map(({ said }) => [said.key, said.params])).toEqual([
      ['phase.finished', { side: 'french' }],
      ['train.passed', { side: 'coalition' }],
    ]);
  });
});

describe('7.4 what stays hidden', () => {
  const lays = (kind: 'train' | 'dummy') =>
    allocating({ french: counters(2, 2), coalition: counters(2, 2) }).answer('french', { kind, hex: MILAN });

  test('7.4 the opponent sees that a counter lies on a stack, not whether it is genuine (A-66)', () => {
    for (const seer of ['coalition', SPECTATOR]) {
      const [real, dummy] = [lays('train'), lays('dummy')];
      expect(real.match.events(seer)).toEqual(dummy.match.events(seer));
      expect(real.match.events(seer).at(-1)?.said.key).toBe('train.counterLaid');
      expect(real.view(seer)).toEqual(dummy.view(seer));
    }
  });

  test('7.4 the owner reads what he has laid', () => {
    const told = (kind: 'train' | 'dummy') => lays(kind).match.events('french').at(-1)?.said;
    expect(told('train')).toEqual({ key: 'train.laid', params: { side: 'french', hex: MILAN } });
    expect(told('dummy')).toEqual({ key: 'train.dummyLaid', params: { side: 'french', hex: MILAN } });
  });

  test('7.4 the question tells nobody how many trains are left', () => {
    const few = allocating({ french: counters(1, 2) }).asked();
    const many = allocating({ french: counters(5, 2) }).asked();
    expect(few.prompt).toEqual(many.prompt);
  });
});
