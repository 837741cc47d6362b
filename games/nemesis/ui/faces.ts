import type { CounterFace, CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { commanderCard, type CommanderId, unitCard, type UnitClass, type UnitId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { coloursOf, SIDE_COLOURS } from './colours.ts';
import { wordsIn } from './text/words.ts';

/** The same three letters in both languages: Veteran, Line, Conscript; Vétéran, Ligne, Conscrit. */
const LETTER: Readonly<Record<UnitClass, string>> = { Veteran: 'V', Line: 'L', Conscript: 'C' };

/** 1.5 as a counter prints it: 1½. */
export const fraction = (figure: number): string => {
  const whole = Math.floor(figure);
  return figure === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
};

const NO_MARKS: readonly CounterMark[] = [];

/** 3.2 Combat Factor to the left, Occupancy Factor to the right, the class behind the name, with the asterisk of those who may change sides (3.6); 18.9 the star of a double division. */
export const unitFace = (id: UnitId, disrupted = false, marks = NO_MARKS): CounterFace => {
  const { label, nation, side, arm, cls, cf, of, augmented, mayDefect } = unitCard(id);
  return {
    ...coloursOf(nation, side),
    symbol: arm,
    name: `${label}\u00a0${LETTER[cls]}${mayDefect ? '*' : ''}`,
    figures: [disrupted ? '–' : `${cf}${augmented ? '*' : ''}`, fraction(of)],
    marks,
  };
};

/** 3.4 A commander shows his rating, and beside it his authority where it counts (16.2). */
export const commanderFace = (id: CommanderId, marks = NO_MARKS, authority?: string): CounterFace => {
  const { label, nation, side, cr } = commanderCard(id);
  const figures: CounterFace['figures'] = authority === undefined ? ['', String(cr)] : [String(cr), authority];
  return { ...coloursOf(nation, side), symbol: 'commander', name: label, figures, marks };
};

/** 15.1 The back of a stack, with the number of its counters. */
export const backFace = (
  side: Side,
  counters: number,
  marks: readonly CounterMark[],
  language: Language,
): CounterFace => ({
  ...SIDE_COLOURS[side],
  symbol: 'hidden',
  name: wordsIn(language)('back'),
  figures: ['', String(counters)],
  marks,
});

/** 15.1 A dummy counter, for those who know it. */
export const decoyFace = (language: Language): CounterFace => ({
  ...SIDE_COLOURS.coalition,
  symbol: 'hidden',
  name: wordsIn(language)('decoy'),
  figures: ['', ''],
  marks: [{ kind: 'dummy', word: wordsIn(language)('train.dummy') }],
});

export const depotFace = (side: Side, language: Language): CounterFace => ({
  ...SIDE_COLOURS[side],
  symbol: 'depot',
  name: wordsIn(language)('depot'),
  figures: ['', ''],
  marks: NO_MARKS,
});

/** 7.4, 7.5 A Supply Train as someone sees it: its back, unless it lies face up; a mark for those who know what it is. */
export const trainFace = (side: Side, real: boolean | null, faceUp: boolean, language: Language): CounterFace => {
  const words = wordsIn(language);
  const known: CounterMark | undefined =
    real === null ? undefined : { kind: real ? 'real' : 'dummy', word: words(real ? 'train.real' : 'train.dummy') };
  return {
    ...SIDE_COLOURS[side],
    symbol: faceUp ? 'train' : 'hidden',
    name: words(faceUp && real === false ? 'train.dummy' : 'train'),
    figures: ['', ''],
    marks: known ? [known] : NO_MARKS,
    ...(faceUp ? {} : { faceDown: true }),
  };
};
