import type { Catalogue } from '@bivouac/kernel';
import type { SiegeMessages } from '../messages/15-sieges.ts';
import type { Names } from '../names.ts';
import { capital, signed } from '../wording.ts';

const RESULTS: Readonly<Record<SiegeMessages['siege.result']['result'], string>> = {
  repulsed: 'assiégeant repoussé',
  stable: 'stable',
  honours: 'honneurs de la guerre',
  breach: 'brèche',
};

export const fr15: Catalogue<SiegeMessages, Names> = {
  'siege.laid': ({ zone }, name) => `La forteresse ${name.of.zone(zone)} est assiégée.`,
  'siege.last': ({ zone }, name) => `Ultime test de siège ${name.at(zone)}.`,
  'siege.result': ({ zone, result }, name) => `Siège ${name.of.zone(zone)} : ${RESULTS[result]}.`,
  'siege.goesOn': ({ zone, marker }, name) => `Le siège ${name.of.zone(zone)} continue, marqueur à ${signed(marker)}.`,
  'siege.raised': ({ zone }, name) => `Le siège ${name.of.zone(zone)} est levé.`,
  'siege.taken': ({ zone, side }, name) => `${capital(name.side(side))} prend la forteresse ${name.of.zone(zone)}.`,
  'siege.reactivate': ({ force, zone }, name) =>
    `${name.force(force)} : réactiver la forteresse ${name.of.zone(zone)} ?`,
  'siege.reactivated': ({ zone, side }, name) =>
    `La forteresse ${name.of.zone(zone)} sert de nouveau ${name.side(side)}.`,
  'siege.noFortress': ({ zone }, name) => `Il n’y a pas de forteresse ennemie active ${name.at(zone)}.`,
  'siege.enemyOutside': ({ zone }, name) => `Des ennemis sont hors des murs ${name.at(zone)}.`,
  'siege.tooFew': ({ zone, needed }, name) => `Il faut ${needed} pas pour assiéger ${name.the.zone(zone)}.`,
  'siege.unsupplied': ({ force }, name) =>
    `${capital(name.the.force(force))} n’est pas ravitaillé${name.ending.force(force)}.`,
  'siege.fallBackInSupply': ({ zone }, name) => `${capital(name.at(zone))}, la force ne serait pas ravitaillée.`,
  'siege.notEmpty': ({ zone }, name) => `Il n’y a pas de forteresse vide ${name.at(zone)}.`,
  'siege.notOurs': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'n’est', 'ne sont')} pas sous votre contrôle.`,
};
