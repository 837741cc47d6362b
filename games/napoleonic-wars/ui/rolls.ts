import type { Message, Seat } from '@bivouac/kernel';
import type { LeaderId } from '../catalogue/ids.ts';
import { leaders, nationOfLeader } from '../catalogue/catalogue.ts';
import { director, type NapoleonicWars } from '../state/state.ts';
import { isNation } from './seen.ts';

/** For whom a die is rolled: whoever directs the nation or the leader that its question names, or the Active nation. */
export const rolledBy = ({ params }: Message, g: NapoleonicWars): Seat | undefined => {
  const leader = params['leader'];
  const named = isNation(params['nation'])
    ? params['nation']
    : typeof leader === 'string' && leaders.has(leader as LeaderId)
      ? nationOfLeader(leader as LeaderId)
      : g.impulse?.nation;
  return named === undefined ? undefined : (director(g, named) ?? undefined);
};
