import type { Catalogue } from '@bivouac/kernel';
import type { CombatCommandMessages } from '../messages/9-combat-commands.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr9: Catalogue<CombatCommandMessages, Names> = {
  'commands.received': ({ side, base, won, commands }, name) =>
    `${capital(name.side(side))} : commandements de combat ${base}${won === 0 ? '' : ` ${signed(won)} par victoires décisives`}, soit ${commands} pour ce tour.`,
  'commands.contingentsLost': ({ side, lost }, name) =>
    `${capital(name.side(side))} : dont ${signed(-lost)} pour ${nombre(lost, 'contingent')} de la Confédération ${lost < 2 ? 'perdu' : 'perdus'} au tour précédent.`,
  'commands.byCards': ({ side, by, commands }, name) =>
    `${capital(name.side(side))} : ${signed(by)} par les cartes, soit ${commands} à dépenser.`,
  'commands.shifted': ({ side, by, won }, name) =>
    `${capital(name.side(side))} : ${signed(by)} commandement de combat jusqu’à la fin de la partie, ${signed(won)} en tout.`,
};
