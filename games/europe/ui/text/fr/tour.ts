import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { TourMessages } from '../messages/tour.ts';

export const frTour: Catalogue<TourMessages, Names> = {
  'tour.goal.title': () => 'L’Europe à l’automne 1805',
  'tour.goal.words': () =>
    'L’Autriche est entrée en Bavière quand la Grande Armée est encore sur la Manche. Chaque camp place d’abord les pions que le scénario lui laisse : cliquez sur une force ou une zone éclairée. L’Empire veut Vienne avant l’hiver ; la Coalition veut du temps.',
  'tour.action.title': () => 'Une action par round',
  'tour.action.words': () =>
    'À chaque round, l’Empire agit, puis la Coalition. Une carte donne ses points pour activer des forces, ou son événement, jamais les deux. Votre main se lit sous Cartes. Sans carte, il reste toujours un point.',
  'tour.activate.title': () => 'Qui marche',
  'tour.activate.words': () =>
    'Une force coûte l’initiative de son général, un corps isolé ou une flotte un point. Les forces à votre portée sont éclairées sur la carte : Napoléon coûte peu et mène beaucoup. Les points restants vont en réserve.',
  'tour.march.title': () => 'La marche',
  'tour.march.words': () =>
    'La marche forcée se déclare d’abord et vaut un test d’attrition. Puis on va de zone en zone ; un clic plus loin fait les pas qui y mènent. Les traits rouges sont des montagnes, les bleus des rivières. Le bouton sous la carte montre les lignes de ravitaillement.',
  'tour.react.title': () => 'Un moment pour les cartes',
  'tour.react.words': () =>
    'Quiconque pourrait avoir une carte pour ce moment est interrogé : la question ne révèle donc rien. « Aucune carte » fait continuer.',
  'tour.evasion.title': () => 'Avant la bataille',
  'tour.evasion.words': () =>
    'Une force voisine de la marche peut tenter d’intercepter, une force attaquée peut tenter l’esquive : un dé de 5 ou plus avec ses modificateurs. Dans une forteresse, pas besoin de dé.',
  'tour.battle.title': () => 'La bataille',
  'tour.battle.words': () =>
    'La feuille donne chaque modificateur avec sa règle, le rapport, le niveau et le moral, et ce que deux dés peuvent en faire. Un corps d’élite en tête aide aux dés et prend la première perte.',
};
