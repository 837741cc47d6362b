import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { portsOf, seaOfPort, seasWithin } from '../../catalogue/board.ts';
import { fleet as fleetCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { FleetId, NationId, SeaId, Side, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, type FleetAt, putFleet, zone } from '../../state/state.ts';
import { SQUADRON } from '../17-naval-matters/17.2.2-stacking.ts';
import { maySail } from '../17-naval-matters/17.2.3-passages.ts';

export type FleetMove = AnswerOf<'neutralSail'> | AnswerOf<'neutralPort'>;

const goalOf = (move: FleetMove): FleetAt =>
  move.kind === 'neutralSail' ? { kind: 'sea', sea: move.sea } : { kind: 'port', zone: move.zone };
const isSame = (one: FleetAt, other: FleetAt): boolean => JSON.stringify(one) === JSON.stringify(other);

/** 17.2.1 The seas within its movement, and what has been spent: a point to leave a port, one for each sea, one to enter a port. */
const seasFor = (g: Europe, id: FleetId, at: FleetAt, side: Side): ReadonlyMap<SeaId, number> => {
  const from = at.kind === 'sea' ? at.sea : at.kind === 'port' ? seaOfPort(at.zone) : undefined;
  if (from === undefined) return new Map();
  const out = at.kind === 'port' ? 1 : 0;
  const ways = seasWithin({
    from: [from],
    limit: fleetCard(id).mf - out,
    cost: (way) => (maySail(g, [id], side, way.from, way.to) === undefined ? 1 : Infinity),
  });
  return new Map([...ways].map(([sea, spent]) => [sea, spent + out]));
};

/** 7.5 revised: fleets of powers that are not at war may move if they end in a home port, or in the sea before one. */
export const fleetMoves = (g: Europe, powers: readonly NationId[], side: Side): readonly FleetMove[] => {
  if (!revised(g, 'neutralFleets')) return [];
  return g.fleets.flatMap(({ id, at }) => {
    const { nation, mf } = fleetCard(id);
    if (!powers.includes(nation) || g.movedFleets.includes(id)) return [];
    const isHome = (port: ZoneId): boolean => zone(g, port).nation === nation;
    return [...seasFor(g, id, at, side)]
      .flatMap(([sea, spent]): readonly FleetMove[] => {
        const home = portsOf(sea).filter(isHome);
        const ports = spent < mf ? home.map((port): FleetMove => ({ kind: 'neutralPort', fleet: id, zone: port })) : [];
        return home.length === 0 ? [] : [{ kind: 'neutralSail', fleet: id, sea }, ...ports];
      })
      .filter((move) => !isSame(goalOf(move), at));
  });
};

/** 17.2.2 Three fleets of a power in one place at most. */
export const hasRoomIn = (g: Europe, nation: NationId, goal: FleetAt): boolean =>
  g.fleets.filter(({ id, at }) => fleetCard(id).nation === nation && isSame(at, goal)).length < SQUADRON;
export const mayAnchor = (g: Europe, move: FleetMove): Verdict =>
  must('17.2.2', hasRoomIn(g, fleetCard(move.fleet).nation, goalOf(move)), 'naval.full');

export const sail = (g: Europe, move: FleetMove): void => {
  putFleet(g, move.fleet, goalOf(move));
  g.movedFleets = [...g.movedFleets, move.fleet];
};
