import type { CommanderId, HexId, Side, UnitId } from '../../catalogue/catalogue.ts';
import type { EarlyEnding } from '../../state/state.ts';

/** 17: the invasion of Russia, and how it leads into 1813. */
export interface LinkMessages {
  'held.waits': { hex: HexId; turn: number };
  'ending.warsaw': { hexes: readonly HexId[] };
  'ending.capital': { hexes: readonly HexId[] };
  'ending.nothing': Record<never, never>;
  'ending.conquest': { hexes: readonly HexId[]; turn: number };
  'ending.won': { how: EarlyEnding };
  'displaced.whereTo': { side: Side; hex: HexId };
  'displaced.goes': { side: Side; hex: HexId; to: HexId };
  'displaced.nowhere': { side: Side; hex: HexId };
  'transition.contingents': { units: readonly UnitId[] };
  'transition.disrupted': { units: readonly UnitId[] };
  'transition.interned': { hexes: readonly HexId[] };
  'transition.depotOff': { hex: HexId };
  'transition.neutral': Record<never, never>;
  'prussia.joins': Record<never, never>;
  'sources.whether': { side: Side };
  'sources.keeps': { side: Side };
  'sources.changes': { side: Side };
  'sources.mustChange': { side: Side };
  'sources.goesBack': { side: Side };
  'sources.lost': { side: Side };
  'sources.needsWarsaw': { hex: HexId };
  'sources.depots': { side: Side };
  'exception.entered': Record<never, never>;
  'newYear.begins': Record<never, never>;
  'newYear.whoLeaves': { side: Side };
  'newYear.notOnCard': { commander: CommanderId };
  'newYear.emperorStays': { commander: CommanderId };
  'newYear.takenOff': { commander: CommanderId };
  'garrison.whether': Record<never, never>;
  'garrison.isOne': { unit: UnitId };
  'garrison.wrongArm': { unit: UnitId; hex: HexId };
  'garrison.noCounter': { hex: HexId };
  'garrison.tooFar': { unit: UnitId; hex: HexId; most: number };
  'garrison.made': { unit: UnitId; garrison: UnitId; hex: HexId };
  'garrison.notFree': { commander: CommanderId };
  'garrison.nobodyYet': { hex: HexId };
  'garrison.commander': { commander: CommanderId; hex: HexId };
  'cards.return': { count: number };
  'napoleon.whether': Record<never, never>;
  'napoleon.stays': { commander: CommanderId };
  'napoleon.leaves': { commander: CommanderId };
}
