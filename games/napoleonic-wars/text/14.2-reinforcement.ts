import type { DuchyId, LeaderId, Nation, PlaceId } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface ReinforcementMessages {
  'deploy.fleetWith': { place: PlaceId };
  'deploy.fleetWhere': { place: PlaceId };
  'deploy.convoyWhere': { nation: Nation; duchy: DuchyId };
  'deploy.fleetDone': { nation: Nation; place: PlaceId };
  'deploy.convoyDone': { nation: Nation; duchy: DuchyId };
  'deploy.unitsMoved': { duchy: DuchyId };
  'deploy.fleetDear': { place: PlaceId };
  'reinforce.what': { nation: Nation; points: number };
  'reinforce.nowhere': { nation: Nation };
  'reinforce.noPoints': {};
  'deploy.with': { leader: LeaderId };
  'deploy.none': { nation: Nation };
  'deploy.once': { leader: LeaderId };
  'deploy.where': { leader: LeaderId };
  'deploy.done': { leader: LeaderId; duchy: DuchyId };
  'deploy.dear': { leader: LeaderId };
}
export type ReinforcementAnswer =
  | { readonly kind: 'newUnit'; readonly at: DuchyId }
  | { readonly kind: 'newLeader'; readonly leader: LeaderId; readonly at: DuchyId }
  | { readonly kind: 'newSquadron'; readonly duchy: DuchyId }
  | { readonly kind: 'unitBack'; readonly at: DuchyId }
  | { readonly kind: 'leaderBack'; readonly leader: LeaderId; readonly at: DuchyId }
  | { readonly kind: 'squadronBack'; readonly duchy: DuchyId }
  | { readonly kind: 'refitNow'; readonly duchy: DuchyId }
  | Deployment
  | { readonly kind: 'deployTo'; readonly duchy: DuchyId }
  | { readonly kind: 'deployShips'; readonly place: PlaceId }
  | { readonly kind: 'withArmy' }
  | { readonly kind: 'addUnit'; readonly nation: Nation }
  | { readonly kind: 'addLeader'; readonly leader: LeaderId }
  | { readonly kind: 'allShips' }
  | { readonly kind: 'addShip'; readonly nation: Nation };
/** 14.23 A leader by land, a Fleet, or a Convoy with or without a leader. */
export type Deployment =
  | { readonly kind: 'deploy'; readonly leader: LeaderId }
  | { readonly kind: 'deployFleet'; readonly from: PlaceId }
  | { readonly kind: 'deployConvoy'; readonly leader: LeaderId }
  | { readonly kind: 'deployConvoyUnits'; readonly duchy: DuchyId; readonly count: number };
type OwnAnswer = Exclude<
  ReinforcementAnswer,
  { readonly kind: 'withArmy' | 'addUnit' | 'addLeader' | 'allShips' | 'addShip' }
>;

export const reinforcementWording: Wording<ReinforcementMessages, OwnAnswer> = {
  en: {
    'deploy.fleetWith': ({ place }, name) => `The Fleet in ${name.the.place(place)} deploys: which Squadrons?`,
    'deploy.fleetWhere': ({ place }, name) => `The Fleet in ${name.the.place(place)} deploys: where to?`,
    'deploy.convoyWhere': ({ duchy }, name) => `A Convoy deploys from ${name.the.place(duchy)}: where to?`,
    'deploy.fleetDone': ({ nation, place }, name) =>
      `A Fleet of ${name.the.nation(nation)} deploys to ${name.the.place(place)}.`,
    'deploy.convoyDone': ({ nation, duchy }, name) =>
      `A Convoy of ${name.the.nation(nation)} deploys to ${name.the.place(duchy)}.`,
    'deploy.unitsMoved': ({ duchy }, name) => `No such piece in ${name.the.place(duchy)} is free to deploy.`,
    'deploy.fleetDear': ({ place }, name) =>
      `The Deployment of the Fleet in ${name.the.place(place)} would cost more Maneuvers than are left.`,
    'reinforce.what': ({ nation, points }, name) =>
      `${capital(name.the.nation(nation))}: reinforcements? ${points} Command Points left.`,
    'reinforce.nowhere': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has no Duchy left to place them in.`,
    'reinforce.noPoints': () => 'Too few points are left.',
    'deploy.with': ({ leader }, name) => `${name.leader(leader)} deploys: who goes along?`,
    'deploy.none': ({ nation }, name) => `${capital(name.the.nation(nation))} has used its Deployments.`,
    'deploy.once': ({ leader }, name) => `${name.leader(leader)} has deployed already.`,
    'deploy.where': ({ leader }, name) => `${name.leader(leader)} deploys: where to?`,
    'deploy.done': ({ leader, duchy }, name) => `${name.leader(leader)} deploys to ${name.the.place(duchy)}.`,
    'deploy.dear': ({ leader }, name) =>
      `The Deployment of ${name.leader(leader)} would cost more points than are left.`,
  },
  fr: {
    'deploy.fleetWith': ({ place }, name) => `Déploiement de la flotte ${name.at.place(place)} : quelles escadres ?`,
    'deploy.fleetWhere': ({ place }, name) => `Déploiement de la flotte ${name.at.place(place)} : vers où ?`,
    'deploy.convoyWhere': ({ duchy }, name) => `Déploiement d’un convoi depuis ${name.the.place(duchy)} : vers où ?`,
    'deploy.fleetDone': ({ nation, place }, name) =>
      `Une flotte ${name.of.nation(nation)} se déploie ${name.at.place(place)}.`,
    'deploy.convoyDone': ({ nation, duchy }, name) =>
      `Un convoi ${name.of.nation(nation)} se déploie ${name.at.place(duchy)}.`,
    'deploy.unitsMoved': ({ duchy }, name) => `Aucune pièce de ce genre n’est libre ${name.at.place(duchy)}.`,
    'deploy.fleetDear': ({ place }, name) =>
      `Le déploiement de la flotte ${name.at.place(place)} coûterait plus de manœuvres qu’il n’en reste.`,
    'reinforce.what': ({ nation, points }, name) =>
      `${capital(name.the.nation(nation))} : des renforts ? ${points} points de commandement.`,
    'reinforce.nowhere': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a plus de duché où les placer.`,
    'reinforce.noPoints': () => 'Il reste trop peu de points.',
    'deploy.with': ({ leader }, name) => `Déploiement ${name.of.leader(leader)} : qui l’accompagne ?`,
    'deploy.none': ({ nation }, name) => `${capital(name.the.nation(nation))} a utilisé ses déploiements.`,
    'deploy.once': ({ leader }, name) => `${capital(name.leader(leader))} s’est déjà déployé.`,
    'deploy.where': ({ leader }, name) => `Déploiement ${name.of.leader(leader)} : vers où ?`,
    'deploy.done': ({ leader, duchy }, name) => `${capital(name.leader(leader))} se déploie ${name.at.place(duchy)}.`,
    'deploy.dear': ({ leader }, name) =>
      `Le déploiement ${name.of.leader(leader)} coûterait plus de points qu’il n’en reste.`,
  },
  labels: {
    en: {
      byKind: {
        deployFleet: ({ from }, name) => `Deploy the Fleet in ${name.the.place(from)}`,
        deployConvoy: ({ leader }, name) => `A Convoy with ${name.leader(leader)}`,
        deployConvoyUnits: ({ duchy, count: units }, name) =>
          `A Convoy: ${count(units, 'Unit')} from ${name.the.place(duchy)}`,
        deployShips: ({ place }, name) => name.place(place),
        newUnit: ({ at }, name) => `A new Unit in ${name.the.place(at)}`,
        newLeader: ({ leader, at }, name) => `${name.leader(leader)} in ${name.the.place(at)}`,
        newSquadron: ({ duchy }, name) => `A new Squadron in ${name.place(duchy)}`,
        unitBack: ({ at }, name) => `A Unit from Regroup to ${name.the.place(at)}`,
        leaderBack: ({ leader, at }, name) => `${name.leader(leader)} from Regroup to ${name.the.place(at)}`,
        squadronBack: ({ duchy }, name) => `A Squadron from Regroup to ${name.place(duchy)}`,
        refitNow: ({ duchy }, name) => `Refit a Squadron in ${name.place(duchy)}`,
        deploy: ({ leader }, name) => `Deploy ${name.leader(leader)}`,
        deployTo: ({ duchy }, name) => name.place(duchy),
      },
    },
    fr: {
      byKind: {
        deployFleet: ({ from }, name) => `Déployer la flotte ${name.at.place(from)}`,
        deployConvoy: ({ leader }, name) => `Un convoi avec ${name.the.leader(leader)}`,
        deployConvoyUnits: ({ duchy, count: units }, name) =>
          `Un convoi : ${nombre(units, 'unité')} depuis ${name.the.place(duchy)}`,
        deployShips: ({ place }, name) => name.place(place),
        newUnit: ({ at }, name) => `Une nouvelle unité ${name.at.place(at)}`,
        newLeader: ({ leader, at }, name) => `${capital(name.leader(leader))} ${name.at.place(at)}`,
        newSquadron: ({ duchy }, name) => `Une nouvelle escadre ${name.at.place(duchy)}`,
        unitBack: ({ at }, name) => `Une unité de regroupement ${name.at.place(at)}`,
        leaderBack: ({ leader, at }, name) => `${capital(name.leader(leader))}, de regroupement, ${name.at.place(at)}`,
        squadronBack: ({ duchy }, name) => `Une escadre de regroupement ${name.at.place(duchy)}`,
        refitNow: ({ duchy }, name) => `Radouber une escadre ${name.at.place(duchy)}`,
        deploy: ({ leader }, name) => `Déployer ${name.the.leader(leader)}`,
        deployTo: ({ duchy }, name) => name.place(duchy),
      },
    },
  },
};
