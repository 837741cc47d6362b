import { choose, type Script } from '@bivouac/kernel';
import { homesOf, isPort, leaderId } from '../../catalogue/catalogue.ts';
import type { DuchyId } from '../../catalogue/ids.ts';
import {
  addUnits,
  director,
  inForce,
  leaderRow,
  type NapoleonicWars,
  putLeader,
  unitsInPool,
} from '../../state/state.ts';
import { log, say } from '../../text/speech.ts';
import { isFriendly } from '../3-glossary/3-standing.ts';

const NAPOLEON = leaderId('napoleon');
const UNITS = 2;
const RETURNS_IN = 6;

/** A Friendly French Home Port, else any Friendly French Home Duchy. */
const landings = (g: NapoleonicWars): readonly DuchyId[] => {
  const homes = homesOf('france').filter((duchy) => isFriendly(g, 'france', duchy));
  const ports = homes.filter(isPort);
  return ports.length > 0 ? ports : homes;
};

/** Napoleon Abdicates: at the start of the sixth Turn he is back with two Units; without a Friendly Home Duchy in Regroup. */
export function* emperorReturns(g: NapoleonicWars): Script {
  if (g.clock.turn !== RETURNS_IN || inForce(g, 'sixthTurn').length === 0 || leaderRow(g, NAPOLEON).at !== 'pool')
    return;
  const duchies = landings(g);
  const seat = director(g, 'france');
  const [first] = duchies;
  if (first === undefined) {
    putLeader(g, NAPOLEON, 'regroup');
    const units = Math.min(UNITS, unitsInPool(g, 'france'));
    g.regroup = { ...g.regroup, france: g.regroup.france + units };
    return log(g, '5', 'emperor.waits');
  }
  const among = duchies.map((duchy) => ({ kind: 'eventDuchy' as const, duchy }));
  const prompt = say('emperor.where');
  const duchy =
    seat === null ? first : (yield* choose({ by: seat, rule: '5', prompt, among, may: () => undefined })).duchy;
  const units = Math.min(UNITS, unitsInPool(g, 'france'));
  putLeader(g, NAPOLEON, duchy);
  if (units > 0) addUnits(g, 'france', duchy, units);
  log(g, '5', 'emperor.lands', { duchy });
}
