import type { Nemesis } from '../../state/state.ts';
import { defenderOf, mainStack } from './11.2-taking-part.ts';

/**
 * 11.18 Disrupted units fight no more, though they take hits and give way. Where nobody else defends, the die is all
 * the defence there is: no commander helps, nobody comes in support (rulings/11.18-only-disrupted-defenders.md).
 */
export const hasOnlyDisruptedDefenders = (g: Nemesis): boolean =>
  mainStack(g, defenderOf(g)).every(({ disrupted }) => disrupted);
