import type { Catalogue } from '@bivouac/kernel';
import { type Arm, commanderCard, unitCard } from '../../../catalogue/catalogue.ts';
import { nationName } from '../../../catalogue/gazetteer.ts';
import type { Terrain } from '../../../rules/2-board/2.2-terrain.ts';
import type { Names } from '../../../text/names.ts';
import { capital, count } from '../../../text/wording.ts';
import type { PieceMessages } from '../messages/pieces.ts';

const ARMS: Readonly<Record<Arm, string>> = { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery' };
const GROUND: Readonly<Record<Terrain, string>> = {
  clear: 'clear ground',
  forest: 'forest',
  marsh: 'marsh',
  rough: 'rough ground',
  mountain: 'mountains',
  sea: 'sea',
};
const CITIES = { none: '', open: ' city,', fortified: ' fortified city,' };
const OWNERS = { coalition: 'Coalition', french: 'French' };

const CAVALRY = { yes: ', with cavalry in good order', no: ', without cavalry in good order', unknown: '' };

const together = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
export const marked = (words: string, marks: readonly string[]): string => [words, ...marks].join('; ');

export const enPieces: Catalogue<PieceMessages, Names> = {
  depot: () => 'Depot',
  train: () => 'Train',
  'train.real': () => 'real',
  'train.dummy': () => 'dummy',
  'train.hidden': () => 'train or dummy',
  unit: ({ unit, marks }, name) => {
    const { nation, arm, cls, cf, of } = unitCard(unit);
    return marked(
      `${capital(name.unit(unit))}: ${nationName(nation).en}, ${ARMS[arm]}, ${cls}, Combat Factor ${cf}, Occupancy Factor ${of}`,
      marks,
    );
  },
  commander: ({ commander, marks }, name) => {
    const { nation, cr } = commanderCard(commander);
    return marked(`${name.commander(commander)}: ${nationName(nation).en}, commander, rating ${cr}`, marks);
  },
  back: () => 'Stack',
  decoy: () => 'Dummy',
  backOf: ({ side, counters, marks, cavalry }) =>
    marked(`${OWNERS[side]} stack, face down: ${count(counters, 'counter')}${CAVALRY[cavalry]}`, marks),
  depotOf: ({ side }) => `${OWNERS[side]} Depot`,
  trainOf: ({ side, known, faceUp }) => {
    const what = known === 'no' ? 'train or dummy' : known === 'real' ? 'Supply Train' : 'dummy';
    return `${OWNERS[side]} ${what}, face ${faceUp ? 'up' : 'down'}`;
  },
  'mark.disrupted': () => 'disrupted',
  'mark.garrison': () => 'garrison',
  'mark.deploys': () => 'about to deploy here (14.1)',
  'mark.interned': () => 'interned here until an Armistice (17.3)',
  'mark.frozen': () => 'waits here until an Armistice (14.11)',
  'mark.neutral': () => 'neutral until Saxony changes sides (14.10)',
  'authority.A': () => 'leads all units',
  'authority.I': ({ corps }) => `leads all infantry${corps === '' ? '' : ` and ${corps}`}`,
  'authority.C': () => 'leads all cavalry',
  'authority.K': () => 'leads all Cossacks',
  'authority.Corps': ({ corps }) => `leads ${corps}`,
  'authority.none': () => 'leads nobody',
  'corps.guard': () => 'Imperial Guard',
  'corps.danish': () => 'Danish Auxiliary Corps',
  'corps.italy': () => 'Army of Italy',
  'corps.cossacks': () => 'Cossacks',
  'corps.swedish': () => 'Swedish Army',
  'corps.reserve': () => 'Austrian Reserve',
  'corps.numbered': ({ number, cavalry, nation }) => `${number} ${cavalry ? 'Cavalry ' : ''}Corps (${nation})`,
  'corps.of': ({ commander }, name) => `${name.commander(commander)}’s corps`,
  'corps.army': ({ nation }) => `${nation}: army commanders`,
  'corps.none': ({ nation }) => `${nation}: in no corps`,
  'corps.garrisons': () => 'Garrisons of the East',
  'mark.forage': () => 'forages',
  'mark.forcedMarch': () => 'force marched',
  'mark.combat': () => 'has fought this Turn',
  'mark.combatTwice': () => 'has fought twice this Turn',
  'mark.besieged': () => 'besieged',
  'mark.outOfSupply': () => 'out of supply',
  'mark.moved': () => 'has moved',
  'place.title': ({ hex, city, terrain }, name) => `${capital(name.hex(hex))},${CITIES[city]} ${GROUND[terrain]}.`,
  'place.outside': () => 'Outside the area of play.',
  'place.victoryCity': () => 'A victory city.',
  'place.closed': () => 'Neutral, and closed to both sides.',
  'place.deploys': ({ side, units, commanders }, name) =>
    `${capital(name.side(side))} will deploy here: ${together(name.commanders(commanders), name.units(units))} (14.1).`,
  'place.interned': ({ side, units, commanders }, name) =>
    `${capital(name.side(side))}: ${together(name.commanders(commanders), name.units(units))}, who stay here and out of play until an Armistice (17.3).`,
  'place.frozen': ({ side, units, commanders }, name) =>
    `${capital(name.side(side))}: ${together(name.commanders(commanders), name.units(units))}, who stay here and out of play until an Armistice (14.11).`,
  'place.neutral': ({ units, commanders }, name) =>
    `${together(name.commanders(commanders), name.units(units))}: neutral until Saxony changes sides (14.10).`,
  'place.land': ({ friendly, supplies }, name) => {
    const whose = friendly.length === 0 ? 'nobody' : friendly.map((side) => name.side(side)).join(' and ');
    const also = supplies.map((side) => name.side(side)).join(' and ');
    return `Friendly to ${whose}${also === '' ? '' : `, and for forage and Depots to ${also}`}.`;
  },
  'place.source': ({ side }, name) => `Supply source of ${name.side(side)}.`,
  'place.stack': ({ side, units, of }, name) =>
    `${capital(name.side(side))}: ${name.units(units)}; ${count(of, 'Occupancy Factor')}.`,
  'place.marks': ({ unit, marks }, name) => `${capital(name.unit(unit))}: ${marks.join(', ')}.`,
  'place.besieged': () => 'Besieged.',
  'place.supplied': ({ depot, cost }, name) =>
    cost === 0 ? 'In supply from its own Depot.' : `In supply from ${name.hex(depot)}, a route of ${cost}.`,
  'place.unsupplied': () => 'Out of supply.',
  'place.commanders': ({ side, commanders }, name) =>
    `Commanders of ${name.side(side)}: ${name.commanders(commanders)}.`,
  'place.depot': ({ side }) => `${OWNERS[side]} Depot.`,
  'place.train': ({ side, known, faceUp }) => {
    const what = known === 'no' ? 'train or dummy' : known === 'real' ? 'Supply Train' : 'dummy';
    return `${OWNERS[side]} ${what}, face ${faceUp ? 'up' : 'down'}.`;
  },
};
