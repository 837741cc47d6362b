import { thought } from '@bivouac/bots';
import { nation as nationCard, type VictoryEvent } from '../catalogue/catalogue.ts';
import { revised, tables } from '../scenario/editions.ts';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { isBlockadeClosed, isPortClosed } from '../rules/4-glossary/4-continental-blockade.ts';
import { isWarOfLiberation } from '../rules/4-glossary/4-war-of-liberation.ts';
import { holdingSide, isHeldBy, isOn, wasPlayed } from '../state/state.ts';
import type { Situation } from './situation.ts';

const SPAIN = 'spain' as NationId;

/** 19 Points that the Empire has for holding certain zones all together, and those that it does not hold yet. */
interface Award {
  readonly vp: number;
  readonly missing: readonly ZoneId[];
}

const pointsFor = ({ g }: Situation, event: VictoryEvent): number => tables(g).victory.events.get(event)?.vp ?? 0;
const notOurs = ({ g, side }: Situation, zones: Iterable<ZoneId>): readonly ZoneId[] =>
  [...zones].filter((id) => !isHeldBy(g, id, side));

/** Glossary: the ports of the continent that are open; or those beyond the Pyrenees, and a frontier that shuts the others off. */
const ringWith = (s: Situation, frontier: readonly ZoneId[]): readonly ZoneId[] => {
  const { ports, iberianPorts } = tables(s.g).blockade;
  const shut = frontier.length > 0;
  const open = [...ports].filter((port) => !(shut && iberianPorts.has(port)) && !isPortClosed(s.g, port));
  return [...new Set([...open, ...notOurs(s, frontier)])];
};

const blockade = (s: Situation): Award | undefined => {
  const { g } = s;
  if (!wasPlayed(g, '25F') || isBlockadeClosed(g)) return undefined;
  const { pyreneanZones, pyreneanFortresses } = tables(g).blockade;
  const byZones = revised(g, 'blockadeDefinition');
  const maySeal = byZones ? isOn(g, SPAIN, 'coalition') : isWarOfLiberation(g);
  const frontier = byZones ? [...pyreneanZones.french, ...pyreneanZones.spanish] : [...pyreneanFortresses];
  const whole = ringWith(s, []);
  const sealed = maySeal ? ringWith(s, frontier) : whole;
  return { vp: pointsFor(s, 'blockadeClosed'), missing: sealed.length < whole.length ? sealed : whole };
};

/** 18.2.1 Exception 1: Spain in arms is beaten when Madrid and every port of the peninsula is held. */
const liberation = (s: Situation): Award | undefined => {
  const { g } = s;
  if (!isWarOfLiberation(g)) return undefined;
  const zones = [...nationCard(SPAIN).conquestKeys, ...tables(g).blockade.iberianPorts];
  return { vp: pointsFor(s, 'spainBeaten'), missing: notOurs(s, zones) };
};

/** What a victory point is worth beside the zones of 18.2.1. */
const A_POINT = 10;
/** 19 With it the game is won. */
const WINS = 2;

/** 19 What each zone adds to the points of the Empire: the fewer are missing, the more each of them is worth. What a neutral holds cannot be had by war. */
export const shares = thought((s: Situation, _about: 'shares'): ReadonlyMap<ZoneId, number> => {
  const { g, side, enemy } = s;
  const found = new Map<ZoneId, number>();
  const level = g.tracks.victory;
  if (side !== 'empire' || level === null) return found;
  for (const award of [blockade(s), liberation(s)]) {
    if (!award || award.missing.some((id) => holdingSide(g, id) === 'neutral')) continue;
    const missing = award.missing.filter((id) => isHeldBy(g, id, enemy));
    const wins = level + award.vp >= tables(g).victory.empireWinsAt;
    const worth = (A_POINT * award.vp * (wins ? WINS : 1)) / missing.length;
    for (const id of missing) found.set(id, (found.get(id) ?? 0) + worth);
  }
  return found;
});
