import type { Catalogue } from '@bivouac/kernel';
import { card, wordsFor } from '../../catalogue/cards.ts';
import type { CardId, Side } from '../../catalogue/catalogue.ts';
import type { CardMessages } from '../messages/16.1-cards.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

const title = (id: CardId): string => `« ${card(id).title.fr} » (carte ${id})`;
const says = (id: CardId, side: Side): string => wordsFor(card(id), side, 'fr');

export const frCards: Catalogue<CardMessages, Names> = {
  'card.draw': ({ side }, name) => `Une carte pour ${name.side(side)}.`,
  'card.drawn': ({ card: id }) => `Vous tirez ${title(id)}.`,
  'card.drawnUnseen': ({ side }, name) => `${capital(name.side(side))} : une carte est tirée.`,
  'card.laysFirst': ({ side }, name) => `Première carte à jouer : ${name.side(side)}.`,
  'card.lay': ({ side }, name) => `${capital(name.side(side))} : quelle carte jouer ?`,
  'card.laid': ({ side, card: id }, name) => `${capital(name.side(side))} : ${title(id)}. ${says(id, side)}`,
  'card.singleFirst': ({ card: id }) =>
    `${title(id)} vaut pour les deux camps : elle ne se garde pas et se joue tout de suite.`,
  'card.carriedOut': ({ card: id }) => `${title(id)} prend effet.`,
  'card.noEffect': ({ card: id }) => `${title(id)} : rien à exécuter, la carte est défaussée sans effet.`,
  'card.voids': ({ card: id, other }) => `${title(id)} annule ${title(other)}.`,
  'card.nameUnit': ({ card: id }) => `${title(id)} : quelle unité ?`,
  'card.nameCommander': ({ card: id }) => `${title(id)} : quel chef ?`,
  'card.nameStack': ({ card: id }) => `${title(id)} : quelle pile ?`,
  'card.nameDepot': ({ card: id }) => `${title(id)} : quel dépôt ?`,
  'card.rallyUnit': ({ card: id, left }) => `${title(id)} : quelle unité rallier ? (${nombre(left, 'unité')} au plus)`,
  'card.commanderNamed': ({ card: id, commander }, name) => `${title(id)} : ${name.commander(commander)}.`,
  'card.stackNamed': ({ card: id, hex }, name) => `${title(id)} : la pile désignée (${name.hex(hex)}).`,
  'card.depotNamed': ({ card: id, hex }, name) => `${title(id)} : le dépôt désigné (${name.hex(hex)}).`,
  'card.disrupts': ({ card: id, unit }, name) => `${title(id)} : ${name.unit(unit)} est désorganisée.`,
  'card.eliminates': ({ card: id, unit }, name) => `${title(id)} : ${name.unit(unit)} est éliminée.`,
  'card.rallies': ({ card: id, unit }, name) => `${title(id)} : ${name.unit(unit)} est de nouveau en bon ordre.`,
  'card.mayNotAttack': ({ hex }, name) =>
    `${capital(name.hex(hex))} : une carte interdit l’attaque à ces unités pour ce tour.`,
  'card.mayNotSupport': ({ hex }, name) =>
    `${capital(name.hex(hex))} : une carte interdit à une unité de soutenir ce combat, et une pile soutient tout entière ou pas du tout.`,
  'card.ponders': ({ commander }, name) =>
    `${name.commander(commander)} médite : personne n’attaque depuis son hexagone ce tour.`,
  'card.riverInSpate': ({ from, to }, name) =>
    `Rivières en crue : ce tour, sans pont, on ne passe pas (${name.hex(from)}, ${name.hex(to)}).`,
  'card.spiesHand': ({ side, cards }, name) =>
    `L’espion a vu la main adverse (${name.side(side)}) : ${cards.map(title).join(', ')}.`,
  'card.spiesTrains': ({ side, real, dummies }, name) =>
    `L’espion a vu les pions posés face cachée (${name.side(side)}). Trains : ${real.length > 0 ? name.hexes(real) : 'aucun'}. Trains factices : ${dummies.length > 0 ? name.hexes(dummies) : 'aucun'}.`,
  'card.returnWhere': ({ card: id, unit }, name) => `${title(id)} : où revient ${name.unit(unit)} ?`,
  'card.returns': ({ card: id, unit, hex }, name) =>
    `${title(id)} : ${name.unit(unit)} revient en jeu (${name.hex(hex)}).`,
  'card.eludesNapoleon': ({ side, hex }, name) =>
    `${capital(name.side(side))} : la pile refuse le combat à Napoléon (${name.hex(hex)}).`,
  'card.bridgeBlown': ({ side }, name) => `Le pont saute trop tôt : un coup de plus, subi par ${name.side(side)}.`,
  'card.bridgeHit': () => 'Le pont saute trop tôt : laquelle des unités en repli encaisse le coup ?',
  'card.massGuns': ({ card: id, hex }, name) =>
    `${title(id)} : former la grande batterie dans ce combat (${name.hex(hex)}) ?`,
  'card.gunsMassed': ({ card: id, side }, name) =>
    `${capital(name.side(side))} : ${title(id)}, employée dans ce combat.`,
  'card.typhusRoll': ({ hex }, name) => `Typhus (${name.hex(hex)}) : sur un 6, une unité subit un coup.`,
  'card.typhusDie': ({ hex, die }, name) => `Typhus (${name.hex(hex)}) : dé ${die}.`,
  'card.terms': ({ coalition, french }) => `Points de bataille : Coalition ${coalition}, Français ${french}.`,
  'card.stackShown': ({ card: id, hex, units, disrupted, commanders, dummies }, name) =>
    [
      `${title(id)}, ${name.hex(hex)} : ${name.units(units)}.`,
      ...(disrupted.length > 0 ? [`Désorganisées : ${name.units(disrupted)}.`] : []),
      ...(commanders.length > 0 ? [`Chefs : ${name.commanders(commanders)}.`] : []),
      ...(dummies > 0 ? [`Pions factices : ${dummies}.`] : []),
    ].join(' '),
  'card.arrivesEarly': ({ card: id, unit }, name) =>
    `${title(id)} : ${name.unit(unit)} arrive à la fin de ce tour, dans une ville de Prusse.`,
  'card.arrivesLate': ({ card: id, unit, turn }, name) =>
    `${title(id)} : ${name.unit(unit)} n’arrive qu’à la fin du tour ${turn}.`,
  'card.raidDie': ({ hex }, name) => `Raid sur un dépôt (${name.hex(hex)}) : il brûle sur 4 ou plus.`,
  'card.raidFails': ({ card: id, hex, die }, name) =>
    `${title(id)} : ${die} ; le dépôt tient bon (${name.hex(hex)} ; il fallait 4).`,
  'card.raidBurns': ({ card: id, hex, die }, name) =>
    `${title(id)} : ${die} ; le dépôt est retiré de la carte (${name.hex(hex)}). Le chiffre de la fiche française ne baisse pas.`,
  'card.depotPlundered': ({ card: id, hex }, name) =>
    `${title(id)} : le dépôt est retiré de la carte (${name.hex(hex)}). Le chiffre de la fiche française ne baisse pas.`,
  'card.garrisonDie': ({ unit }, name) => `${name.unit(unit)} : la garnison meurt de faim sur un 6.`,
  'card.garrisonHolds': ({ card: id, unit, die }, name) => `${title(id)} : ${die} ; ${name.unit(unit)} tient encore.`,
  'card.mayNotMove': ({ unit }, name) =>
    `Une carte interdit tout mouvement à cette unité ce tour : ${name.unit(unit)}.`,
  'card.enoughMoved': ({ unit }, name) =>
    `Une carte limite les piles de cette nation qui bougent ce tour, et la limite est atteinte : ${name.unit(unit)} reste.`,
  'card.danesStayHome': () =>
    'Une carte retient les unités danoises au Danemark-Norvège ce tour ; celles qui en sont sorties ne bougent pas.',
  'card.idle': ({ commander }, name) =>
    `Une carte empêche ce chef de rallier, de faire bouger une pile et de bouger lui-même ce tour : ${name.commander(commander)}.`,
  'card.stacksLeft': ({ card: id, left }) =>
    `${title(id)} : ${left === 0 ? 'aucune autre pile prussienne ne peut' : left === 1 ? 'une autre pile prussienne peut' : `${left} autres piles prussiennes peuvent`} bouger ce tour.`,
  'card.oneHexOnly': () => 'Une carte limite cette pile à un hexagone ce tour.',
  'card.noForcedMarch': ({ points, most }) =>
    `Une carte interdit les marches forcées ce tour : ${nombre(points, 'hexagone')}, et la limite est de ${most}.`,
  'card.marchDie': ({ modifier }) => `Effet d’une carte : ${signed(modifier)}.`,
  'card.freeForOthers': ({ card: id }) => `${title(id)} : cette pile n’en profite pas, il lui faut un train.`,
  'card.goesWithHim': ({ commander }, name) =>
    `Selon la carte, la pile bouge avec ce chef : ${name.commander(commander)}.`,
  'card.movesFreely': ({ card: id, hex }, name) => `${title(id)} : une pile bouge sans train (${name.hex(hex)}).`,
  'card.freeMoveForgone': ({ card: id }) => `${title(id)} : le mouvement sans train n’a pas lieu.`,
  'card.useNow': ({ card: id, to }, name) => `${title(id)} : l’employer dans ce combat (${name.hex(to)}) ?`,
  'card.ofNoUse': ({ card: id }) => `${title(id)} : elle ne sert à rien dans cette attaque.`,
  'card.used': ({ side, card: id }, name) => `${capital(name.side(side))} : ${title(id)} sert dans ce combat.`,
  'card.mixedMayNotAttack': ({ from }, name) =>
    `Une carte interdit aux Prussiens et aux Russes d’attaquer ensemble ce tour : n’envoyez que ceux d’une nation (${name.hex(from)}).`,
  'card.danesAttackNobody': () => 'Une carte interdit aux Danois d’attaquer hors du Danemark-Norvège ce tour.',
  'card.landsturm': ({ hex }, name) =>
    `La Landsturm est levée : avec ou sans train, la pile fourrage (${name.hex(hex)}).`,
  'card.trainLaid': ({ side, hex }, name) =>
    `${capital(name.side(side))} : le train de la carte est posé face visible (${name.hex(hex)}).`,
  'card.trainUnused': ({ hex }, name) =>
    `Le train de la carte ne fait bouger personne et est retiré (${name.hex(hex)}).`,
  'card.trainNotForThem': ({ hex }, name) => `Le train de la carte ne peut pas aller là (${name.hex(hex)}).`,
  'card.noTrainToLay': () => 'Il n’y a plus de train de carte à poser.',
};
