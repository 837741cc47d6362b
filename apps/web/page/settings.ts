import { MOTIONS, type Settings, STANDARD_SETTINGS, SYMBOL_SETS, THEMES } from '@bivouac/board';
import {
  dictOf,
  flag,
  InputError,
  integer,
  LANGUAGES,
  type Language,
  listOf,
  oneOf,
  type Schema,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';

/** How long a bot lets one look at what it did, in milliseconds. */
export const PACES = { slow: 1200, steady: 500, brisk: 200, atOnce: 0 } as const;
export type Pace = keyof typeof PACES;
const PACE_NAMES = Object.keys(PACES) as Pace[];

/** What a person sets, and how far they have got with the tours. It stays in this browser. */
export interface PageSettings extends Settings {
  readonly pace: Pace;
  /** Drum, dice, guns. */
  readonly sounds: boolean;
  /** Games whose tour was left or is done. */
  readonly toursEnded: readonly string[];
  /** Steps of tours that were taken: `game/step`. */
  readonly toured: readonly string[];
  /** How far the lesson of each game has come. */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
}

/** Where a lesson is taken up again. */
export interface LessonProgress {
  readonly scene: number;
  /** The match that is played there. */
  readonly sitting: string;
  readonly skipped: readonly string[];
  /** Steps taken, those of earlier scenes included. */
  readonly taken: number;
}

const schema: Schema<PageSettings> = shape({
  language: oneOf(...LANGUAGES),
  theme: withStandard(oneOf(...THEMES), STANDARD_SETTINGS.theme),
  hexIds: withStandard(flag(), STANDARD_SETTINGS.hexIds),
  listsAnswers: withStandard(flag(), STANDARD_SETTINGS.listsAnswers),
  symbols: withStandard(oneOf(...SYMBOL_SETS), STANDARD_SETTINGS.symbols),
  warnings: withStandard(flag(), STANDARD_SETTINGS.warnings),
  motion: withStandard(oneOf(...MOTIONS), STANDARD_SETTINGS.motion),
  pace: withStandard(oneOf(...PACE_NAMES), 'steady'),
  sounds: withStandard(flag(), false),
  toursEnded: withStandard(listOf(text()), []),
  toured: withStandard(listOf(text()), []),
  lessons: withStandard(
    dictOf(
      shape({
        scene: integer({ min: 0 }),
        sitting: text(),
        skipped: listOf(text()),
        taken: integer({ min: 0 }),
      }),
    ),
    {},
  ),
});

const KEY = 'bivouac settings';

const languageOf = (tongues: readonly string[]): Language =>
  tongues.map((tongue) => tongue.slice(0, 2).toLowerCase()).find((tongue) => tongue === 'en' || tongue === 'fr') ??
  'en';

/** What was set before; whatever cannot be read any more is as it was at first. */
export const settingsFrom = (kept: string | null, tongues: readonly string[]): PageSettings => {
  const first = { language: languageOf(tongues) };
  try {
    return schema.parse(kept === null ? first : { ...first, ...(JSON.parse(kept) as object) }, 'settings');
  } catch (caught) {
    if (caught instanceof InputError || caught instanceof SyntaxError) return schema.parse(first, 'settings');
    throw caught;
  }
};

/** Some browsers forbid even to ask. */
export const readSettings = (): PageSettings => {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    kept = null;
  }
  return settingsFrom(kept, navigator.languages);
};

export const keepSettings = (settings: PageSettings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is closed.
  }
};
