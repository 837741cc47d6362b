import type { Catalogue } from '@bivouac/kernel';
import type { LinkMessages } from '../messages/17-linked-campaigns.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

const ENDINGS = {
  capitalTaken: 'Les Français tiennent une capitale de la Russie à la fin de l’année.',
  nothingTaken: 'Les Français n’ont jamais tenu assez de la Russie : l’invasion a échoué.',
  warsawTaken: 'La Coalition a porté la guerre à Varsovie et au-delà : la Grande Armée est coupée.',
} as const;

const SOURCES = { french: 'le bord ouest de la carte', coalition: 'Varsovie' } as const;

export const fr17: Catalogue<LinkMessages, Names> = {
  'held.waits': ({ hex, turn }, name) =>
    `${capital(name.hex(hex))} : cette pile attend le tour ${turn}, sauf si l’ennemi l’attaque ou s’approche.`,
  'ending.warsaw': ({ hexes }, name) => `La Coalition occupe ${name.hexes(hexes)}. La guerre est finie.`,
  'ending.capital': ({ hexes }, name) =>
    `Décembre est passé et les Français tiennent ${name.hexes(hexes)}. La guerre est finie.`,
  'ending.nothing': () =>
    'Décembre est passé. Aucun tour précédent ne s’est achevé avec Moscou, ou Saint-Pétersbourg, ou toutes les autres villes de victoire russes aux mains des Français. La guerre est finie.',
  'ending.conquest': ({ hexes, turn }, name) =>
    `Les Français tiennent ${name.hexes(hexes)} : assez de la Russie pour que la guerre continue après le tour ${turn}.`,
  'ending.won': ({ how }) => ENDINGS[how],
  'displaced.whereTo': ({ hex }, name) => `${capital(name.hex(hex))} : cette pile doit partir. Vers où ?`,
  'displaced.goes': ({ hex, to }, name) => `Pile déplacée : ${name.hex(hex)} → ${name.hex(to)}.`,
  'displaced.nowhere': ({ hex }, name) =>
    `${capital(name.hex(hex))} : aucune place pour cette pile, qui quitte la partie.`,
  'transition.contingents': ({ units }, name) =>
    `L’Autriche et la Prusse quittent la Grande Armée : ${name.units(units)}.`,
  'transition.disrupted': ({ units }, name) =>
    `La Grande Armée se disloque. Désorganisées et disparues : ${name.units(units)}.`,
  'transition.interned': ({ hexes }, name) =>
    `L’Autriche interne les Français (${name.hexes(hexes)}). Un armistice les libérera.`,
  'transition.depotOff': ({ hex }, name) => `${capital(name.hex(hex))} : dépôt retiré, l’Autriche est neutre.`,
  'transition.neutral': () =>
    'L’Autriche est neutre et fermée aux deux camps ; Lemberg ne ravitaille plus les Français. La Prusse est amie des deux camps.',
  'prussia.joins': () => 'La Prusse se joint à la Coalition, et son territoire n’est ami que d’elle.',
  'sources.whether': ({ side }) =>
    `Changer de sources de ravitaillement pour ${SOURCES[side]} ? Une seule fois. Trains et renforts suivent alors la fiche de 1813.`,
  'sources.keeps': ({ side }, name) => `${capital(name.side(side))} : les sources de 1812 sont gardées.`,
  'sources.changes': ({ side }, name) =>
    `${capital(name.side(side))} : nouvelle source de ravitaillement, ${SOURCES[side]}.`,
  'sources.mustChange': ({ side }, name) =>
    `${capital(name.side(side))} : toutes les sources sont perdues ; nouvelle source, ${SOURCES[side]}. Les dépôts restent en place.`,
  'sources.goesBack': ({ side }, name) =>
    `${capital(name.side(side))} : toutes les sources sont perdues ; le ravitaillement revient de Russie, pour de bon.`,
  'sources.lost': ({ side }, name) =>
    `${capital(name.side(side))} : toutes les sources sont aux mains de l’ennemi. Changement au prochain ravitaillement général.`,
  'sources.needsWarsaw': ({ hex }, name) => `${capital(name.hex(hex))} : aucune unité de la Coalition.`,
  'sources.depots': () => 'Nouvelles sources : quel dépôt déplacer ou retirer ? Les autres restent.',
  'exception.entered': () =>
    'Une unité russe ravitaillée est en Prusse : désormais, Prussiens et Suédois arrivent aussi.',
  'newYear.begins': () =>
    '1813 : les règles de cette campagne entrent en vigueur. Commandements de combat et points de bataille repartent à neuf, et la Saxe ferme Torgau.',
  'newYear.whoLeaves': () =>
    'Retirer des chefs de la carte ? Ils reviennent selon la fiche de 1813 ; ceux qui restent n’y comptent plus.',
  'newYear.notOnCard': ({ commander }, name) => `${name.commander(commander)} ne figure pas sur la fiche de 1813.`,
  'newYear.emperorStays': ({ commander }, name) => `${name.commander(commander)} est resté avec l’armée et y demeure.`,
  'newYear.takenOff': ({ commander }, name) => `${name.commander(commander)} quitte la carte.`,
  'garrison.whether': () => 'Changer une unité en garnison d’une ville proche ?',
  'garrison.isOne': ({ unit }, name) => `${capital(name.unit(unit))} : déjà une garnison.`,
  'garrison.wrongArm': ({ hex }, name) =>
    `${capital(name.hex(hex))} : seule l’infanterie devient garnison, et l’artillerie à Dantzig.`,
  'garrison.noCounter': ({ hex }, name) => `${capital(name.hex(hex))} : plus de pion de garnison pour elle.`,
  'garrison.tooFar': ({ unit, hex, most }, name) =>
    `${capital(name.unit(unit))} : à plus de ${nombre(most, 'hexagone')} (${name.hex(hex)}).`,
  'garrison.made': ({ unit, garrison, hex }, name) =>
    `${capital(name.unit(unit))} devient garnison (${name.hex(hex)}) : ${name.unit(garrison)}.`,
  'garrison.notFree': ({ commander }, name) => `${name.commander(commander)} est sur la carte, ou perdu.`,
  'garrison.nobodyYet': ({ hex }, name) => `${capital(name.hex(hex))} n’a pas encore de garnison.`,
  'garrison.commander': ({ commander, hex }, name) =>
    `${name.commander(commander)} prend le commandement (${name.hex(hex)}).`,
  'cards.return': ({ count }) => `${nombre(count, 'carte')} sur la Prusse : mélange dans le paquet.`,
  'napoleon.whether': () =>
    'Napoléon part-il pour Paris ? Il revient en avril 1813. S’il reste, aucune unité française n’arrive à partir d’août 1813.',
  'napoleon.stays': ({ commander }, name) =>
    `${name.commander(commander)} reste avec l’armée. Les unités françaises attendues à partir d’août 1813 ne viendront pas.`,
  'napoleon.leaves': ({ commander }, name) => `${name.commander(commander)} part pour Paris, et revient en avril 1813.`,
};
