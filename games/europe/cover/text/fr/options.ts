import type { Catalogue } from '@bivouac/kernel';
import type { OptionMessages } from '../messages/options.ts';

export const frOptions: Catalogue<OptionMessages, unknown> = {
  'option.scenario': () => 'Scénario',
  'option.scenario.help': () => 'Une campagne de dix ans, une de six, ou les Cent-Jours en une soirée.',
  'option.edition': () => 'Édition',
  'option.edition.help': () => 'Le livret de règles qui s’applique.',
  'option.edition.2013': () => 'Première édition (2013)',
  'option.edition.revised': () => 'Édition révisée',
  'option.fogOfWar': () => 'Brouillard de guerre',
  'option.fogOfWar.help': () => 'D’une force ennemie on ne voit que le général, ou l’unité si elle est seule.',
  'option.dearLoneCorps': () => 'Corps isolés plus coûteux',
  'option.dearLoneCorps.help': () =>
    'Un corps isolé paie un second point pour entrer dans une zone que son camp ne contrôle pas.',
  'option.coveredRetreat': () => 'La cavalerie couvre la retraite',
  'option.coveredRetreat.help': () => 'La cavalerie du camp vaincu diminue le dé de poursuite.',
  'option.prussianFrontier': () => 'La Prusse reste près de sa frontière',
  'option.prussianFrontier.help': () => 'Son armée ne s’éloigne pas tant qu’aucun ennemi n’est entré en Prusse.',
  'option.grenadiersAtOnce': () => 'Grenadiers autrichiens immédiats',
  'option.grenadiersAtOnce.help': () => 'Ils entrent en campagne dès que le Saint-Empire (3C) est joué.',
  'options.edition': () => 'Le livret',
  'options.agreed': () => 'D’un commun accord',
  'options.2013': () => 'Première édition',
  'options.2013.help': () => 'Le livret de 2013, sans règle optionnelle.',
  'options.revised': () => 'Édition révisée',
  'options.revised.help': () => 'Le livret révisé, sans règle optionnelle.',
  'options.fog': () => 'Révisée, dans le brouillard',
  'options.fog.help': () => 'Le livret révisé ; seul son propriétaire sait ce que contient une force.',
};
