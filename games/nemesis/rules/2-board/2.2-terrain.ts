/** 2.2 Terrain: what a hex is made of decides what it costs to enter, and hexsides may bar the way. */

export const TERRAINS = ['clear', 'forest', 'marsh', 'rough', 'mountain', 'sea'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What lies on the side between two hexes. */
export interface Hexside {
  readonly river: boolean;
  readonly bridge: boolean;
  readonly lake: boolean;
  readonly strait: boolean;
  readonly road: boolean;
  readonly pass: boolean;
}

/** A step from one hex into the next. */
export interface Crossing {
  readonly from: Terrain;
  readonly into: Terrain;
  readonly side: Hexside;
}

const CLEAR_COST = 1;
const DIFFICULT_COST = 2;

/**
 * Lakes and straits bar the way, and so does the sea. Into a mountain hex and out of it there is no way but a pass.
 * What is barred is barred to marches, routes, attacks and all the rest alike: rulings/2.2-barred-hexsides.md.
 */
export const isBarred = ({ from, into, side }: Crossing): boolean =>
  side.lake ||
  side.strait ||
  from === 'sea' ||
  into === 'sea' ||
  ((from === 'mountain' || into === 'mountain') && !side.pass);

/**
 * Forest and rough ground are difficult unless a road or a pass leads in, marsh always is, and mountains, which only
 * a pass can enter, are so in Winter. A pass helps nobody in Winter, a road helps in every season:
 * rulings/6.2-counting-the-route.md and rulings/11.11-difficult-terrain.md.
 */
export const isDifficult = ({ into, side }: Crossing, winter: boolean): boolean => {
  switch (into) {
    case 'marsh':
      return true;
    case 'forest':
    case 'rough':
      return !side.road && (winter || !side.pass);
    case 'mountain':
      return winter;
    case 'clear':
    case 'sea':
      return false;
  }
};

/** Difficult terrain counts as two hexes for marches, supply routes and depot chains (6.2, 7.8, 8.4), all else as one. */
export const entryCost = (crossing: Crossing, winter: boolean): number => {
  if (isBarred(crossing)) return Infinity;
  return isDifficult(crossing, winter) ? DIFFICULT_COST : CLEAR_COST;
};

/** In combat the hex itself counts, whatever road leads to it, and mountains cost the attacker nothing: 11.4, rulings/11.4-terrain.md. */
export const isDifficultToAttack = (terrain: Terrain): boolean =>
  terrain === 'forest' || terrain === 'marsh' || terrain === 'rough';
