import type { Catalogue } from '@bivouac/kernel';
import type { BattleMessages } from '../messages/14-battle.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const en14: Catalogue<BattleMessages, Names> = {
  'battle.begins': ({ zone, attacker }, name) => `Battle at ${name.zone(zone)}: ${name.side(attacker)} attacks.`,
  'battle.chooseMorale': () => 'As many steps have one morale as the other: which is that of the force?',
  'battle.lead': () => 'Which elite corps leads the assault?',
  'battle.leads': ({ unit }, name) => `${capital(name.the.unit(unit))} leads the assault.`,
  'battle.engage': () => 'Which special units are engaged?',
  'battle.engaged': ({ special }, name) => `${capital(name.the.special(special))} is engaged.`,
  'battle.subordinate': () => 'Which subordinate adds his tactical value?',
  'battle.leadsToo': ({ general }, name) =>
    `${capital(name.the.general(general))} adds his tactical value and risks a wound.`,
  'battle.dice': ({ side }, name) => `${capital(name.side(side))} rolls for the battle`,
  'battle.rolled': ({ side, dice, modifiers, total, cell }, name) =>
    `${capital(name.side(side))} rolls ${dice} ${signed(modifiers)} = ${total}: ${cell}.`,
  'battle.won': ({ side, zone }, name) => `${capital(name.side(side))} wins the battle at ${name.zone(zone)}.`,
  'battle.overwhelmed': ({ side }, name) => `${capital(name.side(side))} is outnumbered five to one and destroyed.`,
  'battle.depotTaken': ({ zone }, name) => `The depot at ${name.zone(zone)} is destroyed.`,
  'battle.wounded': ({ general }, name) =>
    `${capital(name.the.general(general))} is wounded and out until the next budget.`,
  'counterMarch.who': ({ zone }, name) => `Who marches to the sound of the guns at ${name.zone(zone)}?`,
  'counterMarch.leave': ({ general }, name) => `What does ${name.the.general(general)} leave behind?`,
  'counterMarch.arrives': ({ general, zone }, name) =>
    `${capital(name.the.general(general))} joins the battle at ${name.zone(zone)}.`,
  'counterMarch.late': ({ general, zone }, name) =>
    `${capital(name.the.general(general))} does not reach ${name.zone(zone)} in time.`,
  'counterMarch.mountain': ({ zone }, name) =>
    `Mountains without a pass lie between ${name.zone(zone)} and the battle.`,
  'counterMarch.strait': ({ zone }, name) => `A strait lies between ${name.zone(zone)} and the battle.`,
  'counterMarch.tooFar': ({ zone }, name) => `${name.zone(zone)} is too far from the battle.`,
  'counterMarch.demoralised': ({ general }, name) => `The force of ${name.the.general(general)} is demoralised.`,
  'loss.choose': ({ left }) => `${left} ${left === 1 ? 'loss' : 'losses'} to assign. Choose a unit.`,
  'loss.reduced': ({ unit }, name) => `${capital(name.the.unit(unit))} loses a step.`,
  'loss.eliminated': ({ unit }, name) => `${capital(name.the.unit(unit))} is eliminated.`,
  'loss.special': ({ special }, name) => `${capital(name.the.special(special))} is lost.`,
  'loss.depot': ({ nation }, name) => `A depot of ${name.the.nation(nation)} is lost.`,
  'loss.notThis': ({ unit }, name) => `${capital(name.the.unit(unit))} may not take this loss.`,
  'loss.leadFirst': ({ unit }, name) => `The first loss falls on ${name.the.unit(unit)}, which leads the assault.`,
  'loss.moraleFirst': () => 'Too few losses would fall on units with the morale of the force.',
  'loss.cavalryFirst': () => 'One of the losses must fall on reserve cavalry.',
  'demoralisation.sure': ({ side }, name) => `${capital(name.side(side))} cannot hold: no morale is left.`,
  'demoralisation.rolled': ({ side, die, limit }, name) =>
    `${capital(name.side(side))} rolls ${die} against a morale of ${limit}.`,
  'demoralisation.failed': ({ side }, name) => `The beaten force of ${name.side(side)} is demoralised.`,
  'demoralisation.again': ({ side }, name) => `A force of ${name.side(side)} is demoralised again and destroyed.`,
  'pursuit.losses': ({ side, many }, name) => `The pursuit costs ${name.side(side)} ${count(many, 'step')}.`,
  'rally.notDemoralised': ({ force }, name) => `${capital(name.the.force(force))} is in good order.`,
  'rally.noGeneral': ({ force }, name) => `${capital(name.the.force(force))} has no general to rally it.`,
  'rally.unsupplied': ({ force }, name) => `${capital(name.the.force(force))} is unsupplied and cannot rally.`,
  'rally.done': ({ force, limit }, name) => `${capital(name.the.force(force))} rallies (${limit} or less).`,
  'rally.failed': ({ force, limit }, name) =>
    `${capital(name.the.force(force))} does not rally (${limit} or less was needed).`,
  'rally.itself': ({ force }, name) => `${capital(name.the.force(force))} is in good order again.`,
  'retreat.whereTo': ({ force }, name) => `Where does ${name.the.force(force)} retreat to?`,
  'retreat.takeDepot': ({ nation, zone }, name) =>
    `Take along the depot of ${name.the.nation(nation)} at ${name.zone(zone)}?`,
  'retreat.done': ({ force, zone }, name) => `${capital(name.the.force(force))} retreats to ${name.zone(zone)}.`,
  'retreat.intoFortress': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} retreats into the fortress of ${name.zone(zone)}.`,
  'retreat.riddenDown': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} stands in the way at ${name.zone(zone)} and is destroyed.`,
  'retreat.none': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} has no way out of ${name.zone(zone)} and is destroyed.`,
  'retreat.whereItCameFrom': ({ zone }, name) => `The force must go back to ${name.zone(zone)}, where it came from.`,
  'retreat.enemyCameFrom': ({ zone }, name) => `The enemy came from ${name.zone(zone)}.`,
  'retreat.closed': ({ zone }, name) => `${name.zone(zone)} is closed to the force.`,
  'retreat.betterPlace': ({ zone }, name) => `There is a place that comes before ${name.zone(zone)}.`,
};
