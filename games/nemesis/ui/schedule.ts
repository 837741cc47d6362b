import { type CommanderId, type HexId, isUnitId, type Side, unitCard, type UnitId } from '../catalogue/catalogue.ts';
import { arrivalTurn } from '../rules/13-cossacks-and-reinforcements/13.2-schedule.ts';
import { listedHexes } from '../rules/13-cossacks-and-reinforcements/13.2-where-they-arrive.ts';
import type { Reinforcement } from '../scenario/scenario.ts';
import { type Nemesis, type Place, scenarioOf, SIDES } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { isKnown, stateOf } from './seen.ts';
import { waitingOf } from './waiting.ts';

/** Where a counter is, and if it is not on the map, why. */
export type Whereabouts =
  | { readonly kind: 'map'; readonly hex: HexId }
  /** 15.1 On the map, face down. */
  | { readonly kind: 'faceDown' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'deploys' | 'frozen' | 'interned' | 'neutral' | 'defects'; readonly hex: HexId }
  | { readonly kind: 'due'; readonly turn: number; readonly hexes: readonly HexId[]; readonly withAustria: boolean }
  /** Comes in only if something happens that the calendar does not know. */
  | { readonly kind: 'aside' };

/** 13.2 The group of the Set Up Card that a counter comes with. */
export const groupOf = (g: Nemesis, side: Side, id: UnitId | CommanderId): Reinforcement | undefined =>
  scenarioOf(g).reinforcements[side].find(({ units, commanders }) =>
    isUnitId(id) ? units.includes(id) : commanders.some((each) => each === id),
  );

const whenDue = (g: Nemesis, id: UnitId | CommanderId): Whereabouts => {
  const waits = waitingOf(g).find(({ units, commanders }) => [...units, ...commanders].some((each) => each === id));
  if (waits) return { kind: waits.why, hex: waits.hex };
  const defector = g.defectors.find(({ unit }) => unit === id);
  if (defector) return { kind: 'defects', hex: defector.from };
  for (const side of SIDES) {
    const group = groupOf(g, side, id);
    if (!group) continue;
    const turn = isUnitId(id) ? arrivalTurn(g, id) : group.endOfTurn;
    return { kind: 'due', turn, hexes: listedHexes(g, side, group), withAustria: group.onlyWithAustria };
  }
  return { kind: 'aside' };
};

export const whereabouts = (view: NemesisView, id: UnitId | CommanderId, at: Place): Whereabouts => {
  if (!isKnown(view, id)) return { kind: 'faceDown' };
  if (at === 'lost') return { kind: 'lost' };
  return at === 'due' ? whenDue(stateOf(view), id) : { kind: 'map', hex: at };
};

/** 3.6, 14.9 A counter of the Confederation set is nobody's until its contingent has gone over. */
export const isSpare = ({ defectors }: Nemesis, id: UnitId, at: Place): boolean =>
  at === 'due' && unitCard(id).replaces !== undefined && !defectors.some(({ unit }) => unit === id);
