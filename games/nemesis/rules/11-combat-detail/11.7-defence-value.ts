import type { Nemesis } from '../../state/state.ts';
import { strongWalls } from '../16-advanced-rules/16.1-held-ready.ts';
import { massedGuns } from '../16-advanced-rules/16.1-massed-guns.ts';
import { sheet, type Sheet } from './11.2-sheet.ts';
import { battleOf, defenderOf, mainStack } from './11.2-taking-part.ts';
import { leadership, strength, supportBy } from './11.5-attack-value.ts';
import { hasOnlyDisruptedDefenders } from './11.18-disrupted-defenders.ts';

/** 11.6, 11.7 The defence value, modifier by modifier, up to the die; nothing but the die when all are disrupted (11.18). */
export const defenceSheet = (g: Nemesis): Sheet => {
  if (hasOnlyDisruptedDefenders(g)) return sheet([]);
  const { to, joined } = battleOf(g);
  const defender = defenderOf(g);
  const units = mainStack(g, defender);
  return sheet([
    ...strength(g, '11.6', defender, to, units),
    ...leadership(g, '11.7', defender, to, units),
    ...joined[defender].flatMap((hex) => supportBy(g, '11.7', defender, hex, [])),
    ...massedGuns(g, defender, to),
    ...strongWalls(g),
  ]);
};
