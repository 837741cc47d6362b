import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { GroupMessages } from '../messages/groups.ts';

export const frGroups: Catalogue<GroupMessages, Names> = {
  'group.points': () => 'Activer des forces',
  'group.events': () => 'Jouer un événement',
  'group.protectorates': () => 'Établir un protectorat',
  'group.envoys': () => 'Envoyer un émissaire',
  'group.wars': () => 'Terminer une guerre étrangère',
  'group.forces': () => 'Forces',
  'group.parts': () => 'Parties d’une force',
  'group.fleets': () => 'Flottes',
  'group.march': () => 'Poursuivre la marche',
  'group.here': () => 'Dans cette zone',
  'group.leave': () => 'Laisser sur place',
  'group.take': () => 'Emmener',
  'group.build': () => 'Lever',
  'group.complete': () => 'Compléter',
  'group.navy': () => 'Flottes',
  'group.cards': () => 'Cartes',
  'group.aid': () => 'Aide',
  'group.generals': () => 'Généraux',
  'group.withdraw': () => 'Retirer de la carte',
  'group.intercept': () => 'Intercepter',
};
