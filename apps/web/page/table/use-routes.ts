import type { GameUi } from '@bivouac/board';
import type { Told } from '@bivouac/kernel';
import { useState } from 'react';

type Routes = Readonly<Record<string, readonly string[]>>;

/** A moment as one seat knows it: the state after so many answers, and what was told up to then or longer. */
export interface Seen {
  readonly state: unknown;
  readonly seq: number;
  readonly events: readonly Told[];
}

const NO_ROUTES: Routes = {};

/** By which ways counters went from one moment to a later one. Only what the seat was told counts. */
const onward = (ui: Pick<GameUi, 'routes'>, from: number, { state, seq, events }: Seen): Routes => {
  const told = events.filter(({ at }) => at <= seq);
  const since = told.findIndex(({ at }) => at > from);
  if (!ui.routes || since < 0) return NO_ROUTES;
  return ui.routes(
    state,
    told.map(({ said }) => said),
    since,
  );
};

const reversed = (routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([counter, route]) => [counter, route.toReversed()]));

/** The ways between two moments; who goes back in time goes the same ways backwards. */
export const routesBetween = (ui: Pick<GameUi, 'routes'>, before: Seen, after: Seen): Routes =>
  before.seq <= after.seq ? onward(ui, before.seq, after) : reversed(onward(ui, after.seq, before));

/** The ways by which counters came from the moment shown before to the one shown now. */
export const useRoutes = (ui: Pick<GameUi, 'routes'>, { state, seq, events }: Seen): Routes => {
  const [shown, setShown] = useState({ state, seq, events, routes: NO_ROUTES });
  if (shown.state === state) return shown.routes;
  const now = { state, seq, events };
  const routes = routesBetween(ui, shown, now);
  setShown({ ...now, routes });
  return routes;
};
