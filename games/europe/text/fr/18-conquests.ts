import type { Catalogue } from '@bivouac/kernel';
import { AWARD_NAMES } from '../awards.ts';
import type { ConquestMessages } from '../messages/18-conquests.ts';
import type { Names } from '../names.ts';
import { capital, signed } from '../wording.ts';

export const fr18: Catalogue<ConquestMessages, Names> = {
  'victory.level': ({ by, level }) => `Victoire ${signed(by)} : niveau ${level}.`,
  'victory.award': ({ event }) => `Marqué : ${AWARD_NAMES.fr[event]}.`,
  'victory.takenBack': ({ event }) => `Ne compte plus : ${AWARD_NAMES.fr[event]}.`,
  'end.level': ({ side, level }, name) =>
    `${capital(name.side(side))} remporte la partie : le niveau de victoire est de ${level}.`,
  'end.keysLost': () => 'La Coalition remporte la partie : elle contrôle toutes les zones clefs de la France.',
  'end.keysHeld': () => 'L’Empire remporte la partie : il contrôle toutes les zones clefs de la France, et Mantoue.',
  'end.bothDefeated': () => 'La partie s’achève sur la défaite des deux camps.',
  'end.napoleonGone': () => 'La Coalition remporte la partie : Napoléon est retiré du jeu.',
  'end.franceConquered': () => 'La Coalition remporte la partie : la France est conquise et n’a plus d’armée en ordre.',
  'end.franceHolds': () => 'La France remporte la partie : elle n’est pas conquise et possède une armée en ordre.',
  'end.hundredDaysDrawn': () => 'Les Cent-Jours s’achèvent sur un match nul.',
};
