import { expect, test } from 'vitest';
import { zones as zoneCards } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { position, type Position } from '../../testing/position.ts';
import { isSupplied } from './13.3-supply-lines.ts';

/** All of Prussia is in French hands. */
const LOST: NonNullable<Position['zones']> = Object.fromEntries(
  [...zoneCards.values()].flatMap(({ id, nation }) =>
    nation === 'prussia' ? [[id, { control: 'france' as never }]] : [],
  ),
);

test.each(EDITIONS)('13.3 example: Prussian corps in a Russian army use the lines of the Russians (%s)', (edition) => {
  const supplied = (...words: readonly string[]): boolean => {
    const g = position({
      edition,
      nations: { prussia: { side: 'coalition', status: 'belligerent' } },
      zones: LOST,
      forces: { brest_litovsk: words },
    });
    return g.forces.every(({ id }) => isSupplied(g, id));
  };
  expect(supplied('koutouzov', 'armee_1ere', 'rus_1', 'rus_2', 'pru_1', 'pru_2-')).toBe(true);
  expect(supplied('pru_1')).toBe(false);
});
