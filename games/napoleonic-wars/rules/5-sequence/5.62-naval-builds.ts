import { NATIONS } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import type { NapoleonicWars } from '../../state/state.ts';

/** 5.62 Build markers are flipped to their Refit side. */
export const navalBuilds = (g: NapoleonicWars): void => {
  for (const nation of NATIONS) {
    const squadrons = g.squadrons.filter((row) => row.nation === nation && row.building).length;
    if (squadrons > 0) log(g, '5.62', 'navalBuilds.ready', { nation, squadrons });
  }
  g.squadrons = g.squadrons.map((row) => (row.building ? { ...row, building: false, refit: row.refit + 1 } : row));
  g.clock = { ...g.clock, phase: 'conquest', step: 0 };
};
