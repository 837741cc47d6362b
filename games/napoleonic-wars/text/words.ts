import type { Language } from '@bivouac/kernel';
import type { Camp, Column } from '../catalogue/ids.ts';

type ByLanguage<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export const CAMP_NAMES: ByLanguage<Camp> = {
  en: { imperial: 'the Imperial Camp', coalition: 'the Coalition' },
  fr: { imperial: 'le camp impérial', coalition: 'la Coalition' },
};
export const COLUMN_NAMES: ByLanguage<Column> = {
  en: { unaligned: 'Unaligned', friend: 'Friend', aide: 'Aide', partner: 'Partner', pact: 'Pact' },
  fr: { unaligned: 'Non aligné', friend: 'Ami', aide: 'Soutien', partner: 'Partenaire', pact: 'Pacte' },
};
export const UNIT_WORDS: ByLanguage<'chance'> = { en: { chance: 'the dice' }, fr: { chance: 'les dés' } };
