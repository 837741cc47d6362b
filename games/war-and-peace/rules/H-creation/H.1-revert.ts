import type { Minor } from '../../catalogue/ids.ts';
import { ARMY_KINDS } from '../../catalogue/ids.ts';
import { changePool, inPool, type WarAndPeace } from '../../state/index.ts';

/** H.1.g, H.2.f The special satellites of France, and the lands of which they were made. */
const LANDS: Readonly<Partial<Record<Minor, readonly string[]>>> = {
  dalmatia: ['dalmatia'],
  naples: ['naples'],
  rhine: ['rhine'],
  westphalia: ['westphalia'],
  poland: ['grandDuchy', 'kingdomExtraPrussia', 'kingdomExtraRussia'],
};

/** H.1, H.2.e, H.2.f A state that the French created reverts to what it was when the Allies conquer it; its pool leaves play. */
export const revert = (g: WarAndPeace, nation: Minor): void => {
  const lands = LANDS[nation];
  if (!lands) return;
  const regions = Object.fromEntries(Object.entries(g.politics.regions).filter(([id]) => !lands.includes(id)));
  const machines = nation === 'poland' ? { POLAND: 'none' } : { [`CREATION.${nation}`]: 'unformed' };
  g.politics = {
    ...g.politics,
    regions,
    machines: { ...g.politics.machines, ...machines },
    minors: {
      ...g.politics.minors,
      [nation]: { status: 'unformed', controller: g.politics.minors[nation].controller },
    },
  };
  for (const kind of ARMY_KINDS) changePool(g, nation, kind, -inPool(g, nation, kind));
};
