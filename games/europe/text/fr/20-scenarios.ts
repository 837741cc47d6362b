import type { Catalogue } from '@bivouac/kernel';
import type { SetUpMessages } from '../messages/20-scenarios.ts';
import type { Names } from '../names.ts';
import { capital, nombre } from '../wording.ts';

export const fr20: Catalogue<SetUpMessages, Names> = {
  'setUp.where': ({ force }, name) => `Où placer ${name.the.force(force)} ?`,
  'setUp.general': ({ zone }, name) => `Quel général de la réserve placer ${name.at(zone)} ?`,
  'setUp.freeGeneral': ({ nation }, name) => `${name.nation(nation)} : encore un général de la réserve à placer`,
  'setUp.withWhom': ({ general }, name) => `Où placer ${name.the.general(general)} ?`,
  'setUp.depot': ({ nation }, name) => `${name.nation(nation)} : quelle force reçoit le dépôt mobile ?`,
  'setUp.drawFleet': ({ nation }, name) => `${name.nation(nation)} : une flotte est tirée au sort`,
  'setUp.fleetDrawn': ({ fleet }, name) => `Le sort désigne ${name.the.fleet(fleet)}.`,
  'setUp.fleet': ({ fleet }, name) => `Où placer ${name.the.fleet(fleet)} ?`,
  'setUp.replacements': ({ force, left }, name) =>
    `${name.force(force)} : ${nombre(left, 'pas', 'pas')} de remplacement`,
  'setUp.replaced': ({ unit }, name) => `${capital(name.the.unit(unit))} reçoit des remplacements.`,
  'setUp.tooManySteps': ({ general, steps, command }, name) =>
    `${capital(name.the.general(general))} commande ${nombre(command, 'pas', 'pas')} ; il y en a ${steps}.`,
  'setUp.noPlaceUnder': ({ force }, name) => `${capital(name.the.force(force))} ne peut pas recevoir d’autre général.`,
  'setUp.mustBlockade': () => 'Il reste de la place devant les ports où se trouvent des flottes françaises.',
  'setUp.fullStation': () => 'Trois flottes s’y trouvent déjà.',
  'duty.first': ({ zones }, name) => `L’Autriche doit d’abord assiéger ${name.zones(zones)}.`,
  'duty.onlyAustrians': ({ zones }, name) =>
    `Seules les forces autrichiennes peuvent agir : il faut d’abord assiéger ${name.zones(zones)}.`,
  'duty.done': () => 'La Coalition agit désormais librement.',
  'prussia.frontier': ({ zone }, name) =>
    `L’armée prussienne reste à la frontière tant qu’aucun ennemi n’entre en Prusse ; ${name.zone(zone)} n’en est pas.`,
};
