import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { LegendMessages } from '../messages/legend.ts';

export const frLegend: Catalogue<LegendMessages, Names> = {
  'legend.counters': () => 'Pions',
  'legend.marks': () => 'Marques sur les pions',
  'legend.map': () => 'Signes de la carte',
  'legend.infantry': () =>
    'Infanterie. La lettre donne la classe (V Vétéran, L Ligne, C Conscrit), le chiffre de gauche le facteur de combat, celui de droite le facteur d’occupation ; 2* signale une division double.',
  'legend.cavalry': () =>
    'Cavalerie. En bon ordre, elle arrête les marches ennemies et coupe les lignes de ravitaillement adjacentes.',
  'legend.artillery': () => 'Artillerie. Elle ouvre les places fortes et ne perd jamais d’hommes en marche.',
  'legend.contingent': () => 'Un contingent de l’armée française : la bande est celle de sa nation.',
  'legend.mayDefect': () => 'L’astérisque : passe à la Coalition avec la Confédération du Rhin (14.9).',
  'legend.commander': () => 'Un chef et sa valeur de commandement.',
  'legend.depot': () => 'Un dépôt : il nourrit les piles qu’une ligne de ravitaillement relie à lui.',
  'legend.train': () => 'Un train de ravitaillement, vrai ou factice, face cachée.',
  'legend.disrupted': () => 'Désorganisé : aucun facteur de combat, et sa pile ne marche ni n’attaque.',
  'legend.outOfSupply': () => 'Hors ravitaillement : aucune ligne ne mène à un dépôt.',
  'legend.besieged': () => 'Assiégé : seul dans une ville, à côté de deux unités ennemies ou plus.',
  'legend.garrison': () => 'Garnison : nourrie dans sa ville, qu’elle ne quitte pas avant d’être secourue (14.12).',
  'legend.waits': () => 'Pâle : il se tient là, mais n’est pas encore en jeu.',
  'legend.forage': () => 'Fourrage : n’attaque pas et ne soutient aucune attaque.',
  'legend.forcedMarch': () => 'Marche forcée : sa pile combat à demi-valeur.',
  'legend.combat': () => 'A combattu ce tour : sa pile combat à demi-valeur.',
  'legend.combatTwice': () => 'A combattu deux fois ce tour : un quart de sa valeur.',
  'legend.moved': () => 'A fait mouvement dans cette phase.',
  'legend.real': () => 'Face cachée, un vrai train : vous seul le savez.',
  'legend.dummy': () => 'Un train factice.',
  'legend.hidden': () => 'Un train de l’ennemi, vrai ou factice, accompagne la pile, face cachée.',
  'legend.city': () => 'Ville : les dépôts s’établissent dans les villes.',
  'legend.fortress': () => 'Ville fortifiée : plus difficile à attaquer.',
  'legend.victoryCity': () => 'Ville de victoire : un point à qui l’occupe à la fin.',
  'legend.source': ({ side }, name) =>
    `Source de ravitaillement (${name.side(side)}) : les chaînes de dépôts partent de là.`,
  'legend.river': () =>
    'Rivière : affaiblit les attaques, protège de la cavalerie, arrête les lignes de ravitaillement.',
  'legend.bridge': () => 'Pont : passage des lignes de ravitaillement et des replis.',
  'legend.road': () => 'Route : forêt et terrain accidenté ne coûtent pas plus que le terrain dégagé.',
  'legend.pass': () => 'Col : seul passage en montagne.',
};
