import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { WhyNotMessages } from '../messages/why-not.ts';

export const frWhyNot: Catalogue<WhyNotMessages, Names> = {
  'why.outOfReach': ({ place, left }, name) =>
    `Aucun chemin ne mène à ${name.place(place)} pour ${left} ${left > 1 ? 'points' : 'point'} de mouvement.`,
  'why.noForce': ({ place }, name) => `Vous n’avez aucune force à ${name.place(place)}.`,
  'why.noLeader': ({ place }, name) =>
    `Personne à ${name.place(place)} ne peut marcher : l’infanterie a besoin d’un chef, et chaque pion marche une fois.`,
  'why.composing': () => 'Choisissez d’abord qui part.',
  'why.noProduction': ({ place }, name) =>
    `Rien ne se lève à ${name.place(place)} : choisissez une ville en surbrillance.`,
  'why.noEnemyBeside': ({ place }, name) =>
    `Aucun ennemi à ${name.place(place)} que l’une de vos forces puisse attaquer.`,
};
