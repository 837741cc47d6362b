import type { Side } from '../../catalogue/catalogue.ts';
import { campaignOf, type Nemesis, opponent, PHASES, type Phase, scenarioOf } from '../../state/state.ts';
import { log } from '../../text/speech.ts';
import { turnLossesOver } from '../../state/state-1813.ts';
import { trainsOrder } from '../7-active-supply/7.4-trains-order.ts';
import { tellVictory } from '../14-campaign-of-1813/14.4-victory.ts';
import { isArmisticeTurn } from '../14-campaign-of-1813/14.15-turns.ts';
import { putCardsAway } from '../16-advanced-rules/16.1-end-of-turn.ts';
import { setsDummiesAfter } from '../15-optional-rules/15.1-dummies.ts';
import { noteCavalry } from '../8-rally-and-movement/8.4-beside-cavalry.ts';
import { isPlayedInLink } from '../17-linked-campaigns/17.1-phases.ts';
import { commandsOrder } from '../9-combat-commands/9.3-commands-order.ts';

/** 9.3, 12.2 in Combat and Commanders' Movement the Combat Commands decide who begins; elsewhere the Supply Trains (7.4, 8.2, 13.2), and 17 the French at the turn of the year. */
const opens = (g: Nemesis, phase: Phase): Side => {
  switch (phase) {
    case 'combat':
    case 'commandersMovement':
      return commandsOrder(g)[0];
    case 'newYear':
    case 'changeOfSources':
      return 'french'; // 17.4, 17.5b (rulings L-3 and L-21)
    default:
      return trainsOrder(g)[0];
  }
};

/** 14, 16.1 Which phases there are at all: those of 1813 and of its cards belong to no other campaign. */
const isPlayed = (g: Nemesis, phase: Phase): boolean => {
  switch (phase) {
    case 'evacuation':
    case 'firstDepots':
    case 'redeployment':
    case 'armisticeDepots':
    case 'armisticeReinforcements':
    case 'over':
      return false;
    case 'armistice':
      return isArmisticeTurn(g);
    case 'cards':
      return g.agreed.cards;
    case 'politics':
    case 'hamburg':
    case 'defectors':
    case 'allegiance':
      return campaignOf(g) !== undefined;
    case 'emperor':
    case 'newYear':
    case 'transition':
    case 'changeOfSources':
    case 'arrears':
    case 'garrisons':
    case 'reckoning':
      return isPlayedInLink(g, phase);
    default:
      return true;
  }
};

/** The first phase that is played, from this place in the list on. */
const nextPlayed = (g: Nemesis, from: number): Phase | undefined =>
  PHASES.slice(from).find((phase) => isPlayed(g, phase));

/** 5.1 A phase begins once both players have completed the one before. */
export const beginPhase = (g: Nemesis, phase: Phase): void => {
  const setsDummies = setsDummiesAfter(g, g.clock.phase);
  g.clock = { ...g.clock, phase, out: [], ...(setsDummies ? { decoys: true } : {}) };
  g.clock = { ...g.clock, next: opens(g, phase) };
  if (phase === 'movement') noteCavalry(g); // 8.4 bp7
  log(g, '5.1', 'phase.begins', { phase });
};

/** 5.2, 5.3, 14.2, 14.3, 18.2, 18.3 When all phases are completed the Turn ends and the next begins, until the last Turn has been played. */
const endTurn = (g: Nemesis): void => {
  if (g.clock.turn >= scenarioOf(g).turns) {
    g.clock = { ...g.clock, phase: 'over', out: [] };
    return tellVictory(g);
  }
  beginTurn(g, g.clock.turn + 1);
};

/** 5.2 The first Turn starts by itself (rulings/18.1-first-depots.md), and the one after an Armistice is not the next (14.15). */
export const beginTurn = (g: Nemesis, turn: number): void => {
  putCardsAway(g);
  turnLossesOver(g);
  g.clock = { ...g.clock, turn };
  log(g, '5.2', 'turn.begins', { turn });
  beginPhase(g, nextPlayed(g, 0) ?? 'generalSupply');
};

export const endPhase = (g: Nemesis): void => {
  const after = nextPlayed(g, PHASES.indexOf(g.clock.phase) + 1);
  if (!after) return endTurn(g);
  beginPhase(g, after);
};

/** The other player is next, unless he has finished with this phase. */
export const handOver = (g: Nemesis): void => {
  const other = opponent(g.clock.next);
  if (!g.clock.out.includes(other)) g.clock = { ...g.clock, next: other };
};

/** A player has finished with this phase; when both have, it ends. */
export const finish = (g: Nemesis, side: Side): void => {
  const other = opponent(side);
  if (g.clock.out.includes(other)) return endPhase(g);
  g.clock = { ...g.clock, out: [...g.clock.out, side], next: other };
};
