import type { Catalogue } from '@bivouac/kernel';
import type { Terrain } from '../../rules/2-board/2.2-terrain.ts';
import type { CombatMessages } from '../messages/11-combat-detail.ts';
import type { Names } from '../names.ts';
import { capital, signed } from '../wording.ts';

const GROUND: Readonly<Record<Terrain, string>> = {
  clear: 'terrain dégagé',
  forest: 'forêt',
  marsh: 'marais',
  rough: 'terrain accidenté',
  mountain: 'montagne',
  sea: 'mer',
};

const hitsOf = (hits: number): string => (hits < 2 ? `${hits} coup` : `${hits} coups`);
const unitsOf = (units: number): string => (units < 2 ? `${units} unité` : `${units} unités`);
const factorsOf = (factors: number): string =>
  `${String(factors).replace('.', ',')} ${factors < 2 ? 'facteur' : 'facteurs'} d’occupation`;

const figure = (value: number): string => (value < 0 ? signed(value) : String(value));

export const fr11: Catalogue<CombatMessages, Names> = {
  'value.factors': ({ hex, value }, name) => `Facteurs de combat (${name.hex(hex)}) : ${signed(value)}.`,
  'value.gift': ({ commander, value }, name) =>
    `Facteurs de combat supplémentaires, grâce à ${name.commander(commander)} : ${signed(value)}.`,
  'value.arms': ({ arms, value }) => `Armes combinées, ${arms} types : ${signed(value)}.`,
  'value.halved': ({ hex, before, after, value }, name) =>
    `Troupes fatiguées (${name.hex(hex)}), ${before} divisé par deux donne ${after} : ${signed(value)}.`,
  'value.quartered': ({ hex, before, after, value }, name) =>
    `Troupes épuisées (${name.hex(hex)}), ${before} divisé par quatre donne ${after} : ${signed(value)}.`,
  'value.river': ({ value }) => `Franchissement d’une rivière : ${signed(value)}.`,
  'value.fortress': ({ hex, artillery, value }, name) =>
    `Ville fortifiée (${name.hex(hex)}), ${artillery ? 'avec' : 'sans'} artillerie : ${signed(value)}.`,
  'value.difficult': ({ terrain, value }) => `Attaque en terrain difficile (${GROUND[terrain]}) : ${signed(value)}.`,
  'value.underStrength': ({ turn, value }) => `Unités affaiblies au tour ${turn} : ${signed(value)}.`,
  'value.commander': ({ commander, rating, units, value }, name) =>
    `${name.commander(commander)}, valeur de commandement ${rating}, ${unitsOf(units)} en bon ordre : ${signed(value)}.`,
  'value.leader': ({ commander, rating, units, value }, name) =>
    `${name.commander(commander)}, valeur de commandement ${rating}, peut mener ${unitsOf(units)} en bon ordre : ${signed(value)}.`,
  'value.support': ({ hex, value }, name) => `Soutien (${name.hex(hex)}) : ${signed(value)}.`,
  'value.supportRiver': ({ from, value }, name) =>
    `Soutien (${name.hex(from)}), franchissement d’une rivière : ${signed(value)}.`,
  'value.supportFortress': ({ from, value }, name) =>
    `Soutien (${name.hex(from)}), ville fortifiée sans artillerie : ${signed(value)}.`,
  'value.supportDifficult': ({ from, terrain, value }, name) =>
    `Soutien (${name.hex(from)}), terrain difficile (${GROUND[terrain]}) : ${signed(value)}.`,
  'value.supportCommander': ({ hex, value }, name) => `Soutien (${name.hex(hex)}), avec un chef : ${signed(value)}.`,
  'value.riverGuarded': ({ value }) => `L’ennemi attend sur l’autre rive : ${signed(value)}.`,
  'value.strongWalls': ({ value }) => `Murs solides : ${signed(value)}.`,
  'value.massedGuns': ({ value }) => `Grande batterie : ${signed(value)}.`,

  'combat.evaded': ({ side, hex }, name) =>
    `${capital(name.side(side))} : la cavalerie esquive le combat (${name.hex(hex)}).`,
  'combat.attackValue': ({ value }) => `Valeur d’attaque avant le dé : ${figure(value)}.`,
  'combat.attackDie': ({ from, to, value }, name) =>
    `Attaque contre ${name.hex(to)} depuis ${name.hex(from)} : ${figure(value)} + dé.`,
  'combat.finalAttack': ({ value, die, total }) =>
    `Valeur d’attaque finale : ${figure(value)} + dé ${die} = ${figure(total)}.`,
  'combat.onlyDisrupted': ({ hex }, name) =>
    `${capital(name.hex(hex))} : tous les défenseurs sont désorganisés, le dé est leur seule défense.`,
  'combat.defenceValue': ({ value }) => `Valeur de défense avant le dé : ${figure(value)}.`,
  'combat.defenceDie': ({ to, value }, name) => `Défense (${name.hex(to)}) : ${figure(value)} + dé.`,
  'combat.finalDefence': ({ value, die, total }) =>
    `Valeur de défense finale : ${figure(value)} + dé ${die} = ${figure(total)}.`,
  'combat.tie': ({ attack, defence }) => `${figure(attack)} à ${figure(defence)} : égalité, personne ne l’emporte.`,
  'combat.won': ({ side, attack, defence, difference }, name) =>
    `Attaque ${figure(attack)}, défense ${figure(defence)}. Vainqueur : ${name.side(side)}, avec ${difference} d’écart.`,

  'hits.onLoser': ({ side, difference, cap, hits }, name) =>
    `Vaincu (${name.side(side)}) : écart ${difference}, maximum ${cap}, soit ${hitsOf(hits)}.`,
  'hits.roll': ({ side, half }, name) => `Coups sur le vainqueur (${name.side(side)}) : ${half}, ajustés par un dé.`,
  'hits.onWinner': ({ side, difference, half, die, adjustment, cap, hits }, name) =>
    `Vainqueur (${name.side(side)}) : moitié de ${difference}, soit ${half}, dé ${die} (${adjustment === 0 ? '0' : signed(adjustment)}), maximum ${cap}, soit ${hitsOf(hits)}.`,
  'hits.noneOnWinner': ({ side }, name) =>
    `Vainqueur (${name.side(side)}) : aucun coup, le vaincu n’avait aucune unité en bon ordre.`,
  'hits.who': ({ left }) => `Quelle unité encaisse un coup ? Reste à répartir : ${left}.`,
  'hits.extra': () => 'Nombre impair de coups : en encaisser un de plus, pour éliminer une unité désorganisée ?',
  'hits.mainStackFirst': ({ due }) =>
    `La moitié des coups va d’abord à la pile attaquante ou en défense : encore ${due} avant que les piles de soutien puissent en prendre.`,
  'losses.mainShare': ({ side, hits, share }, name) =>
    `${capital(name.side(side))} : sur ${hitsOf(hits)}, au moins ${share} pour la pile attaquante ou en défense.`,
  'losses.beyondBearing': ({ side, hits, borne }, name) =>
    `${capital(name.side(side))} : sur ${hitsOf(hits)}, il ne reste d’unités que pour en encaisser ${borne}.`,
  'losses.oneMore': ({ side, hits }, name) =>
    `${capital(name.side(side))} : ${hitsOf(hits)}, nombre impair, et un de plus par choix.`,
  'hits.disrupted': ({ unit }, name) => `${capital(name.unit(unit))} : un coup, unité désorganisée.`,
  'hits.eliminated': ({ unit }, name) =>
    `${capital(name.unit(unit))} : un coup de plus, l’unité déjà désorganisée est éliminée.`,

  'withdrawal.whether': ({ hex, units }, name) =>
    `${capital(name.hex(hex))} : ${name.units(units)}. Se replier ou tenir ?`,
  'withdrawal.where': ({ hex, units }, name) =>
    `${capital(name.hex(hex))} : repli forcé, ${name.units(units)}. Vers où ?`,
  'withdrawal.further': ({ hex, units }, name) =>
    `Plus de place (${name.hex(hex)}), le repli continue pour ${name.units(units)} : vers où ?`,
  'withdrawal.shed': ({ hex, left }, name) =>
    `Pas de place pour tous (${name.hex(hex)}) : quelle unité encaisse un coup et va plus loin ? Encore ${left} à désigner.`,
  'withdrawal.commander': ({ commander, to }, name) =>
    `${name.commander(commander)} reste-t-il, ou continue-t-il vers ${name.hex(to)} ?`,
  'withdrawal.stands': ({ side, hex }, name) =>
    `${capital(name.side(side))} : les défenseurs restent sur place (${name.hex(hex)}).`,
  'withdrawal.made': ({ units, from, to }, name) =>
    units.length === 0
      ? `Repli vers ${name.hex(to)} depuis ${name.hex(from)} : il n’y a de place pour personne.`
      : `Repli vers ${name.hex(to)} depuis ${name.hex(from)} : ${name.units(units)}.`,
  'withdrawal.overflows': ({ hex, excess, number }, name) =>
    `${capital(name.hex(hex))} : ${factorsOf(excess)} de trop, ${unitsOf(number)} ${number < 2 ? 'doit' : 'doivent'} aller plus loin.`,
  'withdrawal.commanderGoesOn': ({ commander, to }, name) =>
    `${name.commander(commander)} continue vers ${name.hex(to)}.`,
  'withdrawal.nowhere': ({ side, hex }, name) =>
    `${capital(name.side(side))} : aucun repli possible depuis ${name.hex(hex)}.`,
  'withdrawal.offTheMap': ({ side, hex }, name) =>
    `${capital(name.side(side))} : depuis ${name.hex(hex)}, la seule issue mène hors de la zone de jeu.`,
  'withdrawal.commanderLost': ({ commander }, name) => `${name.commander(commander)} est perdu avec sa pile.`,
  'withdrawal.perishes': ({ unit, hits }, name) =>
    `${capital(name.unit(unit))} : pas d’issue, unité éliminée, ce qui compte pour ${hitsOf(hits)}.`,
  'withdrawal.river': ({ from, to }, name) => `Une rivière sans pont sépare ${name.hex(from)} et ${name.hex(to)}.`,
  'withdrawal.difficult': ({ hex }, name) => `${capital(name.hex(hex))} : terrain difficile.`,
  'withdrawal.enemy': ({ hex }, name) => `${capital(name.hex(hex))} : l’ennemi y est.`,
  'withdrawal.besideAttackers': ({ hex, attackers }, name) =>
    `${capital(name.hex(hex))} touche ${name.hex(attackers)}, d’où vient l’attaque.`,
  'withdrawal.tooSmall': ({ unit, excess, number }, name) =>
    `Il faut libérer ${factorsOf(excess)} avec ${unitsOf(number)}, pas une de plus : en comptant ${name.unit(unit)}, la place manquerait encore.`,

  'pursuit.begins': ({ side }, name) =>
    `Poursuite contre ${name.side(side)}, sans cavalerie en bon ordre : une unité désorganisée est perdue.`,
  'pursuit.who': () => 'Quelle unité désorganisée est perdue dans la poursuite ?',

  'advance.who': ({ to }, name) => `Qui avance après le combat (${name.hex(to)}) ?`,
  'advance.made': ({ unit, to }, name) => `${capital(name.unit(unit))} avance vers ${name.hex(to)}.`,
  'advance.commander': ({ commander, to }, name) => `${name.commander(commander)} avance vers ${name.hex(to)}.`,
  'advance.disrupted': ({ unit }, name) => `${capital(name.unit(unit))} : unité désorganisée, elle reste sur place.`,
  'advance.cavalryOnly': ({ unit }, name) =>
    `${capital(name.unit(unit))} : après une victoire d’un ou deux points, seule la cavalerie avance.`,
  'advance.notAlone': ({ commander }, name) => `${name.commander(commander)} n’avance que là où une unité a avancé.`,

  'escape.roll': ({ commander, hex }, name) =>
    `${name.commander(commander)} est sans troupes (${name.hex(hex)}) : pris sur un 1.`,
  'escape.die': ({ commander, die }, name) => `${name.commander(commander)} : dé ${die}.`,
  'escape.captured': ({ commander, hex }, name) => `${name.commander(commander)} est pris (${name.hex(hex)}).`,
  'escape.where': ({ commander }, name) => `${name.commander(commander)} s’échappe : vers quelle pile ?`,
  'escape.made': ({ commander, to }, name) => `${name.commander(commander)} s’échappe vers ${name.hex(to)}.`,
  'escape.nowhere': ({ commander, hex }, name) =>
    `${name.commander(commander)} : aucune pile amie à trois hexagones ou moins (${name.hex(hex)}), il est pris.`,
  'escape.tooFar': ({ commander, to }, name) =>
    `${capital(name.hex(to))} : à plus de trois hexagones, hors d’atteinte pour ${name.commander(commander)}.`,
};
