import { type Faction, type HexId, isMajor, type Major, type Minor, opponent } from '../../catalogue/ids.ts';
import { conquestsOf, type Force, isGoverned, landOf, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../speech.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { spanishLimitsBroken } from './N.1-invasion.ts';

/** G.4.a, N.3.a A neutral minor state joins the faction opposed to the invader, under its leading state. */
const invadeMinor = (g: WarAndPeace, minor: Minor, by: Faction): void => {
  const { minors } = g.politics;
  const side = opponent(by);
  const controller: Major = side === 'pro' ? 'france' : 'england';
  g.politics = { ...g.politics, minors: { ...minors, [minor]: { status: 'satellite', controller } } };
  log(g, 'N.3.a', 'invasion.minor', { nation: minor, controller });
};

/** D.3, I.2.h A neutral major state joins the other faction; one that France has conquered turns to her against the Allies. */
const invadeMajor = (g: WarAndPeace, major: Major, by: Faction): void => {
  if (by === 'anti' && conquestsOf(g, major).pro > 0) setStatus(g, major, 'conqueredPro', 'I.2.h');
  else setStatus(g, major, opponent(by), 'D.3');
};

/** N.3 Army units come to ground that is not theirs: is that an invasion, and of whom? */
export const invade = (g: WarAndPeace, hex: HexId, force: Force, side: Faction): void => {
  const land = landOf(g, hex);
  if (!isGoverned(g, land)) return;
  if (isMajor(land)) {
    const open = land === 'prussia' && g.politics.machines['PRUSSIA'] === 'open';
    const guest = force.parts.every(({ nation }) => nation === land);
    if (g.politics.status[land] === 'neutral' && !open && !guest) invadeMajor(g, land, side);
    if (land === 'spain') spanishLimitsBroken(g, hex, force, side);
  } else if (g.politics.minors[land].status === 'neutral' && !force.parts.every(({ nation }) => nation === land))
    invadeMinor(g, land, side);
};
