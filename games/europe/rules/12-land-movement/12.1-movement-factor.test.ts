import { expect, test } from 'vitest';
import { linkBetween } from '../../catalogue/board.ts';
import { zoneId } from '../../catalogue/catalogue.ts';
import type { MarchCard } from '../../state/state.ts';
import { forceOf } from '../../testing/battles.ts';
import { position } from '../../testing/position.ts';
import { costOfWay, isDifficultWay, movementFactor } from './12.1-movement-factor.ts';

const g = position({ forces: { ulm: ['ney', 'fra_1'], munich: ['aus_1', 'depot'] } });
const of = (name: string, cards: readonly MarchCard[] = [], calledIn = false): number =>
  movementFactor(g, { force: forceOf(g, name), beside: null, calledIn, cards });
const slowed = (by: number, least: number): MarchCard => ({ kind: 'slowed', by, least, noForcedMarch: true });

test('12.1 the factor is that of the slowest unit; a mobile depot slows nobody', () => {
  expect(of('ney')).toBe(4);
  expect(of('aus_1')).toBe(3);
});

test('9.1 forces called in cost a point', () => {
  expect(of('ney', [], true)).toBe(3);
});

test('6F, 32C a card slows the march, down to what it says', () => {
  expect(of('ney', [slowed(2, 0)])).toBe(2);
  expect(of('aus_1', [slowed(2, 2)])).toBe(2);
  expect(of('aus_1', [slowed(9, 1)])).toBe(1);
});

test('36F with bridges at hand a river costs nothing and is not difficult', () => {
  const river = linkBetween(zoneId('ulm'), zoneId('nuremberg'));
  if (!river) throw new Error('no way');
  const plain = { cards: [], factor: 4 };
  const bridged = { cards: [{ kind: 'bridges' } as const], factor: 4 };
  expect([costOfWay(g, plain, river), costOfWay(g, bridged, river)]).toEqual([2, 1]);
  expect([isDifficultWay(g, plain, river), isDifficultWay(g, bridged, river)]).toEqual([true, false]);
});
