import { revised, tables } from '../../scenario/editions.ts';
import type { NationId, ZoneId } from '../../catalogue/ids.ts';
import { type Europe, type Ground, holder, isOn, nation } from '../../state/state.ts';
import { allCountFor, countsFor } from '../3-game-map/3.2-counting.ts';
import { isWarOfLiberation } from './4-war-of-liberation.ts';

const SPAIN = 'spain' as NationId;

/** 18.2.2 A power that the Empire has beaten keeps its ports closed until it fights for the Coalition again. */
const isBeatenAndQuiet = (g: Ground, power: NationId): boolean => {
  const { side, status, beaten } = nation(g, power);
  return side === 'neutral' && (status === 'forcedAlliance' || beaten.empire > 0);
};

/** The power whose status decides: in the first edition minor allies follow theirs, in the revised one its own ports alone are closed. */
const deciding = (g: Ground, owner: NationId): NationId => {
  const { patron } = nation(g, owner);
  return patron === null || revised(g, 'blockadeOfLoser') ? owner : patron;
};

/** 3.2, Glossary: a port is closed to the British when it is France's, an ally's or a forced ally's, or a beaten power's. A flag must be in supply. */
export const isPortClosed = (g: Ground, port: ZoneId): boolean =>
  countsFor(g, port, 'empire') || isBeatenAndQuiet(g, deciding(g, holder(g, port)));

/**
 * Glossary: the ports of the peninsula are left out while Spain resists behind a Pyrenean frontier that France holds: its
 * fortresses on both sides in the first edition, all of its zones in the revised one.
 */
const isPeninsulaLeftOut = (g: Europe): boolean => {
  const { pyreneanFortresses, pyreneanZones } = tables(g).blockade;
  return revised(g, 'blockadeDefinition')
    ? isOn(g, SPAIN, 'coalition') && allCountFor(g, [...pyreneanZones.french, ...pyreneanZones.spanish], 'empire')
    : isWarOfLiberation(g) && allCountFor(g, pyreneanFortresses, 'empire');
};

/** Glossary, Continental Blockade: every port of the continent from Saint Petersburg to Zara is closed. Gibraltar and the islands do not count. */
export const isBlockadeClosed = (g: Europe): boolean => {
  const { ports, iberianPorts } = tables(g).blockade;
  const leftOut = isPeninsulaLeftOut(g);
  return [...ports].every((port) => (leftOut && iberianPorts.has(port)) || isPortClosed(g, port));
};
