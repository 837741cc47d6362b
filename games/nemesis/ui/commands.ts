import type { Side } from '../catalogue/ids.ts';
import { receiveCommands } from '../rules/9-combat-commands/9.1-receive-commands.ts';
import { bothSides, type Nemesis, type Phase, PHASES } from '../state/state.ts';

export const isBefore = ({ clock }: Nemesis, phase: Phase): boolean =>
  PHASES.indexOf(clock.phase) < PHASES.indexOf(phase);

/** 9.1 Before they are received, the Commands that the rule will give; afterwards those that are left. */
export const commandsNow = (g: Nemesis): Readonly<Record<Side, number>> => {
  if (!isBefore(g, 'combat')) return bothSides((side) => g.ledgers[side].commands);
  const later: Nemesis = { ...g, clock: { ...g.clock, phase: 'combatCommands' } };
  receiveCommands(later).next();
  return bothSides((side) => later.ledgers[side].commands);
};
