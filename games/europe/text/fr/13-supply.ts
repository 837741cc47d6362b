import type { Catalogue } from '@bivouac/kernel';
import type { SupplyMessages } from '../messages/13-supply.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const fr13: Catalogue<SupplyMessages, Names> = {
  'supply.cut': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} n’est plus ravitaillé${name.ending.force(force)} (${name.zone(zone)}).`,
  'supply.restored': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} est de nouveau ravitaillé${name.ending.force(force)} (${name.zone(zone)}).`,
  'attrition.spendDepot': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} doit tester l’attrition (${name.zone(zone)}) : dépenser un dépôt ?`,
  'attrition.depotSpent': ({ force }, name) => `${capital(name.the.force(force))} dépense un dépôt.`,
  'attrition.star': ({ force }, name) => `${name.force(force)} : le second dé d’attrition`,
  'attrition.toll': ({ force, steps, total, star, many }, name) =>
    `Attrition ${name.of.force(force)}, ${nombre(steps, 'pas', 'pas')} : ${total}${star ? ' avec étoile' : ''}, ${many === 0 ? 'aucune perte' : `${nombre(many, 'pas', 'pas')} perdu${many > 1 ? 's' : ''}`}.`,
};
