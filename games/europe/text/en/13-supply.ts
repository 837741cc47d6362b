import type { Catalogue } from '@bivouac/kernel';
import type { SupplyMessages } from '../messages/13-supply.ts';
import type { Names } from '../names.ts';
import { count } from '../wording.ts';

export const en13: Catalogue<SupplyMessages, Names> = {
  'supply.cut': ({ force, zone }, name) => `${name.force(force)} is out of supply at ${name.zone(zone)}.`,
  'supply.restored': ({ force, zone }, name) => `${name.force(force)} is in supply again at ${name.zone(zone)}.`,
  'attrition.spendDepot': ({ force, zone }, name) =>
    `${name.force(force)} must test attrition at ${name.zone(zone)}: spend a depot?`,
  'attrition.depotSpent': ({ force }, name) => `${name.force(force)} spends a depot.`,
  'attrition.star': ({ force }, name) => `${name.force(force)}: the second die of attrition`,
  'attrition.toll': ({ force, steps, total, star, many }, name) =>
    `${name.force(force)}: attrition of ${count(steps, 'step')} at ${total}${star ? ', with a star' : ''}: ${many === 0 ? 'no loss' : `${count(many, 'step')} lost`}.`,
};
