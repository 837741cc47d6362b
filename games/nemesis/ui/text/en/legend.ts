import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { LegendMessages } from '../messages/legend.ts';

export const enLegend: Catalogue<LegendMessages, Names> = {
  'legend.counters': () => 'Counters',
  'legend.marks': () => 'Marks on counters',
  'legend.map': () => 'Signs of the map',
  'legend.infantry': () =>
    'Infantry. The letter is the class (V Veteran, L Line, C Conscript), the left figure the Combat Factor, the right one the Occupancy Factor; 2* marks a double division.',
  'legend.cavalry': () => 'Cavalry. In good order it stops enemy marches and cuts supply routes next to it.',
  'legend.artillery': () => 'Artillery. It opens fortresses, and never falls out on a march.',
  'legend.contingent': () => 'A contingent of the French army: the band is its nation.',
  'legend.mayDefect': () => 'The asterisk: goes over to the Coalition with the Confederation of the Rhine (14.9).',
  'legend.commander': () => 'A commander with his rating.',
  'legend.depot': () => 'A Depot: supplies stacks within range of a supply route.',
  'legend.train': () => 'A Supply Train or a dummy, face down.',
  'legend.disrupted': () => 'Disrupted: no Combat Factor, and its stack neither marches nor attacks.',
  'legend.outOfSupply': () => 'Out of supply: no route leads to a Depot.',
  'legend.besieged': () => 'Besieged: alone in a city beside two enemy units or more.',
  'legend.garrison': () => 'Garrison: supplied in its city, which it cannot leave until relieved (14.12).',
  'legend.waits': () => 'Pale: placed there, but not in play yet.',
  'legend.forage': () => 'Forages: neither attacks nor supports an attack.',
  'legend.forcedMarch': () => 'Force marched: its stack fights at half strength.',
  'legend.combat': () => 'Has fought this Turn: its stack fights at half strength.',
  'legend.combatTwice': () => 'Has fought twice this Turn: a quarter of its strength.',
  'legend.moved': () => 'Has moved in this phase.',
  'legend.real': () => 'Face down, a real train: only you know.',
  'legend.dummy': () => 'A dummy.',
  'legend.hidden': () => 'A train or dummy of the enemy lies with the stack, face down.',
  'legend.city': () => 'City: Depots stand in cities.',
  'legend.fortress': () => 'Fortified city: harder to attack.',
  'legend.victoryCity': () => 'Victory city: worth a point to the side that occupies it at the end.',
  'legend.source': ({ side }, name) => `Supply source of ${name.side(side)}: chains of Depots begin here.`,
  'legend.river': () => 'River: weakens attacks, screens from cavalry, stops supply routes.',
  'legend.bridge': () => 'Bridge: supply routes and withdrawals cross here.',
  'legend.road': () => 'Road: forest and rough ground cost no more than clear.',
  'legend.pass': () => 'Pass: the only way over mountains.',
};
