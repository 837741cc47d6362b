import type { Camp, CardId, Column, DuchyId, Nation, Power, ReserveId } from '../catalogue/ids.ts';
import { capital, count, nombre, type Wording } from './wording.ts';

export interface DiplomacyMessages {
  'consul.moved': { nation: Nation; column: Column; row: Power };
  'consul.unaligned': { nation: Nation };
  'consul.flipped': { nation: Nation; plus: boolean };
  'consul.closed': {};
  'consul.frozen': { nation: Nation };
  'consul.inPact': { nation: Nation };
  'consul.endOfTrack': { nation: Nation };
  'consul.ownRowOnly': { nation: Nation };
  'consul.keepsRow': { nation: Nation };
  'consul.foreignWar': { nation: Nation };
  'consul.closedByEvent': { nation: Nation };
  'pact.broken': { nation: Nation; power: Nation };
  'pact.handGone': { nation: Nation; cards: number };
  'pact.restore': { nation: Nation; power: Nation };
  'pact.payWith': { nation: Nation; needed: number };
  'pact.ships': { nation: Nation; duchy: DuchyId };
  'pact.restored': { nation: Nation; power: Nation };
  'consul.sameSide': { nation: Nation };
  'consul.noPactNow': { nation: Nation };
  'pact.made': { nation: Nation; power: Power };
  'camp.joins': { nation: Nation; camp: Camp };
  'war.declared': { by: Nation; on: Nation };
  'war.sameCamp': { nation: Nation };
  'war.already': { nation: Nation };
  'war.samePlayer': { nation: Nation };
  'war.ownPact': { nation: Nation };
  'war.noCamp': { nation: Nation };
  'war.onlyCampMembers': { nation: Nation };
  'war.bond': { nation: Nation };
  'war.grace': { nation: Nation };
  'war.nobodyOpposes': { nation: Nation };
  'war.allysClient': { nation: Nation };
  'war.notCampChange': { nation: Nation };
  'war.flagOrRegroup': { nation: Nation; duchy: DuchyId };
  'endWar.roll': { card: CardId };
  'endWar.ends': { card: CardId };
  'endWar.notYours': { card: CardId };
}
export type DiplomacyAnswer =
  | { readonly kind: 'courtRight'; readonly nation: Nation }
  | { readonly kind: 'courtLeft'; readonly nation: Nation }
  | { readonly kind: 'flipUp'; readonly nation: Nation }
  | { readonly kind: 'flipDown'; readonly nation: Nation }
  | { readonly kind: 'declareWar'; readonly on: Nation }
  | { readonly kind: 'endWar'; readonly card: CardId }
  | { readonly kind: 'restoreBy'; readonly nation: Nation; readonly card: CardId }
  | { readonly kind: 'restoreForPoints'; readonly nation: Nation }
  | { readonly kind: 'payCard'; readonly card: CardId }
  | { readonly kind: 'payReserve'; readonly reserve: ReserveId }
  | { readonly kind: 'flagHere' }
  | { readonly kind: 'regroupHere' };

export const diplomacyWording: Wording<DiplomacyMessages, DiplomacyAnswer> = {
  en: {
    'consul.moved': ({ nation, column, row }, name) =>
      `The Consul of ${name.the.nation(nation)} is now ${name.column(column)} of ${name.the.nation(row)}.`,
    'consul.unaligned': ({ nation }, name) => `The Consul of ${name.the.nation(nation)} is Unaligned.`,
    'consul.flipped': ({ nation, plus }, name) =>
      `The Consul of ${name.the.nation(nation)} shows its ${plus ? '+1' : 'normal'} side.`,
    'consul.closed': () => 'The Diplomatic Track is closed in the first Round of 1805.',
    'consul.frozen': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} was conquered, and its Consul cannot be moved yet.`,
    'consul.inPact': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} is in Pact: Command Points do not change that.`,
    'consul.endOfTrack': ({ nation }, name) => `The Consul of ${name.the.nation(nation)} can go no further that way.`,
    'consul.ownRowOnly': ({ nation }, name) =>
      `Only a Player Power may draw ${name.the.nation(nation)} nearer, and only along its own row.`,
    'consul.keepsRow': ({ nation }, name) => `The +1 Consul of ${name.the.nation(nation)} keeps its row.`,
    'consul.closedByEvent': ({ nation }, name) =>
      `An event closes the Consul of ${name.the.nation(nation)} to Command Points.`,
    'pact.handGone': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} discards its Hand: ${count(cards, 'card')}.`,
    'pact.broken': ({ nation, power }, name) =>
      `The Pact of ${name.the.nation(nation)} with ${name.the.nation(power)} is broken.`,
    'pact.restore': ({ nation, power }, name) =>
      `Restore the Pact of ${name.the.nation(nation)} with ${name.the.nation(power)}?`,
    'pact.payWith': ({ nation, needed }, name) =>
      `${needed} more Command Points for the Pact with ${name.the.nation(nation)}: with what?`,
    'pact.ships': ({ nation, duchy }, name) =>
      `Squadrons of ${name.the.nation(nation)} in ${name.place(duchy)}, now a Neutral Port: stay, or Regroup?`,
    'pact.restored': ({ nation, power }, name) =>
      `The Pact of ${name.the.nation(nation)} with ${name.the.nation(power)} is restored.`,
    'consul.foreignWar': ({ nation }, name) => `Your Camp has a Foreign War with ${name.the.nation(nation)}.`,
    'consul.sameSide': ({ nation }, name) => `The Consul of ${name.the.nation(nation)} shows that side already.`,
    'consul.noPactNow': ({ nation }, name) =>
      `No Pact with ${name.the.nation(nation)} can be made or broken in this Phase.`,
    'pact.made': ({ nation, power }, name) =>
      `${capital(name.the.nation(nation))} makes a Pact with ${name.the.nation(power)}.`,
    'camp.joins': ({ nation, camp }, name) => `${capital(name.the.nation(nation))} joins ${name.camp(camp)}.`,
    'war.declared': ({ by, on }, name) => `${capital(name.the.nation(by))} declares war on ${name.the.nation(on)}.`,
    'war.sameCamp': ({ nation }, name) => `${capital(name.the.nation(nation))} is an Ally.`,
    'war.already': ({ nation }, name) => `You are at war with ${name.the.nation(nation)} already.`,
    'war.samePlayer': ({ nation }, name) => `${capital(name.the.nation(nation))} is directed by the same player.`,
    'war.ownPact': ({ nation }, name) => `${capital(name.the.nation(nation))} is a Pact Ally.`,
    'war.noCamp': ({ nation }, name) => `${capital(name.the.nation(nation))} is in no Camp and cannot make war.`,
    'war.onlyCampMembers': ({ nation }, name) =>
      `A Neutral declares war only on members of a Camp; ${name.the.nation(nation)} is in none.`,
    'war.bond': () => 'A Marriage Alliance with France forbids it.',
    'war.grace': ({ nation }, name) => `The Grace Period of ${name.the.nation(nation)} is not over.`,
    'war.nobodyOpposes': ({ nation }, name) =>
      `No Player Power is left to take the side of ${name.the.nation(nation)}.`,
    'war.allysClient': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} is the Client of an Ally: war would mean a change of Camp.`,
    'war.notCampChange': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} cannot change Camps by a Declaration of War.`,
    'war.flagOrRegroup': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} in ${name.the.place(duchy)}, now enemy land: Flag it, or Regroup?`,
    'endWar.roll': ({ card }, name) => `Does the ${name.card(card)} end? It does on a 6.`,
    'endWar.ends': ({ card }, name) => `The ${name.card(card)} is over.`,
    'endWar.notYours': ({ card }, name) => `Only nations with pieces in the ${name.card(card)} may try to end it.`,
  },
  fr: {
    'consul.moved': ({ nation, column, row }, name) =>
      `Le consul ${name.of.nation(nation)} est maintenant ${name.column(column)} ${name.of.nation(row)}.`,
    'consul.unaligned': ({ nation }, name) => `Le consul ${name.of.nation(nation)} est non aligné.`,
    'consul.flipped': ({ nation, plus }, name) =>
      `Le consul ${name.of.nation(nation)} montre sa face ${plus ? '+1' : 'normale'}.`,
    'consul.closed': () => 'La piste diplomatique est fermée pendant le premier round de 1805.',
    'consul.frozen': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} : conquête récente, son consul ne peut pas encore bouger.`,
    'consul.inPact': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} est en Pacte : les points de commandement n’y changent rien.`,
    'consul.endOfTrack': ({ nation }, name) =>
      `Le consul ${name.of.nation(nation)} ne peut aller plus loin dans ce sens.`,
    'consul.ownRowOnly': ({ nation }, name) =>
      `Seule une puissance de joueur peut se rapprocher ${name.of.nation(nation)}, et seulement sur sa propre ligne.`,
    'consul.keepsRow': ({ nation }, name) => `Le consul +1 ${name.of.nation(nation)} garde sa ligne.`,
    'consul.closedByEvent': ({ nation }, name) =>
      `Un événement ferme le consul ${name.of.nation(nation)} aux points de commandement.`,
    'pact.handGone': ({ nation, cards }, name) =>
      `${capital(name.the.nation(nation))} défausse sa main : ${nombre(cards, 'carte')}.`,
    'pact.broken': ({ nation, power }, name) =>
      `Le pacte entre ${name.the.nation(nation)} et ${name.the.nation(power)} est rompu.`,
    'pact.restore': ({ nation, power }, name) =>
      `Rétablir le pacte entre ${name.the.nation(nation)} et ${name.the.nation(power)} ?`,
    'pact.payWith': ({ nation, needed }, name) =>
      `Encore ${needed} points de commandement pour le pacte avec ${name.the.nation(nation)} : avec quoi ?`,
    'pact.ships': ({ nation, duchy }, name) =>
      `Escadres ${name.of.nation(nation)} ${name.at.place(duchy)}, désormais port neutre : rester ou se regrouper ?`,
    'pact.restored': ({ nation, power }, name) =>
      `Le pacte entre ${name.the.nation(nation)} et ${name.the.nation(power)} est rétabli.`,
    'consul.foreignWar': ({ nation }, name) =>
      `Votre camp mène une guerre extérieure contre ${name.the.nation(nation)}.`,
    'consul.sameSide': ({ nation }, name) => `Le consul ${name.of.nation(nation)} montre déjà cette face.`,
    'consul.noPactNow': ({ nation }, name) =>
      `Aucun Pacte avec ${name.the.nation(nation)} ne se fait ni ne se défait pendant cette phase.`,
    'pact.made': ({ nation, power }, name) =>
      `${capital(name.the.nation(nation))} conclut un Pacte avec ${name.the.nation(power)}.`,
    'camp.joins': ({ nation, camp }, name) => `${capital(name.the.nation(nation))} rejoint ${name.camp(camp)}.`,
    'war.declared': ({ by, on }, name) => `${capital(name.the.nation(by))} déclare la guerre ${name.to.nation(on)}.`,
    'war.sameCamp': ({ nation }, name) => `${capital(name.the.nation(nation))} est alliée.`,
    'war.already': ({ nation }, name) => `Vous êtes déjà en guerre avec ${name.the.nation(nation)}.`,
    'war.samePlayer': ({ nation }, name) => `${capital(name.the.nation(nation))} est dirigée par le même joueur.`,
    'war.ownPact': ({ nation }, name) => `${capital(name.the.nation(nation))} est liée par un Pacte.`,
    'war.noCamp': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} n’est dans aucun camp et ne peut faire la guerre.`,
    'war.onlyCampMembers': ({ nation }, name) =>
      `Un neutre ne déclare la guerre qu’aux membres d’un camp ; ${name.the.nation(nation)} n’en est pas.`,
    'war.bond': () => 'Une alliance matrimoniale avec la France l’interdit.',
    'war.grace': ({ nation }, name) => `Le délai de grâce ${name.of.nation(nation)} n’est pas écoulé.`,
    'war.nobodyOpposes': ({ nation }, name) =>
      `Aucune puissance de joueur ne reste pour prendre le parti ${name.of.nation(nation)}.`,
    'war.allysClient': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} est cliente d’un allié : la guerre obligerait à changer de camp.`,
    'war.notCampChange': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} ne peut pas changer de camp par une déclaration de guerre.`,
    'war.flagOrRegroup': ({ nation, duchy }, name) =>
      `${capital(name.the.nation(nation))} ${name.at.place(duchy)}, désormais en terre ennemie : drapeau, ou regroupement ?`,
    'endWar.roll': ({ card }, name) => `Fin de la guerre (${name.card(card)}) sur un 6.`,
    'endWar.ends': ({ card }, name) => `${name.card(card)} : la guerre est finie.`,
    'endWar.notYours': ({ card }, name) => `Seules les nations engagées peuvent y mettre fin (${name.card(card)}).`,
  },
  labels: {
    en: {
      byKind: {
        courtRight: ({ nation }, name) => `Draw ${name.the.nation(nation)} nearer`,
        courtLeft: ({ nation }, name) => `Push ${name.the.nation(nation)} away`,
        flipUp: ({ nation }, name) => `+1 side for ${name.the.nation(nation)}`,
        flipDown: ({ nation }, name) => `Normal side for ${name.the.nation(nation)}`,
        declareWar: ({ on }, name) => `Declare war on ${name.the.nation(on)}`,
        endWar: ({ card }, name) => `Try to end the ${name.card(card)}`,
        restoreBy: ({ card }, name) => name.card(card),
        restoreForPoints: () => 'For Command Points',
        payCard: ({ card }, name) => name.card(card),
        payReserve: ({ reserve }, name) => name.card(reserve),
        flagHere: () => 'Flag it',
        regroupHere: () => 'Regroup',
      },
    },
    fr: {
      byKind: {
        courtRight: ({ nation }, name) => `Rapprocher ${name.the.nation(nation)}`,
        courtLeft: ({ nation }, name) => `Éloigner ${name.the.nation(nation)}`,
        flipUp: ({ nation }, name) => `Face +1 : ${name.nation(nation)}`,
        flipDown: ({ nation }, name) => `Face normale : ${name.nation(nation)}`,
        declareWar: ({ on }, name) => `Déclarer la guerre ${name.to.nation(on)}`,
        endWar: ({ card }, name) => `Tenter d’en finir : ${name.card(card)}`,
        restoreBy: ({ card }, name) => name.card(card),
        restoreForPoints: () => 'Contre des points',
        payCard: ({ card }, name) => name.card(card),
        payReserve: ({ reserve }, name) => name.card(reserve),
        flagHere: () => 'Planter le drapeau',
        regroupHere: () => 'Regroupement',
      },
    },
  },
};
