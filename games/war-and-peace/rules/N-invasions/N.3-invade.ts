import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import { type Faction, type HexId, isMajor, type Major, MAJORS, type Minor, opponent } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import {
  conquestsOf,
  factionOf,
  type Force,
  holderOf,
  isGoverned,
  landOf,
  type WarAndPeace,
  sideOfTroop,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { leadingSeat } from '../D-players/D.3-seats.ts';
import { setStatus } from '../G-alliance/G.4-status.ts';
import { swedishWarBegins } from '../G-alliance/G.7-foreign-wars.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { spanishLimitsBroken } from './N.1-invasion.ts';

/** G.8.a, G.9.a The machines of the two neutrals that may be rolled for. */
const noteNorth = (g: WarAndPeace, minor: Minor, side: Faction): void => {
  if (minor === 'denmark') {
    const from = stateOf(g, 'DENMARK');
    if (from !== side) move(g, 'DENMARK', from === 'neutral' ? 'DK-03' : 'DK-04', side);
  }
  if (minor !== 'sweden') return;
  if (['neutral', 'evacuating'].includes(stateOf(g, 'SWEDEN'))) move(g, 'SWEDEN', 'SW-04', side);
  if (side === 'pro') swedishWarBegins(g);
};
/** G.4.a The French or the English player says which state of their coalition commands it. */
function* protectorOf(g: WarAndPeace, minor: Minor, side: Faction): Script<Major> {
  const among = MAJORS.filter((major) => factionOf(g, major) === side && g.politics.status[major] === side).map(
    (nation): AnswerOf<'protector'> => ({ kind: 'protector', nation }),
  );
  const [only] = among;
  if (among.length < 2) return only?.nation ?? (side === 'pro' ? 'france' : 'england');
  const by = leadingSeat(g, side);
  const prompt = say('invasion.protector', { nation: minor });
  return (yield* ask(choice({ by, rule: 'G.4.a', prompt, among, may: () => undefined }))).nation;
}
/** G.4.a, N.3.a, N.3.b A minor state that is invaded or attacked joins the faction opposed to whoever did it. */
export function* turnMinor(g: WarAndPeace, minor: Minor, by: Faction): Script {
  const side = opponent(by);
  const controller = yield* protectorOf(g, minor, side);
  g.politics = { ...g.politics, minors: { ...g.politics.minors, [minor]: { status: 'satellite', controller } } };
  g.parting = true;
  log(g, 'N.3.a', 'invasion.minor', { nation: minor, controller });
  noteNorth(g, minor, side);
}

/** I.2.h A state that France has conquered turns to her against the Allies; what it was before is kept for when they have left. */
const callFrenchIn = (g: WarAndPeace, major: Major): void => {
  g.history = { ...g.history, before: { ...g.history.before, [major]: g.politics.status[major] } };
  setStatus(g, major, 'conqueredPro', 'I.2.h');
};
/** D.3, I.2.h A neutral major state joins the other faction. */
export const turnMajor = (g: WarAndPeace, major: Major, by: Faction): void => {
  if (by === 'anti' && conquestsOf(g, major).pro > 0) callFrenchIn(g, major);
  else setStatus(g, major, opponent(by), 'D.3');
};

/** I.2.d, I.2.h, R-50 Through a conquered state one may pass; into a city that it holds itself is an invasion. */
const invadesConquered = (g: WarAndPeace, major: Major, hex: HexId, side: Faction): boolean => {
  const city = cityAt(hex);
  const own = city !== undefined && holderOf(g, city.id) === major;
  return side === 'anti' && own && g.politics.status[major] === 'conquered' && conquestsOf(g, major).pro > 0;
};

/** N.3 Army units come to ground that is not theirs: is that an invasion, and of whom? */
export function* invade(g: WarAndPeace, hex: HexId, force: Force, side: Faction): Script {
  const land = landOf(g, hex);
  if (!isGoverned(g, land) || force.parts.every(({ nation }) => nation === land)) {
    if (land === 'spain') spanishLimitsBroken(g, hex, force, side);
    return;
  }
  if (!isMajor(land)) {
    if (factionOf(g, land) === 'neutral') yield* turnMinor(g, land, side);
    return;
  }
  const apart =
    (land === 'prussia' && g.politics.machines['PRUSSIA'] === 'open') ||
    (land === 'austria' && g.politics.machines['AUSTRIA'] === 'absolute');
  if (g.politics.status[land] === 'neutral' && !apart) turnMajor(g, land, side);
  else if (!apart && invadesConquered(g, land, hex, side)) callFrenchIn(g, land);
  if (land === 'spain') spanishLimitsBroken(g, hex, force, side);
}

/** I.2.h, ST-18 When the last anti-French unit has left, the state is what it was before. */
export const invadersGone = (g: WarAndPeace): void => {
  for (const major of MAJORS) {
    if (g.politics.status[major] !== 'conqueredPro') continue;
    const invaded = g.troops.some(
      (troop) => sideOfTroop(g, troop) === 'anti' && isHex(troop.at) && landOf(g, troop.at) === major,
    );
    if (!invaded) setStatus(g, major, g.history.before[major] ?? 'neutral', 'I.2.h');
  }
};
