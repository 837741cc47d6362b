import type { Catalogue } from '@bivouac/kernel';
import type { SuvorovMessages } from '../messages/18-suvorov.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const fr18: Catalogue<SuvorovMessages, Names> = {
  'setUp.depot': ({ left }) =>
    `Où établir un dépôt dès le départ ? Il reste ${nombre(left, 'train', 'trains')} de ravitaillement.`,
  'setUp.noTrainLeft': ({ side }, name) =>
    `${capital(name.side(side))} : plus aucun train de ravitaillement à transformer en dépôt.`,
  'setUp.enemyDeploys': ({ hex }, name) =>
    `${capital(name.hex(hex))} : la fiche de mise en place de l’ennemi y prévoit des unités.`,
  'setUp.unfriendlyCity': ({ hex }, name) =>
    `${capital(name.hex(hex))} : la ville n’est pas amie, et les dépôts de la mise en place ne s’établissent que dans des villes amies.`,
  'setUp.depotPlaced': ({ side, hex }, name) => `${capital(name.side(side))} : un dépôt est établi (${name.hex(hex)}).`,
  'setUp.deploys': ({ side }, name) => `${capital(name.side(side))} : l’armée est déployée.`,
  'victory.territory': ({ side, cities, points }, name) =>
    cities.length === 0
      ? `${capital(name.side(side))} : aucune ville de victoire, 0 point.`
      : `${capital(name.side(side))} : ${name.hexes(cities)}, ${nombre(points, 'point', 'points')}.`,
  'victory.total': ({ side, territory, battle, total }, name) =>
    `${capital(name.side(side))} : territoire ${territory} + batailles ${battle} = ${total} points de victoire.`,
  'victory.won': ({ winner, side, margin, needed }, name) =>
    `Victoire : ${name.side(winner)}. ${capital(name.side(side))} : ${nombre(Math.abs(margin), 'point', 'points')} de victoire ${margin < 0 ? 'de retard' : 'd’avance'} ; il en fallait ${needed} d’avance.`,
};
