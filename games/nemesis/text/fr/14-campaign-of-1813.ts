import type { Catalogue } from '@bivouac/kernel';
import type { CampaignMessages } from '../messages/14-campaign-of-1813.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr14: Catalogue<CampaignMessages, Names> = {
  'victory.hits': ({ ofLoser, ofWinner, more, needed }) =>
    `Coups sur le vaincu ${ofLoser}, sur le vainqueur ${ofWinner}, écart ${more >= 0 ? more : signed(more)} ; il en faut ${needed} pour une victoire décisive.`,
  'victory.tooFew': ({ units, enemies, more, needed }) =>
    `${nombre(more, 'coup')} de plus sur le vaincu, mais ${nombre(units, 'unité')} de combat contre ${enemies} : il en faut ${needed} de chaque côté pour une victoire décisive.`,
  'victory.decisive': ({ winner }, name) => `Victoire décisive : ${name.side(winner)}.`,
  'victory.napoleonLost': () => 'Napoléon est perdu : la Coalition a gagné la guerre.',
  'hex.closedLand': ({ hex }, name) => `${capital(name.hex(hex))} : pays neutre, fermé.`,
  'hex.watched': ({ hex }, name) =>
    `${capital(name.hex(hex))} : les deux corps des environs de Cracovie y restent sans être inquiétés jusqu’à un armistice.`,
  'hex.hamburgClosed': ({ hex }, name) =>
    `${capital(name.hex(hex))} : les Français se tiennent à l’écart de Hambourg et des hexagones voisins aux tours 1 et 2.`,
  'victory.battlePoints': ({ side, by, points }, name) =>
    `${capital(name.side(side))} : ${by === 0 ? 'aucun' : signed(by)} point de bataille, ${points < 2 ? `${points} point` : `${points} points`} en tout.`,
};
