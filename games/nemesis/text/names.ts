import type { Language, TableNames } from '@bivouac/kernel';
import {
  type CommanderId,
  commanderCard,
  type HexId,
  placeName,
  type Side,
  type UnitId,
  unitCard,
} from '../catalogue/catalogue.ts';
import type { Phase } from '../state/state.ts';
import { SIDE_NAMES } from './sides.ts';

/** How each language names the things of the game. */
export interface Names extends TableNames {
  hex(hex: HexId): string;
  unit(unit: UnitId): string;
  commander(commander: CommanderId): string;
  side(side: Side): string;
  phase(phase: Phase): string;
  /** "Verona, Mantua and Legnago" */
  hexes(hexes: readonly HexId[]): string;
  units(units: readonly UnitId[]): string;
  commanders(commanders: readonly CommanderId[]): string;
}

const PHASES: Readonly<Record<Language, Readonly<Record<Phase, string>>>> = {
  en: {
    evacuation: 'Garrisons brought home',
    firstDepots: 'First Depots',
    emperor: 'Napoleon in Russia',
    newYear: 'Into 1813',
    armistice: 'Armistice',
    redeployment: 'Redeployment in the Armistice',
    armisticeDepots: 'Depots in the Armistice',
    armisticeReinforcements: 'Reinforcements in the Armistice',
    politics: 'Politics',
    cards: 'Event cards',
    generalSupply: 'General Supply',
    transition: 'The end of the Grande Armée',
    changeOfSources: 'Supply sources',
    convertDepot: 'Converting Depots',
    countTrains: 'Counting Supply Trains',
    allocateTrains: 'Allocating Supply Trains',
    forageMarkers: 'Forage',
    newDepots: 'New Depots',
    rally: 'Rally',
    movement: 'Movement',
    combatCommands: 'Combat Commands',
    combat: 'Combat',
    commandersMovement: 'Commanders’ Movement',
    cossacks: 'Cossacks',
    hamburg: 'Hamburg',
    commanderChanges: 'Changes of command',
    reinforcements: 'Reinforcements',
    defectors: 'Contingents that change sides',
    allegiance: 'The Confederation of the Rhine',
    arrears: 'Prussia and Sweden',
    garrisons: 'French garrisons',
    reckoning: 'Reckoning',
    over: 'End of the game',
  },
  fr: {
    evacuation: 'Garnisons rappelées',
    firstDepots: 'Premiers dépôts',
    emperor: 'Napoléon en Russie',
    newYear: 'L’année 1813',
    armistice: 'Armistice',
    redeployment: 'Redéploiement pendant l’armistice',
    armisticeDepots: 'Dépôts pendant l’armistice',
    armisticeReinforcements: 'Renforts pendant l’armistice',
    politics: 'Politique',
    cards: 'Cartes d’événement',
    generalSupply: 'Ravitaillement général',
    transition: 'La fin de la Grande Armée',
    changeOfSources: 'Sources de ravitaillement',
    convertDepot: 'Conversion des dépôts',
    countTrains: 'Décompte des trains',
    allocateTrains: 'Attribution des trains',
    forageMarkers: 'Fourrage',
    newDepots: 'Nouveaux dépôts',
    rally: 'Ralliement',
    movement: 'Mouvement',
    combatCommands: 'Commandements de combat',
    combat: 'Combat',
    commandersMovement: 'Mouvement des chefs',
    cossacks: 'Cosaques',
    hamburg: 'Hambourg',
    commanderChanges: 'Changements de commandement',
    reinforcements: 'Renforts',
    defectors: 'Contingents passés à la Coalition',
    allegiance: 'La Confédération du Rhin',
    arrears: 'Prusse et Suède',
    garrisons: 'Garnisons françaises',
    reckoning: 'Bilan',
    over: 'Fin de la partie',
  },
};

const AND: Readonly<Record<Language, string>> = { en: 'and', fr: 'et' };

const listed = (language: Language, words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${AND[language]} ${words.at(-1)}`;

const hexName = (language: Language, hex: HexId): string => {
  const place = placeName(hex)[language];
  return place === hex ? `hex ${hex}` : place;
};

export const names = (language: Language): Names => {
  const hex = (id: HexId): string => hexName(language, id);
  const unit = (id: UnitId): string => unitCard(id).name[language];
  const commander = (id: CommanderId): string => commanderCard(id).name[language];
  return {
    seat: (seat) => SIDE_NAMES[language][seat as Side | 'chance'] ?? seat,
    side: (side) => SIDE_NAMES[language][side],
    phase: (phase) => PHASES[language][phase],
    hex,
    unit,
    commander,
    hexes: (ids) => listed(language, ids.map(hex)),
    units: (ids) => listed(language, ids.map(unit)),
    commanders: (ids) => listed(language, ids.map(commander)),
  };
};
