import type { PieceList } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import type { CommanderId, HexId, UnitId } from '../catalogue/ids.ts';
import type { CommanderRow, Nemesis, UnitRow } from '../state/state.ts';
import { authoritySign, authorityWords } from './authority.ts';
import { commanderFace, unitFace } from './faces.ts';
import { commanderMarks, unitMarks, worded } from './marks.ts';
import { wordsIn } from './text/words.ts';

export type Group = PieceList['groups'][number];
export type Row = Group['rows'][number];

export const unitRow = (g: Nemesis, row: UnitRow, hex: HexId, language: Language): Row => {
  const marks = worded(unitMarks(g, row, hex), language);
  return {
    words: wordsIn(language)('unit', { unit: row.id, marks: marks.map(({ word }) => word) }),
    place: hex,
    counter: row.id,
    face: unitFace(row.id, row.disrupted, marks),
  };
};

export const commanderRow = (g: Nemesis, row: CommanderRow, hex: HexId, language: Language): Row => {
  const marks = worded(commanderMarks(g, row), language);
  return {
    words: wordsIn(language)('commander', {
      commander: row.id,
      marks: [...authorityWords(g, row.id, hex, language), ...marks.map(({ word }) => word)],
    }),
    place: hex,
    counter: row.id,
    face: commanderFace(row.id, marks, authoritySign(g, row.id, hex)),
  };
};

/** Counters that are not on the map: nothing marks them, and nothing lights up. */
export const offMapUnit = (id: UnitId, language: Language): Row => ({
  words: wordsIn(language)('unit', { unit: id, marks: [] }),
  face: unitFace(id),
});
export const offMapCommander = (id: CommanderId, language: Language): Row => ({
  words: wordsIn(language)('commander', { commander: id, marks: [] }),
  face: commanderFace(id),
});
