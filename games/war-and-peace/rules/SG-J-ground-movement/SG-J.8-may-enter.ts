import type { Verdict } from '@bivouac/kernel';
import { cityAt, cityId } from '../../catalogue/cities.ts';
import { type Faction, type HexId, isMajor, type Major, type Nation, opponent } from '../../catalogue/ids.ts';
import { hexCard, hexId, sideBetween } from '../../catalogue/map.ts';
import { isCavalry } from '../../catalogue/pieces.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  conquestsOf,
  factionOf,
  fieldAt,
  type Force,
  garrisonAt,
  hasPartisan,
  holderOf,
  isGoverned,
  landOf,
  pointsOf,
  shipsAt,
  sideOfForce,
  sideOfTroop,
  strengthOf,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { must } from '../../text/speech.ts';
import { isDirectlyControlled } from '../D-players/D.3-seats.ts';
import { mayGoThere } from '../K-france/K.4-recalled.ts';
import { mayFallOn } from '../G-alliance/G.3-dropped.ts';
import { isPastTheSpanishLimits, wouldCrowdSpain } from '../N-invasions/N.1-spain.ts';
import { isFranceClosed, isOnTheWayOut } from './SG-J.8-leaving.ts';
import { mayOverrun } from '../SG-L-overrun/SG-L.1-overrun.ts';

/** Everything that brings army pieces to a hex. */
export type Verb = 'march' | 'advance' | 'retreat' | 'aside' | 'home' | 'land' | 'cross' | 'place';
const BY_LAND: readonly Verb[] = ['march', 'advance', 'retreat', 'aside', 'home'];
/** Verbs that nobody does of their own will: they never break a limit. */
const DRIVEN: readonly Verb[] = ['retreat', 'aside'];

export interface Entry {
  readonly verb: Verb;
  readonly force: Force;
  readonly to: HexId;
}

/** I.2.d, M.3.c Units that both factions ignore: those of a conquered state, and of open Prussia. */
const isIgnored = (g: WarAndPeace, nation: Nation): boolean =>
  (isMajor(nation) && g.politics.status[nation] === 'conquered') ||
  (nation === 'prussia' && g.politics.machines['PRUSSIA'] === 'open');

/** SG J.6 Those in the field who bar the way to a side: everybody who is not on it. */
export const blockersAt = (g: WarAndPeace, hex: HexId, side: Faction | 'neutral'): readonly Troop[] =>
  fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) !== side && !isIgnored(g, troop.nation));
/** Those behind the walls who are not on a side. */
export const holdoutsAt = (g: WarAndPeace, hex: HexId, side: Faction | 'neutral'): readonly Troop[] =>
  garrisonAt(g, hex).filter((troop) => sideOfTroop(g, troop) !== side && !isIgnored(g, troop.nation));
/** SG S.3, G.5.c Enemies behind the walls: the only ones who are besieged. */
export const besiegedBy = (g: WarAndPeace, hex: HexId, side: Faction): readonly Troop[] =>
  garrisonAt(g, hex).filter((troop) => sideOfTroop(g, troop) === opponent(side));
export const friendsAt = (g: WarAndPeace, hex: HexId, side: Faction | 'neutral'): readonly Troop[] =>
  fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) === side);

const nationsOf = ({ parts }: Force): readonly Nation[] => [...new Set(parts.map(({ nation }) => nation))];

/** M.4.c The states whose units stay at home when they are pro-French. */
const EASTERN: readonly Nation[] = ['austria', 'prussia', 'russia'];
/** E.1.c, K.1.g, L.2.g, M.4.c, I.2.h Pieces that may not leave their country, and why. */
const mayLeaveHome = (g: WarAndPeace, { verb, force, to }: Entry, side: Faction | 'neutral'): Verdict => {
  const land = landOf(g, to);
  const tied = force.parts.find(({ kind, nation }) => (kind === 'M' || kind === 'P') && nation !== land);
  const bound = (nation: Nation): boolean =>
    isMajor(nation) &&
    (g.politics.status[nation] === 'conqueredPro' || (EASTERN.includes(nation) && factionOf(g, nation) === 'pro'));
  const ally = force.parts.find(({ nation, bond }) => bond !== 'expedition' && bound(nation) && nation !== land);
  const abroad = nationsOf(force).find((nation) => nation !== land);
  return (
    must(tied?.nation === 'france' ? 'K.1.g' : 'L.2.g', tied === undefined, 'enter.tiedToHome') ??
    must('M.4.c', ally === undefined || verb === 'home', 'enter.allyStaysHome', {
      nation: ally?.nation ?? 'austria',
    }) ??
    must('E.1.c', side !== 'neutral' || verb === 'home' || abroad === undefined, 'enter.neutralStaysHome', {
      nation: abroad ?? 'prussia',
    })
  );
};

/** I.2.c The capitals of a state that has been conquered and is neutral are closed. */
const isClosedCapital = (g: WarAndPeace, hex: HexId): boolean => {
  const city = cityAt(hex);
  const land = landOf(g, hex);
  if (city?.kind !== 'capital' || !isMajor(land) || land !== city.state) return false;
  const status = g.politics.status[land];
  const { pro, anti } = conquestsOf(g, land);
  return status === 'conquered' || (status === 'neutral' && pro + anti > 0);
};

/** D.3, G.5.c, M.3, M.5, M.6 Ground of a major state that stands apart. */
const mayEnterNeutral = (g: WarAndPeace, { verb, force, to }: Entry, side: Faction, land: Major): Verdict => {
  const { machines } = g.politics;
  if (land === 'prussia' && machines['PRUSSIA'] === 'open') return undefined;
  if (isOnTheWayOut(g, force.at, to, side)) return undefined;
  return (
    must('SG Q.2', !DRIVEN.includes(verb), 'enter.neutralGround', { nation: land }) ??
    must('M.3.a', land !== 'russia' || side !== 'anti', 'enter.russiaNeverFrench') ??
    must('M.3.c', land !== 'austria' || machines['AUSTRIA'] !== 'absolute', 'enter.absolute') ??
    must('M.5.d', g.counters.truce === 0 || land !== 'austria' || side !== 'pro', 'enter.truce') ??
    must('G.5.c', !isDirectlyControlled(g, land) || mayFallOn(g, land, side), 'enter.declareFirst', { nation: land })
  );
};

/** M.3.a, I.2.h A city that a conquered Russia holds: to enter it would make Russia pro-French. */
const isRussianOfItsOwn = (g: WarAndPeace, hex: HexId): boolean => {
  const city = cityAt(hex);
  return g.politics.status.russia === 'conquered' && city !== undefined && holderOf(g, city.id) === 'russia';
};

const mayEnterLand = (g: WarAndPeace, entry: Entry, side: Faction): Verdict => {
  const { verb, force, to } = entry;
  const land = landOf(g, to);
  const closed = scenarioOf(g).closed.find((each) => each === land);
  const tilsit = g.politics.machines['TILSIT'] === 'term' && land === 'russia';
  const abroad = !nationsOf(force).every((nation) => nation === land);
  const leaves = abroad && isOnTheWayOut(g, force.at, to, side);
  return (
    must('B.1', closed === undefined || landOf(g, force.at) === land, 'enter.closedLand', {
      nation: closed ?? 'russia',
    }) ??
    must('M.6', !tilsit || !abroad || leaves, 'enter.tilsit') ??
    must('K.2.c', land !== 'france' || !isFranceClosed(g) || !abroad || verb === 'home' || leaves, 'enter.exile') ??
    must('I.2.c', !isClosedCapital(g, to) || !abroad, 'enter.closedCapital', { at: to }) ??
    must('M.3.a', side !== 'anti' || !isRussianOfItsOwn(g, to), 'enter.russiaNeverFrench') ??
    (isMajor(land) && abroad && g.politics.status[land] === 'neutral'
      ? mayEnterNeutral(g, entry, side, land)
      : undefined) ??
    must(
      'SG Q.2',
      !DRIVEN.includes(verb) ||
        !isGoverned(g, land) ||
        isMajor(land) ||
        factionOf(g, land) !== 'neutral' ||
        !abroad ||
        leaves,
      'enter.neutralGround',
      { nation: land === 'hanse' ? 'denmark' : land },
    ) ??
    must('N.1', !DRIVEN.includes(verb) || !wouldCrowdSpain(g, force, to, side), 'enter.spainFull') ??
    must('N.1', !DRIVEN.includes(verb) || !isPastTheSpanishLimits(g, force, to, side), 'enter.spainSouth')
  );
};

const GIBRALTAR = hexId('A7');
/** F.2.i Gibraltar with a garrison and a squadron is neither assaulted nor besieged. */
export const isSafeGibraltar = (g: WarAndPeace, hex: HexId, side: Faction | 'neutral'): boolean =>
  hex === GIBRALTAR &&
  troopsAt(g, hex).some((troop) => sideOfTroop(g, troop) !== side) &&
  shipsAt(g, hex).some(({ kind, nation }) => kind === 'S' && factionOf(g, nation) !== side);

/** SG J.6 Enemies in the field bar the hex unless they are overrun; a garrison must be matched. */
const mayMeetEnemies = (g: WarAndPeace, { verb, force, to }: Entry, side: Faction | 'neutral'): Verdict => {
  const blockers = blockersAt(g, to, side);
  const holdouts = pointsOf(holdoutsAt(g, to, side));
  const besiegers = pointsOf(friendsAt(g, to, side));
  const mayPass = verb === 'retreat' || blockers.length === 0;
  return (
    must('F.2.i', !isSafeGibraltar(g, to, side), 'enter.gibraltar') ??
    (mayPass
      ? undefined
      : verb === 'march'
        ? mayOverrun(g, force, to, blockers)
        : must('SG J.6', false, 'enter.enemies', { at: to })) ??
    must('SG J.6', holdouts === 0 || strengthOf(force) + besiegers >= holdouts, 'enter.garrison', {
      at: to,
      holdouts,
    }) ??
    must('SG J.6', holdouts === 0 || besiegers > 0 || !DRIVEN.includes(verb), 'enter.garrison', { at: to, holdouts })
  );
};

/** SG J.8, K.1.b, L.2.b May this force come to this hex by this verb? One verdict for every way there is. */
export const mayEnter = (g: WarAndPeace, entry: Entry): Verdict => {
  const { verb, force, to } = entry;
  const side = sideOfForce(g, force);
  const between = BY_LAND.includes(verb) ? sideBetween(force.at, to) : undefined;
  const isPartisan = force.parts.some(({ kind }) => kind === 'P');
  return (
    must('SG C.1', !BY_LAND.includes(verb) || between?.sea === false, 'enter.acrossTheSea', { at: to }) ??
    must('K.5.b', verb !== 'cross' || hexCard(to).brown, 'enter.brown', { at: to }) ??
    must('K.1.b', isPartisan || !hasPartisan(g, to), 'enter.partisans', { at: to }) ??
    must('K.1.b', !isPartisan || troopsAt(g, to).length === 0, 'enter.notEmpty', { at: to }) ??
    must('K.4.d', DRIVEN.includes(verb) || mayGoThere(g, force, to), 'enter.recalled') ??
    mayLeaveHome(g, entry, side) ??
    (side === 'neutral' ? undefined : mayEnterLand(g, entry, side)) ??
    mayMeetEnemies(g, entry, side)
  );
};

export const isAllCavalry = ({ parts }: Pick<Force, 'parts'>): boolean =>
  parts.length > 0 && parts.every(({ kind }) => isCavalry(kind));
export const boardOf = (hex: HexId): number => hexCard(hex).board;
export const MADRID = cityId('madrid');
