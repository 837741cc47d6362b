import type { Script } from '@bivouac/kernel';
import type { CommanderId, Side, UnitId } from '../../catalogue/catalogue.ts';
import type { CommanderChange, Reinforcement } from '../../scenario/scenario.ts';
import { log } from '../../text/speech.ts';
import { commander, loseCommander, type Nemesis, scenarioOf, sendCommanderAway, unit } from '../../state/state.ts';
import { endPhase, finish } from '../5-sequence-of-play/5.1-clock.ts';
import { arrivalTurn } from './13.2-schedule.ts';
import { placeCommander, placeUnit } from './13.3-placing.ts';

/**
 * A commander leaves for good, or until he comes again as a reinforcement. What he may command changes by itself when
 * its time comes (16.2).
 */
export const makeChange = (g: Nemesis, { commander: id, change, why }: CommanderChange): void => {
  if (commander(g, id).at === 'lost') return;
  switch (change) {
    case 'leaves':
      loseCommander(g, id);
      return log(g, '13.2', 'commander.leaves', { commander: id, en: why.en, fr: why.fr });
    case 'returnsLater':
      sendCommanderAway(g, id);
      return log(g, '13.2', 'commander.leaves', { commander: id, en: why.en, fr: why.fr });
    case 'seniority':
    case 'corps':
      if (g.agreed.seniority) log(g, '16.2', 'commander.changes', { commander: id, en: why.en, fr: why.fr });
  }
};

/** Commanders come and go as the scenario says, before reinforcements arrive (ruling A-102). */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* changeCommanders(g: Nemesis): Script {
  for (const change of scenarioOf(g).commanderChanges) if (change.endOfTurn === g.clock.turn) makeChange(g, change);
  endPhase(g);
}

interface Arrival<Id> {
  readonly id: Id;
  readonly group: Reinforcement;
}

/** 14.15 (ii), 14.16 Austrians come only if Austria has joined. */
const groupsOf = (g: Nemesis, side: Side): readonly Reinforcement[] =>
  scenarioOf(g).reinforcements[side].filter(
    ({ onlyWithAustria }) => !onlyWithAustria || g.politics.austria === 'coalition',
  );

const nextUnit = (g: Nemesis, groups: readonly Reinforcement[]): Arrival<UnitId> | undefined => {
  for (const group of groups) {
    const id = group.units.find((each) => unit(g, each).at === 'due' && arrivalTurn(g, each) === g.clock.turn);
    if (id) return { id, group };
  }
  return undefined;
};

const nextCommander = (g: Nemesis, groups: readonly Reinforcement[]): Arrival<CommanderId> | undefined => {
  for (const group of groups) {
    if (group.endOfTurn !== g.clock.turn) continue;
    const id = group.commanders.find((each) => commander(g, each).at === 'due');
    if (id) return { id, group };
  }
  return undefined;
};

/**
 * 13.2 Reinforcements arrive at the end of the Turn that the Set Up Card names, first those of the player with more
 * Supply Trains on his card. Units come one by one, then commanders (ruling A-83).
 */
export function* arriveReinforcements(g: Nemesis): Script {
  const side = g.clock.next;
  const groups = groupsOf(g, side);
  const arriving = nextUnit(g, groups);
  if (arriving) return yield* placeUnit(g, side, arriving.id, arriving.group);
  const leader = nextCommander(g, groups);
  if (leader) return yield* placeCommander(g, side, leader.id, leader.group);
  finish(g, side);
}
