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
  'victory.napoleonLost': () => 'Napoléon est tué ou capturé : la Coalition a gagné la guerre.',
  'hex.closedLand': ({ hex }, name) => `${capital(name.hex(hex))} : territoire neutre, fermé.`,
  'hex.watched': ({ hex }, name) =>
    `${capital(name.hex(hex))} : les deux corps des environs de Cracovie y restent sans être inquiétés jusqu’à un armistice.`,
  'hex.hamburgClosed': ({ hex }, name) =>
    `${capital(name.hex(hex))} : les Français se tiennent à l’écart de Hambourg et des hexagones adjacents aux tours 1 et 2.`,
  'prussia.waits': ({ hex }, name) =>
    `${capital(name.hex(hex))} : les unités prussiennes ne bougent ni ne combattent au premier tour.`,
  'prussia.notAttacked': ({ hex }, name) =>
    `${capital(name.hex(hex))} : on n’attaque pas les unités prussiennes au premier tour.`,
  'sweden.stacking': ({ hex }, name) =>
    `${capital(name.hex(hex))} : les unités suédoises ne s’empilent avec d’autres troupes de la Coalition que sous un chef suédois.`,
  'sweden.leftBehind': ({ hex }, name) =>
    `${capital(name.hex(hex))} : un chef suédois doit y rester, car des unités suédoises y sont avec d’autres.`,
  'sweden.mustGoOn': ({ commander, to }, name) =>
    `${name.commander(commander)} doit continuer (${name.hex(to)}) : sans chef suédois, ses Suédois ne pourraient s’y trouver avec d’autres.`,
  'sweden.odds': ({ to, attackers, defenders }, name) =>
    `Les unités suédoises n’attaquent qu’avec au moins deux facteurs de combat de plus que le défenseur : ${attackers} contre ${defenders} (${name.hex(to)}).`,
  'sweden.hangsBack': ({ hex }, name) => `${capital(name.hex(hex))} : les unités suédoises restent en arrière.`,
  'garrison.notRelieved': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} : elle ne quitte la ville (${name.hex(hex)}) qu’à partir du tour qui suit l’arrivée de secours.`,
  'garrison.outOfSupply': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} : elle ne quitte la ville (${name.hex(hex)}) que si une ligne de ravitaillement mène à un dépôt.`,
  'garrison.relieved': ({ units, hex }, name) =>
    `${capital(name.hex(hex))} : ville secourue, la garnison pourra la quitter dès le prochain tour (${name.units(units)}).`,
  'garrison.leaves': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} : hors de sa ville (${name.hex(hex)}), elle se ravitaille comme toute autre unité.`,
  'garrison.attacksNobody': ({ hex }, name) =>
    `${capital(name.hex(hex))} : une garnison ne prend part à aucune attaque tant qu’elle est dans sa ville.`,
  'garrison.doesNotWithdraw': ({ hex }, name) =>
    `${capital(name.hex(hex))} : une garnison ne quitte pas sa ville pour se replier ; ceux qui sont avec elle ne se replient que s’ils y sont forcés.`,
  'garrison.staysToTheEnd': ({ units, hex }, name) =>
    `${capital(name.hex(hex))} : une garnison forcée au repli est éliminée (${name.units(units)}).`,
  'hamburg.held': ({ points, total }) =>
    `La Coalition tient Hambourg : ${points === 0 ? 'aucun point de bataille n’est plus à prendre' : 'un point de bataille des Français passe de son côté'}, ${total} en tout.`,
  'victory.battlePoints': ({ side, by, points }, name) =>
    `${capital(name.side(side))} : ${by === 0 ? 'aucun' : signed(by)} ${Math.abs(by) < 2 ? 'point' : 'points'} de bataille, ${nombre(points, 'point')} en tout.`,
};
