import type { NavalAnswer } from '../../answers/17-naval.ts';
import type { LabelsOf } from '../labels.ts';

export const labels17: LabelsOf<NavalAnswer> = {
  en: {
    byKind: {
      sail: ({ sea }, name) => `To the ${name.sea(sea)}`,
      putIn: ({ zone }, name) => `Into port at ${name.zone(zone)}`,
      putOut: () => 'Out to sea',
      blockade: ({ zone }, name) => `Blockade ${name.zone(zone)}`,
      attackPort: ({ zone }, name) => `Attack the ships at ${name.zone(zone)}`,
      attackSquadron: () => 'Attack the squadron at sea',
      attackBlockade: ({ zone }, name) => `Attack the blockade of ${name.zone(zone)}`,
      embark: ({ unit }, name) => `Embark ${name.the.unit(unit)}`,
      embarkForce: ({ force }, name) => `Embark ${name.the.force(force)} with all his men`,
      embarkGeneral: ({ general }, name) => `Embark ${name.the.general(general)}`,
      embarkDepot: () => 'Embark a depot',
      disembark: () => 'All ashore',
      land: ({ zone }, name) => `Land at ${name.zone(zone)}`,
      leaveFleet: ({ fleet }, name) => `Leave ${name.the.fleet(fleet)} here`,
      corsairs: () => 'Hunt the corsairs',
      loseFleet: ({ fleet }, name) => name.fleet(fleet),
    },
    byQuestion: { 'naval.step/done': 'Stop here' },
  },
  fr: {
    byKind: {
      sail: ({ sea }, name) => `Vers ${name.the.sea(sea)}`,
      putIn: ({ zone }, name) => `Au port ${name.of.zone(zone)}`,
      putOut: () => 'Prendre la mer',
      blockade: ({ zone }, name) => `Blocus ${name.of.zone(zone)}`,
      attackPort: ({ zone }, name) => `Attaquer l’escadre au port ${name.of.zone(zone)}`,
      attackSquadron: () => 'Attaquer l’escadre en mer',
      attackBlockade: ({ zone }, name) => `Attaquer le blocus ${name.of.zone(zone)}`,
      embark: ({ unit }, name) => `Embarquer ${name.the.unit(unit)}`,
      embarkForce: ({ force }, name) => `Embarquer ${name.the.force(force)} et toute sa force`,
      embarkGeneral: ({ general }, name) => `Embarquer ${name.the.general(general)}`,
      embarkDepot: () => 'Embarquer un dépôt',
      disembark: () => 'Tout débarquer',
      land: ({ zone }, name) => `Débarquer ${name.at(zone)}`,
      leaveFleet: ({ fleet }, name) => `Laisser ${name.the.fleet(fleet)} ici`,
      corsairs: () => 'Chasser les corsaires',
      loseFleet: ({ fleet }, name) => name.fleet(fleet),
    },
    byQuestion: { 'naval.step/done': 'S’arrêter ici' },
  },
};
