import type { Language } from '@bivouac/kernel';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const SYMBOL_SETS = ['nato', 'period'] as const;
export type SymbolSet = (typeof SYMBOL_SETS)[number];

/** `auto` asks the system; `calm` moves nothing. */
export const MOTIONS = ['auto', 'calm'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a person sets for their own eyes and hands. The page keeps it; the board only reads it. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly hexIds: boolean;
  /** Every answer has a button too, also those that can be given on the map. */
  readonly listsAnswers: boolean;
  readonly symbols: SymbolSet;
  readonly warnings: boolean;
  readonly motion: Motion;
}

export const STANDARD_SETTINGS: Settings = {
  language: 'en',
  theme: 'auto',
  hexIds: false,
  listsAnswers: false,
  symbols: 'period',
  warnings: true,
  motion: 'auto',
};
