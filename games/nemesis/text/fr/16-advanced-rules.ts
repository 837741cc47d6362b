import type { Catalogue } from '@bivouac/kernel';
import type { AdvancedMessages } from '../messages/16-advanced-rules.ts';
import type { Names } from '../names.ts';
import { signed } from '../wording.ts';

export const fr16: Catalogue<AdvancedMessages, Names> = {
  'emperor.recovers': ({ commander }, name) => `${name.commander(commander)} est rétabli.`,
  'march.staffEases': ({ commanders, modifier }, name) =>
    `Unités menées par leurs propres chefs (${name.commanders(commanders)}) : ${signed(modifier)}.`,
  'cavalryCorps.onlyCavalry': ({ commander, hex }, name) =>
    `${name.commander(commander)} commande un corps de cavalerie et se trouve seul (${name.hex(hex)}) : ni l’infanterie ni l’artillerie ne le suivent.`,
  'order.die': ({ commander, hex }, name) =>
    `${name.commander(commander)} met-il ses troupes en marche (${name.hex(hex)}) ? Pas sur 1 ou 2.`,
  'order.lost': ({ commander, die, hex }, name) =>
    `${name.commander(commander)} obtient ${die} : personne ne part (${name.hex(hex)}), le mouvement est perdu.`,
  'order.carriedOut': ({ commander, die }, name) =>
    `${name.commander(commander)} obtient ${die} : l’ordre est exécuté.`,
  'murat.goesHome': ({ commander, hex }, name) =>
    `Une unité de la Coalition est entrée dans le royaume d’Italie (${name.hex(hex)}) : ${name.commander(commander)} quitte la partie.`,
  'tension.obeysNobody': ({ unit }, name) =>
    `Discorde entre alliés : l’unité « ${name.unit(unit)} » n’obéit qu’à un chef de sa nation.`,
  'tension.nobodyToRally': ({ hex }, name) =>
    `Discorde entre alliés (${name.hex(hex)}) : aucune unité désorganisée n’a de chef de sa nation dont la valeur reste disponible.`,
  'tension.nobodyToMarch': ({ hex }, name) =>
    `Discorde entre alliés (${name.hex(hex)}) : aucune unité n’a de chef de sa nation pour la mettre en marche.`,
};
