import type { Catalogue } from '@bivouac/kernel';
import type { CombatCommandMessages } from '../messages/9-combat-commands.ts';
import type { Names } from '../names.ts';
import { capital, signed } from '../wording.ts';

export const fr9: Catalogue<CombatCommandMessages, Names> = {
  'commands.received': ({ side, base, won, commands }, name) =>
    `${capital(name.side(side))} : commandements de combat ${base}${won === 0 ? '' : ` ${signed(won)} par victoires décisives`}, soit ${commands} pour ce tour.`,
  'commands.shifted': ({ side, by, won }, name) =>
    `${capital(name.side(side))} : ${signed(by)} commandement de combat jusqu’à la fin de la partie, ${signed(won)} en tout.`,
};
