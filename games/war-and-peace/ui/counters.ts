import type { BoardCounter, CounterFace } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import { cityCards, isBox } from '../catalogue/cities.ts';
import type { Nation } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { leaderCard, moraleOf } from '../catalogue/pieces.ts';
import { isZone } from '../catalogue/seas.ts';
import { forceMorale } from '../rules/SG-O-resolution/SG-P.2-morale.ts';
import {
  coloursOf,
  holderOf,
  landOf,
  type LeaderRow,
  pointsOf,
  type ShipRow,
  type Station,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../state/index.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { flagFace, leaderFace, shipFace, troopFace } from './faces.ts';
import { marksOf, shipMarks, worded } from './marks.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** From the base of a stack to its top: who commands is seen first. */
const ORDER = { flag: 0, transport: 10, squadron: 20, troop: 100, leader: 500 };

export const troopCounter = ({ at, nation, kind, inside, spent, level, bond }: Omit<Troop, 'sp'>): string =>
  `troop ${at} ${nation} ${kind} ${inside ? 'in' : 'out'} ${spent} ${level} ${bond}`;
export const shipCounter = ({ at, nation, kind, station, damaged, repairing, moved }: Omit<ShipRow, 'sp'>): string =>
  `ship ${at} ${nation} ${kind} ${station} ${damaged ? 'd' : ''}${repairing ? 'r' : ''}${moved ? 'm' : ''}`;

/** Troops of one side who stand together, in the field or behind the walls, are one stack. */
const stackOf = (side: string, inside: boolean): string => `${side} ${inside ? 'in' : 'out'}`;

const moraleIn = (g: WarAndPeace, nation: Nation, kind: Troop['kind']): number =>
  moraleOf(nation, kind, coloursOf(g, nation));

const troopPiece = (g: WarAndPeace, troop: Troop, order: number, language: Language): BoardCounter => {
  const marks = worded(marksOf(g, troop), language);
  const morale = moraleIn(g, troop.nation, troop.kind);
  const { nation, kind, sp } = troop;
  return {
    id: troopCounter(troop),
    place: troop.at,
    stack: stackOf(sideOfTroop(g, troop), troop.inside),
    order: ORDER.troop + order,
    face: troopFace(g, { nation, kind, sp, morale }, language, marks),
    words: wordsIn(language)('piece.troops', {
      nation,
      unit: kind,
      sp,
      morale,
      marks: marks.map(({ word }) => word),
    }),
  };
};

const leaderPiece = (g: WarAndPeace, row: LeaderRow, language: Language): BoardCounter => {
  const marks = worded(marksOf(g, row), language);
  const { rating } = leaderCard(row.id);
  return {
    id: row.id,
    place: row.at,
    stack: stackOf(sideOfLeader(g, row.id), row.inside),
    order: ORDER.leader + rating,
    face: leaderFace(g, row.id, language, marks),
    words: wordsIn(language)('piece.leader', { leader: row.id, rating, marks: marks.map(({ word }) => word) }),
  };
};

const STATIONED: readonly Station[] = ['port', 'coast', 'blockade', 'sea', 'circle', 'sailing', 'hunting', 'trapped'];
export const SQUADRON_MORALE = (nation: Nation): number => (nation === 'england' ? 2 : 1);

const shipPiece = (g: WarAndPeace, row: ShipRow, language: Language): BoardCounter => {
  const marks = worded(shipMarks(g, row), language);
  const { nation, kind, sp, at, station } = row;
  const morale = SQUADRON_MORALE(nation);
  return {
    id: shipCounter(row),
    place: at,
    stack: `${nation} ${station}`,
    order: (kind === 'S' ? ORDER.squadron : ORDER.transport) + STATIONED.indexOf(station),
    face: shipFace(g, { nation, kind, sp, morale }, language, marks),
    words: wordsIn(language)('piece.ships', { nation, unit: kind, sp, station, marks: marks.map(({ word }) => word) }),
  };
};

/** SG S.2 A city in other hands than those of its land flies a flag, unless troops of its holder stand there. */
const flags = (g: WarAndPeace, language: Language): readonly BoardCounter[] =>
  cityCards.flatMap(({ id, hex }) => {
    const holder = holderOf(g, id);
    if (holder === 'nobody' || holder === landOf(g, hex)) return [];
    if (troopsAt(g, hex).some(({ nation }) => nation === holder)) return [];
    return [
      {
        id: `flag ${id}`,
        place: hex,
        stack: 'flag',
        order: ORDER.flag,
        face: flagFace(holder, language),
        words: wordsIn(language)('piece.flag', { city: id, nation: holder }),
      },
    ];
  });

/** SG A.2 A stack shows what it has in all: its strength points, and the morale of most of them. */
const ofForce = (g: WarAndPeace, troops: readonly Troop[]): CounterFace['figures'] =>
  troops.length === 0 ? ['0', ''] : [String(pointsOf(troops)), String(forceMorale(g, troops))];

const isOnSheet = (at: string): boolean => isHex(at) || isBox(at) || isZone(at);

const counted = (view: WarAndPeaceView, language: Language): readonly BoardCounter[] => {
  const g = stateOf(view);
  const leaders = g.leaders.filter(({ at }) => isOnSheet(at)).map((row) => leaderPiece(g, row, language));
  const troops = g.troops.map((troop, order) => troopPiece(g, troop, order % 300, language));
  const byStack = Map.groupBy(g.troops, (troop) => `${troop.at} ${stackOf(sideOfTroop(g, troop), troop.inside)}`);
  const forces = [...leaders, ...troops].map((counter): BoardCounter => {
    const there = byStack.get(`${counter.place} ${counter.stack}`) ?? [];
    return { ...counter, stackFigures: ofForce(g, there) };
  });
  return [...forces, ...g.ships.map((row) => shipPiece(g, row, language)), ...flags(g, language)];
};

const kept = fact(counted);

/** Every piece on the sheet. */
export const counters = (view: WarAndPeaceView, _seat: Seat, language: Language): readonly BoardCounter[] =>
  kept(view, language);
