import { cityAt } from '../../catalogue/cities.ts';
import { ARMY_KINDS, type Minor } from '../../catalogue/ids.ts';
import { region } from '../../catalogue/map.ts';
import { productionCityOf } from '../../catalogue/nations.ts';
import {
  changePool,
  factionHolding,
  holderOf,
  inPool,
  landOf,
  setHolder,
  type WarAndPeace,
} from '../../state/index.ts';
import { move } from '../M-east/M-machines.ts';

/** H.1.g, H.2.f The special satellites of France, and the lands of which they were made. */
const LANDS: Readonly<Partial<Record<Minor, readonly string[]>>> = {
  dalmatia: ['dalmatia'],
  naples: ['naples'],
  rhine: ['rhine'],
  westphalia: ['westphalia'],
  poland: ['grandDuchy', 'kingdomExtraPrussia', 'kingdomExtraRussia'],
};

/** H.1.g Brunswick and Hesse are there again, in the hands of whoever has their city. */
const restoreItsParts = (g: WarAndPeace): void => {
  const { controller } = g.politics.minors.westphalia;
  for (const minor of ['brunswick', 'hesse'] as const) {
    const city = productionCityOf(minor);
    const master = city && factionHolding(g, city) === 'pro' ? 'france' : controller;
    g.politics = {
      ...g.politics,
      minors: { ...g.politics.minors, [minor]: { status: 'satellite', controller: master } },
    };
  }
  for (const hex of region('westphalia')) {
    const city = cityAt(hex);
    const land = landOf(g, hex);
    if (city && land !== 'hanse' && holderOf(g, city.id) === 'westphalia') setHolder(g, city.id, land);
  }
};

/** H.1, H.2.e, H.2.f A state that the French created reverts to what it was when the Allies conquer it; its pool leaves play. */
export const revert = (g: WarAndPeace, nation: Minor): void => {
  const lands = LANDS[nation];
  if (!lands) return;
  const regions = Object.fromEntries(Object.entries(g.politics.regions).filter(([id]) => !lands.includes(id)));
  if (nation === 'poland') move(g, 'POLAND', 'PO-03', 'none');
  else move(g, `CREATION.${nation}`, 'CR-05', 'unformed');
  g.politics = {
    ...g.politics,
    regions,
    minors: {
      ...g.politics.minors,
      [nation]: { status: 'unformed', controller: g.politics.minors[nation].controller },
    },
  };
  for (const kind of ARMY_KINDS) changePool(g, nation, kind, -inPool(g, nation, kind));
  if (nation === 'westphalia') restoreItsParts(g);
};
