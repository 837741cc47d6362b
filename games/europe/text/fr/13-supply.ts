import type { Catalogue } from '@bivouac/kernel';
import type { SupplyMessages } from '../messages/13-supply.ts';
import type { Names } from '../names.ts';
import { nombre } from '../wording.ts';

export const fr13: Catalogue<SupplyMessages, Names> = {
  'supply.cut': ({ force, zone }, name) => `${name.force(force)} n’est plus ravitaillé (${name.zone(zone)}).`,
  'supply.restored': ({ force, zone }, name) => `${name.force(force)} est de nouveau ravitaillé (${name.zone(zone)}).`,
  'attrition.spendDepot': ({ force, zone }, name) =>
    `${name.force(force)} doit tester l’attrition (${name.zone(zone)}) : dépenser un dépôt ?`,
  'attrition.depotSpent': ({ force }, name) => `${name.force(force)} dépense un dépôt.`,
  'attrition.star': ({ force }, name) => `${name.force(force)} : le second dé d’attrition`,
  'attrition.toll': ({ force, steps, total, star, many }, name) =>
    `${name.force(force)} : attrition de ${nombre(steps, 'pas', 'pas')} à ${total}${star ? ' avec étoile' : ''} : ${many === 0 ? 'aucune perte' : `${nombre(many, 'pas', 'pas')} perdu${many > 1 ? 's' : ''}`}.`,
};
