import { derived, type Seat } from '@bivouac/kernel';
import type { Side } from '../ids.ts';
import type { Scenario } from '../scenario.ts';
import { type Nemesis, SIDES } from '../state.ts';
import { imagine, type NemesisView } from '../view.ts';

/** Scenarios of somebody's own by their text: each view brings a new copy, and its board need not be laid out again. */
const known = new Map<string, Scenario>();
const keptScenario = (scenario: string | Scenario): string | Scenario => {
  if (typeof scenario === 'string') return scenario;
  const text = JSON.stringify(scenario);
  const kept = known.get(text) ?? scenario;
  known.set(text, kept);
  return kept;
};

/**
 * A whole state that looks like this view, for the rules to read. Face-down trains of the other side are anybody's
 * guess in it, so whoever shows trains reads the view.
 */
export const stateOf: (view: NemesisView) => Nemesis = derived((view: NemesisView) =>
  imagine({ ...view, scenario: keptScenario(view.scenario) }, '', () => 0),
);

/** The side that a seat plays; a spectator plays none. */
export const sideOf = (seat: Seat): Side | undefined => SIDES.find((side) => side === seat);
