import type { Catalogue } from '@bivouac/kernel';
import type { HiddenStackMessages } from '../messages/15.1-hidden-stacks.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

const list = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ; ');
const pions = (number: number): string => (number < 2 ? `${number} pion` : `${number} pions`);
const commandements = (number: number): string =>
  number < 2 ? `${number} commandement de combat` : `${number} commandements de combat`;

export const frHiddenStacks: Catalogue<HiddenStackMessages, Names> = {
  'decoy.place': ({ side }, name) => `Leurres (${name.side(side)}) : en ajouter, en retirer ?`,
  'decoy.added': ({ hex }, name) => `Un leurre est posé sur la pile (${name.hex(hex)}).`,
  'decoy.removed': ({ hex }, name) => `Un leurre est retiré de la pile (${name.hex(hex)}).`,
  'decoy.comesOff': ({ hex }, name) =>
    `Un leurre est retiré (${name.hex(hex)}) : jamais plus de leurres que d’unités de combat.`,
  'decoy.noneLeft': ({ most }) => `Les ${most} leurres sont tous sur la carte.`,
  'decoy.tooMany': ({ hex }, name) => `La pile (${name.hex(hex)}) a autant de leurres que d’unités de combat.`,
  'decoy.notAgain': ({ hex }, name) =>
    `Les leurres sont retirés avant que d’autres soient posés : celui-ci (${name.hex(hex)}) reste pour l’instant.`,
  'stack.shown': ({ side, hex, units, commanders, dummies }, name) =>
    `${capital(name.side(side))} : la pile (${name.hex(hex)}) est montrée. ${capital(
      list(
        units.length > 0 ? name.units(units) : '',
        commanders.length > 0 ? name.commanders(commanders) : '',
        dummies > 0 ? (dummies < 2 ? '1 leurre' : `${dummies} leurres`) : '',
      ),
    )}.`,
  'march.cavalryDisrupted': ({ cavalry }, name) => `Cavalerie désorganisée : ${name.hexes(cavalry)}.`,
  'hidden.decides': ({ side }, name) => `Décision à prendre : ${name.side(side)}.`,
  'hidden.forageRoll': ({ hex }, name) => `Fourrage (${name.hex(hex)})`,
  'hidden.foraged': ({ hex, die }, name) => `Fourrage (${name.hex(hex)}) : ${die}.`,
  'hidden.forageMarked': ({ hex }, name) => `La pile (${name.hex(hex)}) vit sur le pays.`,
  'hidden.rallies': ({ side, hex }, name) =>
    `${capital(name.side(side))} : un train de ravitaillement sert à rallier (${name.hex(hex)}).`,
  'hidden.whoRallies': ({ hex }, name) => `Qui se rallie (${name.hex(hex)}) ?`,
  'hidden.whoGoes': ({ hex }, name) => `Qui se met en marche (${name.hex(hex)}) ?`,
  'hidden.setsOut': ({ hex, counters }, name) => `${capital(name.hex(hex))} : ${pions(counters)} en marche.`,
  'hidden.whereTo': ({ hex }, name) => `Où mène la marche (${name.hex(hex)}) ?`,
  'hidden.drops': ({ hex }, name) => `Un pion s’arrête en chemin (${name.hex(hex)}).`,
  'hidden.stragglers': ({ hex }, name) => `Qu’a coûté la marche (${name.hex(hex)}) ?`,
  'hidden.attackUnits': ({ from, to }, name) => `Qui attaque (${name.hex(from)} → ${name.hex(to)}) ?`,
  'hidden.attackOrdered': ({ side, from, to }, name) =>
    `${capital(name.side(side))} : ordre d’attaque à la pile (${name.hex(from)} → ${name.hex(to)}).`,
  'hidden.attackRoll': ({ from, to, commands }, name) =>
    `Attaque (${name.hex(from)} → ${name.hex(to)}), ${commandements(commands)}`,
  'hidden.attackScore': ({ from, die, commands }, name) =>
    `Ordre (${name.hex(from)}) : ${die} et ${commandements(commands)} ; le chef n’est pas montré.`,
  'hidden.advances': ({ side, to }, name) => `${capital(name.side(side))} : un pion avance (${name.hex(to)}).`,
  'hidden.rideWhereTo': ({ side }, name) => `Où va le chef (${name.side(side)}) ?`,
  'hidden.rides': ({ from, to }, name) => `Un pion se déplace (${name.hex(from)} → ${name.hex(to)}).`,
  'hidden.arrivalWhere': ({ side }, name) => `Où arrive le renfort (${name.side(side)}) ?`,
  'hidden.swedenOdds': ({ to }, name) => `Les Suédois se jugent trop peu nombreux (${name.hex(to)}).`,
  'hidden.arrives': ({ side, hex }, name) => `Renfort (${name.side(side)}) : un pion (${name.hex(hex)}).`,
};
