import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital } from '../../../text/wording.ts';
import type { WhyNotMessages } from '../messages/why-not.ts';

export const frWhyNot: Catalogue<WhyNotMessages, Names> = {
  'why.noStack': ({ hex }, name) => `${capital(name.hex(hex))} : vous n’y avez aucune pile.`,
  'why.noStackNoCity': ({ hex }, name) =>
    `${capital(name.hex(hex))} : ni pile à vous ni ville, or un pion va sur l’une ou dans l’autre.`,
  'why.noDepot': ({ hex }, name) => `${capital(name.hex(hex))} : vous n’y avez aucun dépôt.`,
  'why.noCommander': ({ hex }, name) => `${capital(name.hex(hex))} : vous n’y avez aucun chef.`,
  'why.standsHere': ({ hex }, name) =>
    `${capital(name.hex(hex))} : la marche y est déjà ; il faut un autre hexagone, ou une halte.`,
  'why.noWayOpen': ({ hex }, name) =>
    `${capital(name.hex(hex))} : aucun chemin n’y mène ; ennemis, hexagones pleins ou cavalerie ennemie le barrent.`,
  'why.whoMarchesFirst': ({ from, hex }, name) =>
    `Il faut d’abord dire qui part (${name.hex(from)}) ; ensuite vient le chemin, par exemple vers cet hexagone (${name.hex(hex)}).`,
  'why.nobodyToAttack': ({ hex }, name) => `${capital(name.hex(hex))} : personne à attaquer ici.`,
  'why.noEnemyBeside': ({ hex }, name) => `${capital(name.hex(hex))} : aucun ennemi à côté de votre pile.`,
  'why.noneOfYoursBeside': ({ hex }, name) => `${capital(name.hex(hex))} : aucune de vos piles à côté de cet ennemi.`,
  'why.calledAlready': ({ hex }, name) => `${capital(name.hex(hex))} : cette pile est déjà appelée.`,
  'why.notBeside': ({ hex, beside }, name) => `${capital(name.hex(hex))} et ${name.hex(beside)} ne se touchent pas.`,
  'why.tooFarToRide': ({ commander, hex, hexes }, name) =>
    `${capital(name.hex(hex))} est à ${hexes} hexagones ; ${name.commander(commander)} chevauche trois hexagones au plus.`,
  'why.aboutAnother': ({ hex, about }, name) =>
    `La question porte sur un autre lieu (${name.hex(about)}) ; ${name.hex(hex)} n’y est pour rien.`,
  'why.noPart': ({ hex }, name) => `${capital(name.hex(hex))} n’est pas en question ici.`,
};
