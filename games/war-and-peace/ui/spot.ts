import type { Spot } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language, Message } from '@bivouac/kernel';
import type { WarAndPeaceAnswer } from '../answers/answers.ts';
import { cityCard, cityCards, isBox } from '../catalogue/cities.ts';
import { type CityId, isMajor, isMinor, type Nation } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { productionCityOf } from '../catalogue/nations.ts';
import { isZone } from '../catalogue/seas.ts';
import { wordsIn } from './text/words.ts';

type Kind = WarAndPeaceAnswer['kind'];

const NOWHERE: Spot = {};

/** What lies on the sheet: a hex, a box or a sea zone. */
const onSheet = (place: unknown): string | undefined =>
  typeof place === 'string' && (isHex(place) || isBox(place) || isZone(place)) ? place : undefined;

/** A place that the question itself speaks of. */
const asksAbout = ({ params }: Message): string | undefined =>
  onSheet(params['at']) ?? onSheet(params['from']) ?? onSheet(params['target']);
const way = (from: string | undefined, place: string): Spot =>
  from === undefined || from === place ? { place } : { from, place };

const capitals: ReadonlyMap<string, string> = new Map(
  cityCards.flatMap(({ state, kind, hex }) => (kind === 'capital' ? [[state, hex]] : [])),
);
/** A state is spoken of at its capital, a minor one at its production city. */
export const seatOfState = (nation: Nation): Spot => {
  const own = capitals.get(nation);
  if (own !== undefined) return { place: own };
  const city = isMajor(nation) ? undefined : productionCityOf(nation);
  return city === undefined ? NOWHERE : { place: cityCard(city).hex };
};

/** A leader is clicked on, whether he marches, joins or goes aboard. */
const OF_A_LEADER: readonly Kind[] = ['march', 'joinedBy', 'embarkLeader'];
/** These come from a hex to the one that the question is about. */
const FROM_BESIDE: readonly Kind[] = ['attackFrom', 'sendFor', 'advance'];
/** What the force that the question is about does where it stands. */
const ON_THE_SPOT: readonly Kind[] = [
  'stop',
  'go',
  'stand',
  'withdraw',
  'retreatInside',
  'fightOn',
  'breakOff',
  'guard',
];
/** These are about a state, wherever its units are. */
const OF_A_STATE: readonly Kind[] = ['woo', 'requisition', 'declareWar', 'announce', 'sue', 'create', 'produceIn'];

const isOneOf = (kinds: readonly Kind[], kind: string): boolean => kinds.some((each) => each === kind);

/**
 * Where on the sheet an answer can be given. What an answer names says where: a leader, a hex to go to, a place, a city, a
 * state. One that names nothing is done by the force that the question is about, or nowhere.
 */
export const spot = (answer: Answer, { prompt }: Asked): Spot => {
  const { kind, leader, to, from, at, target, port, zone, city, nation } = answer;
  const about = asksAbout(prompt);
  if (isOneOf(OF_A_LEADER, kind) && typeof leader === 'string') return { counter: leader };
  const goal = onSheet(to) ?? onSheet(port);
  if (goal !== undefined) return way(about, goal);
  const start = onSheet(from);
  if (start !== undefined) return isOneOf(FROM_BESIDE, kind) ? way(start, about ?? start) : { place: start };
  const place = onSheet(at) ?? onSheet(target) ?? onSheet(zone);
  if (place !== undefined) return { place };
  if (typeof city === 'string') return { place: cityCard(city as CityId).hex };
  const state = typeof to === 'string' ? to : nation;
  if (isOneOf(OF_A_STATE, kind) || kind === 'tyrol')
    return typeof state === 'string' && (isMajor(state) || isMinor(state)) ? seatOfState(state) : NOWHERE;
  return isOneOf(ON_THE_SPOT, kind) && about !== undefined ? { place: about } : NOWHERE;
};

/** The heading that an answer stands under when there are many. */
export const group = (given: Answer, _asked: Asked, language: Language): string | undefined => {
  const { kind } = given as unknown as WarAndPeaceAnswer;
  const words = wordsIn(language);
  switch (kind) {
    case 'march':
    case 'joinedBy':
    case 'raiseLeader':
    case 'embarkLeader':
      return words('group.leaders');
    case 'ride':
    case 'slip':
      return words('group.alone');
    case 'entrench':
    case 'goInside':
    case 'comeOut':
      return words('group.here');
    case 'takeAll':
    case 'take':
    case 'embark':
      return words('group.take');
    case 'leaveBehind':
    case 'holdBack':
      return words('group.leave');
    case 'step':
      return words('group.steps');
    case 'forceMarch':
      return words('group.forced');
    case 'buy':
      return words('group.buy');
    default:
      return undefined;
  }
};

const CLOSING: readonly Kind[] = ['done', 'pass', 'go', 'stop', 'stand', 'breakOff', 'no', 'usual'];
export const closes = ({ kind }: Answer): boolean => isOneOf(CLOSING, kind);
