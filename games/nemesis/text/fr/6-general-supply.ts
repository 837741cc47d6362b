import type { Catalogue } from '@bivouac/kernel';
import type { UnitClass } from '../../catalogue/catalogue.ts';
import type { GeneralSupplyMessages } from '../messages/6-general-supply.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

const CLASSES: Readonly<Record<UnitClass, string>> = { Veteran: 'Vétéran', Line: 'Ligne', Conscript: 'Conscrit' };
const unitsOf = (number: number): string => nombre(number, 'unité de combat', 'unités de combat');

export const fr6: Catalogue<GeneralSupplyMessages, Names> = {
  'supply.noRoute': ({ hex, units, range }, name) =>
    `${capital(name.hex(hex))} : aucune ligne de ravitaillement de ${nombre(range, 'hexagone')} au plus ne mène à un dépôt. Hors ravitaillement : ${name.units(units)}.`,
  'supply.forageRoll': ({ hex, threshold }, name) =>
    `Fourrage (${name.hex(hex)}) pour ${unitsOf(threshold)} : il faut plus de ${threshold}.`,
  'supply.forageFound': ({ hex, die, threshold }, name) =>
    `Fourrage (${name.hex(hex)}) : un ${die} pour ${unitsOf(threshold)}, il y a de quoi vivre.`,
  'supply.forageLacking': ({ hex, die, threshold, units }, name) =>
    `Fourrage (${name.hex(hex)}) : un ${die} pour ${unitsOf(threshold)}, le pays ne suffit pas. Hors ravitaillement : ${name.units(units)}.`,
  'supply.disrupted': ({ unit }, name) => `${capital(name.unit(unit))} : unité désorganisée, faute de ravitaillement.`,
  'supply.staysDisrupted': ({ unit, cls }, name) =>
    `${capital(name.unit(unit))} (${CLASSES[cls]}) : l’unité reste désorganisée.`,
  'supply.eliminated': ({ unit, cls }, name) =>
    `${capital(name.unit(unit))} (${CLASSES[cls]}) : déjà désorganisée et hors ravitaillement, l’unité est éliminée.`,
};
