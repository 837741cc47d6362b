import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { PieceMessages } from '../messages/pieces.ts';

const marked = (marks: readonly string[]): string => (marks.length === 0 ? '' : ` (${marks.join(', ')})`);
export const STATIONS_FR = {
  port: 'au port',
  coast: 'devant la côte',
  blockade: 'en blocus',
  sea: 'en mer',
  circle: 'sur le cercle',
  sailing: 'en route',
  hunting: 'en chasse',
  trapped: 'dans un port perdu',
} as const;

export const frPieces: Catalogue<PieceMessages, Names> = {
  'piece.troops': ({ nation, unit, sp, morale, marks }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, moral ${morale}${marked(marks)}`,
  'piece.leader': ({ leader, rating, marks }, name) => `${name.Leader(leader)}, valeur ${rating}${marked(marks)}`,
  'piece.ships': ({ nation, unit, sp, station, marks }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, ${STATIONS_FR[station]}${marked(marks)}`,
  'piece.flag': ({ city, nation }, name) => `${name.city(city)} : ville tenue par ${name.nation(nation)}`,
  'mark.disrupted': () => 'moral ou coque atteints',
  'mark.besieged': () => 'assiégé',
  'mark.garrison': () => 'dans la ville',
  'mark.entrenched': () => 'retranché',
  'mark.moved': () => 'a marché',
  'mark.waits': () => 'en réparation',
  'list.orderOfBattle': () => 'Ordre de bataille',
  'list.fleets': () => 'Flottes',
  'list.pools': () => 'Réserves de recrutement',
  'list.absent': () => 'Blessés et prisonniers',
  'list.force': ({ leader, at, sp, morale, inside }, name) =>
    `${leader === null ? 'Sans chef' : name.Leader(leader)}, ${name.place(at)}${inside ? ' (dans la ville)' : ''} : ${sp} PF, moral ${morale}`,
  'list.fleet': ({ at, sp }, name) => `${name.place(at)} : ${sp} points navals`,
  'list.pool': ({ nation }, name) => `Réserve ${name.ofNation(nation)}`,
  'list.pooled': ({ unit, sp }, name) => name.points(unit, sp),
  'list.wounded': () => 'Chefs blessés',
  'list.prisoner': () => 'Chefs prisonniers',
  'list.exile': () => 'En exil',
  'list.dead': () => 'Morts au combat',
  'list.captives': () => 'Prisonniers',
  'list.prisoners': ({ holder, nation, unit, sp }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, aux mains ${name.ofNation(holder)}`,
};
