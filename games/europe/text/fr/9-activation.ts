import type { Catalogue } from '@bivouac/kernel';
import type { ActivationMessages } from '../messages/9-activation.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const fr9: Catalogue<ActivationMessages, Names> = {
  'activation.whom': ({ points, free }) =>
    `Qui activer ? ${nombre(points, 'point')} d’activation${free > 0 ? ` et ${nombre(free, 'activation gratuite', 'activations gratuites')}` : ''}.`,
  'activation.begins': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} est activé${name.ending.force(force)} ${name.at(zone)}.`,
  'activation.ends': ({ force, zone }, name) => `${capital(name.the.force(force))} s’arrête ${name.at(zone)}.`,
  'activation.besieged': () => 'Une force assiégée ne peut pas être activée.',
  'activation.done': () => 'Cette force a déjà été activée.',
  'activation.hasMarched': () => 'Des unités de cette force se sont déjà déplacées pendant ce round.',
  'activation.tooDear': ({ cost, points }) => `Cela coûte ${nombre(cost, 'point')} d’activation ; il y en a ${points}.`,
  'activation.secondPoint': () => 'Un corps isolé doit payer pour cela un second point d’activation.',
  'activation.secondPointPaid': () => 'Le corps isolé coûte un second point d’activation.',
  'activation.fleetDone': ({ fleet }, name) => `${capital(name.the.fleet(fleet))} a déjà été activée.`,
  'activation.moreFleets': ({ fleet }, name) => `Quelles autres flottes partent avec ${name.the.fleet(fleet)} ?`,
  'activation.squadron': ({ fleets }, name) => `Escadre activée : ${name.fleets(fleets)}.`,
  'callIn.whom': ({ force, zone }, name) =>
    `${capital(name.the.force(force))}, ${name.at(zone)} : quelles forces voisines activer gratuitement ?`,
  'callIn.joins': ({ force, from, into }, name) =>
    `${capital(name.the.force(force))} quitte ${name.the.zone(from)} et rejoint ${name.the.force(into)}.`,
  'callIn.otherArmy': ({ force }, name) => `${capital(name.the.force(force))} commande déjà une armée.`,
  'callIn.barred': ({ zone }, name) => `Un fleuve sans pont ou une montagne sépare ${name.the.zone(zone)} de l’armée.`,
  'swap.which': ({ force, other }, name) =>
    `${capital(name.the.force(force))} et ${name.the.force(other)} : échanger des unités ?`,
  'swap.already': () => 'Cette unité a déjà changé d’armée.',
  'forced.howMany': ({ force, factor }, name) =>
    `${capital(name.the.force(force))} dispose de ${nombre(factor, 'point')} de mouvement : marche forcée ?`,
  'forced.declared': ({ force, points }, name) => `${name.force(force)} : marche forcée de ${nombre(points, 'point')}.`,
  'forced.demoralised': () => 'Une force démoralisée ne fait pas de marche forcée.',
  'forced.slowed': () => 'Une carte interdit la marche forcée.',
  'march.next': ({ force, left }, name) =>
    `${capital(name.the.force(force))} : il reste ${nombre(left, 'point')} de mouvement.`,
  'march.enters': ({ force, zone }, name) => `${capital(name.the.force(force))} entre ${name.at(zone)}.`,
  'march.points': ({ points, left }) => `Il faut ${nombre(points, 'point')} de mouvement ; il en reste ${left}.`,
  'march.wholeMove': ({ zone }, name) => `Gagner ${name.the.zone(zone)} exige tout le facteur de mouvement.`,
  'march.strait': ({ zone }, name) => `Une flotte adverse en mer ferme le détroit vers ${name.the.zone(zone)}.`,
  'march.neutral': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'appartient', 'appartiennent')} à un pays qui n’est pas en guerre.`,
  'march.homeOnly': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'est', 'sont')} hors du territoire que cette milice ne peut pas quitter.`,
  'march.militiaGone': ({ unit }, name) =>
    `${capital(name.the.unit(unit))} ne peut pas quitter son pays : l’unité est éliminée.`,
  'march.uncovered': ({ zone, needed }, name) =>
    `La forteresse ${name.of.zone(zone)} arrête la force, à moins de laisser ${nombre(needed, 'pas', 'pas')} en couverture.`,
  'march.notAgainst': ({ general }, name) => `Cette activation ne permet pas d’attaquer ${name.the.general(general)}.`,
  'march.crowded': ({ zone }, name) =>
    `Une force amie se trouve ${name.at(zone)}, que celle-ci ne peut ni absorber ni rejoindre.`,
  'march.mustGoOn': ({ zone }, name) =>
    `Elle ne peut ni absorber ni rejoindre la force amie ${name.at(zone)} et doit continuer son chemin.`,
  'peninsula.snareFirst': () => 'L’Empire n’envoie pas d’unités en Espagne alliée avant le Piège de Bayonne (24F).',
  'peninsula.closed': () =>
    'L’Espagne et le Portugal sont fermés avant le Piège de Bayonne (24F) ou le Blocus continental (25F).',
  'peninsula.frenchOrSpanish': () =>
    'Seules des unités françaises et espagnoles de l’Empire peuvent y entrer pour l’instant.',
  'peninsula.tooMany': ({ limit }) => `Pas plus de ${limit} corps français en Espagne et au Portugal pour l’instant.`,
  'command.needsGeneral': () => 'Sans général, une force se limite à une seule unité.',
  'command.tooMany': ({ general, limit }, name) =>
    `${general === null ? 'Cette force' : name.general(general)} ne peut pas commander plus de ${nombre(limit, 'pas', 'pas')}.`,
  'command.cavalry': () => 'Une armée ne comprend pas plus de deux pas de réserve de cavalerie.',
  'command.allies': ({ general }, name) =>
    `Trop de pas de puissances majeures alliées${general === null ? '' : ` sous ${name.the.general(general)}`}.`,
  'command.onlyWithArmy': () => 'La réserve de cavalerie et les unités spéciales ne s’empilent qu’avec une armée.',
  'command.whichGeneral': ({ force, zone }, name) =>
    `${capital(name.the.force(force))}, ${name.at(zone)} : quel général retourne dans la réserve ?`,
  'command.toReserve': ({ general }, name) => `${capital(name.the.general(general))} retourne dans la réserve.`,
  'command.surplus': ({ force, zone }, name) =>
    `${capital(name.the.force(force))}, ${name.at(zone)}, a trop de pas : quelle unité en perd un ?`,
  'command.stepLost': ({ unit }, name) => `${capital(name.the.unit(unit))} perd un pas en surplus.`,
  'dismiss.notInTheField': ({ general }, name) =>
    `${capital(name.the.general(general))} ne peut être démis que pendant la phase de budget.`,
  'appoint.whom': ({ zone }, name) => `Un général de la réserve pour la force ${name.of.zone(zone)} ?`,
  'appoint.done': ({ general, zone }, name) =>
    `${capital(name.the.general(general))} rejoint la force ${name.of.zone(zone)}.`,
  'stacking.noGeneral': () => 'Deux corps sans général ne s’empilent pas.',
  'stacking.armies': ({ force }, name) => `Deux armées sont déjà empilées avec ${name.the.force(force)}.`,
  'stacking.whichArmy': ({ zone }, name) => `Quelle armée les accueille ${name.at(zone)} ?`,
  'stacking.eliminated': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} ne peut pas rester ${name.at(zone)} : la force est éliminée.`,
  'force.joined': ({ force, into, zone }, name) =>
    `${capital(name.the.force(force))} rejoint ${name.the.force(into)} ${name.at(zone)}.`,
  'absorb.army': ({ force }, name) => `${capital(name.the.force(force))} commande une armée.`,
  'absorb.noGeneral': () => 'Seul un général peut absorber d’autres unités.',
  'absorb.outranked': ({ force }, name) => `${capital(name.the.force(force))} n’est pas de rang inférieur.`,
  'absorb.leftBehind': () => 'Elle vient d’être laissée ici pendant cette activation.',
  'absorb.hasMarched': () => 'Les unités qui se sont déplacées pendant ce round ne repartent qu’avec une armée.',
  'absorb.part': ({ force, from, zone }, name) =>
    `${capital(name.the.force(force))} absorbe des unités ${name.of.force(from)} ${name.at(zone)}.`,
  'detach.lastUnit': ({ unit }, name) => `${capital(name.the.unit(unit))} est la dernière unité de sa force.`,
  'detach.unitFirst': ({ general }, name) => `${capital(name.the.general(general))} doit d’abord prendre une unité.`,
  'detach.whichUnits': ({ general, force, zone }, name) =>
    `${capital(name.the.general(general))} se sépare ${name.of.force(force)} ${name.at(zone)} : avec quelles unités ?`,
  'detach.done': ({ general, from, zone }, name) =>
    `${capital(name.the.general(general))} se sépare ${name.of.force(from)} ${name.at(zone)}.`,
  'drop.crowded': () => 'Une autre force amie se trouve ici.',
  'drop.unit': ({ force, zone }, name) => `${capital(name.the.force(force))} laisse une unité ${name.at(zone)}.`,
  'depot.none': () => 'La force n’a pas de dépôt.',
  'depot.needsGeneral': () => 'Un dépôt ne se déplace qu’avec un général.',
  'depot.leftHere': () => 'Ce dépôt vient d’être laissé ici pendant cette activation.',
  'depot.fixed': ({ force, zone }, name) => `${capital(name.the.force(force))} établit un dépôt fixe ${name.at(zone)}.`,
  'depot.left': ({ force, zone }, name) => `${capital(name.the.force(force))} laisse un dépôt mobile ${name.at(zone)}.`,
  'depot.taken': ({ force, zone }, name) => `${capital(name.the.force(force))} emporte un dépôt ${name.of.zone(zone)}.`,
  'depot.seized': ({ zone }, name) => `Un dépôt est perdu ${name.at(zone)}.`,
  'control.openToAll': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'est', 'sont')} de libre passage, sans marqueur de contrôle.`,
  'control.heldAlready': ({ zone }, name) => `Cette zone est déjà contrôlée : ${name.zone(zone)}.`,
  'control.notAtWar': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'n’appartient', 'n’appartiennent')} à aucun belligérant.`,
  'control.fortress': ({ zone }, name) => `Il faut d’abord prendre la forteresse ${name.of.zone(zone)}.`,
  'control.enemyThere': ({ zone }, name) => `Une force adverse se trouve ${name.at(zone)}.`,
  'control.unsupplied': () => 'Seule une force ravitaillée peut placer un drapeau de contrôle.',
  'control.taken': ({ nation, zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'passe', 'passent')} sous le contrôle ${name.of.nation(nation)}.`,
  'interception.offer': ({ enemy, zone }, name) =>
    `${capital(name.the.force(enemy))} entre ${name.at(zone)} : intercepter ?`,
  'interception.noGeneral': () => 'Seule une force commandée par un général peut intercepter.',
  'interception.demoralised': () => 'Une force démoralisée ne peut pas intercepter.',
  'interception.tooFar': () => 'Ce trajet exige tout un mouvement.',
  'interception.cardTooLow': ({ card, initiative }, name) =>
    `${name.card(card)} vaut moins que l’initiative du général, ${initiative}.`,
  'interception.tried': ({ force, card, zone }, name) =>
    `${capital(name.the.force(force))} tente une interception ${name.at(zone)} avec ${name.card(card)}.`,
  'interception.failed': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} n’intercepte pas ${name.at(zone)}.`,
  'interception.succeeds': ({ force, zone }, name) => `${capital(name.the.force(force))} intercepte ${name.at(zone)}.`,
  'interception.leave': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} intercepte : laisser une partie de la force ${name.at(zone)} ?`,
  'evasion.offer': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} est attaqué${name.ending.force(force)} ${name.at(zone)} : esquiver ?`,
  'evasion.whereTo': ({ force }, name) => `Vers où esquive ${name.the.force(force)} ?`,
  'evasion.slipsAway': ({ force, to }, name) => `${capital(name.the.force(force))} esquive vers ${name.the.zone(to)}.`,
  'evasion.failed': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} ne parvient pas à quitter ${name.the.zone(zone)} : l’esquive échoue.`,
  'evasion.intoFortress': ({ side, zone }, name) =>
    `${capital(name.side(side))} se replie dans la forteresse ${name.of.zone(zone)}.`,
  'evasion.whoElse': ({ zone }, name) => `Qui d’autre entre dans la forteresse ${name.of.zone(zone)} ?`,
  'evasion.fortressFull': ({ zone }, name) =>
    `Dans la forteresse ${name.of.zone(zone)}, les troupes doivent former une seule force.`,
  'evasion.enemyCameFrom': ({ zone }, name) => `L’ennemi est arrivé par ${name.the.zone(zone)}.`,
  'evasion.enemyThere': ({ zone }, name) => `Des unités adverses se trouvent ${name.at(zone)}.`,
  'evasion.enemyFortress': ({ zone }, name) =>
    `${capital(name.the.zone(zone))} ${name.verb.zone(zone, 'contient', 'contiennent')} une forteresse adverse non assiégée.`,
  'evasion.tooFar': ({ zone }, name) => `Aucun passage proche ne mène vers ${name.the.zone(zone)}.`,
  'evasion.noFortress': ({ zone }, name) => `Pas de forteresse amie non assiégée ${name.at(zone)}.`,
  'evasion.noGeneral': () => 'Sans général, pas d’esquive.',
  'evasion.nowhere': () => 'Il n’y a aucune zone où esquiver.',
  'evasion.pinned': () => 'Qui a refusé ou raté l’esquive perd ce droit jusqu’à la bataille.',
  'campaign.next': ({ left }) => `Campagne majeure : encore ${nombre(left, 'force')} à activer.`,
  'campaign.fightOrWait': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} est face à l’ennemi, ${name.at(zone)} : combattre ou attendre d’autres forces ?`,
  'campaign.waits': ({ force, zone }, name) =>
    `${capital(name.the.force(force))} attend, ${name.at(zone)}, d’autres forces de la campagne.`,
  'campaign.whoFirst': () => 'L’ennemi se défend séparément : quelle force attaque ?',
};
