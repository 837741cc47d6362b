import type { Catalogue } from '@bivouac/kernel';
import type { Terrain } from '../../rules/2-board/2.2-terrain.ts';
import type { CombatMessages } from '../messages/11-combat-detail.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

const GROUND: Readonly<Record<Terrain, string>> = {
  clear: 'clear ground',
  forest: 'forest',
  marsh: 'marsh',
  rough: 'rough ground',
  mountain: 'mountain',
  sea: 'sea',
};

const figure = (value: number): string => (value < 0 ? signed(value) : String(value));

export const en11: Catalogue<CombatMessages, Names> = {
  'value.factors': ({ hex, value }, name) => `Combat Factors at ${name.hex(hex)}: ${signed(value)}.`,
  'value.gift': ({ commander, value }, name) =>
    `Further Combat Factors by ${name.commander(commander)}: ${signed(value)}.`,
  'value.arms': ({ arms, value }) => `Combined arms, ${arms} kinds: ${signed(value)}.`,
  'value.halved': ({ hex, before, after, value }, name) =>
    `${capital(name.hex(hex))} is weary, ${before} halved to ${after}: ${signed(value)}.`,
  'value.quartered': ({ hex, before, after, value }, name) =>
    `${capital(name.hex(hex))} is very weary, ${before} quartered to ${after}: ${signed(value)}.`,
  'value.river': ({ value }) => `Across a river: ${signed(value)}.`,
  'value.fortress': ({ hex, artillery, value }, name) =>
    `Fortified city ${name.hex(hex)}, ${artillery ? 'with' : 'without'} artillery: ${signed(value)}.`,
  'value.difficult': ({ terrain, value }) => `Into ${GROUND[terrain]}: ${signed(value)}.`,
  'value.underStrength': ({ turn, value }) => `Units under strength on Turn ${turn}: ${signed(value)}.`,
  'value.commander': ({ commander, rating, units, value }, name) =>
    `${name.commander(commander)}, rating ${rating}, ${count(units, 'unit')} in good order: ${signed(value)}.`,
  'value.leader': ({ commander, rating, units, value }, name) =>
    `${name.commander(commander)}, rating ${rating}, may lead ${count(units, 'unit')} in good order: ${signed(value)}.`,
  'value.support': ({ hex, value }, name) => `Support from ${name.hex(hex)}: ${signed(value)}.`,
  'value.supportRiver': ({ from, value }, name) => `Support from ${name.hex(from)}, across a river: ${signed(value)}.`,
  'value.supportFortress': ({ from, value }, name) =>
    `Support from ${name.hex(from)}, fortified city without artillery: ${signed(value)}.`,
  'value.supportDifficult': ({ from, terrain, value }, name) =>
    `Support from ${name.hex(from)}, into ${GROUND[terrain]}: ${signed(value)}.`,
  'value.supportCommander': ({ hex, value }, name) =>
    `Support from ${name.hex(hex)}, with a commander: ${signed(value)}.`,
  'value.riverGuarded': ({ value }) => `The enemy holds the far bank ready: ${signed(value)}.`,
  'value.strongWalls': ({ value }) => `Strong walls: ${signed(value)}.`,
  'value.massedGuns': ({ value }) => `Massed guns: ${signed(value)}.`,

  'combat.evaded': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the cavalry slips away from ${name.hex(hex)}.`,
  'combat.attackValue': ({ value }) => `Attack value before the die: ${figure(value)}.`,
  'combat.attackDie': ({ from, to, value }, name) =>
    `Attack from ${name.hex(from)} on ${name.hex(to)}: ${figure(value)} + die.`,
  'combat.finalAttack': ({ value, die, total }) =>
    `Final attack value: ${figure(value)} + die ${die} = ${figure(total)}.`,
  'combat.onlyDisrupted': ({ hex }, name) =>
    `All defenders of ${name.hex(hex)} are disrupted: the die is their whole defence.`,
  'combat.defenceValue': ({ value }) => `Defence value before the die: ${figure(value)}.`,
  'combat.defenceDie': ({ to, value }, name) => `Defence of ${name.hex(to)}: ${figure(value)} + die.`,
  'combat.finalDefence': ({ value, die, total }) =>
    `Final defence value: ${figure(value)} + die ${die} = ${figure(total)}.`,
  'combat.tie': ({ attack, defence }) => `${figure(attack)} to ${figure(defence)}: nobody wins.`,
  'combat.won': ({ side, attack, defence, difference }, name) =>
    `Attack ${figure(attack)}, defence ${figure(defence)}: won by ${name.side(side)}, by ${difference}.`,

  'hits.onLoser': ({ side, difference, cap, hits }, name) =>
    `${capital(name.side(side))}, the loser: difference ${difference}, ${cap} at most, ${count(hits, 'hit')}.`,
  'hits.roll': ({ side, half }, name) => `Hits on the winner, ${name.side(side)}: ${half}, adjusted by a die.`,
  'hits.onWinner': ({ side, difference, half, die, adjustment, cap, hits }, name) =>
    `${capital(name.side(side))}, the winner: half of ${difference} is ${half}, die ${die} gives ${adjustment === 0 ? '0' : signed(adjustment)}, ${cap} at most, ${count(hits, 'hit')}.`,
  'hits.noneOnWinner': ({ side }, name) =>
    `${capital(name.side(side))}, the winner: no hits, for the loser had no unit in good order.`,
  'hits.who': ({ left }) => `Which unit takes a hit? ${left} to allocate.`,
  'hits.extra': () => 'An odd number of hits. Take one more to eliminate a disrupted unit?',
  'hits.mainStackFirst': ({ due }) =>
    `Half of the hits fall on the attacking or defending stack first: ${due} more before supporters may take any.`,
  'losses.mainShare': ({ side, hits, share }, name) =>
    `${capital(name.side(side))}: of ${count(hits, 'hit')} at least ${share} on the attacking or defending stack.`,
  'losses.beyondBearing': ({ side, hits, borne }, name) =>
    `${capital(name.side(side))}: of ${count(hits, 'hit')} only ${borne} can be taken, then nobody is left.`,
  'losses.oneMore': ({ side, hits }, name) =>
    `${capital(name.side(side))}: ${count(hits, 'hit')}, an odd number, and one more by choice.`,
  'hits.disrupted': ({ unit }, name) => `${capital(name.unit(unit))}: hit and disrupted.`,
  'hits.eliminated': ({ unit }, name) => `${capital(name.unit(unit))}: hit while disrupted, eliminated.`,

  'withdrawal.whether': ({ hex, units }, name) =>
    `${capital(name.hex(hex))}: do ${name.units(units)} withdraw or stand?`,
  'withdrawal.where': ({ hex, units }, name) =>
    `${capital(name.hex(hex))}: ${name.units(units)} must withdraw. Where to?`,
  'withdrawal.further': ({ hex, units }, name) =>
    `There is no room at ${name.hex(hex)}: where do ${name.units(units)} go on to?`,
  'withdrawal.shed': ({ hex, left }, name) =>
    `There is no room for all at ${name.hex(hex)}: which unit takes a hit and goes on? ${left} to name.`,
  'withdrawal.commander': ({ commander, to }, name) =>
    `Does ${name.commander(commander)} stay, or go on to ${name.hex(to)}?`,
  'withdrawal.stands': ({ side, hex }, name) => `${capital(name.side(side))}: the defenders stay at ${name.hex(hex)}.`,
  'withdrawal.made': ({ units, from, to }, name) =>
    units.length === 0
      ? `From ${name.hex(from)} to ${name.hex(to)}: there is room for nobody.`
      : `From ${name.hex(from)} to ${name.hex(to)}: ${name.units(units)}.`,
  'withdrawal.overflows': ({ hex, excess, number }, name) =>
    `${capital(name.hex(hex))} would be ${excess} Occupancy Factors over capacity: ${count(number, 'unit')} must go on.`,
  'withdrawal.commanderGoesOn': ({ commander, to }, name) => `${name.commander(commander)} goes on to ${name.hex(to)}.`,
  'withdrawal.nowhere': ({ side, hex }, name) =>
    `${capital(name.side(side))}: there is no way to withdraw from ${name.hex(hex)}.`,
  'withdrawal.offTheMap': ({ side, hex }, name) =>
    `${capital(name.side(side))}: the only way from ${name.hex(hex)} leads out of the area of play.`,
  'withdrawal.commanderLost': ({ commander }, name) => `${name.commander(commander)} is lost with his stack.`,
  'withdrawal.perishes': ({ unit, hits }, name) =>
    `${capital(name.unit(unit))}: cannot get away, eliminated; it counts for ${count(hits, 'hit')}.`,
  'withdrawal.river': ({ from, to }, name) => `An unbridged river lies between ${name.hex(from)} and ${name.hex(to)}.`,
  'withdrawal.difficult': ({ hex }, name) => `${capital(name.hex(hex))} is difficult terrain.`,
  'withdrawal.enemy': ({ hex }, name) => `The enemy is at ${name.hex(hex)}.`,
  'withdrawal.besideAttackers': ({ hex, attackers }, name) =>
    `${capital(name.hex(hex))} is next to ${name.hex(attackers)}, from where the attack came.`,
  'withdrawal.tooSmall': ({ unit, excess, number }, name) =>
    `With ${name.unit(unit)} among them, ${count(number, 'unit')} would not free the ${excess} Occupancy Factors needed; no more than that may go on.`,

  'pursuit.begins': ({ side }, name) =>
    `Enemy cavalry pursues ${name.side(side)}, who have none in good order: a disrupted unit is lost.`,
  'pursuit.who': () => 'Which disrupted unit is lost to the pursuit?',

  'advance.who': ({ to }, name) => `Who advances to ${name.hex(to)}?`,
  'advance.made': ({ unit, to }, name) => `${capital(name.unit(unit))} advances to ${name.hex(to)}.`,
  'advance.commander': ({ commander, to }, name) => `${name.commander(commander)} advances to ${name.hex(to)}.`,
  'advance.disrupted': ({ unit }, name) => `${capital(name.unit(unit))} is disrupted and stays.`,
  'advance.cavalryOnly': ({ unit }, name) =>
    `After a win by one or two only cavalry advances, and ${name.unit(unit)} is none.`,
  'advance.notAlone': ({ commander }, name) => `${name.commander(commander)} advances only where a unit has advanced.`,

  'escape.roll': ({ commander, hex }, name) =>
    `${name.commander(commander)} is without troops at ${name.hex(hex)}: on a 1 he is taken.`,
  'escape.die': ({ commander, die }, name) => `${name.commander(commander)}: die ${die}.`,
  'escape.captured': ({ commander, hex }, name) => `${name.commander(commander)} is taken at ${name.hex(hex)}.`,
  'escape.where': ({ commander }, name) => `${name.commander(commander)} escapes: to which stack?`,
  'escape.made': ({ commander, to }, name) => `${name.commander(commander)} escapes to ${name.hex(to)}.`,
  'escape.nowhere': ({ commander, hex }, name) =>
    `${name.commander(commander)} finds no friendly stack within three hexes of ${name.hex(hex)} and is taken.`,
  'escape.tooFar': ({ commander, to }, name) =>
    `${capital(name.hex(to))} is more than three hexes away from ${name.commander(commander)}.`,
};
