import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

export interface ReinforcementMessages {
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
  | { readonly kind: 'newUnit' }
  | { readonly kind: 'newLeader'; readonly leader: LeaderId }
  | { readonly kind: 'newSquadron'; readonly duchy: DuchyId }
  | { readonly kind: 'unitBack' }
  | { readonly kind: 'leaderBack'; readonly leader: LeaderId }
  | { readonly kind: 'squadronBack'; readonly duchy: DuchyId }
  | { readonly kind: 'refitNow'; readonly duchy: DuchyId }
  | { readonly kind: 'deploy'; readonly leader: LeaderId }
  | { readonly kind: 'deployTo'; readonly duchy: DuchyId };

export const reinforcementWording: Wording<ReinforcementMessages, ReinforcementAnswer> = {
  en: {
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
        newUnit: () => 'A new Unit',
        newLeader: ({ leader }, name) => name.leader(leader),
        newSquadron: ({ duchy }, name) => `A new Squadron in ${name.place(duchy)}`,
        unitBack: () => 'A Unit from Regroup',
        leaderBack: ({ leader }, name) => `${name.leader(leader)} from Regroup`,
        squadronBack: ({ duchy }, name) => `A Squadron from Regroup to ${name.place(duchy)}`,
        refitNow: ({ duchy }, name) => `Refit a Squadron in ${name.place(duchy)}`,
        deploy: ({ leader }, name) => `Deploy ${name.leader(leader)}`,
        deployTo: ({ duchy }, name) => name.place(duchy),
      },
    },
    fr: {
      byKind: {
        newUnit: () => 'Une nouvelle unité',
        newLeader: ({ leader }, name) => name.leader(leader),
        newSquadron: ({ duchy }, name) => `Une nouvelle escadre ${name.at.place(duchy)}`,
        unitBack: () => 'Une unité de regroupement',
        leaderBack: ({ leader }, name) => `${capital(name.leader(leader))} de regroupement`,
        squadronBack: ({ duchy }, name) => `Une escadre de regroupement ${name.at.place(duchy)}`,
        refitNow: ({ duchy }, name) => `Radouber une escadre ${name.at.place(duchy)}`,
        deploy: ({ leader }, name) => `Déployer ${name.the.leader(leader)}`,
        deployTo: ({ duchy }, name) => name.place(duchy),
      },
    },
  },
};
