import type { Catalogue } from '@bivouac/kernel';
import type { Land } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import type { TableMessages } from '../messages/table.ts';
import { STATIONS_FR } from './pieces.ts';

const PHASES = {
  naval: 'Phase navale',
  attrition: 'Phase d’attrition',
  alliance: 'Phase d’alliance',
  production: 'Phase de production',
  ground: 'Phase de mouvement terrestre',
  combat: 'Phase de combat',
} as const;
const SHORT = {
  naval: 'En mer',
  attrition: 'Attrition',
  alliance: 'Alliances',
  production: 'Production',
  ground: 'Mouvement',
  combat: 'Combat',
} as const;
const MONTHS = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const TERRAIN = { clear: 'terrain dégagé', forest: 'forêt', mountain: 'montagne', marsh: 'marais' } as const;
const SIZES = { capital: 'Capitale', major: 'Grande ville', minor: 'Ville mineure' } as const;
const PRODUCES = {
  red: ', produit de tout',
  black: ', produit de la Landwehr',
  blue: ', produit des navires',
  none: '',
} as const;
const WEATHER = { Fair: 'beau', Wet: 'pluie', Poor: 'mauvais', Cold: 'froid' } as const;
const half = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : `${halves > 1 ? Math.floor(halves / 2) : ''}½`;
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
export const landFr = (land: Land, name: Names): string =>
  land === 'hanse' ? 'villes hanséatiques' : name.state(land);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const frTable: Catalogue<TableMessages, Names> = {
  'fact.conquered': ({ nation }, name) => `Oui : conquête immédiate ${name.ofNation(nation)}`,
  'fact.cities': ({ lost, of }) => `${lost} de ses ${of} villes de production perdues`,
  'fact.points': ({ points }) => `Encore ${points} points de force debout`,
  'tray.production': () => 'Production',
  'tray.buys': ({ unit, price }) => `${unit} : ${price} par point de force`,
  'moment.title': ({ year, month }, name) => capital(`${name.month(month)} ${year}`),
  'moment.setUp': () => 'Mise en place',
  'moment.month': () => 'Le mois commence',
  'moment.end': () => 'Le mois s’achève',
  'moment.over': () => 'La guerre est finie',
  'moment.phase': ({ phase, segment, seats }, name) =>
    `${SHORT[phase]} : ${seats.length > 0 ? seats.map((seat) => name.seat(seat)).join(', ') : name.segment(segment)}`,
  'phase.name': ({ phase }) => PHASES[phase],
  'phase.short': ({ phase }) => SHORT[phase],
  'month.short': ({ month }) => MONTHS[month - 1] ?? '',
  'track.phases': ({ segment }, name) => `Phases du ${name.segment(segment)}`,
  'track.months': () => 'Les mois de la guerre',
  'score.points': () => 'Points de force',
  'score.cities': () => 'Villes de production',
  'score.squadrons': () => 'Escadres',
  'score.you': ({ name }) => `${name} (vous)`,
  'status.alliance': () => 'Dé d’alliance',
  'status.victoryPoints': () => 'Points de victoire des antifrançais',
  'status.weather': () => 'Météo',
  'status.weatherIs': ({ south, centre, north }) =>
    `sud : ${WEATHER[south]}, centre : ${WEATHER[centre]}, nord : ${WEATHER[north]}`,
  'status.account': ({ nation }, name) => `Production ${name.ofNation(nation)}`,
  'status.halves': ({ any, landwehr, naval }) =>
    `${half(any)} points${landwehr > 0 ? `, ${half(landwehr)} pour la Landwehr` : ''}${naval > 0 ? `, ${half(naval)} pour les navires` : ''}`,
  'status.exile': () => 'Napoléon',
  'status.exileNow': () => 'en exil',
  'foresee.holds': ({ share }) => `${share} de tenir`,
  'foresee.pursuit': ({ pursued }) => (pursued ? 'avec poursuite' : 'sans poursuite'),
  'gesture.march': () => 'En marche',
  'gesture.marches': ({ leader }, name) => `Qui marche avec ${name.leader(leader)} ?`,
  'gesture.cost': ({ mp, left }) => `${mp} points de mouvement sur ${left}`,
  'plaque.points': ({ sp }) => `${sp} points de force`,
  'plaque.cities': ({ cities }) => `${cities} villes de production`,
  'plaque.squadrons': ({ squadrons }) => `${squadrons} escadres`,
  'plaque.side': ({ side }) => ({ pro: 'Camp français', anti: 'Antifrançais', neutral: 'Neutre' })[side],
  'plaque.now': () => 'à l’œuvre',
  'group.leaders': () => 'Avec un chef',
  'group.alone': () => 'Sans chef',
  'group.here': () => 'Sur place',
  'group.take': () => 'Emmener',
  'group.leave': () => 'Laisser',
  'group.steps': () => 'Marcher vers',
  'group.forced': () => 'Marche forcée',
  'group.buy': () => 'Lever',
  'place.title': ({ id, place, named, terrain }, name) =>
    named ? `${name.place(place)} (${id}), ${TERRAIN[terrain]}.` : `${id}, ${TERRAIN[terrain]}.`,
  'place.land': ({ land }, name) => `Territoire : ${landFr(land, name)}.`,
  'place.city': ({ size, fortress, production, zones }, name) =>
    `${SIZES[size]}${fortress ? ', forteresse' : ''}${PRODUCES[production]}${zones.length > 0 ? `, port (${zones.map((zone) => name.place(zone)).join(', ')})` : ''}.`,
  'place.holder': ({ holder }, name) =>
    holder === 'nobody' ? 'Personne ne la tient.' : `Tenue par ${name.nation(holder)}.`,
  'place.siege': ({ turns }) =>
    `Assiégée : ${turns} ${turns > 1 ? 'tours de siège accomplis' : 'tour de siège accompli'}.`,
  'place.entrenched': () => 'Les troupes y sont retranchées.',
  'place.force': ({ force, sp, morale, inside, supplied }, name) =>
    `${inside ? 'Dans la ville : ' : ''}${name.force(force)} ; ${sp} PF, moral ${morale}${supplied ? '' : ', hors ravitaillement'}.`,
  'place.ships': ({ nation, unit, sp, station, damaged }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, ${STATIONS_FR[station]}${damaged ? ', avec des avaries' : ''}.`,
  'place.zone': ({ place, movement, interception, traffic }, name) =>
    `${capital(name.place(place))} : ${movement} pour entrer, interception ${signed(interception)}, trafic anglais ${traffic}.`,
  'place.box': ({ place, land }, name) => `${name.place(place)}, case hors carte (${name.state(land)}).`,
  'overlay.supply': ({ nation }, name) => `Ravitaillement ${name.ofNation(nation)}`,
  'supply.line': ({ mp, most }) =>
    mp === 0 ? 'Source de ravitaillement' : `Ravitaillé : ${mp} points de mouvement sur ${most}`,
  'overlay.cities': () => 'Qui tient les villes',
  'cities.held': ({ city, holder }, name) =>
    holder === 'nobody' ? `${name.city(city)} : personne` : `${name.city(city)} : ${name.state(holder)}`,
  'overlay.states': () => 'Le camp des États',
  'states.land': ({ land }, name) => landFr(land, name),
  'warn.unmoved': ({ leaders, many }, name) =>
    `${many} ${many > 1 ? 'forces n’ont' : 'force n’a'} pas marché : ${leaders.map((id) => name.leader(id)).join(', ')}${many > leaders.length ? ' et d’autres' : ''}.`,
  'warn.points': ({ halves }) => `Il reste ${half(halves)} points ; ce qui n’est pas dépensé est presque tout perdu.`,
  'warn.supply': ({ at }, name) => `Aucune ligne de ravitaillement n’atteint ${name.place(at)}.`,
  'warn.badOdds': ({ lost }) => `Le premier round est perdu à ${lost} %.`,
  'tour.setUp.title': () => 'Les armées en place',
  'tour.setUp.words': () =>
    '« Comme dans l’histoire » place chaque armée où elle était en septembre 1805. À choisir pour une première partie.',
  'tour.naval.title': () => 'D’abord les flottes',
  'tour.naval.words': () =>
    'Chaque segment commence en mer. Les escadres anglaises sont devant vos ports : sortir, c’est combattre. « Terminé » les garde au port.',
  'tour.alliance.title': () => 'Alliances',
  'tour.alliance.words': () =>
    'Une fois par mois, un dé peut gagner un État. L’onglet États montre ce qui décide chacun, et pourquoi pas maintenant.',
  'tour.production.title': () => 'Lever des troupes',
  'tour.production.words': () =>
    'Chaque losange rouge donne des points. L’infanterie coûte 1, la cavalerie 2 ; on lève au plus quatre points dans une ville.',
  'tour.march.title': () => 'La route d’Ulm',
  'tour.march.words': () =>
    'Un chef emmène dix points. Choisissez-le, prenez tout le monde et cliquez sur son but : Mack attend à Ulm. N montre qui n’a pas marché.',
  'tour.battle.title': () => 'La bataille',
  'tour.battle.words': () =>
    'Attaquez depuis autant d’hexagones que vous voulez. La feuille expose moral, chefs et terrain, et les chances du premier round.',
  'tour.siege.title': () => 'Les sièges',
  'tour.siege.words': () =>
    'Chaque mois de siège rapproche une garnison de la reddition. Un assaut est plus rapide et plus coûteux.',
};
