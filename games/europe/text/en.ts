import { type Catalogue, tableEn } from '@bivouac/kernel';
import { en4 } from './en/4-fog.ts';
import { en5 } from './en/5-sequence.ts';
import { en6 } from './en/6-cards.ts';
import { en7 } from './en/7-interphase.ts';
import { en8 } from './en/8-diplomacy.ts';
import { en9 } from './en/9-activation.ts';
import { en13 } from './en/13-supply.ts';
import { en14 } from './en/14-battle.ts';
import { en15 } from './en/15-sieges.ts';
import { en17 } from './en/17-naval.ts';
import { en18 } from './en/18-conquests.ts';
import { en20 } from './en/20-scenarios.ts';
import { spokenIn } from './events.ts';
import type { EuropeMessages } from './messages.ts';
import type { Names } from './names.ts';

export const en: Catalogue<EuropeMessages, Names> = {
  ...tableEn,
  ...en4,
  ...en5,
  ...en6,
  ...en7,
  ...en8,
  ...en9,
  ...en13,
  ...en14,
  ...en15,
  ...en17,
  ...en18,
  ...en20,
  ...spokenIn('en'),
};
