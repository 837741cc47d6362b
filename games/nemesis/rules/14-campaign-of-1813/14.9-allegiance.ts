import type { Zone } from '../../scenario/scenario.ts';
import type { Politics } from '../../state/state-1813.ts';

type Standing = Pick<Zone, 'friendlyTo' | 'suppliesAlso' | 'blocksRoutesOf' | 'closedTo' | 'throughTurn'>;

const NOBODYS = { friendlyTo: [], suppliesAlso: [], blocksRoutesOf: [] } as const;
const COALITIONS = { friendlyTo: ['coalition'], suppliesAlso: [], blocksRoutesOf: ['french'], closedTo: [] } as const;
const CLOSED = { closedTo: ['coalition', 'french'] } as const;

/**
 * 14.9 The Confederation of the Rhine is French, then friendly to both for supply alone, then the Coalition's.
 * 14.10 Torgau is closed to everybody until Saxony changes sides with it. 14.16 Austria is closed until it joins.
 * 16.5 Illyria is closed once Austria's neutrality has been bought.
 */
export const allegianceOf = (politics: Politics, zone: Zone): Standing => {
  const { throughTurn } = zone;
  switch (zone.land) {
    case 'confederation':
      if (politics.confederation === 'french') return zone;
      if (politics.confederation === 'shared') return { ...zone, suppliesAlso: ['coalition'], blocksRoutesOf: [] };
      return { ...COALITIONS, throughTurn };
    case 'torgau':
      return politics.confederation === 'coalition' ? { ...COALITIONS, throughTurn } : { ...zone, ...CLOSED };
    case 'austria':
      return politics.austria === 'coalition' ? { ...COALITIONS, throughTurn } : { ...NOBODYS, ...CLOSED, throughTurn };
    case 'illyria':
      return politics.bargain ? { ...NOBODYS, ...CLOSED, throughTurn } : zone;
    default:
      return zone;
  }
};
