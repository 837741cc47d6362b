import type { Catalogue } from '@bivouac/kernel';
import type { ReinforcementMessages } from '../messages/13-cossacks-and-reinforcements.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

export const fr13: Catalogue<ReinforcementMessages, Names> = {
  'cossacks.die': ({ hex }, name) => `Cosaques (${name.hex(hex)})`,
  'cossacks.quiet': ({ hex, die }, name) => `Cosaques (${name.hex(hex)}) : ${die}, rien à signaler.`,
  'cossacks.riot': ({ hex, die, points }, name) =>
    `Cosaques (${name.hex(hex)}) : ${die}, la ville se soulève contre eux. La Coalition cède ${points < 2 ? `${points} point` : `${points} points`} de bataille aux Français.`,
  'commander.leaves': ({ commander, fr }, name) => `${name.commander(commander)} quitte l’armée : ${fr}.`,
  'commander.changes': ({ commander, fr }, name) => `${name.commander(commander)} ${fr}.`,
  'arrival.unitWhere': ({ unit }, name) => `Renfort (${name.unit(unit)}) : sur quel hexagone ?`,
  'arrival.commanderWhere': ({ commander }, name) => `Renfort (${name.commander(commander)}) : sur quel hexagone ?`,
  'arrival.nextToEnemy': ({ hex, enemy }, name) =>
    `${capital(name.hex(hex))} : une pile ennemie est adjacente (${name.hex(enemy)}).`,
  'arrival.withoutHisUnits': ({ commander }, name) =>
    `${name.commander(commander)} a perdu toutes ses unités : il rejoint une pile amie.`,
  'arrival.unit': ({ unit, hex }, name) => `Renfort : ${name.unit(unit)} (${name.hex(hex)}).`,
  'arrival.commander': ({ commander, hex }, name) => `Renfort : ${name.commander(commander)} (${name.hex(hex)}).`,
  'arrival.unitLost': ({ unit, hexes }, name) =>
    `${capital(name.unit(unit))} : renfort perdu, aucune place (${name.hexes(hexes)}).`,
  'arrival.commanderLost': ({ commander }, name) =>
    `${name.commander(commander)} : renfort perdu, plus aucune pile amie.`,
};
