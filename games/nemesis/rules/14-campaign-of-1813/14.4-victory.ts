import type { Result } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { bothSides, campaignOf, type Nemesis, opponent, scenarioOf, SIDES } from '../../state/state.ts';
import { isFriendly } from '../1-definitions/1.1-friendly-territory.ts';
import { citiesOccupied, victoryRule } from '../18-suvorov/18.4-victory.ts';
import { WON_BY } from '../17-linked-campaigns/17.2-early-ending.ts';
import { citiesOfTheYear } from '../17-linked-campaigns/17.8-cities.ts';

/** 14.4a Prague and Vienna count only once Austria has joined the Coalition. */
const victoryCities = (g: Nemesis): readonly HexId[] => {
  const cities = citiesOfTheYear(g);
  const campaign = campaignOf(g);
  if (!campaign || g.politics.austria === 'coalition') return cities;
  return cities.filter((hex) => !campaign.armistice.austrianCities.includes(hex));
};

/** 14.4a A city is held by those whose land it is in, unless an enemy unit stands in it: it is then his (ruling A-41). */
const isHeldBy = (g: Nemesis, side: Side, hex: HexId): boolean =>
  occupies(g, side, hex) || (isFriendly(g, side, hex) && !occupies(g, opponent(side), hex));

/** 14.4a, 18.4a The victory cities that count for a side. */
export const citiesHeld = (g: Nemesis, side: Side): readonly HexId[] =>
  scenarioOf(g).citiesCount === 'whenOccupied'
    ? citiesOccupied(g, side)
    : victoryCities(g).filter((hex) => isHeldBy(g, side, hex));

/** 14.4, 18.4 Victory points: a city held, and a Battle point, count one each. */
export const victoryPoints = (g: Nemesis, side: Side): number =>
  citiesHeld(g, side).length + g.ledgers[side].battlePoints;

/** 14.4, 18.4 One side must be so many points ahead; otherwise the other has won. There is no draw: the French win a tie in 1813. */
export const verdictOfWar = (g: Nemesis): Result => {
  const points = bothSides((each) => victoryPoints(g, each));
  if (g.ended === 'napoleonLost') return { winner: 'coalition', points, because: say('victory.napoleonLost') };
  if (g.ended) return { winner: WON_BY[g.ended], points, because: say('ending.won', { how: g.ended }) };
  const { side, points: needed } = scenarioOf(g).victoryMargin;
  const margin = points[side] - points[opponent(side)];
  const winner = margin >= needed ? side : opponent(side);
  return { winner, points, because: say('victory.won', { winner, side, margin, needed }) };
};

/** 14.4, 18.4 The reckoning after the last Turn, line by line. */
export const tellVictory = (g: Nemesis): void => {
  const rule = victoryRule(g);
  for (const side of SIDES) {
    const cities = citiesHeld(g, side);
    const battle = g.ledgers[side].battlePoints;
    log(g, `${rule}a`, 'victory.territory', { side, cities, points: cities.length });
    log(g, rule, 'victory.total', { side, territory: cities.length, battle, total: cities.length + battle });
  }
};
