import type { Language } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';

export const SIDE_NAMES: Readonly<Record<Language, Readonly<Record<Side | 'chance', string>>>> = {
  en: { coalition: 'the Coalition', french: 'the French', chance: 'the dice' },
  fr: { coalition: 'la Coalition', french: 'les Français', chance: 'les dés' },
};
