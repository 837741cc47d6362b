import type { Catalogue } from '@bivouac/kernel';
import type { DiplomacyMessages } from '../messages/8-diplomacy.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const en8: Catalogue<DiplomacyMessages, Names> = {
  'diplomacy.sent': ({ side, nation, card }, name) =>
    `${capital(name.side(side))} sends envoys to ${name.the.nation(nation)} with ${name.card(card)}.`,
  'diplomacy.failed': ({ side, nation }, name) =>
    `${capital(name.the.nation(nation))} does not join ${name.side(side)}.`,
  'diplomacy.cancelled': ({ nation }, name) => `The action on ${name.the.nation(nation)} comes to nothing.`,
  'diplomacy.free': ({ left, bonus }) =>
    `A free diplomatic action at ${signed(bonus)}; ${count(left, 'is', 'are')} left. On whom?`,
  'diplomacy.cardTooLow': ({ card, nation, least }, name) =>
    `${capital(name.the.nation(nation))} needs a card worth at least ${least}; ${name.card(card)} is worth less.`,
  'diplomacy.majorInPhase': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} is a major power: only the diplomatic phase is for those.`,
  'diplomacy.oneMajor': () => 'One major power a year is all.',
  'diplomacy.sameTwice': ({ nation }, name) => `Envoys have been to ${name.the.nation(nation)} in this phase.`,
  'diplomacy.oncePerTwoRounds': () => 'The diplomatic action of these two rounds has been taken.',
  'diplomacy.notNow': () => 'Diplomacy has its phase and its rounds; this is neither.',
  'diplomacy.notNeutral': ({ nation }, name) => `${capital(name.the.nation(nation))} is not neutral.`,
  'diplomacy.ownAlly': ({ nation }, name) => `${capital(name.the.nation(nation))} is with you already.`,
  'diplomacy.enemyAlly': ({ nation }, name) => `${capital(name.the.nation(nation))} is an ally of the Coalition.`,
  'diplomacy.protectorate': ({ nation }, name) => `${capital(name.the.nation(nation))} is a French protectorate.`,
  'diplomacy.partOfProtectorate': ({ nation, state }, name) =>
    `${capital(name.the.nation(nation))} is part of a protectorate: ${name.nation(state)}.`,
  'diplomacy.garrisoned': ({ nation }, name) => `Troops of the Empire stand in ${name.the.nation(nation)}.`,
  'diplomacy.follows': ({ nation, patron }, name) =>
    `${capital(name.the.nation(nation))} follows ${name.the.nation(patron)}.`,
  'diplomacy.closed': ({ nation }, name) => `A card has closed ${name.the.nation(nation)} to your envoys.`,
  'diplomacy.noNation': ({ nation }, name) => `There is nobody to talk to in ${name.the.nation(nation)}.`,
  'alliance.joins': ({ nation, side }, name) => `${capital(name.the.nation(nation))} joins ${name.side(side)}.`,
  'alliance.follows': ({ nation, patron }, name) =>
    `${capital(name.the.nation(nation))} follows ${name.the.nation(patron)} into the war.`,
  'alliance.deploy': ({ unit }, name) => `${name.unit(unit)}: in which zone?`,
  'alliance.deployFleet': ({ fleet }, name) => `${name.fleet(fleet)}: in which port?`,
  'alliance.deployed': ({ unit, zone }, name) =>
    `${capital(name.the.unit(unit))} takes the field at ${name.zone(zone)}.`,
  'alliance.fleetDeployed': ({ fleet, zone }, name) =>
    `${capital(name.the.fleet(fleet))} is fitted out at ${name.zone(zone)}.`,
  'alliance.enemyHolds': ({ zone }, name) => `${name.zone(zone)} is in enemy hands.`,
  'alliance.noRoom': ({ zone }, name) => `The force at ${name.zone(zone)} cannot take it in.`,
  'alliance.noPlace': ({ unit }, name) => `${capital(name.the.unit(unit))} finds no place and stays in the reserve.`,
  'alliance.comeOver': ({ force }, name) =>
    `${capital(name.the.force(force))} makes for the nearest friendly zone: which?`,
  'alliance.cameOver': ({ force, zone }, name) => `${capital(name.the.force(force))} comes over to ${name.zone(zone)}.`,
  'alliance.cutOff': ({ force }, name) => `${capital(name.the.force(force))} has no way to go and is destroyed.`,
  'alliance.fallOut': ({ nation, zone, steps }, name) =>
    `${capital(name.the.nation(nation))} turns on the Empire at ${name.zone(zone)}: each side loses ${count(steps, 'step')}.`,
  'alliance.spainLeaves': () => 'Spain leaves the alliance and is neutral.',
  'alliance.choose': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} at ${name.zone(zone)} stands among enemies: what now?`,
  'alliance.noFortress': ({ zone }, name) => `${name.zone(zone)} has no fortress.`,
  'alliance.notOurFortress': ({ zone }, name) => `The fortress of ${name.zone(zone)} is not ours.`,
  'alliance.heldByEnemy': ({ zone }, name) => `${name.zone(zone)} cannot be entered.`,
  'alliance.intoFortress': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} shuts itself up in ${name.zone(zone)}.`,
  'alliance.fallsBack': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} falls back to ${name.zone(zone)}.`,
  'protectorate.made': ({ nation }, name) => `${capital(name.the.nation(nation))} is now a protectorate.`,
  'protectorate.lost': ({ nation }, name) => `${capital(name.the.nation(nation))} is no longer a protectorate.`,
  'protectorate.empireOnly': () => 'Only the Empire makes protectorates.',
  'protectorate.neverOne': ({ nation }, name) => `${capital(name.the.nation(nation))} cannot be a protectorate.`,
  'protectorate.notAllied': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} must be an ally of France first.`,
  'protectorate.cardTooLow': ({ card, least }, name) =>
    `A protectorate needs a card worth at least ${least}; ${name.card(card)} is worth less.`,
  'war.ends': ({ war }, name) => `${name.card(war)} is over; the troops come home with the next budget.`,
  'war.goesOn': ({ war }, name) => `${name.card(war)} goes on.`,
  'war.coalitionOnly': () => 'Only the Coalition ends foreign wars.',
  'war.winterOnly': () => 'A foreign war can be ended in the diplomatic phase and in winter rounds.',
  'state.created': ({ nation }, name) => `A new state: ${name.nation(nation)}.`,
  'state.enlarge': ({ nation }, name) => `${name.nation(nation)}: a province of France to make over?`,
  'state.grows': ({ nation, zones }, name) => `${capital(name.the.nation(nation))} gains ${name.zones(zones)}.`,
  'state.dissolved': ({ nation }, name) => `${capital(name.the.nation(nation))} is no more.`,
  'state.corps': ({ unit }, name) => `${capital(name.the.unit(unit))} can now be raised.`,
  'state.needsAllies': ({ nation, least }, name) =>
    `${capital(name.the.nation(nation))} needs ${least} of its lands on the Empire’s side.`,
  'state.needsBeaten': ({ nation }, name) => `${capital(name.the.nation(nation))} has not been beaten yet.`,
  'state.needsNaples': () => 'Naples is not on the Empire’s side.',
};
