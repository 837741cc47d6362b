import type { Language } from '@bivouac/kernel';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const SYMBOL_SETS = ['nato', 'period'] as const;
export type SymbolSet = (typeof SYMBOL_SETS)[number];

/** `auto` asks the system; `calm` moves nothing. */
export const MOTIONS = ['auto', 'calm'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a person sets for his own eyes and hands. The page keeps it; the board only reads it. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly hexIds: boolean;
  readonly symbols: SymbolSet;
  readonly warnings: boolean;
  readonly motion: Motion;
}

export const STANDARD_SETTINGS: Settings = {
  language: 'en',
  theme: 'auto',
  hexIds: false,
  symbols: 'nato',
  warnings: true,
  motion: 'auto',
};
