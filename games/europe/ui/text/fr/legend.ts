import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { LegendMessages } from '../messages/legend.ts';

export const frLegend: Catalogue<LegendMessages, Names> = {
  'legend.counters': () => 'Pions',
  'legend.marks': () => 'Marques sur les pions',
  'legend.map': () => 'Signes de la carte',
  'legend.general': () =>
    'Un général : initiative à gauche, commandement à droite. En tête d’une force, il en montre les pas et le facteur de mouvement.',
  'legend.unit': () => 'Un corps : pas à gauche, facteur de mouvement à droite. Les étoiles marquent une élite.',
  'legend.cavalry': () => 'La réserve de cavalerie : elle donne la supériorité en terrain clair, et poursuit.',
  'legend.special': () => 'Une unité spéciale : ce qu’elle ajoute aux dés d’une bataille.',
  'legend.armyMarker': () => 'Une armée : son général mène le double de son commandement, et des subordonnés.',
  'legend.fixedDepot': () => 'Un dépôt fixe : un relais de ravitaillement.',
  'legend.mobileDepot': () => 'Un dépôt mobile : il marche avec une force.',
  'legend.fleet': () => 'Une flotte : initiative à gauche, facteur de mouvement à droite.',
  'legend.flag': () => 'Un drapeau : un autre que sa nation contrôle la zone.',
  'legend.siege': () => 'Un siège, avec le marqueur qui aide le prochain assaut.',
  'legend.disrupted': () => 'Démoralisée.',
  'legend.outOfSupply': () => 'Non ravitaillée.',
  'legend.besieged': () => 'Assiégée.',
  'legend.garrison': () => 'Dans la forteresse.',
  'legend.army': () => 'Un galon d’or : il commande une armée.',
  'legend.depot': () => 'Avec un dépôt.',
};
