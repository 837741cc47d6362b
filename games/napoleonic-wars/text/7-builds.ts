import type { DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface BuildMessages {
  'build.noChange': { nation: Nation };
  'build.what': { nation: Nation; duchy: DuchyId; points: number };
  'build.unit': { nation: Nation; duchy: DuchyId; count: number };
  'build.leader': { leader: LeaderId; duchy: DuchyId };
  'build.squadron': { nation: Nation; duchy: DuchyId };
  'build.notYours': { nation: Nation; duchy: DuchyId };
  'build.heldByOther': { duchy: DuchyId; holder: Nation };
  'build.noUnits': { nation: Nation };
  'build.noSquadrons': { nation: Nation };
  'build.noPort': { duchy: DuchyId };
  'build.notHome': { duchy: DuchyId };
  'build.notFriendly': { duchy: DuchyId };
  'build.tooEarly': { leader: LeaderId };
  'build.eventOnly': { leader: LeaderId };
  'build.abdicated': {};
  'build.notInPool': { leader: LeaderId };
  'regroup.none': { nation: Nation };
  'regroup.sealed': { duchy: DuchyId };
  'regroup.units': { nation: Nation; duchy: DuchyId };
  'regroup.leader': { leader: LeaderId; duchy: DuchyId };
  'regroup.squadron': { nation: Nation; duchy: DuchyId };
  'refit.done': { nation: Nation; duchy: DuchyId };
  'refit.none': {};
  'refit.once': {};
  'proxy.builds': { nation: Nation; points: number };
  'proxy.credit': { nation: Nation };
  'proxy.exchanged': { nation: Nation; units: number };
}
export type BuildAnswer =
  | { readonly kind: 'build'; readonly duchy: DuchyId }
  | { readonly kind: 'oneUnit' }
  | { readonly kind: 'oneLeader'; readonly leader: LeaderId }
  | { readonly kind: 'buildSquadron'; readonly duchy: DuchyId }
  | { readonly kind: 'regroupUnit'; readonly duchy: DuchyId }
  | { readonly kind: 'regroupLeader'; readonly leader: LeaderId; readonly duchy: DuchyId }
  | { readonly kind: 'regroupSquadron'; readonly duchy: DuchyId }
  | { readonly kind: 'refit'; readonly duchy: DuchyId };

export const buildWording: Wording<BuildMessages, BuildAnswer> = {
  en: {
    'build.noChange': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} has not enough small pieces to make change.`,
    'build.what': ({ nation, duchy, points }, name) =>
      `${capital(name.the.nation(nation))} builds in ${name.the.place(duchy)}: what? ${count(points, 'Command Point')} left.`,
    'build.unit': ({ nation, duchy, count: units }, name) =>
      `${name.units(nation, units)} built in ${name.the.place(duchy)}.`,
    'build.leader': ({ leader, duchy }, name) => `${name.leader(leader)} takes command in ${name.the.place(duchy)}.`,
    'build.squadron': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} lays down a Squadron in ${name.the.place(duchy)}.`,
    'build.notYours': ({ nation, duchy }, name) =>
      `${capital(name.the.place(duchy))} is neither a Home nor an Associate Duchy of ${name.the.nation(nation)}.`,
    'build.heldByOther': ({ duchy, holder }, name) =>
      `${capital(name.the.place(duchy))} is Controlled by ${name.the.nation(holder)}.`,
    'build.noUnits': ({ nation }, name) => `${capital(name.the.nation(nation))} has no Units left to build.`,
    'build.noSquadrons': ({ nation }, name) => `${capital(name.the.nation(nation))} has no Squadrons left to build.`,
    'build.noPort': ({ duchy }, name) => `${capital(name.the.place(duchy))} has no Port.`,
    'build.notHome': ({ duchy }, name) => `${capital(name.the.place(duchy))} is not a Home Duchy.`,
    'build.notFriendly': ({ duchy }, name) => `${capital(name.the.place(duchy))} is not Friendly.`,
    'build.tooEarly': ({ leader }, name) => `${name.leader(leader)} is not available before 1807.`,
    'build.eventOnly': ({ leader }, name) => `${name.leader(leader)} comes only by the event of that name.`,
    'build.abdicated': () => 'Napoleon has abdicated: he comes back at the start of the last Turn.',
    'build.notInPool': ({ leader }, name) => `${name.leader(leader)} cannot be built now.`,
    'regroup.none': ({ nation }, name) => `${capital(name.the.nation(nation))} has no Unit in the Regroup box.`,
    'regroup.sealed': ({ duchy }, name) => `${capital(name.the.place(duchy))} is Blockaded.`,
    'regroup.units': ({ nation, duchy }, name) =>
      `${name.units(nation, 1)} returns from Regroup to ${name.the.place(duchy)}.`,
    'regroup.leader': ({ leader, duchy }, name) =>
      `${name.leader(leader)} returns from Regroup to ${name.the.place(duchy)}.`,
    'regroup.squadron': ({ nation, duchy }, name) =>
      `A Squadron of ${name.the.nation(nation)} returns from Regroup to ${name.the.place(duchy)}, to be refitted.`,
    'refit.done': ({ nation, duchy }, name) =>
      `A Squadron of ${name.the.nation(nation)} is refitted in ${name.the.place(duchy)}.`,
    'refit.none': () => 'No Squadron bears a Refit marker there.',
    'refit.once': () => 'Its marker was placed, or another taken off, in this Impulse.',
    'proxy.builds': ({ nation, points }, name) =>
      `${capital(name.the.nation(nation))} is Neutral and builds for ${count(points, 'Command Point')}.`,
    'proxy.credit': ({ nation }, name) => `${capital(name.the.nation(nation))} saves a Command Point.`,
    'proxy.exchanged': ({ nation, units }, name) =>
      `${name.units(nation, units)} ${units === 1 ? 'is' : 'are'} exchanged for Command Points.`,
  },
  fr: {
    'build.noChange': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} n’a pas assez de petites pièces pour faire la monnaie.`,
    'build.what': ({ nation, duchy, points }, name) =>
      `${capital(name.the.nation(nation))} recrute ${name.at.place(duchy)} : quoi ? ${nombre(points, 'point')} de commandement.`,
    'build.unit': ({ nation, duchy, count: units }, name) =>
      `${name.units(nation, units)} ${units < 2 ? 'recrutée' : 'recrutées'} ${name.at.place(duchy)}.`,
    'build.leader': ({ leader, duchy }, name) =>
      `${capital(name.leader(leader))} prend un commandement ${name.at.place(duchy)}.`,
    'build.squadron': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} met une escadre en chantier ${name.at.place(duchy)}.`,
    'build.notYours': ({ nation, duchy }, name) =>
      `${capital(name.the.place(duchy))} n’est ni un duché national ni un duché associé ${name.of.nation(nation)}.`,
    'build.heldByOther': ({ duchy, holder }, name) =>
      `${capital(name.the.place(duchy))} : sous le contrôle ${name.of.nation(holder)}.`,
    'build.noUnits': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a plus d’unité à recruter.`,
    'build.noSquadrons': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a plus d’escadre à construire.`,
    'build.noPort': ({ duchy }, name) => `${capital(name.the.place(duchy))} : pas de port.`,
    'build.notHome': ({ duchy }, name) => `${capital(name.the.place(duchy))} n’est pas un duché national.`,
    'build.notFriendly': ({ duchy }, name) => `${capital(name.the.place(duchy))} n’est pas ami.`,
    'build.tooEarly': ({ leader }, name) => `${capital(name.leader(leader))} n’est pas disponible avant 1807.`,
    'build.eventOnly': ({ leader }, name) => `${capital(name.leader(leader))} n’arrive que par l’événement de ce nom.`,
    'build.abdicated': () => 'Napoléon a abdiqué : il revient au début du dernier tour.',
    'build.notInPool': ({ leader }, name) => `${capital(name.leader(leader))} ne peut pas être recruté maintenant.`,
    'regroup.none': ({ nation }, name) => `${capital(name.the.nation(nation))} n’a aucune unité en regroupement.`,
    'regroup.sealed': ({ duchy }, name) => `${capital(name.the.place(duchy))} est sous blocus.`,
    'regroup.units': ({ nation, duchy }, name) =>
      `${name.units(nation, 1)} : retour de regroupement ${name.at.place(duchy)}.`,
    'regroup.leader': ({ leader, duchy }, name) =>
      `${capital(name.leader(leader))} : retour de regroupement ${name.at.place(duchy)}.`,
    'regroup.squadron': ({ nation, duchy }, name) =>
      `Une escadre ${name.of.nation(nation)} revient de regroupement ${name.at.place(duchy)}, à radouber.`,
    'refit.done': ({ nation, duchy }, name) =>
      `Une escadre ${name.of.nation(nation)} est radoubée ${name.at.place(duchy)}.`,
    'refit.none': () => 'Aucune escadre n’y porte de marqueur de radoub.',
    'refit.once': () => 'Un marqueur a déjà été posé ou retiré pendant cette impulsion.',
    'proxy.builds': ({ nation, points }, name) =>
      `${capital(name.the.nation(nation))}, neutre, recrute pour ${nombre(points, 'point')} de commandement.`,
    'proxy.credit': ({ nation }, name) => `${capital(name.the.nation(nation))} met un point de commandement de côté.`,
    'proxy.exchanged': ({ nation, units }, name) => `${name.units(nation, units)} contre des points de commandement.`,
  },
  labels: {
    en: {
      byKind: {
        build: ({ duchy }, name) => `Build in ${name.place(duchy)}`,
        oneUnit: () => 'A Unit',
        oneLeader: ({ leader }, name) => name.leader(leader),
        buildSquadron: ({ duchy }, name) => `A Squadron in ${name.place(duchy)}`,
        regroupUnit: ({ duchy }, name) => `A Unit from Regroup to ${name.place(duchy)}`,
        regroupLeader: ({ leader, duchy }, name) => `${name.leader(leader)} from Regroup to ${name.place(duchy)}`,
        regroupSquadron: ({ duchy }, name) => `A Squadron from Regroup to ${name.place(duchy)}`,
        refit: ({ duchy }, name) => `Refit a Squadron in ${name.place(duchy)}`,
      },
    },
    fr: {
      byKind: {
        build: ({ duchy }, name) => `Recruter ${name.at.place(duchy)}`,
        oneUnit: () => 'Une unité',
        oneLeader: ({ leader }, name) => name.leader(leader),
        buildSquadron: ({ duchy }, name) => `Une escadre ${name.at.place(duchy)}`,
        regroupUnit: ({ duchy }, name) => `Une unité de regroupement ${name.at.place(duchy)}`,
        regroupLeader: ({ leader, duchy }, name) =>
          `${capital(name.leader(leader))} de regroupement ${name.at.place(duchy)}`,
        regroupSquadron: ({ duchy }, name) => `Une escadre de regroupement ${name.at.place(duchy)}`,
        refit: ({ duchy }, name) => `Radouber une escadre ${name.at.place(duchy)}`,
      },
    },
  },
};
