import type { Catalogue } from '@bivouac/kernel';
import { army, fleet, general, nation, special, unit } from '../../../catalogue/catalogue.ts';
import type { Names } from '../../../text/names.ts';
import { capital as capitalised, count } from '../../../text/wording.ts';
import type { PieceMessages } from '../messages/pieces.ts';

const GROUND = { clear: 'clear', rough: 'rough ground', marsh: 'marsh' };
const FORTRESS = ['', ', fortress', ', citadel'];
const CAPITAL = { none: '', major: ', capital of a major power', minor: ', capital' };
const SIDES = {
  empire: 'on the side of the Empire',
  coalition: 'on the side of the Coalition',
  neutral: 'neutral',
  none: 'in no game',
};
const OWNERS = { empire: 'Empire', coalition: 'Coalition', neutral: 'Neutral', none: 'Nobody' };
const KINDS = { infantry: 'infantry', guard: 'guard', cavalry: 'cavalry', militia: 'militia', feudal: 'feudal levy' };

const marked = (words: string, marks: readonly string[]): string => [words, ...marks].join('; ');

export const enPieces: Catalogue<PieceMessages, Names> = {
  depot: () => 'Depot',
  siege: () => 'Siege',
  emptyFortress: () => 'Empty',
  'piece.unit': ({ unit: id, reduced, marks }, name) => {
    const { nation: of, kind, steps, morale, mf, stars } = unit(id);
    const elite = stars === 0 ? '' : `, elite +${stars}`;
    const left = reduced ? `${count(steps - 1, 'step')} of ${steps}` : count(steps, 'step');
    return marked(
      `${name.unit(id)} (${name.nation(of)}): ${KINDS[kind]}, ${left}, morale ${morale}, movement ${mf}${elite}`,
      marks,
    );
  },
  'piece.general': ({ general: id, commands, marks }, name) => {
    const { nation: of, initiative, command, attack, defence, rank } = general(id);
    return marked(
      `${name.general(id)} (${name.nation(of)})${commands ? ', in command' : ''}: initiative ${initiative}, command ${command}, attack +${attack}, defence +${defence}, rank ${rank}`,
      marks,
    );
  },
  'piece.special': ({ special: id }, name) =>
    `${name.special(id)} (${name.nation(special(id).nation)}): adds ${special(id).bonus} to the dice of a battle`,
  'piece.army': ({ army: id }, name) => `${name.army(id)}, army of ${name.nation(army(id).nation)}`,
  'piece.depot': ({ nation: of, fixed }, name) => `${fixed ? 'Fixed' : 'Mobile'} depot of ${name.nation(of)}`,
  'piece.fleet': ({ fleet: id, named }, name) => {
    const { nation: of, initiative, mf, tactical } = fleet(id);
    const admiral = named ? `${name.fleet(id)}, tactical +${tactical}` : 'admiral unknown';
    return `Fleet of ${nation(of).name.en}: ${admiral}, initiative ${initiative}, movement ${mf}`;
  },
  'piece.flag': ({ nation: of }, name) => `Held by ${name.nation(of)}`,
  'piece.emptyFortress': () => 'Empty fortress: it serves nobody until it is garrisoned',
  'mark.demoralised': () => 'demoralised',
  'mark.unsupplied': () => 'out of supply',
  'mark.besieged': () => 'besieged',
  'mark.inside': () => 'inside the fortress',
  'mark.army': ({ army: id }, name) => name.army(id),
  'mark.depots': ({ depots }) => count(depots, 'depot'),
  'mark.siege': ({ level }) => `Under siege, marker at ${level}`,
  'place.title': ({ zone, terrain, poor, fortress, capital, key, port }, name) =>
    `${capitalised(name.zone(zone))}: ${GROUND[terrain]}${poor ? ', poor' : ''}${FORTRESS[fortress] ?? ''}${CAPITAL[capital]}${key ? ', key zone' : ''}${port ? ', port' : ''}.`,
  'place.whose': ({ nation: of, side }, name) => `Land of ${name.nation(of)}, ${SIDES[side]}.`,
  'place.held': ({ nation: of, side }, name) => `Under the flag of ${name.nation(of)}, ${SIDES[side]}.`,
  'place.openToAll': () => 'Nothing here can be held: all may pass.',
  'place.force': ({ side, name: force, units, steps, marks }, name) =>
    `${marked(`${OWNERS[side]}: ${name.force(force)}${steps === null ? '' : ` with ${count(steps, 'step')} (${name.units(units)})`}`, marks)}.`,
  'place.fleets': ({ fleets }, name) => `Fleets: ${name.fleets(fleets)}.`,
  'place.sea': ({ name: sea, ice }) => `${sea}: sea zone${ice ? ', frozen in winter' : ''}.`,
  'place.box': ({ name: box }) => `${box}.`,
  'place.nobody': () => 'Nobody is there.',
};
