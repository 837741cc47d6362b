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
  'siege.laid': ({ zone }, name) => `La forteresse de ${name.zone(zone)} est assiégée.`,
  'siege.last': ({ zone }, name) => `Ultime test de siège à ${name.zone(zone)}.`,
  'siege.result': ({ zone, result }, name) => `Siège de ${name.zone(zone)} : ${RESULTS[result]}.`,
  'siege.goesOn': ({ zone, marker }, name) => `Le siège de ${name.zone(zone)} continue, marqueur à ${signed(marker)}.`,
  'siege.raised': ({ zone }, name) => `Le siège de ${name.zone(zone)} est levé.`,
  'siege.taken': ({ zone, side }, name) => `${capital(name.side(side))} prend la forteresse de ${name.zone(zone)}.`,
  'siege.reactivate': ({ force, zone }, name) =>
    `${name.force(force)} : réactiver la forteresse de ${name.zone(zone)} ?`,
  'siege.reactivated': ({ zone, side }, name) =>
    `La forteresse de ${name.zone(zone)} sert de nouveau ${name.side(side)}.`,
  'siege.noFortress': ({ zone }, name) => `Il n’y a pas de forteresse ennemie active à ${name.zone(zone)}.`,
  'siege.enemyOutside': ({ zone }, name) => `Des ennemis sont hors des murs à ${name.zone(zone)}.`,
  'siege.tooFew': ({ zone, needed }, name) => `Il faut ${needed} pas pour assiéger ${name.zone(zone)}.`,
  'siege.nobodyMarchesOn': ({ zone }, name) => `Toute la force reste devant ${name.zone(zone)}.`,
  'siege.unsupplied': ({ force }, name) => `${name.force(force)} n’est pas ravitaillé.`,
  'siege.fallBackInSupply': ({ zone }, name) => `À ${name.zone(zone)} la force ne serait pas ravitaillée.`,
  'siege.notEmpty': ({ zone }, name) => `Il n’y a pas de forteresse vide à ${name.zone(zone)}.`,
  'siege.notOurs': ({ zone }, name) => `${name.zone(zone)} n’est pas sous votre contrôle.`,
};
