import type { Catalogue } from '@bivouac/kernel';
import type { MovementMessages } from '../messages/8-rally-and-movement.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

const here = capital;

export const en8: Catalogue<MovementMessages, Names> = {
  'rally.whichStack': () => 'Which stack shall rally?',
  'rally.whichUnit': ({ hex, left }, name) => `Which unit rallies at ${name.hex(hex)}? Up to ${left} more.`,
  'rally.noTrain': ({ hex }, name) => `No real Supply Train lies at ${name.hex(hex)}.`,
  'rally.nobodyDisrupted': ({ hex }, name) => `No unit at ${name.hex(hex)} is disrupted.`,
  'rally.noCommander': ({ hex }, name) => `No commander is at ${name.hex(hex)} to rally anyone.`,
  'rally.ratingsSpent': ({ hex }, name) => `The commanders at ${name.hex(hex)} have rallied all they can this Turn.`,
  'rally.outOfSupply': ({ hex }, name) => `The stack at ${name.hex(hex)} is out of supply.`,
  'rally.begins': ({ hex, commanders, limit }, name) =>
    `${here(name.hex(hex))}: a Supply Train is used to rally. ${name.commanders(commanders)}: up to ${count(limit, 'unit')}.`,
  'rally.unit': ({ unit, hex }, name) => `${here(name.unit(unit))} is back in good order at ${name.hex(hex)}.`,

  'march.whichStack': () => 'Which stack shall move? Or pass and discard a Supply Train.',
  'march.noTrain': ({ hex }, name) => `No real Supply Train lies at ${name.hex(hex)}.`,
  'march.noUnits': ({ hex }, name) => `No friendly combat unit is at ${name.hex(hex)}.`,
  'march.allMarched': ({ hex }, name) => `Every unit at ${name.hex(hex)} has moved this Turn.`,
  'march.noCommander': ({ hex }, name) => `No commander is at ${name.hex(hex)}.`,
  'march.commandersMoved': ({ hex }, name) => `Every commander at ${name.hex(hex)} has moved this Turn.`,
  'march.disrupted': ({ hex, units }, name) =>
    `The whole stack at ${name.hex(hex)} must be in good order; disrupted: ${name.units(units)}.`,
  'march.besieged': ({ hex }, name) => `${here(name.hex(hex))} is besieged.`,
  'march.noWay': ({ hex }, name) => `No way out of ${name.hex(hex)} is open to any unit there.`,
  'march.ordered': ({ side, hex }, name) =>
    `${here(name.side(side))}: a Supply Train moves the stack at ${name.hex(hex)}.`,
  'march.discards': ({ side, hex }, name) =>
    `${here(name.side(side))}: passes and discards the Supply Train at ${name.hex(hex)}.`,
  'march.outOfTrains': ({ side, dummies }, name) =>
    dummies.length === 0
      ? `${here(name.side(side))}: no Supply Train left, no more moves.`
      : `${here(name.side(side))}: no Supply Train left, no more moves. Dummies: ${name.hexes([...new Set(dummies)])}.`,
  'march.cavalryShown': ({ hex, cavalry }, name) => `Enemy cavalry next to ${name.hex(hex)}: ${name.hexes(cavalry)}.`,

  'march.whoGoes': ({ hex, units, commanders }, name) =>
    `Who marches from ${name.hex(hex)}? Now: ${[name.units(units), name.commanders(commanders)].filter(Boolean).join('; ')}.`,
  'march.someoneGoes': ({ hex }, name) => `At least one unit must march from ${name.hex(hex)}.`,
  'march.othersFindNoWay': ({ unit }, name) => `Without ${name.unit(unit)} the others find no way out.`,
  'march.needHim': ({ commander }, name) => `Nobody could march without ${name.commander(commander)}.`,
  'march.noWayForAll': ({ hex }, name) => `No hex next to ${name.hex(hex)} can take them all; leave someone behind.`,
  'march.coverStays': ({ hex }, name) =>
    `A unit at ${name.hex(hex)} has covered a march past enemy cavalry and must stay.`,
  'march.covered': ({ hex }, name) =>
    `Friendly troops at ${name.hex(hex)} keep the enemy cavalry off, and must stay there.`,
  'march.setsOut': ({ hex, units, commanders }, name) =>
    `From ${name.hex(hex)} march ${[name.units(units), name.commanders(commanders)].filter(Boolean).join('; ')}.`,
  'march.whereTo': ({ hex, points }, name) =>
    `Where to from ${name.hex(hex)}? ${count(points, 'hex', 'hexes')} marched.`,
  'march.heldByCavalry': ({ hex }, name) => `Enemy cavalry next to ${name.hex(hex)} holds the march there.`,
  'march.cavalryToCavalry': ({ from, to }, name) =>
    `Enemy cavalry is next to ${name.hex(from)} and next to ${name.hex(to)}: the first hex must be free of it.`,
  'march.tooFar': ({ hex, points, most }, name) =>
    `${here(name.hex(hex))} would make ${points} hexes; even a forced march ends at ${most}.`,
  'march.endsHere': ({ hex }, name) => `The march ends at ${name.hex(hex)}: he stays with it.`,
  'march.step': ({ from, to, cost, points }, name) =>
    `${here(name.hex(from))} to ${name.hex(to)}: ${count(cost, 'point')} (${points} so far).`,
  'march.forced': ({ points, normal }) => `A forced march: ${points} hexes, more than ${normal}.`,
  'march.drops': ({ commander, hex }, name) => `${name.commander(commander)} stops at ${name.hex(hex)}.`,
  'march.ends': ({ hex, points }, name) => `The march ends at ${name.hex(hex)} after ${count(points, 'hex', 'hexes')}.`,

  'march.attritionDie': ({ hex, points }, name) =>
    `March attrition at ${name.hex(hex)} after ${count(points, 'hex', 'hexes')}`,
  'march.dieRolled': ({ die }) => `March attrition: the die shows ${die}.`,
  'march.winterAdds': ({ modifier }) => `Winter: ${signed(modifier)}.`,
  'march.forcedAdds': ({ modifier }) => `Forced march: ${signed(modifier)}.`,
  'march.leaderEases': ({ commander, modifier }, name) => `${name.commander(commander)}: ${signed(modifier)}.`,
  'march.score': ({ score }) => `March attrition: ${score}.`,
  'march.noLoss': () => 'No losses on the march.',
  'march.whoIsLost': ({ hex }, name) => `Which unit is lost on the march to ${name.hex(hex)}?`,
  'march.whoIsDisrupted': ({ hex }, name) => `Which unit is disrupted by the march to ${name.hex(hex)}?`,
  'march.unitLost': ({ unit }, name) => `${here(name.unit(unit))} is lost on the march.`,
  'march.unitDisrupted': ({ unit }, name) => `${here(name.unit(unit))} is disrupted by the march.`,

  'depot.captured': ({ owner, hex, depotsLost }, name) =>
    `The Depot at ${name.hex(hex)} falls. ${here(name.side(owner))}: ${count(depotsLost, 'Supply Train')} fewer for the rest of the game.`,
  'commander.surprised': ({ commanders, hex }, name) =>
    `The enemy comes upon ${name.commanders(commanders)} at ${name.hex(hex)}.`,
};
