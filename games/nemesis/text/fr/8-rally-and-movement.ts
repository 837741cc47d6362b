import type { Catalogue } from '@bivouac/kernel';
import type { MovementMessages } from '../messages/8-rally-and-movement.ts';
import type { Names } from '../names.ts';
import { capital, signed } from '../wording.ts';

const here = capital;
const hexes = (points: number): string => (points < 2 ? `${points} hexagone` : `${points} hexagones`);
const units = (number: number): string => (number < 2 ? `${number} unité` : `${number} unités`);
const trains = (number: number): string =>
  number < 2 ? `${number} train de ravitaillement` : `${number} trains de ravitaillement`;

export const fr8: Catalogue<MovementMessages, Names> = {
  'rally.whichStack': () => 'Quelle pile rallier ?',
  'rally.whichUnit': ({ hex, left }, name) => `${here(name.hex(hex))} : quelle unité rallier ? Encore ${left} au plus.`,
  'rally.noTrain': ({ hex }, name) => `${here(name.hex(hex))} : aucun vrai train de ravitaillement.`,
  'rally.nobodyDisrupted': ({ hex }, name) => `${here(name.hex(hex))} : aucune unité n’est désorganisée.`,
  'rally.noCommander': ({ hex }, name) => `${here(name.hex(hex))} : aucun chef pour rallier.`,
  'rally.ratingsSpent': ({ hex }, name) =>
    `${here(name.hex(hex))} : les chefs ont déjà rallié tout ce qu’ils pouvaient ce tour.`,
  'rally.outOfSupply': ({ hex }, name) => `${here(name.hex(hex))} : la pile est hors ravitaillement.`,
  'rally.begins': ({ hex, commanders, limit }, name) =>
    `${here(name.hex(hex))} : un train de ravitaillement sert au ralliement. ${name.commanders(commanders)} : jusqu’à ${units(limit)}.`,
  'rally.unit': ({ unit, hex }, name) =>
    `${here(name.unit(unit))} : unité ralliée, de nouveau en bon ordre (${name.hex(hex)}).`,

  'march.whichStack': () => 'Quelle pile déplacer ? Ou passer en défaussant un train de ravitaillement.',
  'march.noTrain': ({ hex }, name) => `${here(name.hex(hex))} : aucun vrai train de ravitaillement.`,
  'march.noUnits': ({ hex }, name) => `${here(name.hex(hex))} : aucune unité de combat amie.`,
  'march.allMarched': ({ hex }, name) => `${here(name.hex(hex))} : toutes les unités ont déjà fait mouvement ce tour.`,
  'march.noCommander': ({ hex }, name) => `${here(name.hex(hex))} : aucun chef.`,
  'march.commandersMoved': ({ hex }, name) =>
    `${here(name.hex(hex))} : tous les chefs ont déjà fait mouvement ce tour.`,
  'march.disrupted': ({ hex, units: disrupted }, name) =>
    `${here(name.hex(hex))} : toute la pile doit être en bon ordre ; unités désorganisées : ${name.units(disrupted)}.`,
  'march.besieged': ({ hex }, name) => `${here(name.hex(hex))} : la ville est assiégée.`,
  'march.noWay': ({ hex }, name) => `${here(name.hex(hex))} : aucune unité n’y trouve d’issue.`,
  'march.ordered': ({ side, hex }, name) =>
    `${here(name.side(side))} : un train de ravitaillement met la pile en mouvement (${name.hex(hex)}).`,
  'march.discards': ({ side, hex }, name) =>
    `${here(name.side(side))} : on passe, un train de ravitaillement est défaussé (${name.hex(hex)}).`,
  'march.outOfTrains': ({ side, dummies }, name) =>
    dummies.length === 0
      ? `${here(name.side(side))} : plus aucun train de ravitaillement, fin des mouvements.`
      : `${here(name.side(side))} : plus aucun train de ravitaillement, fin des mouvements. Trains factices : ${name.hexes([...new Set(dummies)])}.`,
  'march.cavalryShown': ({ hex, cavalry }, name) =>
    `${here(name.hex(hex))} : cavalerie ennemie adjacente (${name.hexes(cavalry)}).`,

  'march.whoGoes': ({ hex, units: going, commanders }, name) =>
    `${here(name.hex(hex))} : qui se met en marche ? Pour l’instant : ${[name.units(going), name.commanders(commanders)].filter(Boolean).join(' ; ')}.`,
  'march.someoneGoes': ({ hex }, name) => `${here(name.hex(hex))} : au moins une unité doit partir.`,
  'march.othersFindNoWay': ({ unit }, name) => `Sans ${name.unit(unit)}, les autres ne trouvent aucune issue.`,
  'march.needHim': ({ commander }, name) => `${name.commander(commander)} : personne ne pourrait marcher sans lui.`,
  'march.noWayForAll': ({ hex }, name) =>
    `${here(name.hex(hex))} : aucun hexagone adjacent ne peut tous les accueillir ; il faut laisser quelqu’un sur place.`,
  'march.coverStays': ({ hex }, name) =>
    `${here(name.hex(hex))} : une unité a couvert une marche devant la cavalerie ennemie et doit rester.`,
  'march.covered': ({ hex }, name) =>
    `${here(name.hex(hex))} : des troupes amies tiennent la cavalerie ennemie à distance et doivent y rester.`,
  'march.setsOut': ({ hex, units: going, commanders }, name) =>
    `Départ (${name.hex(hex)}) : ${[name.units(going), name.commanders(commanders)].filter(Boolean).join(' ; ')}.`,
  'march.whereTo': ({ hex, points }, name) => `${here(name.hex(hex))} : vers où ? Déjà parcouru : ${hexes(points)}.`,
  'march.heldByCavalry': ({ hex }, name) => `${here(name.hex(hex))} : la cavalerie ennemie adjacente arrête la marche.`,
  'march.cavalryToCavalry': ({ from, to }, name) =>
    `La cavalerie ennemie est adjacente au départ (${name.hex(from)}) comme à l’arrivée (${name.hex(to)}) : le premier hexagone doit en être libre.`,
  'march.tooFar': ({ hex, points, most }, name) =>
    `${here(name.hex(hex))} : cela ferait ${hexes(points)} ; même une marche forcée s’arrête à ${most}.`,
  'march.endsHere': ({ hex }, name) => `${here(name.hex(hex))} : la marche s’achève ici, le chef reste avec la pile.`,
  'march.step': ({ from, to, cost, points }, name) =>
    `${here(name.hex(from))} – ${name.hex(to)} : ${cost}, en tout ${points}.`,
  'march.forced': ({ points, normal }) =>
    `Marche forcée : ${hexes(points)}, au-delà des ${normal} d’une marche ordinaire.`,
  'march.drops': ({ commander, hex }, name) => `${name.commander(commander)} s’arrête (${name.hex(hex)}).`,
  'march.ends': ({ hex, points }, name) => `${here(name.hex(hex))} : fin de la marche après ${hexes(points)}.`,

  'march.attritionDie': ({ hex, points }, name) => `Attrition de marche (${name.hex(hex)}, ${hexes(points)})`,
  'march.dieRolled': ({ die }) => `Attrition de marche : le dé donne ${die}.`,
  'march.winterAdds': ({ modifier }) => `Hiver : ${signed(modifier)}.`,
  'march.forcedAdds': ({ modifier }) => `Marche forcée : ${signed(modifier)}.`,
  'march.leaderEases': ({ commander, modifier }, name) => `${name.commander(commander)} : ${signed(modifier)}.`,
  'march.score': ({ score }) => `Attrition de marche : ${score}.`,
  'march.noLoss': () => 'La marche ne coûte aucune unité.',
  'march.whoIsLost': ({ hex }, name) => `${here(name.hex(hex))} : quelle unité est éliminée par la marche ?`,
  'march.whoIsDisrupted': ({ hex }, name) => `${here(name.hex(hex))} : quelle unité est désorganisée par la marche ?`,
  'march.unitLost': ({ unit }, name) => `${here(name.unit(unit))} : unité éliminée par la marche.`,
  'march.unitDisrupted': ({ unit }, name) => `${here(name.unit(unit))} : unité désorganisée par la marche.`,

  'depot.captured': ({ owner, hex, depotsLost }, name) =>
    `${here(name.hex(hex))} : le dépôt est pris. ${here(name.side(owner))} : ${trains(depotsLost)} de moins jusqu’à la fin de la partie.`,
  'commander.surprised': ({ commanders, hex }, name) =>
    `${here(name.hex(hex))} : l’ennemi surprend ${name.commanders(commanders)}.`,
};
