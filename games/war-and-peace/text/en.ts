import { type Catalogue, tableEn } from '@bivouac/kernel';
import { combatEn } from './en/combat.ts';
import { groundEn } from './en/ground.ts';
import { navalEn } from './en/naval.ts';
import { politicsEn } from './en/politics.ts';
import { productionEn } from './en/production.ts';
import { sequenceEn } from './en/sequence.ts';
import type { WarAndPeaceMessages } from './messages.ts';
import type { Names } from './names.ts';

export const en: Catalogue<WarAndPeaceMessages, Names> = {
  ...tableEn,
  ...sequenceEn,
  ...groundEn,
  ...combatEn,
  ...politicsEn,
  ...productionEn,
  ...navalEn,
};
