import { open, type Seer, viewBy, type ViewOf } from '@bivouac/kernel';
import type { WarAndPeace } from '../state/index.ts';

/** Everything lies open on the table: this game hides nothing but fleets, and those only by O.2. */
const sights = {
  scenario: open<WarAndPeace['scenario']>,
  players: open<WarAndPeace['players']>,
  agreed: open<WarAndPeace['agreed']>,
  clock: open<WarAndPeace['clock']>,
  log: open<WarAndPeace['log']>,
  troops: open<WarAndPeace['troops']>,
  leaders: open<WarAndPeace['leaders']>,
  ships: open<WarAndPeace['ships']>,
  cities: open<WarAndPeace['cities']>,
  sieges: open<WarAndPeace['sieges']>,
  entrenched: open<WarAndPeace['entrenched']>,
  pools: open<WarAndPeace['pools']>,
  prisoners: open<WarAndPeace['prisoners']>,
  foreign: open<WarAndPeace['foreign']>,
  politics: open<WarAndPeace['politics']>,
  counters: open<WarAndPeace['counters']>,
  history: open<WarAndPeace['history']>,
  treasury: open<WarAndPeace['treasury']>,
  lines: open<WarAndPeace['lines']>,
  weather: open<WarAndPeace['weather']>,
  work: open<WarAndPeace['work']>,
  ending: open<WarAndPeace['ending']>,
};
export type WarAndPeaceView = ViewOf<WarAndPeace, typeof sights>;
export const view = viewBy<WarAndPeace, typeof sights>(sights);

/** Nothing is hidden, so the view is the state. */
export const imagine = (seen: WarAndPeaceView, _seer: Seer): WarAndPeace => ({ ...seen });
