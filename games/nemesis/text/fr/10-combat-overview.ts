import type { Catalogue } from '@bivouac/kernel';
import type { CombatOrderMessages } from '../messages/10-combat-overview.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

const commandsOf = (commands: number): string =>
  commands < 2 ? `${commands} commandement de combat` : `${commands} commandements de combat`;

export const fr10: Catalogue<CombatOrderMessages, Names> = {
  'attack.order': ({ commands }) => `Quelle pile attaque, et contre qui ? Il reste ${commandsOf(commands)}.`,
  'attack.units': ({ from, to, units }, name) =>
    `Depuis ${name.hex(from)} contre ${name.hex(to)} : ${name.units(units)}. Garder quelqu’un en retrait ?`,
  'attack.commit': ({ from, to, left }, name) =>
    `Attaque contre ${name.hex(to)} depuis ${name.hex(from)} : combien de commandements de combat dépensez-vous ? Il en reste ${left}.`,
  'attack.commitDefence': ({ from, to, left }, name) =>
    `Attaque contre ${name.hex(to)} depuis ${name.hex(from)} : combien de commandements de combat dépensez-vous pour le soutien ? Il en reste ${left}.`,
  'attack.roll': ({ from, to, commands, rating, concert = 0 }, name) =>
    `L’attaque a-t-elle lieu (${name.hex(from)} contre ${name.hex(to)}) ? Dé + ${commandsOf(commands)} + valeur de commandement ${rating}${concert > 0 ? ` + entente ${concert}` : ''}.`,
  'support.call': ({ to }, name) => `Quelle pile appelez-vous au combat (${name.hex(to)}) ?`,
  'support.roll': ({ hex, commands, rating, conscripts, discord = 0 }, name) =>
    `Soutien (${name.hex(hex)}) : la pile vient-elle ? Dé + ${commandsOf(commands)} + valeur de commandement ${rating} − ${conscripts < 2 ? `${conscripts} Conscrit` : `${conscripts} Conscrits`}${discord > 0 ? ` − discorde ${discord}` : ''}.`,
  'attack.nobodyCan': ({ side }, name) => `${capital(name.side(side))} : aucune pile ne peut attaquer.`,
  'attack.declined': ({ side }, name) => `${capital(name.side(side))} : plus aucune attaque ce tour.`,
  'attack.ordered': ({ side, from, to, units }, name) =>
    `${capital(name.side(side))} : ordre d’attaquer ${name.hex(to)} depuis ${name.hex(from)} avec ${name.units(units)}.`,
  'attack.commits': ({ side, commands, left }, name) =>
    `${capital(name.side(side))} : dépense de ${commandsOf(commands)}, reste ${left}.`,
  'attack.score': ({ from, die, commands, rating, concert = 0, total, needed }, name) =>
    `Ordre d’attaque (${name.hex(from)}) : dé ${die} + commandements ${commands} + valeur ${rating}${concert > 0 ? ` + entente ${concert}` : ''} = ${total} ; il faut ${needed}.`,
  'attack.aborted': ({ side }, name) =>
    `Un 1 : l’attaque est annulée. ${capital(name.side(side))} : une autre attaque reste possible plus tard.`,
  'attack.fails': ({ side }, name) => `L’ordre échoue. ${capital(name.side(side))} : plus aucune attaque ce tour.`,
  'attack.goesIn': ({ from, to }, name) => `L’attaque a lieu : ${name.hex(from)} contre ${name.hex(to)}.`,
  'support.called': ({ side, hex }, name) =>
    `${capital(name.side(side))} : une pile est appelée en soutien (${name.hex(hex)}).`,
  'support.score': ({ hex, die, commands, rating, conscripts, discord = 0, total, needed }, name) =>
    `Appel en soutien (${name.hex(hex)}) : dé ${die} + commandements ${commands} + valeur ${rating} − Conscrits ${conscripts}${discord > 0 ? ` − discorde ${discord}` : ''} = ${total} ; il faut ${needed}.`,
  'support.comes': ({ hex }, name) => `La pile vient en soutien (${name.hex(hex)}).`,
  'support.staysAway': ({ hex }, name) => `La pile ne vient pas (${name.hex(hex)}).`,
  'support.noneForDisrupted': ({ hex }, name) =>
    `${capital(name.hex(hex))} : tous les défenseurs sont désorganisés, personne ne peut être appelé à leur aide.`,
  'combat.over': () => 'Les combats sont terminés ; les marqueurs de marche forcée et de combat sont retirés.',
  'attack.disrupted': ({ hex }, name) =>
    `${capital(name.hex(hex))} : une unité y est désorganisée, aucune ne peut donc attaquer.`,
  'attack.forages': ({ hex }, name) =>
    `${capital(name.hex(hex))} : sous un marqueur de fourrage, la pile ne peut ni attaquer ni soutenir une attaque.`,
  'support.attacksAlready': ({ hex }, name) => `${capital(name.hex(hex))} : c’est la pile attaquante elle-même.`,
  'support.nobodyInOrder': ({ hex }, name) => `${capital(name.hex(hex))} : aucune unité n’y est en bon ordre.`,
};
