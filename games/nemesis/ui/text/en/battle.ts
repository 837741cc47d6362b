import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, count, signed } from '../../../text/wording.ts';
import type { BattleMessages } from '../messages/battle.ts';

export const enBattle: Catalogue<BattleMessages, Names> = {
  'battle.title': ({ from, to }, name) => `${capital(name.hex(from))} against ${name.hex(to)}`,
  'battle.side': ({ side }, name) => capital(name.side(side)),
  'battle.forces': ({ attackers, defenders }, name) =>
    defenders.length === 0
      ? `${capital(name.units(attackers))}; nobody defends.`
      : `${capital(name.units(attackers))} against ${name.units(defenders)}.`,
  'battle.guessCommands': ({ side, commands }, name) =>
    `Assumes ${count(commands, 'Combat Command')} for ${name.side(side)}.`,
  'battle.guessCalls': () => 'Assumes every eligible stack is called in.',
  'battle.fails': () => 'Order fails',
  'battle.aborted': () => 'Aborted',
  'battle.repulse': () => 'Repulsed',
  'battle.tie': () => 'Level',
  'battle.tied': ({ attack, defence }) => `Level at ${attack} to ${defence}: nobody has won.`,
  'battle.won': ({ side, attack, defence }, name) => `${attack} to ${defence}: won by ${name.side(side)}.`,
  'battle.win': () => 'Win, defender may hold',
  'battle.drives': () => 'Win, defender retreats',
  'battle.overrun': () => 'Taken',
  'battle.order': ({ needed }) => `The order succeeds on ${needed} or more: die +`,
  'battle.orderSum': ({ rating, commands, concert }) =>
    `rating ${rating} + Commands ${commands}${concert > 0 ? ` + card ${concert}` : ''}`,
  'battle.goesIn': () => 'The attack goes in',
  'battle.supportMayCome': ({ side, hex }, name) => `Support for ${name.side(side)} from ${name.hex(hex)}`,
  'battle.comesAndAdds': ({ chance, value }) => `${chance}, ${signed(value)}`,
  'battle.winAgainst': ({ commands }) => `A win, if the defence spends ${count(commands, 'Command')}`,
  'battle.hitsOn': ({ side }, name) => `Hits on ${name.side(side)} once it goes in, pursuit apart`,
  'battle.decisive': ({ side }, name) => `Decisive victory of ${name.side(side)}, pursuit apart`,
  'battle.trapped': () => 'The defenders have no way out: beaten by three, they are lost',
  'battle.mayEvade': () => 'The defenders may slip away before the fight',
  'battle.yes': () => 'yes',
};
