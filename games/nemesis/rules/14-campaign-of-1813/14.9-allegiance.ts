import type { Zone } from '../../scenario/scenario.ts';
import { isIn1812 } from '../../state/state-1812.ts';
import type { Politics } from '../../state/state-1813.ts';

type Standing = Pick<Zone, 'friendlyTo' | 'suppliesAlso' | 'blocksRoutesOf' | 'closedTo' | 'throughTurn'>;

const NOBODYS = { friendlyTo: [], suppliesAlso: [], blocksRoutesOf: [] } as const;
const COALITIONS = { friendlyTo: ['coalition'], suppliesAlso: [], blocksRoutesOf: ['french'], closedTo: [] } as const;
const FRENCH_AND_SUPPLY = { friendlyTo: ['french'], suppliesAlso: ['coalition'], blocksRoutesOf: [] } as const;
const EVERYBODYS = { friendlyTo: ['coalition', 'french'], suppliesAlso: [], blocksRoutesOf: [], closedTo: [] } as const;
const CLOSED = { closedTo: ['coalition', 'french'] } as const;

/**
 * 14.9 The Confederation of the Rhine is French, then friendly to both for supply alone, then the Coalition's.
 * 14.10 Torgau is closed to everybody until Saxony changes sides with it. 14.16 Austria is closed until it joins.
 * 16.5 Illyria is closed once Austria's neutrality has been bought. 17.3 Where the war begins in Russia, Austria and Prussia
 * march with the French first; 14.7, 17.1 the Duchy and Swedish Pomerania are as in 1813 from then on (ruling L-10).
 */
export const allegianceOf = (politics: Politics, zone: Zone): Standing => {
  const { throughTurn } = zone;
  switch (zone.land) {
    case 'confederation':
      if (politics.confederation === 'french') return zone;
      if (politics.confederation === 'shared') return { ...zone, suppliesAlso: ['coalition'], blocksRoutesOf: [] };
      return { ...COALITIONS, throughTurn };
    case 'torgau':
      if (isIn1812(politics)) return zone;
      return politics.confederation === 'coalition' ? { ...COALITIONS, throughTurn } : { ...zone, ...CLOSED };
    case 'austria':
      if (politics.invasion?.austriaAllied) return zone;
      return politics.austria === 'coalition' ? { ...COALITIONS, throughTurn } : { ...NOBODYS, ...CLOSED, throughTurn };
    case 'illyria':
      return politics.bargain ? { ...NOBODYS, ...CLOSED, throughTurn } : zone;
    case 'prussia':
      if (politics.invasion?.prussia === 'shared') return { ...EVERYBODYS, throughTurn };
      return politics.invasion?.prussia === 'coalition' ? { ...COALITIONS, throughTurn } : zone;
    case 'duchy':
      return isIn1812(politics) ? zone : { ...zone, ...FRENCH_AND_SUPPLY };
    case 'pomerania':
      return isIn1812(politics) ? zone : { ...COALITIONS, throughTurn };
    default:
      return zone;
  }
};
