import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { PieceMessages } from '../messages/pieces.ts';

const marked = (marks: readonly string[]): string => (marks.length === 0 ? '' : ` (${marks.join(', ')})`);
export const STATIONS_EN = {
  port: 'in port',
  coast: 'off the coast',
  blockade: 'blockading',
  sea: 'at sea',
  circle: 'on the circle',
  sailing: 'under way',
  hunting: 'hunting',
  trapped: 'shut up in a lost port',
} as const;

export const enPieces: Catalogue<PieceMessages, Names> = {
  'piece.troops': ({ nation, unit, sp, morale, marks }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, morale ${morale}${marked(marks)}`,
  'piece.leader': ({ leader, rating, marks }, name) => `${name.Leader(leader)}, rating ${rating}${marked(marks)}`,
  'piece.ships': ({ nation, unit, sp, station, marks }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, ${STATIONS_EN[station]}${marked(marks)}`,
  'piece.flag': ({ city, nation }, name) => `${name.city(city)} is held by ${name.nation(nation)}`,
  'mark.disrupted': () => 'demoralised or damaged',
  'mark.besieged': () => 'besieged',
  'mark.garrison': () => 'inside the city',
  'mark.entrenched': () => 'dug in',
  'mark.moved': () => 'has moved',
  'mark.waits': () => 'under repair',
  'list.orderOfBattle': () => 'Order of battle',
  'list.fleets': () => 'Fleets',
  'list.pools': () => 'Force pools',
  'list.absent': () => 'Wounded and captured',
  'list.force': ({ leader, at, sp, morale, inside }, name) =>
    `${leader === null ? 'No leader' : name.Leader(leader)}, ${name.place(at)}${inside ? ' (inside)' : ''}: ${sp} SP, morale ${morale}`,
  'list.fleet': ({ at, sp }, name) => `${name.place(at)}: ${sp} naval points`,
  'list.pool': ({ nation }, name) => `Pool ${name.ofNation(nation)}`,
  'list.pooled': ({ unit, sp }, name) => name.points(unit, sp),
  'list.wounded': () => 'Wounded leaders',
  'list.prisoner': () => 'Captured leaders',
  'list.exile': () => 'In exile',
  'list.dead': () => 'Fallen',
  'list.captives': () => 'Prisoners',
  'list.prisoners': ({ holder, nation, unit, sp }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, held by ${name.nation(holder)}`,
};
