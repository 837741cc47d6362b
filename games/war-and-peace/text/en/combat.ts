import type { Catalogue } from '@bivouac/kernel';
import type { CombatMessages } from '../messages/combat.ts';
import type { Names } from '../names.ts';
import { FACTIONS_EN } from '../words.ts';

export const combatEn: Catalogue<CombatMessages, Names> = {
  'combat.declare': () => 'Which attack do you declare?',
  'combat.consent': ({ from, target }, name) =>
    from === target
      ? `Does your force join the sortie from ${name.place(target)}?`
      : `May your force at ${name.place(from)} join the attack on ${name.place(target)}?`,
  'combat.from': ({ target, sp }, name) => `Attack on ${name.place(target)} with ${sp} points so far. From where?`,
  'combat.noEnemy': ({ at }, name) => `No enemy stands in the field at ${name.place(at)}.`,
  'combat.target': ({ at }, name) => `${name.place(at)} is under attack already.`,
  'combat.nobodyToAttack': ({ at }, name) => `Nobody can attack ${name.place(at)}: infantry needs a leader.`,
  'combat.declared': ({ target, force }, name) => `${name.force(force)} attack ${name.place(target)}.`,
  'combat.order': () => 'Which battle is fought next?',
  'combat.begins': ({ target, attacker }, name) => `The ${FACTIONS_EN[attacker]} attacks at ${name.place(target)}.`,
  'combat.shelter': ({ at }, name) => `${name.place(at)} is attacked. Go inside the city?`,
  'combat.stand': ({ at, own, enemy }, name) => `${name.place(at)}: ${own} points against ${enemy}. Stand or withdraw?`,
  'combat.noWay': ({ at }, name) => `There is no way out to ${name.place(at)}.`,
  'combat.noLeader': () => 'Infantry needs a leader.',
  'combat.withdraws': ({ faction, at }, name) => `The ${FACTIONS_EN[faction]} withdraws from ${name.place(at)}.`,
  'combat.cossacks': ({ at }, name) => `Do your Cossacks stay out of the attack on ${name.place(at)}?`,
  'combat.slips': ({ at, force }, name) => `${name.force(force)} slip away from ${name.place(at)}.`,
  'combat.sendFor': ({ at }, name) => `Call troops to ${name.place(at)}?`,
  'combat.joins': ({ from, die, needs }, name) =>
    `The troops at ${name.place(from)} arrive (${die}, needed ${needs} or less).`,
  'combat.late': ({ from, die, needs }, name) =>
    `The troops at ${name.place(from)} do not arrive (${die}, needed ${needs} or less).`,
  'combat.joinRoll': ({ from }, name) => `Do the troops at ${name.place(from)} arrive?`,
  'combat.guard': ({ at }, name) => `Commit the Guard at ${name.place(at)}?`,
  'combat.guardIn': () => 'The Guard is committed.',
  'combat.roll': ({ target, round }, name) => `${name.place(target)}, round ${round}.`,
  'combat.round': ({ target, round, odds, dice, modifier, larger, largerLoss, smallerLoss }, name) =>
    `${name.place(target)}, round ${round}: ${odds} for the ${FACTIONS_EN[larger]}, ${dice}${modifier < 0 ? '' : '+'}${modifier}. The larger force loses ${largerLoss}, the smaller ${smallerLoss}.`,
  'loss.share': ({ nation }, name) => `${name.Nation(nation)} has borne its share of the loss.`,
  'combat.lose': ({ left }) => `Choose what is lost: ${left} to go.`,
  'combat.lost': ({ faction, force }, name) => `The ${FACTIONS_EN[faction]} loses ${name.force(force)}.`,
  'combat.demoralised': ({ faction, level }) => `The ${FACTIONS_EN[faction]} is demoralised: D${level}.`,
  'combat.goOn': ({ target }, name) => `Another round at ${name.place(target)}?`,
  'combat.counter': ({ target }, name) => `Counter-attack at ${name.place(target)}?`,
  'combat.ends': ({ target }, name) => `The battle at ${name.place(target)} ends.`,
  'combat.retreat': ({ at }, name) => `Where to from ${name.place(at)}?`,
  'combat.retreats': ({ faction, from, to }, name) =>
    `The ${FACTIONS_EN[faction]} retreats from ${name.place(from)} to ${name.place(to)}.`,
  'combat.surrenders': ({ at, force, to }, name) =>
    `${name.force(force)} surrender at ${name.place(at)} to ${name.nation(to)}.`,
  'combat.aside': ({ at }, name) => `A retreating army comes to ${name.place(at)}. Where do the troops there go?`,
  'combat.pursuit': ({ at }, name) => `Pursuit from ${name.place(at)}.`,
  'combat.pursued': ({ die, total, loss }) => `Pursuit: ${die} makes ${total}, ${loss} more lost.`,
  'combat.advance': ({ to }, name) => `Advance into ${name.place(to)}?`,
  'combat.advances': ({ from, to }, name) => `The troops at ${name.place(from)} advance to ${name.place(to)}.`,
  'combat.napoleon': () => 'Napoleon is forced off the field: two Victory Points for the anti-French.',
  'leader.check': ({ leader }, name) => `${name.Leader(leader)} under fire.`,
  'leader.severity': ({ leader }, name) => `${name.Leader(leader)} is hit.`,
  'leader.killed': ({ leader }, name) => `${name.Leader(leader)} is killed.`,
  'leader.wounded': ({ leader, turns }, name) => `${name.Leader(leader)} is wounded and away for ${turns} turns.`,
  'siege.begins': ({ city }, name) => `${name.city(city)} is besieged.`,
  'siege.ends': ({ city }, name) => `The siege of ${name.city(city)} is lifted.`,
  'siege.press': ({ city, needs }, name) => `The siege of ${name.city(city)}: it falls at ${needs}. What now?`,
  'siege.roll': ({ city }, name) => `The siege of ${name.city(city)}.`,
  'siege.total': ({ city, dice, total, needs }, name) =>
    `The siege of ${name.city(city)}: ${dice} makes ${total}, needed ${needs}.`,
  'siege.falls': ({ city }, name) => `${name.city(city)} falls.`,
  'siege.assaultLeader': () => 'An assault needs infantry and a leader.',
  'siege.assault': ({ city }, name) => `${name.city(city)} is stormed.`,
  'siege.repulsed': ({ city }, name) => `The assault on ${name.city(city)} is repulsed, and the siege ends.`,
  'combat.noRearGuard': () => 'Somebody must go while the rear-guard stays.',
  'combat.ownMinor': ({ at }, name) => `Others stand at ${name.place(at)} too.`,
};
