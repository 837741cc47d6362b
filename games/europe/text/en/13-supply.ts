import type { Catalogue } from '@bivouac/kernel';
import type { SupplyMessages } from '../messages/13-supply.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const en13: Catalogue<SupplyMessages, Names> = {
  'supply.cut': ({ force, zone }, name) => `${capital(name.the.force(force))} is out of supply at ${name.zone(zone)}.`,
  'supply.restored': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} is in supply again at ${name.zone(zone)}.`,
  'attrition.spendDepot': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} must test attrition at ${name.zone(zone)}: spend a depot?`,
  'attrition.depotSpent': ({ force }, name) => `${capital(name.the.force(force))} spends a depot.`,
  'attrition.star': ({ force }, name) => `${name.force(force)}: the second die of attrition`,
  'attrition.toll': ({ force, steps, total, star, many }, name) =>
    `Attrition of ${name.the.force(force)}, ${count(steps, 'step')}: ${total}${star ? ' with a star' : ''}, ${many === 0 ? 'no loss' : `${count(many, 'step')} lost`}.`,
};
