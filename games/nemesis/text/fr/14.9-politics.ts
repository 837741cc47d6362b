import type { Catalogue } from '@bivouac/kernel';
import type { PoliticsMessages } from '../messages/14.9-politics.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

const ALLEGIANCE = {
  shared: 'amie des deux camps pour le fourrage et les dépôts',
  coalition: 'amie de la Coalition',
} as const;

export const frPolitics: Catalogue<PoliticsMessages, Names> = {
  'confederation.defeat': () => 'Napoléon a subi une défaite décisive : les princes de la Confédération s’en émeuvent.',
  'confederation.cities': ({ cities }, name) =>
    `La Coalition tient ${name.hexes(cities)} : les princes de la Confédération s’en émeuvent.`,
  'confederation.truceRefused': () =>
    'Aucun armistice n’est venu, et la Coalition en avait refusé un : la Confédération ne lui est plus fermée.',
  'confederation.steady': () => 'La Confédération ne change pas d’attitude ce tour.',
  'confederation.wavers': ({ to }) => `Dès le prochain tour, la Confédération du Rhin sera ${ALLEGIANCE[to]}.`,
  'confederation.becomes': ({ to }) => `La Confédération du Rhin est désormais ${ALLEGIANCE[to]}.`,
  'confederation.contingent': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} (${name.hex(hex)}) : départ du camp français, pour rejoindre la Coalition.`,
  'saxony.joins': ({ hex, units, commanders }, name) =>
    `La Saxe passe à la Coalition, ${name.hex(hex)} ouvre ses portes : ${name.commanders(commanders)}, ${name.units(units)}.`,
  'defector.where': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} (passage à la Coalition : ${name.hex(hex)}) : quelle pile rejoindre ?`,
  'defector.tooFar': ({ hex, from, most }, name) =>
    `${capital(name.hex(hex))} : à plus de ${most} hexagones (${name.hex(from)}).`,
  'defector.joins': ({ unit, hex }, name) => `${capital(name.unit(unit))} rejoint la Coalition (${name.hex(hex)}).`,
  'defector.goesHome': ({ unit }, name) => `${capital(name.unit(unit))} ne rejoint pas la Coalition et rentre au pays.`,
  'defector.lost': ({ unit, hex }, name) =>
    `${capital(name.unit(unit))} : aucune pile de la Coalition n’a de place à proximité (${name.hex(hex)}), unité perdue.`,
  'wrede.where': ({ commander }, name) => `${name.commander(commander)} : avec quelle unité bavaroise entrer en jeu ?`,
  'wrede.enters': ({ commander, hex }, name) => `${name.commander(commander)} entre en jeu (${name.hex(hex)}).`,
  'wrede.staysAway': ({ commander }, name) =>
    `Aucune unité bavaroise n’a rejoint la Coalition : ${name.commander(commander)} n’entre pas en jeu.`,
  'truce.die': ({ side }, name) => `Une trêve ? Jet de dé (${name.side(side)})`,
  'truce.rolled': ({ side, die, bonus, score }, name) =>
    `${capital(name.side(side))} : ${die}${bonus === 0 ? '' : ` ${signed(bonus)} = ${score}`}.`,
  'truce.rollAgain': () => 'Égalité : chacun relance.',
  'truce.whether': () => 'Votre score est le plus élevé. Proposer une trêve ?',
  'truce.notOffered': ({ side }, name) => `${capital(name.side(side))} : aucune trêve n’est proposée.`,
  'truce.offered': ({ side }, name) => `${capital(name.side(side))} : une trêve est proposée.`,
  'truce.answer': ({ points }) =>
    `Une trêve est proposée. La Coalition a ${nombre(points, 'point')} de territoire : vous pouvez refuser. L’acceptez-vous ?`,
  'truce.mayNotRefuse': ({ side, points }, name) =>
    `La Coalition a ${nombre(points, 'point')} de territoire : aucun droit de refus (${name.side(side)}).`,
  'truce.refused': ({ side }, name) => `${capital(name.side(side))} : la trêve est refusée.`,
  'truce.begins': () => 'L’armistice de Pleiswitz est conclu. La guerre reprendra dans la seconde quinzaine d’août.',
  'truce.restored': ({ units }, name) => `De nouveau en bon ordre : ${name.units(units)}.`,
  'truce.redeploy': () => 'Armistice : prenez une pile ou un pion et posez-le derrière votre ligne.',
  'truce.whereTo': ({ hex, counters }, name) => `${nombre(counters, 'pion')} (${name.hex(hex)}) : vers où ?`,
  'truce.garrison': ({ hex }, name) => `${capital(name.hex(hex))} : la garnison reste dans sa ville.`,
  'truce.placedAlready': ({ hex }, name) => `${capital(name.hex(hex))} : déjà redéployé.`,
  'truce.noPlace': ({ hex }, name) => `${capital(name.hex(hex))} : aucun hexagone ne peut les recevoir tous ensemble.`,
  'truce.beyondTheLine': ({ side, hex }, name) =>
    `${capital(name.hex(hex))} : au-delà de la ligne d’armistice (${name.side(side)}).`,
  'truce.waitsElsewhere': ({ hexes }, name) =>
    `Ce contingent attend la fin de la trêve ailleurs : ${name.hexes(hexes)}.`,
  'truce.roomLeft': ({ hexes }, name) => `Il reste de la place : ${name.hexes(hexes)}.`,
  'truce.outside': ({ hexes }, name) => `Des pions sont encore à redéployer : ${name.hexes(hexes)}.`,
  'truce.placed': ({ side, counters, from, to }, name) =>
    `${capital(name.side(side))} : ${nombre(counters, 'pion')}, ${name.hex(from)} → ${name.hex(to)}.`,
  'truce.givesWay': ({ side, counters, from, to }, name) =>
    `${capital(name.side(side))} : évacuation forcée, ${nombre(counters, 'pion')}, ${name.hex(from)} → ${name.hex(to)}, en attendant le redéploiement.`,
  'truce.unitLost': ({ unit }, name) => `${capital(name.unit(unit))} : aucune place derrière la ligne, unité perdue.`,
  'truce.commanderLost': ({ commander }, name) =>
    `${name.commander(commander)} : aucune place derrière la ligne, chef perdu.`,
  'truce.depots': () => 'Armistice : quel dépôt déplacer ou retirer ? Les autres restent.',
  'truce.depotWhere': ({ hex }, name) => `Le dépôt (${name.hex(hex)}) : vers où ?`,
  'truce.depotOutside': ({ hexes }, name) => `Ces dépôts ne peuvent pas rester : ${name.hexes(hexes)}.`,
  'truce.depotSettled': ({ hex }, name) => `${capital(name.hex(hex))} : ce dépôt a déjà été déplacé.`,
  'truce.depotMoved': ({ side, from, to }, name) =>
    `${capital(name.side(side))} : dépôt déplacé, ${name.hex(from)} → ${name.hex(to)}.`,
  'truce.depotTakenOff': ({ side, hex }, name) => `${capital(name.side(side))} : dépôt retiré (${name.hex(hex)}).`,
  'truce.newDepot': ({ left }) =>
    `Armistice : posez de nouveaux dépôts (encore ${left}). Chacun coûte un train de ravitaillement.`,
  'truce.depotLimit': ({ figure }) =>
    `La fiche donne ${nombre(figure, 'train')} de ravitaillement ; tous sont déjà des dépôts.`,
  'austria.joins': () => 'L’Autriche se joint à la Coalition.',
  'bargain.offer': ({ most }) =>
    `Combien de points de bataille offrez-vous pour la neutralité de l’Autriche ? Vous en avez ${most} ; 0 : aucune offre.`,
  'bargain.none': () => 'Les Français ne font aucune offre à l’Autriche.',
  'bargain.offered': ({ points }) =>
    `Les Français offrent ${nombre(points, 'point')} de bataille pour la neutralité de l’Autriche.`,
  'bargain.answer': ({ points }) =>
    `Les Français offrent ${nombre(points, 'point')} de bataille si l’Autriche reste neutre. Acceptez-vous ?`,
  'bargain.refused': () => 'La Coalition décline.',
  'bargain.struck': ({ points }) =>
    `La Coalition accepte ${nombre(points, 'point')} de bataille : l’Autriche reste neutre, et les Provinces illyriennes sont fermées.`,
  'hex.italyBound': ({ hex }, name) =>
    `${capital(name.hex(hex))} : hors de l’Italie du Nord, que les Français ne peuvent plus quitter.`,
  'withdrawal.interned': ({ side, hex }, name) =>
    `${capital(name.hex(hex))} : la seule issue mène en territoire fermé. La pile est internée (${name.side(side)}).`,
};
