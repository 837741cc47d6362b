import type { Catalogue } from '@bivouac/kernel';
import { type Arm, commanderCard, unitCard, type UnitClass } from '../../../catalogue/catalogue.ts';
import { nationName } from '../../../catalogue/gazetteer.ts';
import type { Terrain } from '../../../rules/2-board/2.2-terrain.ts';
import type { Names } from '../../../text/names.ts';
import { capital, nombre } from '../../../text/wording.ts';
import type { PieceMessages } from '../messages/pieces.ts';

const ARMS: Readonly<Record<Arm, string>> = { infantry: 'infanterie', cavalry: 'cavalerie', artillery: 'artillerie' };
const CLASSES: Readonly<Record<UnitClass, string>> = { Veteran: 'Vétéran', Line: 'Ligne', Conscript: 'Conscrit' };
const GROUND: Readonly<Record<Terrain, string>> = {
  clear: 'terrain dégagé',
  forest: 'forêt',
  marsh: 'marais',
  rough: 'terrain accidenté',
  mountain: 'montagne',
  sea: 'mer',
};
const CITIES = { none: '', open: ' ville,', fortified: ' ville fortifiée,' };
const OWNERS = { coalition: 'de la Coalition', french: 'des Français' };
const KNOWN = { no: 'Train vrai ou factice', real: 'Train de ravitaillement', dummy: 'Train factice' };

const CAVALRY = { yes: ', avec de la cavalerie en bon ordre', no: ', sans cavalerie en bon ordre', unknown: '' };

/** « 1,5 » s’écrit avec une virgule. */
const decimal = (figure: number): string => String(figure).replace('.', ',');
const together = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const marked = (words: string, marks: readonly string[]): string => [words, ...marks].join(' ; ');

export const frPieces: Catalogue<PieceMessages, Names> = {
  depot: () => 'Dépôt',
  train: () => 'Train',
  'train.real': () => 'vrai',
  'train.dummy': () => 'factice',
  'train.hidden': () => 'train, vrai ou factice',
  unit: ({ unit, marks }, name) => {
    const { nation, arm, cls, cf, of } = unitCard(unit);
    return marked(
      `${capital(name.unit(unit))} : ${nationName(nation).fr}, ${ARMS[arm]}, ${CLASSES[cls]}, facteur de combat ${cf}, facteur d’occupation ${decimal(of)}`,
      marks,
    );
  },
  commander: ({ commander, marks }, name) => {
    const { nation, cr } = commanderCard(commander);
    return marked(`${name.commander(commander)} : ${nationName(nation).fr}, chef, valeur de commandement ${cr}`, marks);
  },
  back: () => 'Pile',
  decoy: () => 'Leurre',
  backOf: ({ side, counters, marks, cavalry }) =>
    marked(`Pile ${OWNERS[side]}, face cachée : ${nombre(counters, 'pion')}${CAVALRY[cavalry]}`, marks),
  depotOf: ({ side }) => `Dépôt ${OWNERS[side]}`,
  trainOf: ({ side, known, faceUp }) => `${KNOWN[known]} ${OWNERS[side]}, face ${faceUp ? 'visible' : 'cachée'}`,
  'mark.disrupted': () => 'désorganisé',
  'mark.garrison': () => 'garnison',
  'mark.deploys': () => 'va se déployer ici (14.1)',
  'mark.interned': () => 'ici, internée jusqu’à un armistice (17.3)',
  'mark.frozen': () => 'attend ici jusqu’à un armistice (14.11)',
  'mark.neutral': () => 'neutre tant que la Saxe ne change pas de camp (14.10)',
  'authority.A': () => 'commande toutes les unités',
  'authority.I': ({ corps }) => `commande toute l’infanterie${corps === '' ? '' : `, ${corps}`}`,
  'authority.C': () => 'commande toute la cavalerie',
  'authority.K': () => 'commande tous les cosaques',
  'authority.Corps': ({ corps }) => `commande : ${corps}`,
  'authority.none': () => 'ne commande personne',
  'corps.guard': () => 'Garde impériale',
  'corps.danish': () => 'corps auxiliaire danois',
  'corps.italy': () => 'armée d’Italie',
  'corps.cossacks': () => 'cosaques',
  'corps.swedish': () => 'armée suédoise',
  'corps.reserve': () => 'réserve autrichienne',
  'corps.numbered': ({ number, cavalry, nation }) => `${number}e corps${cavalry ? ' de cavalerie' : ''} (${nation})`,
  'corps.of': ({ commander }, name) => `corps (${name.commander(commander)})`,
  'corps.army': ({ nation }) => `${nation} : chefs d’armée`,
  'corps.none': ({ nation }) => `${nation} : hors corps`,
  'corps.garrisons': () => 'garnisons de l’Est',
  'mark.forage': () => 'vit sur le pays',
  'mark.forcedMarch': () => 'a fait une marche forcée',
  'mark.combat': () => 'a combattu ce tour',
  'mark.combatTwice': () => 'a combattu deux fois ce tour',
  'mark.besieged': () => 'assiégé',
  'mark.outOfSupply': () => 'hors ravitaillement',
  'mark.moved': () => 'a fait mouvement',
  'place.title': ({ hex, city, terrain }, name) => `${capital(name.hex(hex))},${CITIES[city]} ${GROUND[terrain]}.`,
  'place.outside': () => 'Hors de la zone de jeu.',
  'place.victoryCity': () => 'Ville de victoire.',
  'place.closed': () => 'Neutre, et fermé aux deux camps.',
  'place.deploys': ({ side, units, commanders }, name) =>
    `Vont se déployer ici (${name.side(side)}) : ${together(name.commanders(commanders), name.units(units))} (14.1).`,
  'place.interned': ({ side, units, commanders }, name) =>
    `${capital(name.side(side))} : ${together(name.commanders(commanders), name.units(units))}, immobiles et hors du jeu jusqu’à un armistice (17.3).`,
  'place.frozen': ({ side, units, commanders }, name) =>
    `${capital(name.side(side))} : ${together(name.commanders(commanders), name.units(units))}, immobiles et hors du jeu jusqu’à un armistice (14.11).`,
  'place.neutral': ({ units, commanders }, name) =>
    `${capital(together(name.commanders(commanders), name.units(units)))} : neutres tant que la Saxe ne change pas de camp (14.10).`,
  'place.land': ({ friendly, supplies }, name) => {
    const whose = friendly.length === 0 ? ' de personne' : ` : ${friendly.map((side) => name.side(side)).join(' et ')}`;
    const also = supplies.map((side) => name.side(side)).join(' et ');
    return `Territoire ami${whose}${also === '' ? '' : ` ; pour le fourrage et les dépôts, ${also} aussi`}.`;
  },
  'place.source': ({ side }) => `Source de ravitaillement ${OWNERS[side]}.`,
  'place.stack': ({ side, units, of }, name) =>
    `${capital(name.side(side))} : ${name.units(units)} ; ${decimal(of)} ${of < 2 ? 'facteur' : 'facteurs'} d’occupation.`,
  'place.marks': ({ unit, marks }, name) => `${capital(name.unit(unit))} : ${marks.join(', ')}.`,
  'place.besieged': () => 'Place assiégée.',
  'place.supplied': ({ depot, cost }, name) =>
    cost === 0
      ? 'Ravitaillement par le dépôt sur place.'
      : `Ravitaillement depuis ${name.hex(depot)}, à ${nombre(cost, 'hexagone')}.`,
  'place.unsupplied': () => 'Hors ravitaillement.',
  'place.commanders': ({ side, commanders }, name) => `Chefs ${OWNERS[side]} : ${name.commanders(commanders)}.`,
  'place.depot': ({ side }) => `Dépôt ${OWNERS[side]}.`,
  'place.train': ({ side, known, faceUp }) => `${KNOWN[known]} ${OWNERS[side]}, face ${faceUp ? 'visible' : 'cachée'}.`,
};
