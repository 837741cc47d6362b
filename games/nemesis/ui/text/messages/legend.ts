import type { Side } from '../../../catalogue/catalogue.ts';

type Nothing = Record<never, never>;

/** What the signs mean. */
export interface LegendMessages {
  'legend.counters': Nothing;
  'legend.marks': Nothing;
  'legend.map': Nothing;
  'legend.infantry': Nothing;
  'legend.cavalry': Nothing;
  'legend.artillery': Nothing;
  'legend.contingent': Nothing;
  'legend.mayDefect': Nothing;
  'legend.commander': Nothing;
  'legend.depot': Nothing;
  'legend.train': Nothing;
  'legend.disrupted': Nothing;
  'legend.outOfSupply': Nothing;
  'legend.besieged': Nothing;
  'legend.garrison': Nothing;
  'legend.waits': Nothing;
  'legend.forage': Nothing;
  'legend.forcedMarch': Nothing;
  'legend.combat': Nothing;
  'legend.combatTwice': Nothing;
  'legend.moved': Nothing;
  'legend.real': Nothing;
  'legend.dummy': Nothing;
  'legend.hidden': Nothing;
  'legend.city': Nothing;
  'legend.fortress': Nothing;
  'legend.victoryCity': Nothing;
  'legend.source': { side: Side };
  'legend.river': Nothing;
  'legend.bridge': Nothing;
  'legend.road': Nothing;
  'legend.pass': Nothing;
}
