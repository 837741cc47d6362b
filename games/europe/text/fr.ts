import { type Catalogue, tableFr } from '@bivouac/kernel';
import { fr4 } from './fr/4-fog.ts';
import { fr5 } from './fr/5-sequence.ts';
import { fr6 } from './fr/6-cards.ts';
import { fr7 } from './fr/7-interphase.ts';
import { fr8 } from './fr/8-diplomacy.ts';
import { fr9 } from './fr/9-activation.ts';
import { fr13 } from './fr/13-supply.ts';
import { fr14 } from './fr/14-battle.ts';
import { fr15 } from './fr/15-sieges.ts';
import { fr17 } from './fr/17-naval.ts';
import { fr18 } from './fr/18-conquests.ts';
import { fr20 } from './fr/20-scenarios.ts';
import { spokenIn } from './events.ts';
import type { EuropeMessages } from './messages.ts';
import type { Names } from './names.ts';

export const fr: Catalogue<EuropeMessages, Names> = {
  ...tableFr,
  ...fr4,
  ...fr5,
  ...fr6,
  ...fr7,
  ...fr8,
  ...fr9,
  ...fr13,
  ...fr14,
  ...fr15,
  ...fr17,
  ...fr18,
  ...fr20,
  ...spokenIn('fr'),
};
