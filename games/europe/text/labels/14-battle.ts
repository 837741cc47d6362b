import type { BattleAnswer } from '../../answers/14-battle.ts';
import type { LabelsOf } from '../labels.ts';
import { capital } from '../wording.ts';

export const labels14: LabelsOf<BattleAnswer> = {
  en: {
    byKind: {
      counterMarch: ({ general }, name) => `${capital(name.the.general(general))} marches to the guns`,
      leaveBehind: ({ unit }, name) => `${capital(name.the.unit(unit))} stays`,
      leaveGeneral: ({ general }, name) => `${capital(name.the.general(general))} stays`,
      morale: ({ morale }) => `Morale ${morale}`,
      leadCorps: ({ unit }, name) => name.unit(unit),
      engage: ({ special }, name) => name.special(special),
      subordinate: ({ general }, name) => name.general(general),
      loseStep: ({ unit }, name) => name.unit(unit),
      loseDepot: ({ nation }, name) => `A depot of ${name.the.nation(nation)}`,
      retreat: ({ zone }, name) => `Retreat to ${name.zone(zone)}`,
      intoFortress: ({ zone }, name) => `Into the fortress of ${name.zone(zone)}`,
    },
    byQuestion: {
      'counterMarch.who/done': 'Nobody',
      'counterMarch.leave/done': 'Nothing',
      'battle.lead/pass': 'None',
      'battle.subordinate/pass': 'None',
    },
  },
  fr: {
    byKind: {
      counterMarch: ({ general }, name) => `${capital(name.the.general(general))} marche au canon`,
      leaveBehind: ({ unit }, name) => `${capital(name.the.unit(unit))} reste`,
      leaveGeneral: ({ general }, name) => `${capital(name.the.general(general))} reste`,
      morale: ({ morale }) => `Moral ${morale}`,
      leadCorps: ({ unit }, name) => name.unit(unit),
      engage: ({ special }, name) => name.special(special),
      subordinate: ({ general }, name) => name.general(general),
      loseStep: ({ unit }, name) => name.unit(unit),
      loseDepot: ({ nation }, name) => `Un dépôt (${name.nation(nation)})`,
      retreat: ({ zone }, name) => `Retraite vers ${name.the.zone(zone)}`,
      intoFortress: ({ zone }, name) => `Dans la forteresse ${name.of.zone(zone)}`,
    },
    byQuestion: {
      'counterMarch.who/done': 'Personne',
      'counterMarch.leave/done': 'Rien',
      'battle.lead/pass': 'Aucun',
      'battle.subordinate/pass': 'Aucun',
    },
  },
};
