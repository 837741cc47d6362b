import type { Script } from '@bivouac/kernel';
import type { Nemesis, Phase } from '../../state.ts';
import { generalSupply } from '../6-general-supply/6.5-general-supply.ts';
import { convertDepot } from '../7-active-supply/7.1-convert-depot.ts';
import { countTrains } from '../7-active-supply/7.2-count-trains.ts';
import { allocateTrain } from '../7-active-supply/7.4-allocation.ts';
import { placeForageMarkers } from '../7-active-supply/7.6-forage-markers.ts';
import { establishDepots } from '../7-active-supply/7.7-new-depots.ts';
import { rallyStack } from '../8-rally-and-movement/8.1-rally.ts';
import { moveStack } from '../8-rally-and-movement/8.2-move-a-stack.ts';
import { receiveCommands } from '../9-combat-commands/9.1-receive-commands.ts';
import { orderAttack } from '../10-combat-overview/10.6-order-of-attacks.ts';
import { moveCommander } from '../12-commanders-movement/12.1-commanders-movement.ts';
import { cossacksRunRiot } from '../13-cossacks-and-reinforcements/13.1-cossacks.ts';
import { arriveReinforcements, changeCommanders } from '../13-cossacks-and-reinforcements/13.2-reinforcements.ts';
import { deployFirstDepots } from '../18-suvorov/18.1-set-up.ts';

const over = (): never => {
  throw new Error('5.3: the game is over');
};

/**
 * 5.1 The Turn is played phase by phase, each completed by both players before the next.
 * A script plays one step of its phase and leaves the clock where the next step begins.
 */
const STEPS: Readonly<Record<Phase, (g: Nemesis) => Script>> = {
  firstDepots: deployFirstDepots,
  generalSupply,
  convertDepot,
  countTrains,
  allocateTrains: allocateTrain,
  forageMarkers: placeForageMarkers,
  newDepots: establishDepots,
  rally: rallyStack,
  movement: moveStack,
  combatCommands: receiveCommands,
  combat: orderAttack,
  commandersMovement: moveCommander,
  cossacks: cossacksRunRiot,
  commanderChanges: changeCommanders,
  reinforcements: arriveReinforcements,
  over,
};

export const playOn = (g: Nemesis): Script => STEPS[g.clock.phase](g);
