import { expect, test } from 'vitest';
import { EDITIONS } from '../../catalogue/ids.ts';
import { forceCalled, unitRow } from '../../state/state.ts';
import { marching } from '../../testing/marches.ts';
import { position, type Position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { endPhase } from '../5-turn-sequence/5.2.1-end-phase.ts';
import { detachCorps } from '../12-land-movement/12.2-detaching.ts';
import { join } from '../12-land-movement/12.2-joining.ts';
import { checkSupply } from './13.3-supply-lines.ts';
import { unitsCutOff } from './13.5-out-of-supply.ts';

const force = (g: Table['state'], name: string) => forceCalled(g, name as never);
const tolls = (table: Table) => table.events('attrition.toll').map(({ said }) => said.params);
const FROM_TRIESTE: Position = {
  zones: { salzbourg: { control: 'france' as never } },
  forces: { trieste: ['davout', 'fra_1'], villach: ['ney', 'fra_2'] },
};
const absorbOnTheWay = (forced: number): Table =>
  marching(FROM_TRIESTE, 'davout', forced)
    .answer('empire', { kind: 'march', to: 'villach' })
    .answer('empire', { kind: 'absorb', force: 'ney' })
    .answer('empire', { kind: 'march', to: 'graz' })
    .answer('empire', 'halt')
    .dice(1);

test('13.5 for want of supply only the part that had none is tested', () => {
  expect(tolls(absorbOnTheWay(0))).toMatchObject([{ steps: 2 }]);
  // A forced march is tested by all who have made it.
  expect(tolls(absorbOnTheWay(1))).toMatchObject([{ steps: 4 }]);
});

test('13.5, 13.6.2 where those who had no supply have stayed behind nobody is tested', () => {
  const table = marching(FROM_TRIESTE, 'davout')
    .answer('empire', { kind: 'march', to: 'villach' })
    .answer('empire', { kind: 'absorb', force: 'ney' })
    .answer('empire', { kind: 'drop', unit: 'fra_1' })
    .answer('empire', { kind: 'march', to: 'graz' })
    .answer('empire', 'halt');
  expect(table.asked().by).toBe('empire');
  expect(tolls(table)).toEqual([]);
});

/** Ney, who has no supply, has joined Davout, who has. */
const together = (edition: '2013' | 'revised') => {
  const g = position({
    edition,
    forces: {
      ulm: [
        ['davout', 'fra_1', 'fra_2'],
        ['ney', 'fra_3', 'unsupplied'],
      ],
    },
  });
  join(g, force(g, 'ney'), force(g, 'davout'));
  return g;
};
test.each(EDITIONS)('13.5 each part keeps its state until the next check (%s)', (edition) => {
  const g = together(edition);
  const id = force(g, 'davout');
  expect(unitsCutOff(g, id).map((row) => row.id)).toEqual(['fra_3']);
  expect(unitsCutOff(g, detachCorps(g, id, 'fra_3' as never))).toHaveLength(1);
  expect(unitsCutOff(g, id)).toEqual([]);
  const again = together(edition);
  expect(checkSupply(again, force(again, 'davout'))).toBe(true);
  expect(unitRow(again, 'fra_3' as never)).toEqual({ id: 'fra_3', at: force(again, 'davout'), reduced: false });
});

test('5.2.1, 13.5 2013: at the end of the activations only the unsupplied part is tested', () => {
  const forces = {
    ulm: [
      ['davout', 'fra_1', 'fra_2'],
      ['ney', 'fra_3', 'unsupplied'],
    ],
  };
  const table = scene({ forces, clock: { phase: 'endPhase', round: 0, step: 0 } }, function* (g) {
    join(g, force(g, 'ney'), force(g, 'davout'));
    while (g.clock.phase === 'endPhase') yield* endPhase(g);
  });
  table.dice(6);
  expect(tolls(table)).toMatchObject([{ steps: 2 }]);
});
