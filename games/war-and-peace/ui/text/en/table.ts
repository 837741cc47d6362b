import type { Catalogue } from '@bivouac/kernel';
import type { Land } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import type { TableMessages } from '../messages/table.ts';
import { STATIONS_EN } from './pieces.ts';

const PHASES = {
  naval: 'Naval Phase',
  attrition: 'Attrition Phase',
  alliance: 'Alliance Phase',
  production: 'Production Phase',
  ground: 'Ground Movement Phase',
  combat: 'Combat Phase',
} as const;
const SHORT = {
  naval: 'At sea',
  attrition: 'Attrition',
  alliance: 'Alliances',
  production: 'Production',
  ground: 'Movement',
  combat: 'Combat',
} as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const TERRAIN = { clear: 'clear', forest: 'forest', mountain: 'mountain', marsh: 'marsh' } as const;
const SIZES = { capital: 'Capital', major: 'Major city', minor: 'Minor city' } as const;
const PRODUCES = {
  red: ', produces anything',
  black: ', produces Landwehr',
  blue: ', produces ships',
  none: '',
} as const;
const WEATHER = { Fair: 'fair', Wet: 'wet', Poor: 'poor', Cold: 'cold' } as const;
const half = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : `${halves > 1 ? Math.floor(halves / 2) : ''}½`;
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
export const landEn = (land: Land, name: Names): string => (land === 'hanse' ? 'the Hanse towns' : name.state(land));

export const enTable: Catalogue<TableMessages, Names> = {
  'fact.conquered': ({ nation }, name) => `Yes: ${name.Nation(nation)} is conquered at once`,
  'fact.cities': ({ lost, of }) => `${lost} of its ${of} production cities lost`,
  'fact.points': ({ points }) => `${points} Strength Points still stand`,
  'tray.production': () => 'Production',
  'tray.buys': ({ unit, price }) => `${unit}: ${price} a Strength Point`,
  'moment.title': ({ year, month }, name) => `${name.month(month)} ${year}`,
  'moment.setUp': () => 'Initial deployment',
  'moment.month': () => 'The month begins',
  'moment.end': () => 'The month ends',
  'moment.over': () => 'The war is over',
  'moment.phase': ({ phase, segment, seats }, name) =>
    `${SHORT[phase]}: ${seats.length > 0 ? seats.map((seat) => name.seat(seat)).join(', ') : name.segment(segment)}`,
  'phase.name': ({ phase }) => PHASES[phase],
  'phase.short': ({ phase }) => SHORT[phase],
  'month.short': ({ month }) => MONTHS[month - 1] ?? '',
  'track.phases': ({ segment }, name) => `Phases of the ${name.segment(segment)}`,
  'track.months': () => 'Months of the war',
  'score.points': () => 'Strength points',
  'score.cities': () => 'Production cities',
  'score.squadrons': () => 'Squadrons',
  'score.you': ({ name }) => `${name} (you)`,
  'status.alliance': () => 'Alliance die',
  'status.victoryPoints': () => 'Victory Points of the anti-French',
  'status.weather': () => 'Weather',
  'status.weatherIs': ({ south, centre, north }) =>
    `south ${WEATHER[south]}, centre ${WEATHER[centre]}, north ${WEATHER[north]}`,
  'status.account': ({ nation }, name) => `Production ${name.ofNation(nation)}`,
  'status.halves': ({ any, landwehr, naval }) =>
    `${half(any)} points${landwehr > 0 ? `, ${half(landwehr)} for Landwehr` : ''}${naval > 0 ? `, ${half(naval)} for ships` : ''}`,
  'status.exile': () => 'Napoleon',
  'status.exileNow': () => 'in exile',
  'foresee.holds': ({ share }) => `${share} hold`,
  'foresee.pursuit': ({ pursued }) => (pursued ? 'pursued' : 'no pursuit'),
  'gesture.march': () => 'March',
  'gesture.marches': ({ leader }, name) => `Who marches with ${name.leader(leader)}?`,
  'gesture.cost': ({ mp, left }) => `${mp} of ${left} movement points`,
  'plaque.points': ({ sp }) => `${sp} strength points`,
  'plaque.cities': ({ cities }) => `${cities} production cities`,
  'plaque.squadrons': ({ squadrons }) => `${squadrons} squadrons`,
  'plaque.side': ({ side }) => ({ pro: 'French side', anti: 'Anti-French', neutral: 'Neutral' })[side],
  'plaque.now': () => 'acts now',
  'group.leaders': () => 'With a leader',
  'group.alone': () => 'On their own',
  'group.here': () => 'Without marching',
  'group.take': () => 'Take along',
  'group.leave': () => 'Leave behind',
  'group.steps': () => 'March to',
  'group.forced': () => 'Forced march',
  'group.buy': () => 'Raise',
  'place.title': ({ id, place, named, terrain }, name) =>
    named ? `${name.place(place)} (${id}), ${TERRAIN[terrain]}.` : `${id}, ${TERRAIN[terrain]}.`,
  'place.land': ({ land }, name) => `Land of ${landEn(land, name)}.`,
  'place.city': ({ size, fortress, production, zones }, name) =>
    `${SIZES[size]}${fortress ? ', fortress' : ''}${PRODUCES[production]}${zones.length > 0 ? `, port on the ${zones.map((zone) => name.place(zone)).join(' and the ')}` : ''}.`,
  'place.holder': ({ holder }, name) => (holder === 'nobody' ? 'Nobody holds it.' : `Held by ${name.nation(holder)}.`),
  'place.siege': ({ turns }) => `Besieged: ${turns} siege ${turns === 1 ? 'turn' : 'turns'} done.`,
  'place.entrenched': () => 'The troops here are dug in.',
  'place.force': ({ force, sp, morale, inside, supplied }, name) =>
    `${inside ? 'Inside: ' : ''}${name.force(force)}; ${sp} SP, morale ${morale}${supplied ? '' : ', out of supply'}.`,
  'place.ships': ({ nation, unit, sp, station, damaged }, name) =>
    `${name.points(unit, sp)} ${name.ofNation(nation)}, ${STATIONS_EN[station]}${damaged ? ', damaged' : ''}.`,
  'place.zone': ({ place, movement, interception, traffic }, name) =>
    `${name.place(place)}: ${movement} to enter, interception ${signed(interception)}, English traffic ${traffic}.`,
  'place.box': ({ place, land }, name) => `${name.place(place)}, a box of ${name.state(land)}.`,
  'overlay.supply': ({ nation }, name) => `Supply ${name.ofNation(nation)}`,
  'supply.line': ({ mp, most }) => (mp === 0 ? 'Source of supply' : `In supply: ${mp} of ${most} movement points`),
  'overlay.cities': () => 'Who holds the cities',
  'cities.held': ({ city, holder }, name) =>
    holder === 'nobody' ? `${name.city(city)}: nobody` : `${name.city(city)}: ${name.state(holder)}`,
  'overlay.states': () => 'Where the states stand',
  'states.land': ({ land }, name) => landEn(land, name),
  'warn.unmoved': ({ leaders, many }, name) =>
    `${many} ${many === 1 ? 'force has' : 'forces have'} not moved: ${leaders.map((id) => name.leader(id)).join(', ')}${many > leaders.length ? ' and others' : ''}.`,
  'warn.points': ({ halves }) => `${half(halves)} points are left; most of what is not spent is lost.`,
  'warn.supply': ({ at }, name) => `No line of supply reaches ${name.place(at)}.`,
  'warn.badOdds': ({ lost }) => `The first round is lost with ${lost}%.`,
  'tour.setUp.title': () => 'The armies stand',
  'tour.setUp.words': () =>
    '“As in history” places each army where it stood in September 1805. Take it for a first game.',
  'tour.naval.title': () => 'Fleets first',
  'tour.naval.words': () =>
    'Every segment begins at sea. English squadrons lie before your ports: to leave is to fight. “Done” keeps the fleets in.',
  'tour.alliance.title': () => 'Alliances',
  'tour.alliance.words': () =>
    'Once a month one die may win a state over. The tab States shows what moves each, and why not now.',
  'tour.production.title': () => 'Raise troops',
  'tour.production.words': () =>
    'Each red lozenge gives points. Infantry costs 1, cavalry 2; four points at most are raised in one city.',
  'tour.march.title': () => 'The road to Ulm',
  'tour.march.words': () =>
    'A leader takes ten points. Pick him, take everybody, and click where he should go: Mack waits at Ulm. N shows who has not moved.',
  'tour.battle.title': () => 'Battle',
  'tour.battle.words': () =>
    'Attack from as many hexes as you like. The sheet lays morale, leaders and ground open, with the odds of the first round.',
  'tour.siege.title': () => 'Sieges',
  'tour.siege.words': () =>
    'Each month of siege brings a garrison nearer to surrender. An assault is quicker and dearer.',
};
