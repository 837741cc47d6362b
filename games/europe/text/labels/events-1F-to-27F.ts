import type { EventFirstEmpireAnswer } from '../../answers/events-1F-to-27F.ts';
import type { LabelsOf } from '../labels.ts';
import { capital } from '../wording.ts';

export const labelsEventsFirstEmpire: LabelsOf<EventFirstEmpireAnswer> = {
  en: {
    byKind: {
      holdApart: ({ force }, name) => name.force(force),
      lure: ({ force }, name) => name.force(force),
      lureTo: ({ zone }, name) => name.zone(zone),
      driveIn: ({ fleet }, name) => `Squadron of ${name.the.fleet(fleet)}`,
      shelterIn: ({ zone }, name) => name.zone(zone),
      approach: ({ nation }, name) => name.nation(nation),
      farCounterMarch: ({ general, through }, name) => `${capital(name.the.general(general))} by ${name.zone(through)}`,
      toForeignWar: ({ unit }, name) => name.unit(unit),
      generalToForeignWar: ({ general }, name) => name.general(general),
      fleetToForeignWar: ({ fleet }, name) => name.fleet(fleet),
      imposePeace: ({ nation }, name) => name.nation(nation),
    },
    byQuestion: { 'genius.fallBack/yes': 'Fall back', 'genius.fallBack/no': 'Stand' },
  },
  fr: {
    byKind: {
      holdApart: ({ force }, name) => name.force(force),
      lure: ({ force }, name) => name.force(force),
      lureTo: ({ zone }, name) => name.zone(zone),
      driveIn: ({ fleet }, name) => `Escadre ${name.of.fleet(fleet)}`,
      shelterIn: ({ zone }, name) => name.zone(zone),
      approach: ({ nation }, name) => name.nation(nation),
      farCounterMarch: ({ general, through }, name) =>
        `${capital(name.the.general(general))} par ${name.the.zone(through)}`,
      toForeignWar: ({ unit }, name) => name.unit(unit),
      generalToForeignWar: ({ general }, name) => name.general(general),
      fleetToForeignWar: ({ fleet }, name) => name.fleet(fleet),
      imposePeace: ({ nation }, name) => name.nation(nation),
    },
    byQuestion: { 'genius.fallBack/yes': 'Se retirer', 'genius.fallBack/no': 'Tenir' },
  },
};
