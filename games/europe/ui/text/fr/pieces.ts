import type { Catalogue } from '@bivouac/kernel';
import { army, fleet, general, nation, special, unit } from '../../../catalogue/catalogue.ts';
import type { Names } from '../../../text/names.ts';
import { capital as capitalised, nombre } from '../../../text/wording.ts';
import type { PieceMessages } from '../messages/pieces.ts';

const GROUND = { clear: 'terrain clair', rough: 'terrain accidenté', marsh: 'marais' };
const FORTRESS = ['', ', forteresse', ', citadelle'];
const CAPITAL = { none: '', major: ', capitale d’une puissance majeure', minor: ', capitale' };
const SIDES = {
  empire: 'du côté de l’Empire',
  coalition: 'du côté de la Coalition',
  neutral: 'neutre',
  none: 'hors du jeu',
};
const OWNERS = { empire: 'Empire', coalition: 'Coalition', neutral: 'Neutre', none: 'Personne' };
const KINDS = {
  infantry: 'infanterie',
  guard: 'garde',
  cavalry: 'cavalerie',
  militia: 'milice',
  feudal: 'levée féodale',
};

const marked = (words: string, marks: readonly string[]): string => [words, ...marks].join(' ; ');
const steps = (number: number): string => nombre(number, 'pas', 'pas');

export const frPieces: Catalogue<PieceMessages, Names> = {
  depot: () => 'Dépôt',
  siege: () => 'Siège',
  emptyFortress: () => 'Vide',
  'piece.unit': ({ unit: id, reduced, marks }, name) => {
    const card = unit(id);
    const elite = card.stars === 0 ? '' : `, élite +${card.stars}`;
    const left = reduced ? `${steps(card.steps - 1)} sur ${card.steps}` : steps(card.steps);
    return marked(
      `${name.unit(id)} (${name.nation(card.nation)}) : ${KINDS[card.kind]}, ${left}, moral ${card.morale}, mouvement ${card.mf}${elite}`,
      marks,
    );
  },
  'piece.general': ({ general: id, commands, marks }, name) => {
    const { nation: of, initiative, command, attack, defence, rank } = general(id);
    return marked(
      `${name.general(id)} (${name.nation(of)})${commands ? ', commandant' : ''} : initiative ${initiative}, commandement ${command}, attaque +${attack}, défense +${defence}, rang ${rank}`,
      marks,
    );
  },
  'piece.special': ({ special: id }, name) =>
    `${name.special(id)} (${name.nation(special(id).nation)}) : ajoute ${special(id).bonus} aux dés d’une bataille`,
  'piece.army': ({ army: id }, name) => `${name.army(id)}, armée : ${name.nation(army(id).nation)}`,
  'piece.depot': ({ nation: of, fixed }, name) => `Dépôt ${fixed ? 'fixe' : 'mobile'} (${name.nation(of)})`,
  'piece.fleet': ({ fleet: id, named }, name) => {
    const { nation: of, initiative, mf, tactical } = fleet(id);
    const admiral = named ? `${name.fleet(id)}, valeur tactique +${tactical}` : 'amiral inconnu';
    return `Flotte (${nation(of).name.fr}) : ${admiral}, initiative ${initiative}, mouvement ${mf}`;
  },
  'piece.flag': ({ nation: of }, name) => `Contrôle : ${name.nation(of)}`,
  'piece.emptyFortress': () => 'Forteresse vide : elle ne sert à personne avant d’être réactivée',
  'mark.demoralised': () => 'démoralisée',
  'mark.unsupplied': () => 'non ravitaillée',
  'mark.besieged': () => 'assiégée',
  'mark.inside': () => 'dans la forteresse',
  'mark.army': ({ army: id }, name) => name.army(id),
  'mark.depots': ({ depots }) => nombre(depots, 'dépôt'),
  'mark.siege': ({ level }) => `Assiégée, marqueur sur ${level}`,
  'place.title': ({ zone, terrain, poor, fortress, capital, key, port }, name) =>
    `${capitalised(name.zone(zone))} : ${GROUND[terrain]}${poor ? ', pauvre' : ''}${FORTRESS[fortress] ?? ''}${CAPITAL[capital]}${key ? ', zone clef' : ''}${port ? ', port' : ''}.`,
  'place.whose': ({ nation: of, side }, name) => `Territoire : ${name.nation(of)}, ${SIDES[side]}.`,
  'place.held': ({ nation: of, side }, name) => `Drapeau : ${name.nation(of)}, ${SIDES[side]}.`,
  'place.openToAll': () => 'Rien à contrôler ici : chacun peut passer.',
  'place.force': ({ side, name: force, units, steps: many, marks }, name) =>
    `${marked(`${OWNERS[side]} : ${name.force(force)}${many === null ? '' : `, ${steps(many)} (${name.units(units)})`}`, marks)}.`,
  'place.fleets': ({ fleets }, name) => `Flottes : ${name.fleets(fleets)}.`,
  'place.sea': ({ name: sea, ice }) => `${sea} : zone maritime${ice ? ', gelée en hiver' : ''}.`,
  'place.box': ({ name: box }) => `${box}.`,
  'place.nobody': () => 'Il n’y a personne.',
};
