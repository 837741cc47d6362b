import { isInArea } from '../../catalogue/areas.ts';
import { commanderCard, type CommanderId, type HexId, type Side, unitCard } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { commandersOf } from '../../state/stack.ts';
import { loseCommander, type Nemesis, type UnitRow } from '../../state/state.ts';

const isOfItaly = (hex: HexId): boolean => isInArea('kingdomOfItaly', hex);

/** The commander who thinks of his own throne, while he is on the map. */
const waverer = (g: Nemesis): CommanderId | undefined =>
  g.agreed.seniority
    ? commandersOf(g, 'french').find(({ id }) => commanderCard(id).leavesWhenItalyIsEntered)?.id
    : undefined;

const goHome = (g: Nemesis, commander: CommanderId, hex: HexId): void => {
  loseCommander(g, commander);
  log(g, '16.2', 'murat.goesHome', { commander, hex });
};

/** 16.2 (10) Murat leaves for good as soon as a Coalition unit sets foot in the Kingdom of Italy, be it only to march through. */
export const enterItaly = (g: Nemesis, side: Side, hex: HexId): void => {
  if (side !== 'coalition' || !isOfItaly(hex)) return;
  const murat = waverer(g);
  if (murat !== undefined) goHome(g, murat, hex);
};

const hasComeToItaly = ({ id, at }: UnitRow, before: UnitRow | undefined): boolean =>
  at !== before?.at && at !== 'due' && at !== 'lost' && unitCard(id).side === 'coalition' && isOfItaly(at);

/**
 * 16.2 (10) The same by any other means, when all that goes with it is done: a combat is fought out first
 * (rulings/16.2-murat-in-italy.md). `before` are the units as they stood when the step began.
 */
export const watchItaly = (g: Nemesis, before: readonly UnitRow[]): void => {
  if (g.units === before) return;
  const murat = waverer(g);
  if (murat === undefined) return;
  const invader = g.units.find((row, index) => hasComeToItaly(row, before[index]));
  if (invader) goHome(g, murat, invader.at as HexId);
};
