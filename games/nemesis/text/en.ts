import { type Catalogue, tableEn } from '@bivouac/kernel';
import { en5 } from './en/5-sequence-of-play.ts';
import { en6 } from './en/6-general-supply.ts';
import { en7 } from './en/7-active-supply.ts';
import { en8 } from './en/8-rally-and-movement.ts';
import { en9 } from './en/9-combat-commands.ts';
import { en10 } from './en/10-combat-overview.ts';
import { en11 } from './en/11-combat-detail.ts';
import { en12 } from './en/12-commanders-movement.ts';
import { en13 } from './en/13-cossacks-and-reinforcements.ts';
import { en14 } from './en/14-campaign-of-1813.ts';
import { enHiddenStacks } from './en/15.1-hidden-stacks.ts';
import { enPolitics } from './en/14.9-politics.ts';
import { en16 } from './en/16-advanced-rules.ts';
import { enCards } from './en/16.1-cards.ts';
import { en15 } from './en/15-optional-rules.ts';
import { en17 } from './en/17-linked-campaigns.ts';
import { en18 } from './en/18-suvorov.ts';
import type { NemesisMessages } from './messages.ts';
import type { Names } from './names.ts';

export const en: Catalogue<NemesisMessages, Names> = {
  ...tableEn,
  ...en5,
  ...en6,
  ...en7,
  ...en8,
  ...en9,
  ...en10,
  ...en11,
  ...en12,
  ...en13,
  ...en14,
  ...enHiddenStacks,
  ...enPolitics,
  ...en16,
  ...enCards,
  ...en15,
  ...en17,
  ...en18,
};
