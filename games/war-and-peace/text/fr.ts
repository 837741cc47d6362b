import { type Catalogue, tableFr } from '@bivouac/kernel';
import { combatFr } from './fr/combat.ts';
import { groundFr } from './fr/ground.ts';
import { navalFr } from './fr/naval.ts';
import { politicsFr } from './fr/politics.ts';
import { productionFr } from './fr/production.ts';
import { sequenceFr } from './fr/sequence.ts';
import type { WarAndPeaceMessages } from './messages.ts';
import type { Names } from './names.ts';

export const fr: Catalogue<WarAndPeaceMessages, Names> = {
  ...tableFr,
  ...sequenceFr,
  ...groundFr,
  ...combatFr,
  ...politicsFr,
  ...productionFr,
  ...navalFr,
};
