import type { ConquestAnswer } from '../../answers/18-conquests.ts';
import type { LabelsOf } from '../labels.ts';
import { capital } from '../wording.ts';

export const labels18: LabelsOf<ConquestAnswer> = {
  en: {
    byKind: {
      keepAsAlly: ({ nation }, name) => `${name.nation(nation)}: ally`,
      takeAsLand: ({ nation }, name) => `${name.nation(nation)}: national territory`,
      annex: ({ province, to }, name) => `${name.province(province)} to ${name.the.nation(to)}`,
      detachMinor: ({ nation, as }, name) =>
        `${capital(name.the.nation(nation))} as ${as === 'ally' ? 'an ally' : 'land'}`,
      makeOver: ({ province }, name) => name.province(province),
      spoilsCard: () => 'A card',
      spoilsResources: ({ resources }) => `${resources} resources`,
      forceAlliance: ({ card }, name) => `Discard ${name.card(card)}`,
      leaveFor: ({ zone }, name) => `To ${name.zone(zone)}`,
      stayOn: () => 'Stay',
      comeHome: ({ zone }, name) => name.zone(zone),
      homePort: ({ zone }, name) => name.zone(zone),
      regroup: ({ unit, force }, name) => `${capital(name.the.unit(unit))} to ${name.the.force(force)}`,
      regroupGeneral: ({ general, force }, name) => `${capital(name.the.general(general))} to ${name.the.force(force)}`,
      regroupArmy: ({ army, force }, name) => `${capital(name.the.army(army))} to ${name.the.force(force)}`,
    },
    byQuestion: {
      'conquest.allyOrControl/takeAsLand': 'Under your control',
      'peace.gain/done': 'No more',
      'peace.regroup/done': 'As they are',
      'state.enlarge/done': 'None',
      'alliance.force/pass': 'No alliance',
    },
  },
  fr: {
    byKind: {
      keepAsAlly: ({ nation }, name) => `${name.nation(nation)} : un allié`,
      takeAsLand: ({ nation }, name) => `${name.nation(nation)} : territoire national`,
      annex: ({ province, to }, name) => `${name.province(province)} ${name.to.nation(to)}`,
      detachMinor: ({ nation, as }, name) =>
        `${as === 'ally' ? 'Allié' : 'Territoire national'} : ${name.nation(nation)}`,
      makeOver: ({ province }, name) => name.province(province),
      spoilsCard: () => 'Une carte',
      spoilsResources: ({ resources }) => `${resources} ressources`,
      forceAlliance: ({ card }, name) => `Défausser ${name.card(card)}`,
      leaveFor: ({ zone }, name) => `Vers ${name.the.zone(zone)}`,
      stayOn: () => 'Rester',
      comeHome: ({ zone }, name) => name.zone(zone),
      homePort: ({ zone }, name) => name.zone(zone),
      regroup: ({ unit, force }, name) => `${capital(name.the.unit(unit))} avec ${name.the.force(force)}`,
      regroupGeneral: ({ general, force }, name) =>
        `${capital(name.the.general(general))} avec ${name.the.force(force)}`,
      regroupArmy: ({ army, force }, name) => `${capital(name.the.army(army))} avec ${name.the.force(force)}`,
    },
    byQuestion: {
      'conquest.allyOrControl/takeAsLand': 'Sous votre contrôle',
      'peace.gain/done': 'Rien de plus',
      'peace.regroup/done': 'Laisser les forces ainsi',
      'state.enlarge/done': 'Aucune',
      'alliance.force/pass': 'Pas d’alliance',
    },
  },
};
