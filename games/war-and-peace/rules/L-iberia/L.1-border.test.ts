import { describe, expect, test } from 'vitest';
import { at, type Position, type Table } from '../../testing/position.ts';

const CHART: Position = {
  machines: { SPANISH_CHART: 'running', SPAIN: 'chart' },
  clock: { year: 1807, month: 9 },
};
const chart = ({ state: { counters } }: Table): readonly number[] => [
  counters.chart,
  counters.enteredSpain,
  counters.leftSpain,
];

describe('L.1.b whoever crosses the border of Spain counts, by whatever verb', () => {
  test('L.1.b, SG Q.6 an advance after a battle counts as entry', () => {
    const table = at({
      ...CHART,
      clock: { ...CHART.clock, phase: 'combat' },
      counters: { chart: 9 },
      forces: { P11: ['davout', 'france 10 I'], O11: ['england 1 I'] },
    })
      .answer('france', { kind: 'attack', target: 'O11' })
      .answer('france', { kind: 'attackFrom', from: 'P11' })
      .answer('france', 'done');
    while (table.asked().prompt.key !== 'combat.advance')
      if (table.asked().by === 'chance') table.dice(6);
      else table.pick(table.asked().by, (answer) => !['withdraw', 'yes'].includes(answer.kind));
    table.answer('france', { kind: 'advance', from: 'P11' });
    expect(chart(table)).toEqual([8, 10, 0]);
  });
  test('L.1.b, SG Q.2 a retreat out of Spain counts as exit', () => {
    const table = at({
      ...CHART,
      clock: { ...CHART.clock, segment: 'anti', phase: 'combat' },
      counters: { chart: 9 },
      forces: { N11: ['wellington', 'england 20 I', 'england 9 C'], O11: ['davout', 'france 10 I'] },
    }).answer('england', { kind: 'attack', target: 'O11' });
    while (table.asked().prompt.key !== 'combat.stand') table.pick(table.asked().by, (answer) => answer.kind !== 'yes');
    table.answer('france', { kind: 'withdraw' });
    if (table.asked().prompt.key === 'combat.retreat') table.pick('france', (answer) => answer['to'] === 'P11');
    expect(chart(table)).toEqual([10, 0, 10]);
  });
  test('L.1.b Spaniards who are picked up on the way have been moved by the French', () => {
    const table = at({ ...CHART, counters: { chart: 9 }, forces: { P11: ['ney', 'france 1 I'], O11: ['spain 1 I'] } })
      .answer('france', { kind: 'march', leader: 'ney' })
      .answer('france', 'takeAll')
      .answer('france', { kind: 'step', to: 'O11' })
      .answer('france', { kind: 'take', nation: 'spain', unit: 'I', sp: 1 })
      .answer('france', { kind: 'step', to: 'P11' })
      .answer('france', 'stop');
    expect(table.state.counters.chart).toBe(7);
  });
  test('L.1.b, F.3.b who goes aboard in Spain leaves it, who lands there enters it', () => {
    const table = at({
      ...CHART,
      clock: { ...CHART.clock, phase: 'naval' },
      counters: { chart: 9, leftSpain: 9 },
      ships: { L15: ['france 1 T port'] },
      forces: { L15: ['ney', 'france 2 I'] },
    }).answer('france', { kind: 'sail' });
    table.answer('france', { kind: 'embark', nation: 'france', unit: 'I', sp: 1 });
    expect(chart(table)).toEqual([10, 0, 10]);
  });
});
