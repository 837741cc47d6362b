import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { LegendMessages } from '../messages/legend.ts';

export const enLegend: Catalogue<LegendMessages, Names> = {
  'legend.counters': () => 'Counters',
  'legend.marks': () => 'Marks on counters',
  'legend.map': () => 'Signs of the map',
  'legend.general': () =>
    'A general: initiative to the left, command to the right. On top of a force he shows its steps and its movement factor.',
  'legend.unit': () => 'A corps: steps to the left, movement factor to the right. Stars mark an elite.',
  'legend.cavalry': () => 'Reserve cavalry: it gives superiority on clear ground, and pursues.',
  'legend.special': () => 'A special unit: what it adds to the dice of a battle.',
  'legend.armyMarker': () => 'An army: its general leads twice his command, and generals under him.',
  'legend.fixedDepot': () => 'A fixed depot: a link of supply.',
  'legend.mobileDepot': () => 'A mobile depot: it marches with a force.',
  'legend.fleet': () => 'A fleet: initiative to the left, movement factor to the right.',
  'legend.flag': () => 'A flag: another than its nation holds the zone.',
  'legend.siege': () => 'A siege, with the marker that helps the next attack.',
  'legend.disrupted': () => 'Demoralised.',
  'legend.outOfSupply': () => 'Out of supply.',
  'legend.besieged': () => 'Besieged.',
  'legend.garrison': () => 'Inside the fortress.',
  'legend.army': () => 'A golden band: he leads an army.',
  'legend.depot': () => 'With a depot.',
};
