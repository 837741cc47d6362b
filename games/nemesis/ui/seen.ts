import { lastingFact, type Seat } from '@bivouac/kernel';
import { unitCard } from '../catalogue/catalogue.ts';
import type { CommanderId, HexId, Side, UnitId } from '../catalogue/ids.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { type CommanderRow, type Nemesis, SIDES, type UnitRow } from '../state/state.ts';
import { imagine, type NemesisView } from '../secrecy/view.ts';
import { isFaceDown, type StackSeen } from '../secrecy/view-stacks.ts';

/** Scenarios of somebody's own by their text: each view brings a new copy, and its board need not be laid out again. */
const known = new Map<string, Scenario>();
const keptScenario = (scenario: string | Scenario): string | Scenario => {
  if (typeof scenario === 'string') return scenario;
  const text = JSON.stringify(scenario);
  const kept = known.get(text) ?? scenario;
  known.set(text, kept);
  return kept;
};

/** 15.1 The stacks that lie face down for anyone who has this view, by hex. */
export const backsOf: (view: NemesisView) => ReadonlyMap<HexId, StackSeen> = lastingFact(
  ({ stacksSeen = [] }: NemesisView) => new Map(stacksSeen.map((stack) => [stack.hex, stack])),
);

/** What is known of the cavalry in a stack that lies face down. */
export const hasCavalry = ({ cavalry }: StackSeen): 'yes' | 'no' | 'unknown' =>
  cavalry === undefined ? 'unknown' : cavalry ? 'yes' : 'no';

const faceDown = lastingFact(
  ({ units, commanders }: NemesisView): ReadonlySet<UnitId | CommanderId> =>
    new Set<UnitId | CommanderId>(
      [...units.filter(isFaceDown<UnitRow, UnitId>), ...commanders.filter(isFaceDown<CommanderRow, CommanderId>)].map(
        ({ id }) => id,
      ),
    ),
);
/** Does this view show where a counter is? */
export const isKnown = (view: NemesisView, id: UnitId | CommanderId): boolean => !faceDown(view).has(id);

/** 15.1 Cavalry of which nobody knows is not drawn, and what it would cut is not either. */
const withoutPhantoms = (g: Nemesis, view: NemesisView): Nemesis => {
  const backs = backsOf(view);
  if (backs.size === 0) return g;
  const isPhantom = ({ id, at }: UnitRow): boolean =>
    !isKnown(view, id) && unitCard(id).arm === 'cavalry' && backs.get(at as HexId)?.cavalry === undefined;
  return { ...g, units: g.units.map((row) => (isPhantom(row) ? { ...row, disrupted: true } : row)) };
};

/**
 * A whole state that looks like this view, for the rules to read. Face-down trains of the other side and what is in
 * face-down stacks are anybody's guess in it, so those who show them read the view.
 */
export const stateOf: (view: NemesisView) => Nemesis = lastingFact((view: NemesisView) =>
  withoutPhantoms(
    imagine({ ...view, scenario: keptScenario(view.scenario) }, '', () => 0),
    view,
  ),
);

/** The side that a seat plays; a spectator plays none. */
export const sideOf = (seat: Seat): Side | undefined => SIDES.find((side) => side === seat);
