import type { DiplomacyAnswer } from '../../answers/8-diplomacy.ts';
import type { LabelsOf } from '../labels.ts';

export const labels8: LabelsOf<DiplomacyAnswer> = {
  en: {
    byKind: {
      protectorate: ({ nation, card }, name) => `${name.nation(nation)} a protectorate, with ${name.card(card)}`,
      envoy: ({ nation, card }, name) => `Envoys to ${name.nation(nation)}, with ${name.card(card)}`,
      endWar: ({ war, card }, name) => `End ${name.card(war)}, with ${name.card(card)}`,
    },
    byQuestion: {},
  },
  fr: {
    byKind: {
      protectorate: ({ nation, card }, name) => `Protectorat : ${name.nation(nation)}, avec ${name.card(card)}`,
      envoy: ({ nation, card }, name) => `Action diplomatique : ${name.nation(nation)}, avec ${name.card(card)}`,
      endWar: ({ war, card }, name) => `Mettre fin à ${name.card(war)}, avec ${name.card(card)}`,
    },
    byQuestion: {},
  },
};
