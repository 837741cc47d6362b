import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { nombre } from '../../../text/wording.ts';
import type { WhyNotMessages } from '../messages/why-not.ts';

export const frWhyNot: Catalogue<WhyNotMessages, Names> = {
  'why.standsHere': ({ zone }, name) => `La force est déjà là : ${name.zone(zone)}.`,
  'why.outOfReach': ({ zone, left }, name) =>
    `Aucune voie ouverte ne mène ici pour ${nombre(left, 'point')} de mouvement : ${name.zone(zone)}.`,
  'why.noForce': ({ zone }, name) => `Vous n’avez ni force ni flotte ici : ${name.zone(zone)}.`,
  'why.noPart': () => 'Ce lieu n’a pas de part à la question.',
};
