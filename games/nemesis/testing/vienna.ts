import type { HexId } from '../catalogue/catalogue.ts';
import { type Table, VIENNA } from './combat.ts';
import { at, type Position } from './position.ts';

/** Who stands where in the rulebook's examples of combat. */
export const WIEN = '3021' as HexId;
export const DAVOUT = '3121' as HexId;
export const NEY = '3020' as HexId;
export const STACK_C = '3122' as HexId;
export const PLATOV = '2922' as HexId;
export const WITTGENSTEIN = '2921' as HexId;
export const STACK_Y = '3022' as HexId;

const deployed = (stacks: (typeof VIENNA)['stacks']['french']): Record<string, readonly string[]> =>
  Object.fromEntries(stacks.map(({ hex, units, commanders }) => [hex, [...units, ...commanders]]));

/** Ney and Platov have force marched; the French have three Combat Commands left and the Russians two. */
export const beforeVienna = (more: Partial<Position> = {}): Table =>
  at({
    scenario: VIENNA,
    phase: 'combat',
    next: 'french',
    french: deployed(VIENNA.stacks.french),
    coalition: deployed(VIENNA.stacks.coalition),
    forced: ['F-YG1', 'F-YG2', 'F-YG3', 'F-YG4', 'R-Plat1', 'R-Plat2', 'R-Illow'],
    ...more,
  });

/** Davout's whole stack is ordered against Wien. */
export const davoutOrdered = (more: Partial<Position> = {}): Table =>
  beforeVienna(more).answer('french', { kind: 'attack', from: DAVOUT, to: WIEN }).answer('french', 'order');

/** Combat (1): one French and two Russian Commands are spent; Ney, Platov and Wittgenstein come, Stacks C and Y do not. */
export const joined = (more: Partial<Position> = {}): Table =>
  davoutOrdered(more)
    .answer('french', { kind: 'commit', commands: 1 })
    .dice(3)
    .answer('french', { kind: 'support', hex: NEY })
    .answer('french', { kind: 'support', hex: STACK_C })
    .answer('coalition', { kind: 'commit', commands: 2 })
    .dice(5, 3)
    .answer('coalition', { kind: 'support', hex: PLATOV })
    .answer('coalition', { kind: 'support', hex: WITTGENSTEIN })
    .answer('coalition', { kind: 'support', hex: STACK_Y })
    .dice(3, 5, 1);
