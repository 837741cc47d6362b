import { describe, expect, test } from 'vitest';
import { zoneId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type Edition } from '../../catalogue/ids.ts';
import { forceOf } from '../../testing/battles.ts';
import { type ForceWords, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { goInside } from './15.1-within.ts';

/** The first of these forces goes into Innsbruck, where the others are. */
const entering = (edition: Edition, first: ForceWords, ...others: readonly ForceWords[]): Table =>
  scene({ edition, forces: { innsbruck: [first, ...others.map((words) => [...words, 'besieged'])] } }, (g) =>
    goInside(g, 'coalition', zoneId('innsbruck'), [forceOf(g, first[0] ?? '')]),
  );
const shaken = ({ state }: Table): readonly boolean[] => state.forces.map(({ demoralised }) => demoralised);

describe('15.1 within the walls', () => {
  test('15.1 the first edition has room for all, in the revised one they stack as outside', () => {
    const within = (edition: Edition): number => entering(edition, ['klenau', 'aus_1'], ['aus_2']).state.forces.length;
    expect([within('2013'), within('revised')]).toEqual([2, 1]);
  });

  test.each(EDITIONS)('14.9.3 a demoralised force takes the heart of those inside, and they of it (%s)', (edition) => {
    expect(shaken(entering(edition, ['klenau', 'aus_1', 'demoralised'], ['aus_2']))).not.toContain(false);
    expect(shaken(entering(edition, ['klenau', 'aus_1'], ['aus_2', 'demoralised']))).not.toContain(false);
    expect(shaken(entering(edition, ['klenau', 'aus_1'], ['aus_2']))).not.toContain(true);
  });

  test('14.9.3 first edition: an army shares its state with corps beside it', () => {
    const army = ['charles', 'armee_allemagne', 'aus_1'];
    expect(shaken(entering('2013', [...army, 'demoralised'], ['aus_2']))).toEqual([true, true]);
    expect(shaken(entering('2013', army, ['aus_2', 'demoralised']))).toEqual([true, true]);
  });

  test.each(EDITIONS)('14.9.3 one army beside another keeps its own state (%s)', (edition) => {
    const table = entering(
      edition,
      ['charles', 'armee_allemagne', 'aus_1', 'demoralised'],
      ['koutouzov', 'armee_1ere', 'rus_1'],
    );
    expect(shaken(table)).toEqual([true, false]);
  });
});
