import type { Verdict } from '@bivouac/kernel';
import type { HexId } from '../../catalogue/ids.ts';
import { isInfantry } from '../../catalogue/pieces.ts';
import { fieldAt, type WarAndPeace } from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';

/** SG T.1 Infantry that does not move may dig in. */
export const mayEntrench = (g: WarAndPeace, hex: HexId): Verdict => {
  const there = fieldAt(g, hex);
  return (
    must('SG T.1', !g.entrenched.includes(hex), 'entrench.already', { at: hex }) ??
    must(
      'SG T.1',
      there.some(({ kind }) => isInfantry(kind)),
      'entrench.infantry',
    ) ??
    must(
      'SG T.1',
      there.every(({ spent }) => spent === 'no'),
      'entrench.moved',
    )
  );
};
/** The troops have done their work for this phase: they stay. */
export const entrench = (g: WarAndPeace, hex: HexId): void => {
  g.entrenched = [...g.entrenched, hex].sort();
  g.troops = g.troops.map((troop) =>
    troop.at === hex && !troop.inside && troop.spent === 'no' ? { ...troop, spent: 'moved' } : troop,
  );
  log(g, 'SG T.1', 'entrench.done', { at: hex });
};
/** SG T.3 The works are gone when the last of the force has left them. */
export const leftEntrenchments = (g: WarAndPeace, hex: HexId): void => {
  if (g.entrenched.includes(hex) && fieldAt(g, hex).length === 0)
    g.entrenched = g.entrenched.filter((each) => each !== hex);
};
