import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, nombre } from '../../../text/wording.ts';
import type { PanelMessages } from '../messages/panels.ts';

const WHOSE = { coalition: 'Coalition', french: 'Français' };
const ALLEGIANCE = {
  french: 'amie des Français',
  shared: 'amie des deux camps, pour le fourrage et les dépôts seulement',
  coalition: 'amie de la Coalition',
};
const AUSTRIA = {
  coalition: 'Combat avec la Coalition. Prague et Vienne comptent, et Vienne est une source de ravitaillement.',
  bought: 'Neutre pour de bon : les Français ont payé. L’Illyrie est fermée aussi.',
  forGood: 'Neutre pour de bon, faute de trêve. Fermée aux deux camps.',
  waits: 'Neutre et fermée aux deux camps. Elle se décide quand une trêve est conclue.',
};

export const frPanels: Catalogue<PanelMessages, Names> = {
  'panel.campaign': () => 'Campagne',
  'panel.cards': () => 'Cartes',
  'panel.balance': () => 'Les deux camps',
  'panel.politics': () => 'Politique',
  'balance.side': ({ side }) => WHOSE[side],
  'balance.points': () => 'Points de victoire en tout',
  'balance.trains': () => 'Trains de ce tour, dépôts compris',
  'balance.depots': () => 'Dépôts sur la carte',
  'balance.depotsLost': () => 'Dépôts pris par l’ennemi',
  'balance.unitsLost': () => 'Unités perdues',
  'politics.season': ({ winter, until }) => {
    if (!winter)
      return until === 0 ? 'Belle saison jusqu’à la fin.' : `Belle saison jusqu’au tour ${until - 1}, puis l’hiver.`;
    const reach = 'Hiver : lignes et chaînons de trois, marches de deux hexagones';
    return until === 0 ? `${reach}, jusqu’à la fin.` : `${reach}, jusqu’au tour ${until - 1}.`;
  },
  'politics.confederation': () => 'Confédération du Rhin',
  'politics.confederationIs': ({ now, due }) =>
    `${capital(ALLEGIANCE[now])}.${due === null ? '' : ` Dès le tour prochain, ${ALLEGIANCE[due]}.`}`,
  'politics.shaken': () => 'Ce qui l’ébranlerait',
  'politics.shakenBy': ({ cities, of, hamburg }, name) => {
    const held = cities.length === 0 ? 'aucune' : name.hexes(cities);
    return `Une défaite décisive de Napoléon ; ou des unités coalisées dans trois de ses ${of} villes de victoire, ou dans deux et Hambourg. Tenues à présent : ${held}${hamburg ? ', avec Hambourg' : ''}.`;
  },
  'politics.armistice': () => 'Armistice',
  'politics.armisticeIs': ({ state, turn, first, last, refused }) => {
    const refusal = refused ? ' La Coalition en a refusé un.' : '';
    if (state === 'agreed') return `Conclu au tour ${turn}.`;
    if (state === 'tooLate') return `Aucun n’a été conclu, et il est trop tard.${refusal}`;
    return state === 'now'
      ? `Pourparlers au début de ce tour, et jusqu’au tour ${last}.${refusal}`
      : `Pourparlers au début des tours ${first} à ${last}.${refusal}`;
  },
  'politics.austria': () => 'Autriche',
  'politics.austriaIs': ({ standing }) => AUSTRIA[standing],
  'politics.saxony': () => 'Torgau et les Saxons',
  'politics.saxonyIs': ({ joined }) =>
    joined ? 'Avec la Coalition.' : 'Neutres et fermés, tant que la Saxe ne change pas de camp avec la Confédération.',
  'politics.hamburg': () => 'Hambourg',
  'politics.hamburgIs': ({ points, of, from, closed, over }) => {
    const bar = closed ? ' Fermée aux Français pour l’instant.' : '';
    return over
      ? `A rapporté ${nombre(points, 'point')} de bataille à la Coalition ; plus rien après l’armistice.`
      : `Un point de bataille pour la Coalition à la fin de chaque tour, dès le tour ${from}, où ses unités la tiennent : ${points} sur ${of} à ce jour.${bar}`;
  },
  'politics.prussia': () => 'Prusse',
  'politics.prussiaWaits': () =>
    'Pas encore en guerre : ses unités ne bougent ni ne combattent ce tour, et nul ne les attaque.',
  'politics.krakow': () => 'Les corps de Cracovie',
  'politics.krakowWaits': () => 'Poniatowski et Osten-Sacken s’observent, hors du jeu jusqu’à un armistice.',
  'politics.lost': () => 'Contingents perdus',
  'politics.lostUnits': ({ now, before }) =>
    `${nombre(before, 'unité')} au tour précédent, ${now} à ce tour : chacune ôte aux Français un commandement de combat au tour suivant.`,
  'politics.tension': () => 'Tensions dans la Coalition',
  'politics.tensionIs': ({ tense }) =>
    tense
      ? 'Ce tour, les unités ne suivent que les chefs de leur nation, et aident moins volontiers les autres.'
      : 'Aucune ce tour.',
  'invasion.conquest': () => 'La conquête de la Russie',
  'invasion.conquestIs': ({ conquered, through, capitals, others, of }, name) => {
    const now =
      capitals.length > 0
        ? `Les Français tiennent ${name.hexes(capitals)}.`
        : `Les Français tiennent ${others} des ${of} autres villes de victoire de Russie, et aucune capitale.`;
    return conquered
      ? `${now} C’est assez pour que la guerre continue après le tour ${through} ; une capitale tenue à la fin de ce tour la gagne.`
      : `${now} Avant le tour ${through}, un tour doit s’achever avec Moscou, Saint-Pétersbourg ou les ${of} autres aux mains des Français, sinon la Coalition gagne.`;
  },
  'invasion.warsaw': () => 'Varsovie et ses flancs',
  'invasion.warsawIs': ({ through, cities }, name) =>
    `La Coalition gagne aussitôt si elle occupe Varsovie avec Königsberg ou Lemberg, jusqu’au tour ${through}. Elle occupe ${cities.length === 0 ? 'aucune des trois' : name.hexes(cities)}.`,
  'invasion.napoleon': () => 'Napoléon',
  'invasion.napoleonIs': ({ napoleon }) =>
    ({
      present: 'Avec l’armée. En novembre 1812, les Français décident de son départ pour Paris.',
      kept: 'Resté avec l’armée : aucune unité française n’arrive à partir d’août 1813.',
      inParis: 'À Paris ; de retour à la fin d’avril 1813.',
    })[napoleon],
  'invasion.austriaAllied': () => 'Avec la Grande Armée ; son territoire est ami des Français.',
  'invasion.interned': () => 'Internés en Autriche',
  'invasion.internedAre': ({ counters }) =>
    `${nombre(counters, 'pion français', 'pions français')}, hors du jeu jusqu’à un armistice.`,
  'invasion.prussiaIs': ({ prussia }) =>
    ({
      french: 'Avec la Grande Armée ; son territoire est ami des Français.',
      shared: 'Amie des deux camps, jusqu’au déploiement d’unités prussiennes.',
      coalition: 'Avec la Coalition.',
    })[prussia],
  'invasion.sources': ({ side }) => `Sources de ravitaillement : ${WHOSE[side]}`,
  'invasion.sourcesAre': ({ side, option, forced }) => {
    const first =
      side === 'french' ? 'Königsberg et Varsovie' : 'La Russie : Kiev, Moscou, Saint-Pétersbourg, le bord est';
    const second = side === 'french' ? 'Le bord ouest de la carte' : 'Varsovie, puis les ports prussiens et Vienne';
    const change = forced ? ' Toutes sont perdues : changement au prochain ravitaillement général.' : '';
    if (option === 'before') return `${first}. Un seul changement possible, après le ravitaillement général.${change}`;
    return option === 'after' ? `${second}.${change}` : `${first}, pour de bon.`;
  },
  'invasion.exception': () => 'Prussiens et Suédois',
  'invasion.exceptionIs': () => 'Retenus jusqu’à ce qu’une unité russe ravitaillée soit en Prusse.',
  'cards.hand': () => 'En main',
  'cards.none': () => 'Aucune.',
  'cards.backs': ({ side, cards }) => `${WHOSE[side]} : ${nombre(cards, 'carte')} en main, face cachée.`,
  'cards.laid': () => 'Jouées ce tour',
  'cards.inForce': () => 'Encore en vigueur',
  'cards.works': () => 'en vigueur',
  'cards.lasts': ({ standing }) => (standing ? 'gardée jusqu’à son emploi' : 'en vigueur ce tour'),
  'cards.rest': () => 'Pioches',
  'cards.decks': ({ pre, post, opened }) =>
    `Pour les tours avant l’armistice : reste ${nombre(pre, 'carte')}. Pour ceux d’après : ${opened ? `reste ${nombre(post, 'carte')}` : 'pas encore ouverte'}.`,
  'cards.discards': ({ cards }) => nombre(cards, 'carte défaussée', 'cartes défaussées'),
  'cards.titled': ({ card, title }) => `${card} ${title}`,
};
