import { type Catalogue, tableFr } from '@bivouac/kernel';
import { fr5 } from './fr/5-sequence-of-play.ts';
import { fr6 } from './fr/6-general-supply.ts';
import { fr7 } from './fr/7-active-supply.ts';
import { fr8 } from './fr/8-rally-and-movement.ts';
import { fr9 } from './fr/9-combat-commands.ts';
import { fr10 } from './fr/10-combat-overview.ts';
import { fr11 } from './fr/11-combat-detail.ts';
import { fr12 } from './fr/12-commanders-movement.ts';
import { fr13 } from './fr/13-cossacks-and-reinforcements.ts';
import { fr14 } from './fr/14-campaign-of-1813.ts';
import { frHiddenStacks } from './fr/15.1-hidden-stacks.ts';
import { frPolitics } from './fr/14.9-politics.ts';
import { fr16 } from './fr/16-advanced-rules.ts';
import { frCards } from './fr/16.1-cards.ts';
import { fr15 } from './fr/15-optional-rules.ts';
import { fr17 } from './fr/17-linked-campaigns.ts';
import { fr18 } from './fr/18-suvorov.ts';
import type { NemesisMessages } from './messages.ts';
import type { Names } from './names.ts';

export const fr: Catalogue<NemesisMessages, Names> = {
  ...tableFr,
  ...fr5,
  ...fr6,
  ...fr7,
  ...fr8,
  ...fr9,
  ...fr10,
  ...fr11,
  ...fr12,
  ...fr13,
  ...fr14,
  ...frHiddenStacks,
  ...frPolitics,
  ...fr16,
  ...frCards,
  ...fr15,
  ...fr17,
  ...fr18,
};
