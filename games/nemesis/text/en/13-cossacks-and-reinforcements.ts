import type { Catalogue } from '@bivouac/kernel';
import type { ReinforcementMessages } from '../messages/13-cossacks-and-reinforcements.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const en13: Catalogue<ReinforcementMessages, Names> = {
  'cossacks.die': ({ hex }, name) => `Cossacks at ${name.hex(hex)}`,
  'cossacks.quiet': ({ hex, die }, name) => `Cossacks at ${name.hex(hex)}: ${die}, all is quiet.`,
  'cossacks.riot': ({ hex, die, points }, name) =>
    `Cossacks at ${name.hex(hex)}: ${die}, they alienate the city. ${count(points, 'Battle point')} from the Coalition to the French.`,
  'commander.leaves': ({ commander, en }, name) => `${name.commander(commander)} leaves the army: ${en}.`,
  'commander.changes': ({ commander, en }, name) => `${name.commander(commander)} ${en}.`,
  'arrival.unitWhere': ({ unit }, name) => `Where does ${name.unit(unit)} arrive?`,
  'arrival.commanderWhere': ({ commander }, name) => `Where does ${name.commander(commander)} arrive?`,
  'arrival.nextToEnemy': ({ hex, enemy }, name) =>
    `${capital(name.hex(hex))} is next to an enemy stack at ${name.hex(enemy)}.`,
  'arrival.withoutHisUnits': ({ commander }, name) =>
    `All units of ${name.commander(commander)} are lost: he joins a friendly stack.`,
  'arrival.unit': ({ unit, hex }, name) => `Reinforcement: ${name.unit(unit)} at ${name.hex(hex)}.`,
  'arrival.commander': ({ commander, hex }, name) => `Reinforcement: ${name.commander(commander)} at ${name.hex(hex)}.`,
  'arrival.unitLost': ({ unit, hexes }, name) =>
    `${capital(name.unit(unit))} never arrives: no place at ${name.hexes(hexes)}.`,
  'arrival.commanderLost': ({ commander }, name) =>
    `${name.commander(commander)} never arrives: no friendly stack is left.`,
};
