import { percent } from '@bivouac/board/parts/figures.ts';
import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital } from '../../../text/wording.ts';
import type { WarningMessages } from '../messages/warnings.ts';

export const frWarnings: Catalogue<WarningMessages, Names> = {
  'warn.open.city': ({ hex }, name) =>
    `${capital(name.hex(hex))}, ville de victoire, reste sans garnison, et l’ennemi est à une marche.`,
  'warn.open.depot': ({ hex }, name) => `Le dépôt (${name.hex(hex)}) reste sans garde, et l’ennemi est à une marche.`,
  'warn.starves': ({ hexes }, name) => `Troupes laissées hors ravitaillement : ${name.hexes(hexes)}.`,
  'warn.alone': ({ commanders, hex }, name) =>
    `Sans troupes (${name.hex(hex)}), l’ennemi tout près : ${name.commanders(commanders)}.`,
  'warn.leaderless': ({ hex }, name) => `${capital(name.hex(hex))} : aucun chef n’accompagne la marche.`,
  'warn.attrition': ({ points, risk }) =>
    `Une marche de ${points} : ${percent(risk, 'fr')} de risque de perdre ou de désorganiser une unité si elle s’arrête là.`,
  'warn.forced': () => 'Marche forcée : ces unités combattent à demi-valeur ce tour.',
  'warn.heldByCavalry': ({ hex }, name) =>
    `${capital(name.hex(hex))} : la cavalerie ennemie est adjacente, la marche s’y arrête.`,
  'warn.outOfSupply': ({ hex }, name) => `${capital(name.hex(hex))} : la pile y sera hors ravitaillement.`,
  'warn.besieged': ({ hex }, name) => `${capital(name.hex(hex))} : une unité seule y sera assiégée.`,
  'warn.feedsNobody': ({ hex }, name) =>
    `Un dépôt ici (${name.hex(hex)}) ne nourrit aucune de vos piles dans leur position actuelle.`,
  'warn.unguardedDepot': ({ hex }, name) =>
    `Personne ne garde ce dépôt (${name.hex(hex)}), et l’ennemi est à une marche.`,
  'warn.staysHungry': ({ hexes }, name) => `Hors ravitaillement en l’état : ${name.hexes(hexes)}.`,
  'warn.stranded': ({ hexes }, name) => `Un train qui ne devient pas dépôt est perdu : ${name.hexes(hexes)}.`,
  'warn.lastTrain': () => 'C’est votre dernier train de ravitaillement ce tour.',
  'warn.noDepotThere': ({ hex }, name) =>
    `${capital(name.hex(hex))} : en l’état, aucun dépôt ne peut y être établi et le train serait perdu.`,
  'warn.dummyShown': ({ hex }, name) =>
    `${capital(name.hex(hex))} : un marqueur de fourrage révélera que ce train est factice.`,
  'warn.lastMove': () => 'C’est votre dernier train de ravitaillement : plus aucune pile ne bougera ensuite.',
  'warn.discard': ({ hex }, name) => `Le train (${name.hex(hex)}) est défaussé sans servir.`,
  'warn.discardFromHand': () => 'Passer défausse un train de ravitaillement.',
  'warn.rallyOrMarch': ({ hex }, name) =>
    `${capital(name.hex(hex))} : le seul train de la pile est dépensé, elle ne marchera pas ce tour.`,
  'warn.staysDisrupted': ({ hexes }, name) =>
    `Des unités qui pourraient être ralliées restent désorganisées : ${name.hexes(hexes)}.`,
  'warn.orderMayFail': ({ fails }) =>
    `L’ordre échoue à ${percent(fails, 'fr')}, et vous ne pourriez alors plus attaquer ce tour.`,
  'warn.badOdds': ({ lost, won }) =>
    `Si l’attaque part, elle est perdue à ${percent(lost, 'fr')} et gagnée à ${percent(won, 'fr')}.`,
  'warn.lastCommands': () => 'Ce sont vos derniers commandements de combat ce tour.',
  'warn.noRoom': ({ hex }, name) =>
    `${capital(name.hex(hex))} : pas de place pour tous, des unités subiront une perte et continueront.`,
  'warn.noCommanderLeft': ({ hex }, name) => `${capital(name.hex(hex))} : la pile y reste sans chef.`,
};
