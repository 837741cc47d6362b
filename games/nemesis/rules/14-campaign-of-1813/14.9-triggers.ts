import type { Script } from '@bivouac/kernel';
import type { CommanderId, HexId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { campaignOf, type Nemesis } from '../../state/state.ts';
import { changePolitics } from '../../state/state-1813.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { NAPOLEON } from './14.4-napoleons-death.ts';
import { isTooLateForTruce } from './14.15-turns.ts';

const CITIES_ALONE = 3;
const CITIES_WITH_HAMBURG = 2;

/** 14.9 What the Confederation would turn to: to the Coalition once Austria is in it, otherwise to both; there is no way back (ruling A-104). */
const nextAllegiance = ({ politics }: Nemesis): 'shared' | 'coalition' | undefined => {
  if (politics.austria === 'coalition') return politics.confederation === 'coalition' ? undefined : 'coalition';
  return politics.confederation === 'french' ? 'shared' : undefined;
};

const waver = (g: Nemesis, to: 'shared' | 'coalition'): void => {
  if (g.politics.confederationDue === to) return;
  changePolitics(g, { confederationDue: to });
  log(g, '14.9', 'confederation.wavers', { to });
};

/** 14.9 a, b Something that shakes the Confederation; 16.1 a card may hold it to its allegiance for a Turn. */
const shake = (g: Nemesis, tell: () => void): void => {
  const to = nextAllegiance(g);
  if (!to) return;
  tell();
  if (inForce(g, 'steadyConfederation').length > 0) return log(g, '16.1', 'confederation.steady');
  waver(g, to);
};

/** 14.9a The French are beaten decisively where Napoleon is, be it in a stack that supports. */
export const napoleonIsBeaten = (g: Nemesis, commanders: readonly CommanderId[]): void => {
  if (!commanders.includes(NAPOLEON) || !campaignOf(g)) return;
  shake(g, () => log(g, '14.9a', 'confederation.defeat'));
};

/** 14.9b Coalition units stand in three of its victory cities, or in two and in Hamburg. */
const citiesThatShake = (g: Nemesis): readonly HexId[] | undefined => {
  const confederation = campaignOf(g)?.confederation;
  if (!confederation) return undefined;
  const taken = confederation.cities.filter((hex) => occupies(g, 'coalition', hex));
  if (taken.length >= CITIES_ALONE) return taken;
  const withHamburg = taken.length >= CITIES_WITH_HAMBURG && occupies(g, 'coalition', confederation.together);
  return withHamburg ? [...taken, confederation.together] : undefined;
};

/** 14.15 (vi) The last chance of a truce has gone, and the Coalition had refused one. */
const truceForgone = (g: Nemesis): void => {
  const { truceRefused, confederation } = g.politics;
  if (!isTooLateForTruce(g, g.clock.turn + 1) || !truceRefused || confederation !== 'french') return;
  log(g, '14.15', 'confederation.truceRefused');
  waver(g, 'shared');
};

/** 14.9 The test at the end of each Turn; what it finds begins with the next (ruling A-102). */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* testAllegiance(g: Nemesis): Script {
  const cities = citiesThatShake(g);
  if (cities) shake(g, () => log(g, '14.9b', 'confederation.cities', { cities }));
  truceForgone(g);
  endPhase(g);
}
