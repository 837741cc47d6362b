import { unitCard } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import type { Nemesis } from '../../state/state.ts';

const isDeployed = (g: Nemesis): boolean =>
  g.units.some(({ id, at }) => {
    const { nation, side } = unitCard(id);
    return nation === 'Prussia' && side === 'coalition' && at !== 'due' && at !== 'lost';
  });

/** 17.3, 17.4 (iii) As soon as a Prussian unit is deployed Prussia is the Coalition's; Depots of the French there stay (ruling L-14). */
export const watchPrussia = (g: Nemesis): void => {
  if (g.politics.invasion?.prussia !== 'shared' || !isDeployed(g)) return;
  changeInvasion(g, { prussia: 'coalition' });
  log(g, '17.3', 'prussia.joins');
};
