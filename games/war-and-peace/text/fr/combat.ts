import type { Catalogue } from '@bivouac/kernel';
import type { CombatMessages } from '../messages/combat.ts';
import type { Names } from '../names.ts';
import { FACTIONS_FR } from '../words.ts';

export const combatFr: Catalogue<CombatMessages, Names> = {
  'combat.declare': () => 'Quelle attaque déclarez-vous ?',
  'combat.consent': ({ from, target }, name) =>
    from === target
      ? `Vos troupes prennent-elles part à la sortie de ${name.place(target)} ?`
      : `Vos troupes à ${name.place(from)} prennent-elles part à l’attaque de ${name.place(target)} ?`,
  'combat.from': ({ target, sp }, name) => `Attaque de ${name.place(target)} avec ${sp} point(s) jusqu’ici. D’où ?`,
  'combat.noEnemy': ({ at }, name) => `Aucun ennemi en rase campagne à ${name.place(at)}.`,
  'combat.target': ({ at }, name) => `${name.place(at)} est déjà attaqué.`,
  'combat.nobodyToAttack': ({ at }, name) =>
    `Personne ne peut attaquer ${name.place(at)} : l’infanterie a besoin d’un chef.`,
  'combat.declared': ({ target, force }, name) => `${name.force(force)} : attaque de ${name.place(target)}.`,
  'combat.order': () => 'Quelle bataille livrer ensuite ?',
  'combat.begins': ({ target, attacker }, name) => `Les ${FACTIONS_FR[attacker]} attaquent à ${name.place(target)}.`,
  'combat.shelter': ({ at }, name) => `${name.place(at)} est attaqué. Entrer dans la ville ?`,
  'combat.stand': ({ at, own, enemy }, name) =>
    `${name.place(at)} : ${own} point(s) contre ${enemy}. Tenir ou se dérober ?`,
  'combat.noWay': ({ at }, name) => `Pas d’issue vers ${name.place(at)}.`,
  'combat.noLeader': () => 'L’infanterie a besoin d’un chef.',
  'combat.withdraws': ({ faction, at }, name) => `Les ${FACTIONS_FR[faction]} se dérobent à ${name.place(at)}.`,
  'combat.cossacks': ({ at }, name) => `Vos cosaques restent-ils à l’écart de l’attaque de ${name.place(at)} ?`,
  'combat.slips': ({ at, force }, name) => `${name.force(force)} s’esquivent de ${name.place(at)}.`,
  'combat.sendFor': ({ at }, name) => `Appeler des troupes à ${name.place(at)} ?`,
  'combat.joins': ({ from, die, needs }, name) =>
    `Les troupes de ${name.place(from)} arrivent (${die}, il fallait ${needs} ou moins).`,
  'combat.late': ({ from, die, needs }, name) =>
    `Les troupes de ${name.place(from)} n’arrivent pas (${die}, il fallait ${needs} ou moins).`,
  'combat.joinRoll': ({ from }, name) => `Les troupes de ${name.place(from)} arrivent-elles ?`,
  'combat.guard': ({ at }, name) => `Engager la Garde à ${name.place(at)} ?`,
  'combat.guardIn': () => 'La Garde est engagée.',
  'combat.roll': ({ target, round }, name) => `${name.place(target)}, round ${round}.`,
  'combat.round': ({ target, round, odds, dice, modifier, larger, largerLoss, smallerLoss }, name) =>
    `${name.place(target)}, round ${round} : ${odds} pour les ${FACTIONS_FR[larger]}, ${dice}${modifier < 0 ? '' : '+'}${modifier}. La force la plus nombreuse perd ${largerLoss}, l’autre ${smallerLoss}.`,
  'loss.share': ({ nation }, name) => `${name.Nation(nation)} : sa part des pertes est atteinte.`,
  'combat.lose': ({ left }) => `Choisissez les pertes : encore ${left}.`,
  'combat.lost': ({ faction, force }, name) => `Les ${FACTIONS_FR[faction]} perdent ${name.force(force)}.`,
  'combat.demoralised': ({ faction, level }) => `Les ${FACTIONS_FR[faction]} sont démoralisés : D${level}.`,
  'combat.goOn': ({ target }, name) => `Un autre round à ${name.place(target)} ?`,
  'combat.counter': ({ target }, name) => `Contre-attaquer à ${name.place(target)} ?`,
  'combat.ends': ({ target }, name) => `La bataille de ${name.place(target)} s’achève.`,
  'combat.retreat': ({ at }, name) => `Vers où depuis ${name.place(at)} ?`,
  'combat.retreats': ({ faction, from, to }, name) =>
    `Les ${FACTIONS_FR[faction]} reculent de ${name.place(from)} à ${name.place(to)}.`,
  'combat.surrenders': ({ at, force, to }, name) =>
    `${name.force(force)} : reddition à ${name.place(at)} (vainqueur : ${name.nation(to)}).`,
  'combat.aside': ({ at }, name) =>
    `Une armée en retraite arrive à ${name.place(at)}. Où vont les troupes qui s’y trouvent ?`,
  'combat.pursuit': ({ at }, name) => `Poursuite depuis ${name.place(at)}.`,
  'combat.pursued': ({ die, total, loss }) => `Poursuite : ${die} donne ${total}, ${loss} perte(s) de plus.`,
  'combat.advance': ({ to }, name) => `Avancer vers ${name.place(to)} ?`,
  'combat.advances': ({ from, to }, name) => `Les troupes de ${name.place(from)} avancent vers ${name.place(to)}.`,
  'combat.napoleon': () =>
    'Napoléon doit quitter le champ de bataille : deux points de victoire pour les antifrançais.',
  'leader.check': ({ leader }, name) => `${name.Leader(leader)} sous le feu.`,
  'leader.severity': ({ leader }, name) => `${name.Leader(leader)} est touché.`,
  'leader.killed': ({ leader }, name) => `${name.Leader(leader)} est tué.`,
  'leader.wounded': ({ leader, turns }, name) => `${name.Leader(leader)} est blessé, absent ${turns} tours.`,
  'siege.begins': ({ city }, name) => `${name.city(city)} est assiégée.`,
  'siege.ends': ({ city }, name) => `Le siège de ${name.city(city)} est levé.`,
  'siege.press': ({ city, needs }, name) => `Siège de ${name.city(city)} : la place tombe à ${needs}. Que faire ?`,
  'siege.roll': ({ city }, name) => `Siège de ${name.city(city)}.`,
  'siege.total': ({ city, dice, total, needs }, name) =>
    `Siège de ${name.city(city)} : ${dice} donne ${total}, il faut ${needs}.`,
  'siege.falls': ({ city }, name) => `${name.city(city)} tombe.`,
  'siege.assaultLeader': () => 'Un assaut demande de l’infanterie et un chef.',
  'siege.assault': ({ city }, name) => `Assaut de ${name.city(city)}.`,
  'siege.repulsed': ({ city }, name) => `L’assaut de ${name.city(city)} est repoussé et le siège prend fin.`,
  'combat.noRearGuard': () => 'Il faut que quelqu’un parte pendant que l’arrière-garde reste.',
  'combat.ownMinor': ({ at }, name) => `D’autres troupes se trouvent aussi à ${name.place(at)}.`,
};
