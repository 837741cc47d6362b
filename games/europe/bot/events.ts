import { fleet as fleetCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { ForceId, ForceName } from '../state/state.ts';
import { armyOf, forceCalled, forceSteps } from '../state/state.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { pull } from './draw.ts';
import { worthOf } from './goals.ts';
import type { Situation } from './situation.ts';
import { generalWorth, stepWorth } from './strength.ts';
import { enemyNear } from './threats.ts';

const steps = ({ g }: Situation, name: ForceName): number => forceSteps(g, forceCalled(g, name));
const isArmy = ({ g }: Situation, id: ForceId): boolean => armyOf(g, id) !== undefined;

/** What strikes the enemy strikes his largest force. */
const strike: Judge = (s) =>
  byKind({
    desert: ({ force }) => steps(s, force),
    sicken: ({ force }) => steps(s, force),
    lure: ({ force }) => steps(s, force),
    raid: () => 1,
    sendHome: ({ unit }) => stepWorth(s.g, unit),
    defect: ({ unit }) => stepWorth(s.g, unit),
    silence: () => 1,
    disperse: () => 1,
    driveIn: nothing,
    done: nothing,
  });

/** What an event gives goes to the best units and to the strongest force. */
const gift: Judge = (s) =>
  byKind({
    completeFree: ({ unit }) => stepWorth(s.g, unit),
    conscriptCorps: ({ unit }) => 1 + unitCard(unit).morale,
    levy: ({ unit }) => 1 + unitCard(unit).morale,
    fieldCorps: ({ unit }) => 1 + unitCard(unit).morale,
    lend: ({ unit }) => 1 + unitCard(unit).morale,
    lendGeneral: ({ general }) => 5 + generalWorth(general),
    raiseWith: ({ force }) => steps(s, force) + (isArmy(s, forceCalled(s.g, force)) ? 2 : 0),
    takeOver: ({ force }) => steps(s, force),
    holdApart: ({ force }) => steps(s, force),
    pacifier: ({ general }) => generalWorth(general),
    winOverZone: ({ zone }) => worthOf(s, zone),
    subsidise: ({ nation }) => (nation === 'austria' ? 2 : 1),
    yes: () => 1,
    no: nothing,
    done: nothing,
    pass: nothing,
  });

/** What must be given up is the least. */
const sacrifice: Judge = (s) =>
  byKind({
    toForeignWar: ({ unit }) => -stepWorth(s.g, unit),
    generalToForeignWar: ({ general }) => -generalWorth(general),
    fleetToForeignWar: ({ fleet }) => -fleetCard(fleet).tactical,
    loseFleet: ({ fleet }) => -fleetCard(fleet).tactical,
    take: ({ unit }) => unitCard(unit).morale,
    takeDepot: () => -1,
    done: nothing,
  });

/** A force that changes its place stays near its goals and away from the enemy. */
const place: Judge = (s) =>
  byKind({
    comeHome: ({ force, zone }) => pull(s, zone, steps(s, force)),
    leaveFor: ({ force, zone }) => pull(s, zone, steps(s, force)),
    stayOn: () => -2,
    comeOver: ({ zone }) => pull(s, zone, 2) - enemyNear(s, zone),
    fallBackTo: ({ zone }) => pull(s, zone, 2) - 0.3 * enemyNear(s, zone),
    takeFortress: () => 5,
    giveBattle: () => -5,
    slipAway: ({ force }) => steps(s, force),
    slipTo: ({ zone }) => pull(s, zone, 6) - 0.3 * enemyNear(s, zone),
    lureTo: ({ zone }) => -pull(s, zone, 6),
    joinArmy: ({ force }) => steps(s, force),
    imposePeace: () => 1,
    makeOver: () => 1,
    done: nothing,
    pass: nothing,
  });

export const EVENTS: Judges = {
  'desertion.which': strike,
  'typhus.which': strike,
  'schulmeister.whom': strike,
  'cossacks.which': strike,
  'restoration.which': strike,
  'defection.which': strike,
  'artillery.which': strike,
  'aragon.militia': strike,
  'foulWeather.which': strike,
  'foulWeather.whereTo': () => nothing,
  'correspondence.which': () => nothing,
  'completing.which': gift,
  'fatherland.which': gift,
  'conscripts.whichCorps': gift,
  'conscripts.whichArmy': gift,
  'landwehr.which': gift,
  'holyEmpire.which': gift,
  'expedition.which': gift,
  'expedition.general': gift,
  'expedition.withWhom': gift,
  'specialUnit.which': gift,
  'kutuzov.offer': gift,
  'genius.which': gift,
  'aragon.who': gift,
  'afrancesados.where': gift,
  'pitt.whom': gift,
  'foreignWar.whichCorps': sacrifice,
  'foreignWar.whichGeneral': sacrifice,
  'foreignWar.whichFleet': sacrifice,
  'naval.lose': sacrifice,
  'naval.excess': sacrifice,
  'detach.whichUnits': sacrifice,
  'peace.comeHome': place,
  'peace.leave': place,
  'peace.regroup': place,
  'alliance.comeOver': place,
  'alliance.choose': place,
  'berezina.who': place,
  'berezina.whereTo': place,
  'schulmeister.whereTo': place,
  'stacking.whichArmy': place,
  'tilsit.whom': place,
  'state.enlarge': place,
};
