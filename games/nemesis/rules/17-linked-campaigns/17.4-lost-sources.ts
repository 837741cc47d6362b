import type { Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { changeInvasion } from '../../state/state-1812.ts';
import type { Nemesis } from '../../state/state.ts';
import { linkOf } from './17.1-rules-of-1812.ts';
import { sourcesOfCoalitionAfter } from './17.4-options.ts';

/** 17.4 (vii) Coalition units stand in Königsberg and in Warsaw, all that is left of the French sources. */
const areFrenchSourcesLost = (g: Nemesis): boolean => {
  const link = linkOf(g);
  if (!link || g.politics.invasion?.sources.french !== 'before' || g.clock.turn < link.lastTurn) return false;
  return link.forcedBy.every((hex) => occupies(g, 'coalition', hex));
};

/** 17.4 (viii) The French stand in Warsaw, and in Vienna if it counts, and no port is held by the Coalition (ruling L-19). */
const areCoalitionSourcesLost = (g: Nemesis): boolean => {
  const after = sourcesOfCoalitionAfter(g);
  if (!after || g.politics.invasion?.sources.coalition !== 'after') return false;
  return (
    [after.city, ...after.vienna].every((hex) => occupies(g, 'french', hex)) &&
    !after.ports.some((hex) => occupies(g, 'coalition', hex))
  );
};

const force = (g: Nemesis, side: Side): void => {
  const { forced = [] } = g.politics.invasion ?? {};
  if (forced.includes(side)) return;
  changeInvasion(g, { forced: [...forced, side] });
  log(g, '17.4', 'sources.lost', { side });
};

/** 17.4 (vii), (viii) Tested at the end of each Turn; what follows comes with the next General Supply, even if a city is retaken (ruling L-18). */
export const noteLostSources = (g: Nemesis): void => {
  if (areFrenchSourcesLost(g)) force(g, 'french');
  if (areCoalitionSourcesLost(g)) force(g, 'coalition');
};
