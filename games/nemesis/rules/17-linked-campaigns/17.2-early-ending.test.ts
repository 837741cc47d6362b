import { describe, expect, test } from 'vitest';
import { in1812, type InvasionPosition, linked } from '../../testing/invasion.ts';

const OTHERS = ['0924', '1825', '2121', '0833', '1527', '1223'];
const GUARDS = ['F12-1', 'F12-2', 'F12-3', 'F12-4', 'F12-5', 'F12-6'];
const french = (hexes: readonly string[]) => Object.fromEntries(hexes.map((hex, i) => [hex, [GUARDS[i] ?? '']]));
const endOf = (turn: number, more: InvasionPosition) => linked({ turn, phase: 'reckoning', ...more });

describe('17.2 a, b the end of December', () => {
  test('17.2a the French hold Moscow and have won (L17-01)', () => {
    expect(endOf(14, { french: french(['0219']), invasion: { conquered: true } }).result?.winner).toBe('french');
    expect(endOf(14, { french: french(['1513']) }).result?.winner).toBe('french');
  });

  test('17.2b five of the six other cities are not enough, and all six on Turn 14 come too late (L17-02) (L-1)', () => {
    const ninth = endOf(9, { french: french(OTHERS.slice(0, 5)) });
    expect(ninth.state.politics.invasion?.conquered).toBe(false);
    const last = endOf(14, { french: french(OTHERS) });
    expect(last.result).toMatchObject({ winner: 'coalition', because: { params: { how: 'nothingTaken' } } });
  });

  test('17.2b all six at the end of one Turn are (L-1)', () => {
    expect(endOf(9, { french: french(OTHERS) }).state.politics.invasion?.conquered).toBe(true);
    expect(endOf(13, { french: french(['0219']) }).state.politics.invasion?.conquered).toBe(true);
  });

  test('17.2b Moscow was French once: the war goes on (L17-03) (L-38)', () => {
    const table = endOf(14, { invasion: { conquered: true } });
    expect(table.result).toBeUndefined();
    expect(table.state.clock.turn).toBe(15);
  });

  test('17.2 a commander alone holds no city', () => {
    expect(endOf(14, { french: { '0219': ['Napoleon'] } }).result?.winner).toBe('coalition');
  });
});

describe('17.2c Warsaw', () => {
  const CLOSE = {
    phase: 'movement',
    next: 'coalition',
    coalition: { '1836': ['R12-15'], '2212': ['R12-9', 'Tormasov'] },
    depots: { coalition: ['2212'] },
    trains: [{ side: 'coalition', hex: '2212' }],
  } as const;
  const march = (more: InvasionPosition) =>
    linked({ ...CLOSE, ...more })
      .answer('coalition', { kind: 'move', from: '2212' })
      .answer('coalition', 'march')
      .answer('coalition', { kind: 'step', to: '2312' });

  test('17.2c the war is over as soon as the second city is entered (L17-04) (L-11)', () => {
    const table = march({ turn: 12 });
    expect(table.result).toMatchObject({ winner: 'coalition', because: { params: { how: 'warsawTaken' } } });
    expect(table.state.clock.phase).toBe('over');
    expect(table.events('17.2c')).toHaveLength(1);
  });

  test('17.2c after Turn 14 it is not (L17-05) (L-11)', () => {
    expect(march({ turn: 15 }).result).toBeUndefined();
    const both = endOf(15, { coalition: { '2312': ['R12-9'], '2507': ['R12-15'] } });
    expect(both.result).toBeUndefined();
  });

  test('17.2c Warsaw alone is not enough, nor both flanks without it', () => {
    expect(endOf(12, { coalition: { '2312': ['R12-9'] } }).result).toBeUndefined();
    expect(endOf(12, { coalition: { '2507': ['R12-9'], '1836': ['R12-15'] } }).result).toBeUndefined();
  });
});

test('17.2 Napoleon is lost: the Coalition has won in 1812 as in 1813', () => {
  const table = in1812({
    turn: 3,
    phase: 'movement',
    next: 'coalition',
    french: { '1825': ['Napoleon'] },
    coalition: { '1925': ['R12-4', 'Baggovut'] },
    depots: { coalition: ['1925'] },
    trains: [{ side: 'coalition', hex: '1925' }],
  })
    .answer('coalition', { kind: 'move', from: '1925' })
    .answer('coalition', 'march')
    .answer('coalition', { kind: 'step', to: '1825' })
    .dice(1);
  expect(table.result).toMatchObject({ winner: 'coalition', because: { key: 'victory.napoleonLost' } });
});

describe('17.2 1812 alone', () => {
  const russian = (many: number) => OTHERS.slice(0, many);
  const after16 = (frenchCities: readonly string[]) =>
    in1812({ turn: 16, phase: 'reckoning', french: french(frenchCities), invasion: { conquered: true } });

  test('17.2 eight cities to three and Battle points level is a lead of five: the Coalition wins (L17-37) (L-46)', () => {
    expect(after16([]).result).toMatchObject({ winner: 'coalition', points: { coalition: 14, french: 9 } });
  });

  test('17.2 one Russian city kept is a lead of three: the French win (L17-38) (L-46)', () => {
    expect(after16(russian(1)).result).toMatchObject({ winner: 'french', points: { coalition: 13, french: 10 } });
  });
});
