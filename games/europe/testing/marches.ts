import { opponent, type Side } from '../catalogue/ids.ts';
import { type Action, force, forceCalled, type ForceRow } from '../state/state.ts';
import type { GeneralId, UnitId } from '../catalogue/ids.ts';
import { at, type Position, type Table } from './position.ts';

/** An action with so many points of a card. */
export const actionOf = (side: Side, ap = 3, more: Partial<Action> = {}): Action => ({
  side,
  by: { kind: 'operation' },
  ap,
  usesReserve: true,
  grants: [],
  activated: [],
  ...more,
});

/** A table where a side activates forces; nobody holds cards unless the test deals them. */
export const acting = (wanted: Position, side: Side = 'empire', ap = 3, more: Partial<Action> = {}): Table =>
  at({
    hands: { empire: [], coalition: [] },
    fleets: {},
    clock: { next: side, ...wanted.clock },
    action: actionOf(side, ap, more),
    ...wanted,
    // 20.2 (1) Austria has opened the war.
    tracks: { austrianDuty: [], ...wanted.tracks },
  });

/** A force is on the march, with so many points of forced march. */
export const marching = (wanted: Position, name: string, forced = 0, side: Side = 'empire', ap = 3): Table => {
  const table = acting(wanted, side, ap);
  table.answer(side, { kind: 'activate', force: name });
  if (table.asked().prompt.key === 'event.react') table.answer(opponent(side), 'pass');
  if (table.asked().prompt.key === 'callIn.whom') table.answer(side, 'done');
  return table.answer(side, { kind: 'forced', points: forced });
};

/** The force of a general or a unit. */
export const forceOf = ({ state }: Table, name: string): ForceRow =>
  force(state, forceCalled(state, name as GeneralId | UnitId));

/** The points that the force on the march has left. */
export const pointsOf = ({ state }: Table): number => {
  if (!state.march) throw new Error('nobody is on the march');
  const { factor, forced, spent } = state.march;
  return factor + (forced ?? 0) - spent;
};
