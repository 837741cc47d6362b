import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers.ts';
import { neighbouringSeas, portsOf } from '../../board.ts';
import type { FleetId, SeaId, Side, ZoneId } from '../../ids.ts';
import { log, must, say } from '../../speech.ts';
import { type Europe, type FleetAt, isHeldBy, putFleet, squadron } from '../../state.ts';
import { SQUADRON } from './17.2.2-stacking.ts';
import { maySail } from './17.2.3-passages.ts';
import { loseFleet } from './17.3.1-losses.ts';

type Refuge = AnswerOf<'mooredAt'> | AnswerOf<'sail'>;
const placeOf = (refuge: Refuge): FleetAt =>
  refuge.kind === 'sail' ? { kind: 'sea', sea: refuge.sea } : { kind: 'port', zone: refuge.zone };

/** 3.1, 17.2.2 There must be room for the whole squadron. */
const mayTakeRefuge = (g: Europe, fleets: readonly FleetId[], side: Side, from: SeaId, refuge: Refuge): Verdict => {
  const there = squadron(g, placeOf(refuge), side).filter((id) => !fleets.includes(id));
  return (
    (refuge.kind === 'sail' ? maySail(g, fleets, side, from, refuge.sea) : undefined) ??
    must('17.2.2', there.length + fleets.length <= SQUADRON, 'naval.full')
  );
};

export interface Beaten {
  readonly side: Side;
  readonly fleets: readonly FleetId[];
  readonly sea: SeaId;
  /** 17.3.2 The active player goes back where he came from; the inactive one anywhere but there. */
  readonly active: boolean;
  readonly enemyCameFrom: SeaId | null;
  readonly cameFrom: SeaId | null;
}

const refuges = (g: Europe, { side, sea, active, enemyCameFrom, cameFrom }: Beaten): readonly Refuge[] => {
  const ports = portsOf(sea).filter((port) => isHeldBy(g, port, side));
  const seas = active
    ? cameFrom === null
      ? []
      : [cameFrom]
    : neighbouringSeas(sea).filter((next) => next !== enemyCameFrom);
  return [
    ...ports.map((zone): Refuge => ({ kind: 'mooredAt', zone })),
    ...seas.map((next): Refuge => ({ kind: 'sail', sea: next })),
  ];
};

/** 17.3.2 A beaten squadron makes for a port of the zone, or the next zone; where there is none it is lost. Returns the port, if it went into one. */
export function* retreatAtSea(g: Europe, beaten: Beaten): Script<ZoneId | undefined> {
  const { fleets, side, sea } = beaten;
  if (fleets.length === 0) return undefined;
  const question = choice<Refuge>({
    by: side,
    rule: '17.3.2',
    prompt: say('naval.retreat', { fleets }),
    among: refuges(g, beaten),
    may: (refuge) => mayTakeRefuge(g, fleets, side, sea, refuge),
  });
  if (question.answers.length === 0) {
    for (const fleet of fleets) loseFleet(g, fleet);
    log(g, '17.3.2', 'naval.noRefuge', { fleets });
    return undefined;
  }
  const refuge = yield* ask(question);
  for (const fleet of fleets) putFleet(g, fleet, placeOf(refuge));
  log(g, '17.3.2', 'naval.retreats', { fleets });
  return refuge.kind === 'mooredAt' ? refuge.zone : undefined;
}
