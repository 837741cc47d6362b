import type { DiplomacyAnswer } from '../../answers/8-diplomacy.ts';
import type { LabelsOf } from '../labels.ts';
import { capital } from '../wording.ts';

export const labels8: LabelsOf<DiplomacyAnswer> = {
  en: {
    byKind: {
      protectorate: ({ nation, card }, name) =>
        `${capital(name.the.nation(nation))} a protectorate, with ${name.card(card)}`,
      envoy: ({ nation, card }, name) => `Envoys to ${name.the.nation(nation)}, with ${name.card(card)}`,
      endWar: ({ war, card }, name) => `End ${name.card(war)}, with ${name.card(card)}`,
      court: ({ nation }, name) => name.nation(nation),
      deploy: ({ zone }, name) => name.zone(zone),
      deployFleet: ({ zone }, name) => name.zone(zone),
      comeOver: ({ zone }, name) => name.zone(zone),
      takeFortress: ({ zone }, name) => `Into the fortress of ${name.zone(zone)}`,
      fallBackTo: ({ zone }, name) => `Fall back to ${name.zone(zone)}`,
      giveBattle: () => 'Stand and fight',
    },
    byQuestion: { 'diplomacy.free/done': 'Nobody' },
  },
  fr: {
    byKind: {
      protectorate: ({ nation, card }, name) => `Protectorat : ${name.nation(nation)}, avec ${name.card(card)}`,
      envoy: ({ nation, card }, name) => `Action diplomatique : ${name.nation(nation)}, avec ${name.card(card)}`,
      endWar: ({ war, card }, name) => `Mettre fin à ${name.card(war)}, avec ${name.card(card)}`,
      court: ({ nation }, name) => name.nation(nation),
      deploy: ({ zone }, name) => name.zone(zone),
      deployFleet: ({ zone }, name) => name.zone(zone),
      comeOver: ({ zone }, name) => name.zone(zone),
      takeFortress: ({ zone }, name) => `Se replier dans la forteresse ${name.of.zone(zone)}`,
      fallBackTo: ({ zone }, name) => `Se replier vers ${name.the.zone(zone)}`,
      giveBattle: () => 'Accepter la bataille',
    },
    byQuestion: { 'diplomacy.free/done': 'Personne' },
  },
};
