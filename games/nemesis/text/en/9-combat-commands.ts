import type { Catalogue } from '@bivouac/kernel';
import type { CombatCommandMessages } from '../messages/9-combat-commands.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const en9: Catalogue<CombatCommandMessages, Names> = {
  'commands.received': ({ side, base, won, commands }, name) =>
    `${capital(name.side(side))}: Combat Commands ${base}${won === 0 ? '' : ` ${signed(won)} by decisive victories`}, ${commands} this Turn.`,
  'commands.contingentsLost': ({ side, lost }, name) =>
    `${capital(name.side(side))}: ${signed(-lost)} of these for ${count(lost, 'contingent')} of the Confederation lost last Turn.`,
  'commands.byCards': ({ side, by, commands }, name) =>
    `${capital(name.side(side))}: ${signed(by)} by cards, so ${commands} to spend.`,
  'commands.shifted': ({ side, by, won }, name) =>
    `${capital(name.side(side))}: ${signed(by)} Combat Command for the rest of the game, ${signed(won)} in all.`,
};
