import type { Catalogue } from '@bivouac/kernel';
import { AWARD_NAMES } from '../awards.ts';
import type { ConquestMessages } from '../messages/18-conquests.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const en18: Catalogue<ConquestMessages, Names> = {
  'conquest.minor': ({ nation, by }, name) =>
    `${capital(name.the.nation(by))} has conquered ${name.the.nation(nation)}.`,
  'conquest.allyOrLand': ({ nation }, name) => `${name.nation(nation)}: an ally, or part of your national territory?`,
  'conquest.allyOrControl': ({ nation }, name) => `${name.nation(nation)}: an ally, or under your own control?`,
  'conquest.ally': ({ nation, patron }, name) =>
    `${capital(name.the.nation(nation))} is now an ally of ${name.the.nation(patron)}.`,
  'conquest.takenIn': ({ nation, into }, name) =>
    `${capital(name.the.nation(nation))} is now part of ${name.the.nation(into)}.`,
  'conquest.sicilyFree': () => 'Sicily fights on as an ally of Britain.',
  'conquest.sicilyUnited': () => 'Sicily is joined to Naples.',
  'conquest.tyrolEnds': () => 'The revolt of Tyrol is over; Innsbruck is Bavarian again.',
  'conquest.major': ({ nation, by }, name) =>
    `${capital(name.the.nation(nation))} surrenders to ${name.the.nation(by)}.`,
  'conquest.france': () => 'France is conquered, and fights on.',
  'conquest.fightsOn': ({ nation }, name) => `${capital(name.the.nation(nation))} does not surrender.`,
  'conquest.reactivated': ({ zone }, name) => `The fortress of ${name.zone(zone)} serves again.`,
  'peace.gain': ({ loser, left }, name) => `Peace with ${name.the.nation(loser)}: ${count(left, 'province')} to take.`,
  'peace.annexed': ({ province, to }, name) => `${name.province(province)} goes to ${name.the.nation(to)}.`,
  'peace.pays': ({ nation, resources }, name) =>
    `${capital(name.the.nation(nation))} has no more provinces to give and pays ${resources} of its next resources.`,
  'peace.spoils': () => 'The spoils: a card more in the next hand, or resources?',
  'peace.keyZone': ({ province }, name) => `${name.province(province)} has a key zone.`,
  'peace.notAdjacent': ({ province }, name) => `${name.province(province)} does not touch the land of the victors.`,
  'peace.polandNeedsMore': () => 'Poland needs another Polish province beside Mazovia.',
  'peace.noPoland': () => 'There is no Poland yet: Mazovia comes first.',
  'peace.hasUnits': ({ nation }, name) => `${capital(name.the.nation(nation))} has units and becomes an ally.`,
  'peace.minorNotAdjacent': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} does not touch the land of the victors.`,
  'peace.begins': ({ nation }, name) => `${capital(name.the.nation(nation))} submits to a forced peace.`,
  'peace.until': ({ nation, year }, name) =>
    `${capital(name.the.nation(nation))} submits to a forced peace until the end of ${year}.`,
  'peace.forGood': ({ nation }, name) => `${capital(name.the.nation(nation))} submits to a forced peace for good.`,
  'peace.over': ({ nation }, name) => `The forced peace of ${name.the.nation(nation)} is over.`,
  'peace.forcedAlliance': ({ nation }, name) => `${capital(name.the.nation(nation))} is now a forced ally of France.`,
  'peace.notEvacuated': ({ force }, name) => `${capital(name.the.force(force))} has not left in time and is destroyed.`,
  'peace.leave': ({ force, zone }, name) => `${capital(name.the.force(force))} at ${name.zone(zone)}: where to?`,
  'peace.left': ({ force, zone }, name) => `${capital(name.the.force(force))} goes to ${name.zone(zone)}.`,
  'peace.noWayOut': ({ force }, name) => `${capital(name.the.force(force))} has nowhere to go and is destroyed.`,
  'peace.comeHome': ({ force }, name) => `${capital(name.the.force(force))} comes home: to which key zone?`,
  'peace.cameHome': ({ force, zone }, name) => `${capital(name.the.force(force))} comes home to ${name.zone(zone)}.`,
  'peace.homePort': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} comes home: to which port?`,
  'peace.regroup': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} reorganises its forces: which piece goes where?`,
  'peace.regrouped': ({ force }, name) => `The force of ${name.the.force(force)} is reorganised.`,
  'peace.regroupedOnce': () => 'Each piece changes its force once.',
  'peace.armyNeedsGeneral': () => 'An army needs a general.',
  'alliance.force': ({ nation }, name) => `Force an alliance on ${name.the.nation(nation)}, for a card?`,
  'alliance.neverForced': ({ nation }, name) => `No alliance can be forced on ${name.the.nation(nation)}.`,
  'alliance.noNewPeace': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} has not submitted to the Empire this year.`,
  'alliance.firstDefeat': ({ nation }, name) =>
    `${capital(name.the.nation(nation))} has been beaten for the first time.`,
  'victory.level': ({ by, level }) => `Victory ${signed(by)}: level ${level}.`,
  'victory.award': ({ event }) => `Scored: ${AWARD_NAMES.en[event]}.`,
  'victory.takenBack': ({ event }) => `No longer scored: ${AWARD_NAMES.en[event]}.`,
  'end.level': ({ side, level }, name) => `${capital(name.side(side))} has won: the level of victory is ${level}.`,
  'end.keysLost': () => 'The Coalition has won: it holds every key zone of France.',
  'end.keysHeld': () => 'The Empire has won: it holds every key zone of France, and Mantua.',
  'end.bothDefeated': () => 'Both sides are defeated.',
  'end.napoleonGone': () => 'The Coalition has won: Napoleon is out of play.',
  'end.franceConquered': () => 'The Coalition has won: France is conquered and has no army in order.',
  'end.franceHolds': () => 'France has won: she is not conquered and has an army in order.',
  'end.hundredDaysDrawn': () => 'The Hundred Days end in a draw.',
};
