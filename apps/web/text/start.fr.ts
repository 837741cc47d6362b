import type { Catalogue } from '@bivouac/kernel';
import { inFrench } from './counting.ts';
import type { StartMessages } from './start.ts';

const { many } = inFrench;
const LEVELS = ['', 'facile', 'moyen', 'difficile'];

export const startFr: Catalogue<StartMessages, undefined> = {
  'start.primary': () => 'Par où commencer',
  'start.goOn': ({ when }) => `Partie en cours · ${when}`,
  'start.resume': () => 'Reprendre',
  'learn.new': () => 'Première visite ?',
  'learn.title': ({ minutes }) => `Apprendre à jouer (${minutes} minutes)`,
  'learn.steps': ({ steps }) => `${steps} tâches courtes sur une vraie table, chacune avec sa raison et sa règle.`,
  'learn.begin': () => 'Commencer la leçon',
  'learn.resume': ({ step }) => `Reprendre à la leçon ${step}`,
  'learn.again': () => 'La refaire',
  'learn.done': () => 'Vous avez terminé cette leçon.',
  'learn.game': () => 'Leçon pour',
  'start.people': () => 'Entre joueurs',
  'start.lobby': () => 'Voir les parties',
  'length.minutes': ({ minutes }) => `${minutes} min environ`,
  'length.hours': ({ hours }) => `${hours} h environ`,
  'length.evenings': ({ evenings }) => many(evenings, 'soirée'),
  'length.all': () => 'Toutes',
  'length.evening': () => 'Une soirée',
  'length.weekend': () => 'Un week-end',
  'length.long': () => 'Plus longues',
  'length.filter': () => 'De combien de temps disposez-vous ?',
  'campaigns.players': ({ least, most }) => (least === most ? many(most, 'joueur') : `${least} à ${most} joueurs`),
  'campaigns.hard': ({ seat, level }) => `${seat} : ${LEVELS[level]}`,
  'campaigns.against': () => 'Adversaire',
  'campaigns.bot': () => 'robot',
  'campaigns.person': () => 'sur un même écran',
  'campaigns.startHere': () => 'pour débuter',
  'own.title': () => 'Partie sur mesure',
  'own.words': () => 'Édition, camps, robots, dés, brouillard de guerre et règles optionnelles.',
  'own.open': () => 'Ouvrir les options',
  'own.close': () => 'Fermer les options',
  'strict.on': () => 'Dés fermes : oui. Après Annuler, le même coup retrouve le même dé.',
  'strict.off': () => 'Dés fermes : non. Après Annuler, les dés retombent autrement, et l’enregistrement le dit.',
  'lesson.name': ({ title }) => `Leçon : ${title}`,
};
