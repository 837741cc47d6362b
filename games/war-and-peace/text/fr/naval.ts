import type { Catalogue } from '@bivouac/kernel';
import type { NavalMessages } from '../messages/naval.ts';
import type { Names } from '../names.ts';

const HOW = { sunk: 'coulé(s)', captured: 'capturé(s)', damaged: 'avarié(s)' } as const;

export const navalFr: Catalogue<NavalMessages, Names> = {
  'naval.which': () => 'Quelle flotte appareille ?',
  'naval.ships': ({ at }, name) => `Combien de navires quittent ${name.place(at)} ?`,
  'naval.aboard': ({ at, room }, name) => `Qui embarque à ${name.place(at)} ? Encore ${room} place(s).`,
  'naval.where': ({ at }, name) => `Cap sur où depuis ${name.place(at)} ?`,
  'naval.sails': ({ nation, from, to }, name) =>
    `Une flotte ${name.ofNation(nation)} va de ${name.place(from)} à ${name.place(to)}.`,
  'naval.moved': () => 'Ces navires ont déjà bougé.',
  'naval.needsLeader': () => 'L’infanterie n’embarque qu’avec un chef.',
  'naval.runs': ({ at }, name) => `On force le blocus de ${name.place(at)}.`,
  'naval.runResult': ({ at, die, result }, name) => `Blocus de ${name.place(at)} : ${die}, ${result}.`,
  'naval.attackBlockade': ({ at }, name) => `Combattre à ${name.place(at)} ?`,
  'naval.intercept': ({ zone }, name) => `Navires ennemis (${name.place(zone)}). Qui intercepte ?`,
  'naval.interceptDie': ({ zone }, name) => `Interception (${name.place(zone)}).`,
  'naval.intercepted': ({ zone, die, total, found }, name) =>
    `Interception (${name.place(zone)}) : ${die} donne ${total}, ${found ? 'ennemi trouvé' : 'rien en vue'}.`,
  'naval.engage': ({ at }, name) => `Attaquer les navires ennemis à ${name.place(at)} ?`,
  'naval.round': ({ at, odds, die, total, larger, result }, name) =>
    `Combat naval à ${name.place(at)} : ${odds} pour ${name.nation(larger)}, ${die} donne ${total} : ${result}.`,
  'naval.die': ({ at }, name) => `Combat naval à ${name.place(at)}.`,
  'naval.lost': ({ nation, sp, how }, name) => `${name.Nation(nation)} : ${sp} ${HOW[how]}.`,
  'naval.pursue': ({ at }, name) => `Poursuivre depuis ${name.place(at)} ?`,
  'naval.pursued': ({ die, total, caught }) =>
    `Poursuite : ${die} donne ${total}, ${caught ? 'nouveau round' : 'ils s’échappent'}.`,
  'naval.retreat': ({ at }, name) => `Vers quel port depuis ${name.place(at)} ?`,
  'naval.retreats': ({ nation, to }, name) => `Les navires ${name.ofNation(nation)} gagnent ${name.place(to)}.`,
  'naval.transport': ({ nation }, name) => `Navires ${name.ofNation(nation)} sans escorte.`,
  'naval.blockade': ({ nation, at }, name) => `${name.Nation(nation)} bloque ${name.place(at)}.`,
  'naval.blockadeEnds': ({ at }, name) => `Le blocus de ${name.place(at)} est levé.`,
  'naval.lands': ({ force, at }, name) => `${name.force(force)} : débarquement à ${name.place(at)}.`,
  'naval.storm': ({ zone }, name) => `Tempêtes : ${name.place(zone)}.`,
  'naval.leavesPort': ({ nation, at }, name) => `Les navires ${name.ofNation(nation)} quittent ${name.place(at)}.`,
};
