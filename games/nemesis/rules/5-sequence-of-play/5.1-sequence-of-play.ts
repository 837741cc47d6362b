import type { Script } from '@bivouac/kernel';
import { campaignOf, type Nemesis, type Phase } from '../../state/state.ts';
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
import { deployFirstDepots } from '../14-campaign-of-1813/14.1-set-up.ts';
import { WarIsOver } from '../14-campaign-of-1813/14.4-napoleons-death.ts';
import { announcePolitics } from '../14-campaign-of-1813/14.9-confederation.ts';
import { testAllegiance } from '../14-campaign-of-1813/14.9-triggers.ts';
import { joinDefectors } from '../14-campaign-of-1813/14.9-defectors.ts';
import { hamburgPoints } from '../14-campaign-of-1813/14.14-hamburg.ts';
import { armistice } from '../14-campaign-of-1813/14.15-armistice.ts';
import { redeploy } from '../14-campaign-of-1813/14.15-redeployment.ts';
import { armisticeDepots } from '../14-campaign-of-1813/14.15-depots.ts';
import { armisticeReinforcements } from '../14-campaign-of-1813/14.15-reinforcements.ts';
import { setDummies } from '../15-optional-rules/15.1-dummies.ts';
import { faceDown, liesFaceDown } from '../15-optional-rules/15.1-hidden-stacks.ts';
import { placeEvacuated } from '../15-optional-rules/15.2-evacuated-garrisons.ts';
import { playCards } from '../16-advanced-rules/16.1-card-step.ts';
import { watchItaly } from '../16-advanced-rules/16.2-murat-in-italy.ts';
import { noteWhoLeftHome } from '../17-linked-campaigns/17.1-at-home.ts';
import { watchWarsaw } from '../17-linked-campaigns/17.2-early-ending.ts';
import { reckon } from '../17-linked-campaigns/17.2-reckoning.ts';
import { fallApart } from '../17-linked-campaigns/17.3-transition.ts';
import { bringArrears } from '../17-linked-campaigns/17.4-arrears.ts';
import { changeSources } from '../17-linked-campaigns/17.4-change-of-sources.ts';
import { watchPrussia } from '../17-linked-campaigns/17.4-prussia.ts';
import { beginNewYear } from '../17-linked-campaigns/17.5-first-turn.ts';
import { makeGarrisons } from '../17-linked-campaigns/17.6-garrisons.ts';
import { decideOnNapoleon } from '../17-linked-campaigns/17.9-napoleon.ts';

const over = (): never => {
  throw new Error('5.3: the game is over');
};

/**
 * 5.1 The Turn is played phase by phase, each completed by both players before the next.
 * A script plays one step of its phase and leaves the clock where the next step begins.
 */
const STEPS: Readonly<Record<Phase, (g: Nemesis) => Script>> = {
  evacuation: placeEvacuated,
  firstDepots: deployFirstDepots,
  emperor: decideOnNapoleon,
  newYear: beginNewYear,
  armistice,
  redeployment: redeploy,
  armisticeDepots,
  armisticeReinforcements,
  politics: announcePolitics,
  cards: playCards,
  generalSupply,
  transition: fallApart,
  changeOfSources: changeSources,
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
  hamburg: hamburgPoints,
  commanderChanges: changeCommanders,
  reinforcements: arriveReinforcements,
  defectors: joinDefectors,
  allegiance: testAllegiance,
  arrears: bringArrears,
  garrisons: makeGarrisons,
  reckoning: reckon,
  over,
};

/** 17 What comes true at once where the war begins in Russia: Warsaw falls, a garrison has left its city, Prussia joins. */
const watchInvasion = (g: Nemesis): void => {
  if (!g.politics.invasion) return;
  noteWhoLeftHome(g);
  watchPrussia(g);
  watchWarsaw(g);
};

/** A step of play; before every question and at its end it is looked at what has come true. */
function* watched(g: Nemesis, step: Script): Script {
  for (let asked = step.next(); ;) {
    watchInvasion(g);
    if (asked.done) return;
    asked = step.next(yield asked.value);
  }
}

/** 14.4, 17.2 When Napoleon is lost, or Warsaw, the war is over in the middle of whatever was going on. */
function* untilTheWarIsOver(g: Nemesis): Script {
  const before = g.units;
  try {
    const step = STEPS[g.clock.phase](g);
    yield* g.politics.invasion ? watched(g, step) : step;
    watchItaly(g, before); // 16.2
  } catch (end) {
    if (!(end instanceof WarIsOver)) throw end;
    g.clock = { ...g.clock, phase: 'over', out: [] };
    g.battle = null;
  }
}

/** 15.1 While stacks lie face down, dummies are set between the phases, and what is asked is cut for the others. */
const playFaceDown = (g: Nemesis): Script => faceDown(g, g.clock.decoys ? setDummies(g) : untilTheWarIsOver(g));

export const playOn = (g: Nemesis): Script => {
  if (!campaignOf(g) && !g.politics.invasion) return STEPS[g.clock.phase](g);
  return liesFaceDown(g) ? playFaceDown(g) : untilTheWarIsOver(g);
};
