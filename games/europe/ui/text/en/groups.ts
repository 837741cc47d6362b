import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { GroupMessages } from '../messages/groups.ts';

export const enGroups: Catalogue<GroupMessages, Names> = {
  'group.points': () => 'Activate forces',
  'group.events': () => 'Play an event',
  'group.protectorates': () => 'Make a protectorate',
  'group.envoys': () => 'Send an envoy',
  'group.wars': () => 'End a foreign war',
  'group.forces': () => 'Forces',
  'group.parts': () => 'Parts of a force',
  'group.fleets': () => 'Fleets',
  'group.march': () => 'March on',
  'group.here': () => 'In this zone',
  'group.leave': () => 'Leave behind',
  'group.take': () => 'Take along',
  'group.build': () => 'Raise',
  'group.complete': () => 'Bring to full strength',
  'group.navy': () => 'Fleets',
  'group.cards': () => 'Cards',
  'group.aid': () => 'Aid',
  'group.generals': () => 'Generals',
  'group.withdraw': () => 'Withdraw from the map',
  'group.intercept': () => 'Intercept',
};
