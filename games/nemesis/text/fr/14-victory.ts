import type { Catalogue } from '@bivouac/kernel';
import type { VictoryMessages } from '../messages/14-victory.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr14: Catalogue<VictoryMessages, Names> = {
  'victory.hits': ({ ofLoser, ofWinner, more, needed }) =>
    `Coups sur le vaincu ${ofLoser}, sur le vainqueur ${ofWinner}, écart ${more >= 0 ? more : signed(more)} ; il en faut ${needed} pour une victoire décisive.`,
  'victory.tooFew': ({ units, enemies, more, needed }) =>
    `${nombre(more, 'coup')} de plus sur le vaincu, mais ${nombre(units, 'unité')} de combat contre ${enemies} : il en faut ${needed} de chaque côté pour une victoire décisive.`,
  'victory.decisive': ({ winner }, name) => `Victoire décisive : ${name.side(winner)}.`,
  'victory.battlePoints': ({ side, by, points }, name) =>
    `${capital(name.side(side))} : ${by === 0 ? 'aucun' : signed(by)} point de bataille, ${points < 2 ? `${points} point` : `${points} points`} en tout.`,
};
