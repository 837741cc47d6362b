import type { Catalogue } from '@bivouac/kernel';
import type { GeneralSupplyMessages } from '../messages/6-general-supply.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const en6: Catalogue<GeneralSupplyMessages, Names> = {
  'supply.noRoute': ({ hex, units, range }, name) =>
    `${capital(name.hex(hex))}: no supply route of ${range} or less leads to a Depot. Out of supply: ${name.units(units)}.`,
  'supply.forageRoll': ({ hex, threshold }, name) =>
    `Forage at ${name.hex(hex)} for ${count(threshold, 'combat unit')}: more than ${threshold} is needed.`,
  'supply.forageFound': ({ hex, die, threshold }, name) =>
    `Forage at ${name.hex(hex)}: a ${die} for ${count(threshold, 'combat unit')}, enough is found.`,
  'supply.forageLacking': ({ hex, die, threshold, units }, name) =>
    `Forage at ${name.hex(hex)}: a ${die} for ${count(threshold, 'combat unit')}, too little is found. Out of supply: ${name.units(units)}.`,
  'supply.disrupted': ({ unit }, name) => `${capital(name.unit(unit))}: disrupted for want of supply.`,
  'supply.staysDisrupted': ({ unit, cls }, name) => `${capital(name.unit(unit))} (${cls}): stays disrupted.`,
  'supply.eliminated': ({ unit, cls }, name) =>
    `${capital(name.unit(unit))} (${cls}): disrupted already and out of supply, eliminated.`,
};
