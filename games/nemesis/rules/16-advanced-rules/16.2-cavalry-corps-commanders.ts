import type { Verdict } from '@bivouac/kernel';
import { commanderCard, type CommanderId, type HexId, type Side, unitCard } from '../../catalogue/catalogue.ts';
import { must } from '../../text/speech.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import type { CommanderRow, Nemesis, UnitRow } from '../../state/state.ts';

const isCavalry = ({ id }: UnitRow): boolean => unitCard(id).arm === 'cavalry';

/** 16.2 A commander of a cavalry corps who has no other commander beside him, of whatever mark. */
export const loneCavalryCommander = (commanders: readonly CommanderId[]): CommanderId | undefined => {
  const [only, another] = commanders;
  return only !== undefined && another === undefined && commanderCard(only).cavalryCorps ? only : undefined;
};

/** 16.2 in 7.3, 8.1 and 8.2 A commander of a cavalry corps by himself sets no infantry and no guns in motion. */
export const mayDirect = (
  g: Nemesis,
  hex: HexId,
  commanders: readonly CommanderRow[],
  units: readonly UnitRow[],
): Verdict => {
  if (!g.agreed.seniority) return undefined;
  const horseman = loneCavalryCommander(ids(commanders));
  if (horseman === undefined) return undefined;
  return must('16.2', units.every(isCavalry), 'cavalryCorps.onlyCavalry', { commander: horseman, hex });
};

/** The same of a whole stack and all who are with it. */
export const mayDirectStack = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  g.agreed.seniority ? mayDirect(g, hex, commandersAt(g, side, hex), unitsAt(g, hex)) : undefined;

/** 16.2 in 11.5 and 11.7 Such a commander helps a supporting stack only if there is cavalry in it. */
export const countsInSupport = (g: Nemesis, commanders: readonly CommanderRow[], units: readonly UnitRow[]): boolean =>
  !g.agreed.seniority || loneCavalryCommander(ids(commanders)) === undefined || units.some(isCavalry);
