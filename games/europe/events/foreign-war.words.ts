import type { CardId, FleetId, GeneralId, NationId, UnitId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'foreignWar.whichCorps': { war: CardId };
  'foreignWar.whichGeneral': { war: CardId };
  'foreignWar.unitSent': { unit: UnitId; war: CardId };
  'foreignWar.generalSent': { general: GeneralId; war: CardId };
  'foreignWar.fleetSent': { fleet: FleetId; war: CardId };
  'foreignWar.whichFleet': { war: CardId };
  'foreignWar.owed': { war: CardId; power: NationId };
}

type Answers =
  /** 6.5 What goes to a foreign war. */
  | { readonly kind: 'toForeignWar'; readonly unit: UnitId }
  | { readonly kind: 'generalToForeignWar'; readonly general: GeneralId }
  | { readonly kind: 'fleetToForeignWar'; readonly fleet: FleetId };

export const foreignWarWords: CardWords<Messages, Answers> = {
  en: {
    'foreignWar.whichCorps': ({ war }, name) => `${name.card(war)}: which corps goes to the war?`,
    'foreignWar.whichGeneral': ({ war }, name) => `${name.card(war)}: which general goes to the war?`,
    'foreignWar.whichFleet': ({ war }, name) => `${name.card(war)}: which fleet goes to the war?`,
    'foreignWar.unitSent': ({ unit, war }, name) =>
      `${capital(name.the.unit(unit))} goes to the war of ${name.card(war)}.`,
    'foreignWar.generalSent': ({ general, war }, name) =>
      `${capital(name.the.general(general))} goes to the war of ${name.card(war)}.`,
    'foreignWar.fleetSent': ({ fleet, war }, name) =>
      `${capital(name.the.fleet(fleet))} goes to the war of ${name.card(war)}.`,
    'foreignWar.owed': ({ war, power }, name) =>
      `${name.card(war)}: ${name.nation(power)} owes what is missing from its next budget.`,
  },
  fr: {
    'foreignWar.whichCorps': ({ war }, name) => `${name.card(war)} : quel corps part à la guerre ?`,
    'foreignWar.whichGeneral': ({ war }, name) => `${name.card(war)} : quel général part à la guerre ?`,
    'foreignWar.whichFleet': ({ war }, name) => `${name.card(war)} : quelle flotte part à la guerre ?`,
    'foreignWar.unitSent': ({ unit, war }, name) =>
      `${capital(name.the.unit(unit))} part à la guerre (${name.card(war)}).`,
    'foreignWar.generalSent': ({ general, war }, name) =>
      `${capital(name.the.general(general))} part à la guerre (${name.card(war)}).`,
    'foreignWar.fleetSent': ({ fleet, war }, name) =>
      `${capital(name.the.fleet(fleet))} part à la guerre (${name.card(war)}).`,
    'foreignWar.owed': ({ war, power }, name) =>
      `${name.card(war)} : ce qui manque est dû au prochain budget (${name.nation(power)}).`,
  },
  labels: {
    en: {
      byKind: {
        toForeignWar: ({ unit }, name) => name.unit(unit),
        generalToForeignWar: ({ general }, name) => name.general(general),
        fleetToForeignWar: ({ fleet }, name) => name.fleet(fleet),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        toForeignWar: ({ unit }, name) => name.unit(unit),
        generalToForeignWar: ({ general }, name) => name.general(general),
        fleetToForeignWar: ({ fleet }, name) => name.fleet(fleet),
      },
      byQuestion: {},
    },
  },
};
