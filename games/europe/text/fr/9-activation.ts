import type { Catalogue } from '@bivouac/kernel';
import type { ActivationMessages } from '../messages/9-activation.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const fr9: Catalogue<ActivationMessages, Names> = {
  'activation.whom': ({ points, free }) =>
    `Qui activer ? ${nombre(points, 'point')} d’activation${free > 0 ? ` et ${nombre(free, 'activation gratuite', 'activations gratuites')}` : ''}.`,
  'activation.begins': ({ force, zone }, name) => `${name.force(force)} est activé à ${name.zone(zone)}.`,
  'activation.ends': ({ force, zone }, name) => `${name.force(force)} s’arrête à ${name.zone(zone)}.`,
  'activation.besieged': () => 'Une force assiégée ne peut pas être activée.',
  'activation.done': () => 'Cette force a déjà été activée.',
  'activation.hasMarched': () => 'Des unités de cette force se sont déjà déplacées pendant ce round.',
  'activation.tooDear': ({ cost, points }) => `Cela coûte ${nombre(cost, 'point')} d’activation ; il y en a ${points}.`,
  'activation.secondPoint': () => 'Un corps isolé doit payer pour cela un second point d’activation.',
  'activation.secondPointPaid': () => 'Le corps isolé coûte un second point d’activation.',
  'activation.fleetDone': ({ fleet }, name) => `La flotte ${name.fleet(fleet)} a déjà été activée.`,
  'activation.moreFleets': ({ fleet }, name) => `Quelles autres flottes partent avec ${name.fleet(fleet)} ?`,
  'activation.squadron': ({ fleets }, name) => `Escadre activée : ${name.fleets(fleets)}.`,
  'callIn.whom': ({ force, zone }, name) =>
    `${name.force(force)} à ${name.zone(zone)} : quelles forces voisines activer gratuitement ?`,
  'callIn.joins': ({ force, from, into }, name) =>
    `${name.force(force)} quitte ${name.zone(from)} et rejoint ${name.force(into)}.`,
  'callIn.otherArmy': ({ force }, name) => `${name.force(force)} commande lui-même une armée.`,
  'callIn.barred': ({ zone }, name) => `Un fleuve sans pont ou une montagne sépare l’armée de ${name.zone(zone)}.`,
  'swap.which': ({ force, other }, name) => `${name.force(force)} et ${name.force(other)} : échanger des unités ?`,
  'swap.already': () => 'Cette unité a déjà changé d’armée.',
  'forced.howMany': ({ force, factor }, name) =>
    `${name.force(force)} dispose de ${nombre(factor, 'point')} de mouvement : marche forcée ?`,
  'forced.declared': ({ force, points }, name) => `${name.force(force)} : marche forcée de ${nombre(points, 'point')}.`,
  'forced.demoralised': () => 'Une force démoralisée ne fait pas de marche forcée.',
  'forced.slowed': () => 'Une carte interdit la marche forcée.',
  'march.next': ({ force, left }, name) => `${name.force(force)} : il reste ${nombre(left, 'point')} de mouvement.`,
  'march.enters': ({ force, zone }, name) => `${name.force(force)} pénètre à ${name.zone(zone)}.`,
  'march.points': ({ points, left }) => `Il faut ${nombre(points, 'point')} de mouvement ; il en reste ${left}.`,
  'march.wholeMove': ({ zone }, name) => `Aller à ${name.zone(zone)} exige tout le facteur de mouvement.`,
  'march.strait': ({ zone }, name) => `Une flotte adverse en mer ferme le détroit vers ${name.zone(zone)}.`,
  'march.neutral': ({ zone }, name) => `${name.zone(zone)} appartient à un pays qui n’est pas en guerre.`,
  'march.homeOnly': ({ zone }, name) =>
    `${name.zone(zone)} est hors du territoire que cette milice ne peut pas quitter.`,
  'march.militiaGone': ({ unit }, name) => `${name.unit(unit)} ne peut pas quitter son pays : l’unité est éliminée.`,
  'march.uncovered': ({ zone, needed }, name) =>
    `La forteresse de ${name.zone(zone)} arrête la force, à moins de laisser ${nombre(needed, 'pas', 'pas')} en couverture.`,
  'march.notAgainst': ({ general }, name) => `Cette activation ne permet pas d’attaquer ${name.general(general)}.`,
  'march.crowded': ({ zone }, name) =>
    `Une force amie se trouve à ${name.zone(zone)}, que celle-ci ne peut ni absorber ni rejoindre.`,
  'march.mustGoOn': ({ zone }, name) =>
    `Elle ne peut ni absorber ni rejoindre la force amie à ${name.zone(zone)} et doit continuer son chemin.`,
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
    `Trop de pas de puissances majeures alliées${general === null ? '' : ` sous ${name.general(general)}`}.`,
  'command.onlyWithArmy': () => 'La réserve de cavalerie et les unités spéciales ne s’empilent qu’avec une armée.',
  'command.whichGeneral': ({ force, zone }, name) =>
    `${name.force(force)} à ${name.zone(zone)} : quel général retourne dans la réserve ?`,
  'command.toReserve': ({ general }, name) => `${name.general(general)} retourne dans la réserve.`,
  'command.surplus': ({ force, zone }, name) =>
    `${name.force(force)} à ${name.zone(zone)} a trop de pas : quelle unité en perd un ?`,
  'command.stepLost': ({ unit }, name) => `${name.unit(unit)} perd un pas en surplus.`,
  'dismiss.notInTheField': ({ general }, name) =>
    `${name.general(general)} ne peut être démis que pendant la phase de budget.`,
  'appoint.whom': ({ zone }, name) => `Un général de la réserve pour la force de ${name.zone(zone)} ?`,
  'appoint.done': ({ general, zone }, name) => `${name.general(general)} rejoint la force de ${name.zone(zone)}.`,
  'stacking.noGeneral': () => 'Deux corps sans général ne s’empilent pas.',
  'stacking.armies': ({ force }, name) => `Deux armées sont déjà empilées avec ${name.force(force)}.`,
  'stacking.whichArmy': ({ zone }, name) => `Quelle armée les accueille à ${name.zone(zone)} ?`,
  'stacking.eliminated': ({ force, zone }, name) =>
    `${name.force(force)} ne peut pas rester à ${name.zone(zone)} : la force est éliminée.`,
  'force.joined': ({ force, into, zone }, name) =>
    `${name.force(force)} rejoint ${name.force(into)} à ${name.zone(zone)}.`,
  'absorb.army': ({ force }, name) => `${name.force(force)} commande une armée.`,
  'absorb.noGeneral': () => 'Seul un général peut absorber d’autres unités.',
  'absorb.outranked': ({ force }, name) => `${name.force(force)} n’est pas de rang inférieur.`,
  'absorb.leftBehind': () => 'Elle vient d’être laissée ici pendant cette activation.',
  'absorb.hasMarched': () => 'Les unités qui se sont déplacées pendant ce round ne repartent qu’avec une armée.',
  'absorb.part': ({ force, from, zone }, name) =>
    `${name.force(force)} absorbe des unités de ${name.force(from)} à ${name.zone(zone)}.`,
  'detach.lastUnit': ({ unit }, name) => `${name.unit(unit)} est la dernière unité de sa force.`,
  'detach.unitFirst': ({ general }, name) => `${name.general(general)} doit d’abord prendre une unité.`,
  'detach.whichUnits': ({ general, force, zone }, name) =>
    `${name.general(general)} se sépare de ${name.force(force)} à ${name.zone(zone)} : avec quelles unités ?`,
  'detach.done': ({ general, from, zone }, name) =>
    `${name.general(general)} se sépare de ${name.force(from)} à ${name.zone(zone)}.`,
  'drop.crowded': () => 'Une autre force amie se trouve ici.',
  'drop.unit': ({ force, zone }, name) => `${name.force(force)} laisse une unité à ${name.zone(zone)}.`,
  'depot.none': () => 'La force n’a pas de dépôt.',
  'depot.needsGeneral': () => 'Un dépôt ne se déplace qu’avec un général.',
  'depot.leftHere': () => 'Ce dépôt vient d’être laissé ici pendant cette activation.',
  'depot.fixed': ({ force, zone }, name) => `${name.force(force)} établit un dépôt fixe à ${name.zone(zone)}.`,
  'depot.left': ({ force, zone }, name) => `${name.force(force)} laisse un dépôt mobile à ${name.zone(zone)}.`,
  'depot.taken': ({ force, zone }, name) => `${name.force(force)} emporte un dépôt de ${name.zone(zone)}.`,
  'depot.seized': ({ zone }, name) => `Un dépôt est perdu à ${name.zone(zone)}.`,
  'control.openToAll': ({ zone }, name) =>
    `${name.zone(zone)} est de libre passage et ne reçoit jamais de marqueur de contrôle.`,
  'control.heldAlready': ({ zone }, name) => `${name.zone(zone)} est déjà contrôlée.`,
  'control.notAtWar': ({ zone }, name) => `${name.zone(zone)} n’appartient à aucun belligérant.`,
  'control.fortress': ({ zone }, name) => `Il faut d’abord prendre la forteresse de ${name.zone(zone)}.`,
  'control.enemyThere': ({ zone }, name) => `Une force adverse se trouve à ${name.zone(zone)}.`,
  'control.unsupplied': () => 'Seule une force ravitaillée peut placer un drapeau de contrôle.',
  'control.taken': ({ nation, zone }, name) => `${name.zone(zone)} passe sous le contrôle de ${name.nation(nation)}.`,
  'interception.offer': ({ enemy, zone }, name) => `${name.force(enemy)} pénètre à ${name.zone(zone)} : intercepter ?`,
  'interception.noGeneral': () => 'Seule une force commandée par un général peut intercepter.',
  'interception.demoralised': () => 'Une force démoralisée ne peut pas intercepter.',
  'interception.tooFar': () => 'Ce trajet exige tout un mouvement.',
  'interception.cardTooLow': ({ card, initiative }, name) =>
    `${name.card(card)} vaut moins que l’initiative du général, ${initiative}.`,
  'interception.tried': ({ force, card, zone }, name) =>
    `${name.force(force)} tente une interception à ${name.zone(zone)} avec ${name.card(card)}.`,
  'interception.failed': ({ force, zone }, name) => `${name.force(force)} n’intercepte pas à ${name.zone(zone)}.`,
  'interception.succeeds': ({ force, zone }, name) => `${name.force(force)} intercepte à ${name.zone(zone)}.`,
  'interception.leave': ({ force, zone }, name) =>
    `${name.force(force)} intercepte : laisser une partie de la force à ${name.zone(zone)} ?`,
  'evasion.offer': ({ force, zone }, name) => `${name.force(force)} est attaqué à ${name.zone(zone)} : esquiver ?`,
  'evasion.whereTo': ({ force }, name) => `Vers où ${name.force(force)} esquive-t-il ?`,
  'evasion.slipsAway': ({ force, to }, name) => `${name.force(force)} esquive vers ${name.zone(to)}.`,
  'evasion.failed': ({ force, zone }, name) => `${name.force(force)} ne parvient pas à esquiver à ${name.zone(zone)}.`,
  'evasion.intoFortress': ({ side, zone }, name) =>
    `${capital(name.side(side))} se replie dans la forteresse de ${name.zone(zone)}.`,
  'evasion.enemyCameFrom': ({ zone }, name) => `L’ennemi est arrivé par ${name.zone(zone)}.`,
  'evasion.enemyThere': ({ zone }, name) => `Des unités adverses se trouvent à ${name.zone(zone)}.`,
  'evasion.enemyFortress': ({ zone }, name) => `${name.zone(zone)} contient une forteresse adverse non assiégée.`,
  'evasion.tooFar': ({ zone }, name) => `Aucun passage proche ne mène à ${name.zone(zone)}.`,
  'evasion.noFortress': ({ zone }, name) => `Il n’y a pas à ${name.zone(zone)} de forteresse amie non assiégée.`,
  'evasion.noGeneral': () => 'Sans général, pas d’esquive.',
  'evasion.nowhere': () => 'Il n’y a aucune zone où esquiver.',
  'evasion.pinned': () => 'Qui a refusé ou raté l’esquive perd ce droit jusqu’à la bataille.',
  'campaign.next': ({ left }) => `Campagne majeure : encore ${nombre(left, 'force')} à activer.`,
  'campaign.fightOrWait': ({ force, zone }, name) =>
    `${name.force(force)} est face à l’ennemi à ${name.zone(zone)} : combattre ou attendre d’autres forces ?`,
  'campaign.waits': ({ force, zone }, name) =>
    `${name.force(force)} attend à ${name.zone(zone)} d’autres forces de la campagne.`,
  'campaign.whoFirst': () => 'L’ennemi se défend séparément : quelle force attaque ?',
};
