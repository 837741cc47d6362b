import type { Catalogue } from '@bivouac/kernel';
import type { ActivationMessages } from '../messages/9-activation.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const en9: Catalogue<ActivationMessages, Names> = {
  'activation.whom': ({ points, free }) =>
    `Activate whom? ${count(points, 'activation point')}${free > 0 ? ` and ${count(free, 'free activation')}` : ''}.`,
  'activation.begins': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} is activated in ${name.zone(zone)}.`,
  'activation.ends': ({ force, zone }, name) => `${capital(name.the.force(force))} halts in ${name.zone(zone)}.`,
  'activation.besieged': () => 'A force that is besieged cannot be activated.',
  'activation.done': () => 'This force has had its activation.',
  'activation.hasMarched': () => 'Units of this force have marched in this round.',
  'activation.tooDear': ({ cost, points }) => `That costs ${count(cost, 'activation point')}; there are ${points}.`,
  'activation.secondPoint': () => 'A lone corps needs a second activation point for that.',
  'activation.secondPointPaid': () => 'The lone corps costs a second activation point.',
  'activation.fleetDone': ({ fleet }, name) => `The fleet of ${name.the.fleet(fleet)} has been activated.`,
  'activation.moreFleets': ({ fleet }, name) => `Which other fleets sail with ${name.the.fleet(fleet)}?`,
  'activation.squadron': ({ fleets }, name) => `Squadron activated: ${name.fleets(fleets)}.`,
  'callIn.whom': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} in ${name.zone(zone)}: call in which forces around?`,
  'callIn.joins': ({ force, from, into }, name) =>
    `${capital(name.the.force(force))} comes from ${name.zone(from)} to ${name.the.force(into)}.`,
  'callIn.otherArmy': ({ force }, name) => `${capital(name.the.force(force))} commands an army of his own.`,
  'callIn.barred': ({ zone }, name) =>
    `A river without bridge or a mountain lies between the army and ${name.zone(zone)}.`,
  'swap.which': ({ force, other }, name) =>
    `${capital(name.the.force(force))} and ${name.the.force(other)}: exchange units?`,
  'swap.already': () => 'This unit has changed its army already.',
  'forced.howMany': ({ force, factor }, name) =>
    `${capital(name.the.force(force))} has ${count(factor, 'movement point')}: a forced march?`,
  'forced.declared': ({ force, points }, name) => `${name.force(force)}: forced march, ${count(points, 'point')} more.`,
  'forced.demoralised': () => 'A demoralised force makes no forced march.',
  'forced.slowed': () => 'A card forbids the forced march.',
  'march.next': ({ force, left }, name) => `${name.force(force)}: ${count(left, 'movement point')} left.`,
  'march.enters': ({ force, zone }, name) => `${capital(name.the.force(force))} enters ${name.zone(zone)}.`,
  'march.points': ({ points, left }) => `That takes ${count(points, 'movement point')}; ${left} left.`,
  'march.wholeMove': ({ zone }, name) => `The way to ${name.zone(zone)} takes the whole movement factor.`,
  'march.strait': ({ zone }, name) => `An enemy fleet at sea closes the strait to ${name.zone(zone)}.`,
  'march.neutral': ({ zone }, name) => `${name.zone(zone)} belongs to a nation that is not at war.`,
  'march.homeOnly': ({ zone }, name) =>
    `${name.zone(zone)} lies outside the territory that this militia may not leave.`,
  'march.militiaGone': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} cannot leave its country and is eliminated.`,
  'march.uncovered': ({ zone, needed }, name) =>
    `The fortress of ${name.zone(zone)} halts the march unless ${count(needed, 'step')} stay to cover it.`,
  'march.notAgainst': ({ general }, name) => `This activation may not attack ${name.the.general(general)}.`,
  'march.crowded': ({ zone }, name) =>
    `A friendly force stands in ${name.zone(zone)} that this one can neither absorb nor join.`,
  'march.mustGoOn': ({ zone }, name) =>
    `It can neither absorb nor join the friendly force in ${name.zone(zone)} and must go on.`,
  'peninsula.snareFirst': () => 'The Empire sends no units into allied Spain before the Snare of Bayonne (24F).',
  'peninsula.closed': () =>
    'Spain and Portugal are closed until the Snare of Bayonne (24F) or the Continental Blockade (25F).',
  'peninsula.frenchOrSpanish': () => 'Of the Empire only French and Spanish units may go there now.',
  'peninsula.tooMany': ({ limit }) => `No more than ${limit} French corps may be in Spain and Portugal now.`,
  'command.needsGeneral': () => 'Without a general a force is a single unit.',
  'command.tooMany': ({ general, limit }, name) =>
    `${general === null ? 'That force' : name.general(general)} may command no more than ${count(limit, 'step')}.`,
  'command.cavalry': () => 'An army has no more than two steps of reserve cavalry.',
  'command.allies': ({ general }, name) =>
    `Too many steps of allied major powers${general === null ? '' : ` under ${name.the.general(general)}`}.`,
  'command.onlyWithArmy': () => 'Reserve cavalry and special units stand only with an army.',
  'command.whichGeneral': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} in ${name.zone(zone)}: which general goes to the reserve?`,
  'command.toReserve': ({ general }, name) => `${capital(name.the.general(general))} goes to the reserve.`,
  'command.surplus': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} in ${name.zone(zone)} has too many steps: which unit loses one?`,
  'command.stepLost': ({ unit }, name) => `${capital(name.the.unit(unit))} loses a step that nobody may command.`,
  'dismiss.notInTheField': ({ general }, name) =>
    `${capital(name.the.general(general))} can be dismissed in the budget phase alone.`,
  'appoint.whom': ({ zone }, name) => `A general of the reserve for the force in ${name.zone(zone)}?`,
  'appoint.done': ({ general, zone }, name) =>
    `${capital(name.the.general(general))} comes to the force in ${name.zone(zone)}.`,
  'stacking.noGeneral': () => 'Two corps without a general do not stack.',
  'stacking.armies': ({ force }, name) => `Two armies stand with ${name.the.force(force)} already.`,
  'stacking.whichArmy': ({ zone }, name) => `Which army in ${name.zone(zone)} takes them in?`,
  'stacking.eliminated': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} may not stay in ${name.zone(zone)} and is eliminated.`,
  'force.joined': ({ force, into, zone }, name) =>
    `${capital(name.the.force(force))} joins ${name.the.force(into)} in ${name.zone(zone)}.`,
  'absorb.army': ({ force }, name) => `${capital(name.the.force(force))} commands an army.`,
  'absorb.noGeneral': () => 'Only a general absorbs other units.',
  'absorb.outranked': ({ force }, name) => `${capital(name.the.force(force))} is not of lower rank.`,
  'absorb.leftBehind': () => 'It was left here in this activation.',
  'absorb.hasMarched': () => 'Units that have marched in this round march on only with an army.',
  'absorb.part': ({ force, from, zone }, name) =>
    `${capital(name.the.force(force))} takes units from ${name.the.force(from)} in ${name.zone(zone)}.`,
  'detach.lastUnit': ({ unit }, name) => `${capital(name.the.unit(unit))} is the last unit of its force.`,
  'detach.unitFirst': ({ general }, name) => `${capital(name.the.general(general))} takes a unit first.`,
  'detach.whichUnits': ({ general, force, zone }, name) =>
    `${capital(name.the.general(general))} leaves ${name.the.force(force)} in ${name.zone(zone)}: with which units?`,
  'detach.done': ({ general, from, zone }, name) =>
    `${capital(name.the.general(general))} stands apart from ${name.the.force(from)} in ${name.zone(zone)}.`,
  'drop.crowded': () => 'Another friendly force stands here.',
  'drop.unit': ({ force, zone }, name) => `${capital(name.the.force(force))} leaves a unit in ${name.zone(zone)}.`,
  'depot.none': () => 'The force has no depot with it.',
  'depot.needsGeneral': () => 'A depot moves with a general alone.',
  'depot.leftHere': () => 'This depot was left here in this activation.',
  'depot.fixed': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} sets up a fixed depot in ${name.zone(zone)}.`,
  'depot.left': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} leaves a mobile depot in ${name.zone(zone)}.`,
  'depot.taken': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} takes a depot along from ${name.zone(zone)}.`,
  'depot.seized': ({ zone }, name) => `A depot in ${name.zone(zone)} is lost.`,
  'control.openToAll': ({ zone }, name) => `${name.zone(zone)} is open to all and never has a flag.`,
  'control.heldAlready': ({ zone }, name) => `${name.zone(zone)} is held already.`,
  'control.notAtWar': ({ zone }, name) => `${name.zone(zone)} belongs to nobody who is at war.`,
  'control.fortress': ({ zone }, name) => `The fortress of ${name.zone(zone)} must be taken first.`,
  'control.enemyThere': ({ zone }, name) => `An enemy force stands in ${name.zone(zone)}.`,
  'control.unsupplied': () => 'Only a supplied force raises a flag.',
  'control.taken': ({ nation, zone }, name) =>
    `${name.zone(zone)} passes under the control of ${name.the.nation(nation)}.`,
  'interception.offer': ({ enemy, zone }, name) =>
    `${capital(name.the.force(enemy))} enters ${name.zone(zone)}: intercept?`,
  'interception.noGeneral': () => 'Only a force under a general intercepts.',
  'interception.demoralised': () => 'A demoralised force does not intercept.',
  'interception.tooFar': () => 'The way takes a whole move.',
  'interception.cardTooLow': ({ card, initiative }, name) =>
    `${name.card(card)} is worth less than the initiative of the general, ${initiative}.`,
  'interception.tried': ({ force, card, zone }, name) =>
    `${capital(name.the.force(force))} tries to intercept in ${name.zone(zone)} with ${name.card(card)}.`,
  'interception.failed': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} does not reach ${name.zone(zone)} in time.`,
  'interception.succeeds': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} intercepts in ${name.zone(zone)}.`,
  'interception.leave': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} intercepts: does anybody stay in ${name.zone(zone)}?`,
  'evasion.offer': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} is attacked in ${name.zone(zone)}: evade?`,
  'evasion.whereTo': ({ force }, name) => `Where does ${name.the.force(force)} evade to?`,
  'evasion.slipsAway': ({ force, to }, name) => `${capital(name.the.force(force))} evades to ${name.zone(to)}.`,
  'evasion.failed': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} cannot evade from ${name.zone(zone)}.`,
  'evasion.intoFortress': ({ side, zone }, name) =>
    `${capital(name.side(side))} withdraws into the fortress of ${name.zone(zone)}.`,
  'evasion.whoElse': ({ zone }, name) => `Who else goes into the fortress of ${name.zone(zone)}?`,
  'evasion.fortressFull': ({ zone }, name) => `Those in the fortress of ${name.zone(zone)} must be one force.`,
  'evasion.enemyCameFrom': ({ zone }, name) => `The enemy came from ${name.zone(zone)}.`,
  'evasion.enemyThere': ({ zone }, name) => `Enemies stand in ${name.zone(zone)}.`,
  'evasion.enemyFortress': ({ zone }, name) => `${name.zone(zone)} holds an enemy fortress that is not besieged.`,
  'evasion.tooFar': ({ zone }, name) => `No short way leads to ${name.zone(zone)}.`,
  'evasion.noFortress': ({ zone }, name) => `${name.zone(zone)} has no fortress of ours that is free.`,
  'evasion.noGeneral': () => 'Without a general there is no evasion.',
  'evasion.nowhere': () => 'There is no zone to evade to.',
  'evasion.pinned': () => 'Who has declined or failed to evade may not try again before the battle.',
  'campaign.next': ({ left }) => `Major Campaign: ${count(left, 'more force')} to activate.`,
  'campaign.fightOrWait': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} stands before the enemy in ${name.zone(zone)}: fight now, or wait for others?`,
  'campaign.waits': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} waits in ${name.zone(zone)} for others of the campaign.`,
  'campaign.whoFirst': () => 'The enemy fights each force apart: which attacks next?',
};
