import { open, type Pick, type Seer, viewBy, type ViewOf } from '@bivouac/kernel';
import type { WarAndPeace } from '../state/index.ts';
import { imagineFleets, seenFleets, seenMusters } from './fleets.ts';

/** Everything lies open on the table: this game hides nothing but fleets, and those only by O.2. */
const sights = {
  scenario: open<WarAndPeace['scenario']>,
  players: open<WarAndPeace['players']>,
  agreed: open<WarAndPeace['agreed']>,
  clock: open<WarAndPeace['clock']>,
  log: open<WarAndPeace['log']>,
  troops: open<WarAndPeace['troops']>,
  leaders: open<WarAndPeace['leaders']>,
  ships: seenFleets,
  musters: seenMusters,
  prizes: open<WarAndPeace['prizes']>,
  dumps: open<WarAndPeace['dumps']>,
  yards: open<WarAndPeace['yards']>,
  cities: open<WarAndPeace['cities']>,
  sieges: open<WarAndPeace['sieges']>,
  entrenched: open<WarAndPeace['entrenched']>,
  pools: open<WarAndPeace['pools']>,
  prisoners: open<WarAndPeace['prisoners']>,
  foreign: open<WarAndPeace['foreign']>,
  politics: open<WarAndPeace['politics']>,
  parting: open<WarAndPeace['parting']>,
  counters: open<WarAndPeace['counters']>,
  commerce: open<WarAndPeace['commerce']>,
  history: open<WarAndPeace['history']>,
  treasury: open<WarAndPeace['treasury']>,
  lines: open<WarAndPeace['lines']>,
  weather: open<WarAndPeace['weather']>,
  work: open<WarAndPeace['work']>,
  ending: open<WarAndPeace['ending']>,
};
export type WarAndPeaceView = ViewOf<WarAndPeace, typeof sights>;
export const view = viewBy<WarAndPeace, typeof sights>(sights);

/** A whole state that would look like this to the seer: the ships under Fleet Units are dealt anew (O.2.b). */
export const imagine = (seen: WarAndPeaceView, _seer: Seer, pick: Pick): WarAndPeace => ({
  ...seen,
  musters: null,
  ships: imagineFleets(seen.ships, seen.musters, pick),
});
