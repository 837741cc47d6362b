import type { Result } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue.ts';
import { log, say } from '../../speech.ts';
import { occupies } from '../../stack.ts';
import { bothSides, type Nemesis, opponent, scenarioOf, SIDES } from '../../state.ts';

/** 18.4a The victory cities that a side's own units occupy. */
export const citiesHeld = (g: Nemesis, side: Side): readonly HexId[] =>
  scenarioOf(g).victoryCities.filter((hex) => occupies(g, side, hex));

/** 18.4 Victory points: a city held, and a Battle point, count one each. */
export const victoryPoints = (g: Nemesis, side: Side): number =>
  citiesHeld(g, side).length + g.ledgers[side].battlePoints;

/** 18.4 One side must be so many points ahead; otherwise the other has won. There is no draw. */
export const verdictOfWar = (g: Nemesis): Result => {
  const { side, points: needed } = scenarioOf(g).victoryMargin;
  const margin = victoryPoints(g, side) - victoryPoints(g, opponent(side));
  const winner = margin >= needed ? side : opponent(side);
  return {
    winner,
    points: bothSides((each) => victoryPoints(g, each)),
    because: say('victory.won', { winner, side, margin, needed }),
  };
};

/** 18.4 The reckoning after the last Turn, line by line. */
export const tellVictory = (g: Nemesis): void => {
  for (const side of SIDES) {
    const cities = citiesHeld(g, side);
    const battle = g.ledgers[side].battlePoints;
    log(g, '18.4a', 'victory.territory', { side, cities, points: cities.length });
    log(g, '18.4', 'victory.total', { side, territory: cities.length, battle, total: cities.length + battle });
  }
};
