import type { Script } from '@bivouac/kernel';
import type { CommanderId, Side, UnitId } from '../../catalogue/catalogue.ts';
import type { CommanderChange, Reinforcement } from '../../scenario/scenario.ts';
import { log } from '../../text/speech.ts';
import { commander, loseCommander, type Nemesis, scenarioOf, sendCommanderAway, unit } from '../../state/state.ts';
import { endPhase, finish } from '../5-sequence-of-play/5.1-clock.ts';
import { arrivalTurn } from './13.2-schedule.ts';
import { placeCommander, placeUnit } from './13.3-placing.ts';
import { linkOf } from '../17-linked-campaigns/17.1-rules-of-1812.ts';
import {
  isOnOffer,
  mayCommanderCome,
  mayUnitCome,
  type Party,
  partyOf,
} from '../17-linked-campaigns/17.4-set-up-card.ts';
import { isNapoleonDue, napoleonReturns } from '../17-linked-campaigns/17.9-napoleon.ts';

/**
 * A commander leaves for good, or until he comes again as a reinforcement. What he may command changes by itself when
 * its time comes (16.2).
 */
export const makeChange = (g: Nemesis, made: CommanderChange): void => {
  const { commander: id, change, why } = made;
  if (commander(g, id).at === 'lost' || !isMade(g, made)) return;
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

/** 17 In the linked game a change concerns those on the map alone, and nobody goes away to be forfeited (rulings L-21 and L-29). */
const isMade = (g: Nemesis, { commander: id, change }: CommanderChange): boolean => {
  if (!linkOf(g)) return true;
  const { at } = commander(g, id);
  return at !== 'due' && at !== 'lost' && (change !== 'returnsLater' || g.politics.invasion?.napoleon !== 'kept');
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
    (group) => (!group.onlyWithAustria || g.politics.austria === 'coalition') && isOnOffer(g, side, group),
  );

const nextUnit = (g: Nemesis, groups: readonly Reinforcement[], party: Party): Arrival<UnitId> | undefined => {
  for (const group of groups) {
    const id = group.units.find(
      (each) =>
        unit(g, each).at === 'due' &&
        arrivalTurn(g, each) === g.clock.turn &&
        (!group.of1813 || mayUnitCome(party, each)),
    );
    if (id) return { id, group };
  }
  return undefined;
};

const nextCommander = (
  g: Nemesis,
  groups: readonly Reinforcement[],
  party: Party,
): Arrival<CommanderId> | undefined => {
  for (const group of groups) {
    if (group.endOfTurn !== g.clock.turn) continue;
    const id = group.commanders.find(
      (each) => commander(g, each).at === 'due' && (!group.of1813 || mayCommanderCome(party, group, each)),
    );
    if (id) return { id, group };
  }
  return undefined;
};

/**
 * 13.2 Reinforcements arrive at the end of the Turn that the Set Up Card names, first those of the player with more
 * Supply Trains on his card. Units come one by one, then commanders (ruling A-83). 17.4 (v) Those of 1813 wait for a change
 * of sources; 17.9c Napoleon does not.
 */
export function* arriveReinforcements(g: Nemesis): Script {
  const side = g.clock.next;
  const groups = groupsOf(g, side);
  const party = partyOf(g, side);
  if (side === 'french' && isNapoleonDue(g)) return yield* napoleonReturns(g);
  const arriving = nextUnit(g, groups, party);
  if (arriving) return yield* placeUnit(g, side, arriving.id, arriving.group);
  const leader = nextCommander(g, groups, party);
  if (leader) return yield* placeCommander(g, side, leader.id, leader.group);
  finish(g, side);
}
