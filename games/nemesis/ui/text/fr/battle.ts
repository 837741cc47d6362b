import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, nombre, signed } from '../../../text/wording.ts';
import type { BattleMessages } from '../messages/battle.ts';

export const frBattle: Catalogue<BattleMessages, Names> = {
  'battle.title': ({ from, to }, name) => `${capital(name.hex(from))} contre ${name.hex(to)}`,
  'battle.side': ({ side }, name) => capital(name.side(side)),
  'battle.forces': ({ attackers, defenders }, name) =>
    defenders.length === 0
      ? `${capital(name.units(attackers))} ; personne ne défend.`
      : `${capital(name.units(attackers))} contre ${name.units(defenders)}.`,
  'battle.guessCommands': ({ side, commands }, name) =>
    `Calcul avec ${nombre(commands, 'commandement', 'commandements')} de combat pour ${name.side(side)}.`,
  'battle.guessCalls': () => 'Toute pile qui peut être appelée est supposée l’être.',
  'battle.fails': () => 'Ordre sans effet',
  'battle.aborted': () => 'Annulée',
  'battle.repulse': () => 'Repoussée',
  'battle.tie': () => 'Égalité',
  'battle.tied': ({ attack, defence }) => `Égalité, ${attack} à ${defence} : personne ne l’emporte.`,
  'battle.won': ({ side, attack, defence }, name) => `${attack} à ${defence}. Victoire : ${name.side(side)}.`,
  'battle.win': () => 'Victoire, l’ennemi peut tenir',
  'battle.drives': () => 'Victoire, l’ennemi doit se replier',
  'battle.overrun': () => 'Pris',
  'battle.order': ({ needed }) => `L’ordre exige ${needed} : un dé et`,
  'battle.orderSum': ({ rating, commands, concert }) =>
    `valeur ${rating} + commandements ${commands}${concert > 0 ? ` + carte ${concert}` : ''}`,
  'battle.goesIn': () => 'L’attaque part',
  'battle.supportMayCome': ({ side, hex }, name) => `Soutien pour ${name.side(side)} depuis ${name.hex(hex)}`,
  'battle.comesAndAdds': ({ chance, value }) => `${chance}, ${signed(value)}`,
  'battle.winAgainst': ({ commands }) => `Victoire, si la défense dépense ${nombre(commands, 'commandement')}`,
  'battle.hitsOn': ({ side }, name) => `Pertes infligées à ${name.side(side)} si l’attaque part, hors poursuite`,
  'battle.decisive': ({ side }, name) => `Victoire décisive pour ${name.side(side)}, hors poursuite`,
  'battle.trapped': () => 'Les défenseurs n’ont aucune issue : battus de trois, ils sont perdus',
  'battle.mayEvade': () => 'Les défenseurs peuvent esquiver avant le combat',
  'battle.yes': () => 'oui',
};
