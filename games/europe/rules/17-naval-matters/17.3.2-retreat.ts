import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { neighbouringSeas, portsOf } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { FleetId, SeaId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Europe, type FleetAt, isHeldBy, putFleet, squadron } from '../../state/state.ts';
import { eliminateExcess, SQUADRON } from './17.2.2-stacking.ts';
import { maySail } from './17.2.3-passages.ts';
import { loseFleet } from './17.3.1-losses.ts';

export type Refuge = AnswerOf<'mooredAt'> | AnswerOf<'sail'> | AnswerOf<'blockade'>;
const placeOf = (refuge: Refuge): FleetAt =>
  refuge.kind === 'sail'
    ? { kind: 'sea', sea: refuge.sea }
    : { kind: refuge.kind === 'mooredAt' ? 'port' : 'blockade', zone: refuge.zone };

export interface Beaten {
  readonly side: Side;
  readonly fleets: readonly FleetId[];
  readonly sea: SeaId;
  /** 17.3.2 The active player goes back where he came from; the inactive one to any zone but the one his enemy came from. */
  readonly active: boolean;
  readonly enemyCameFrom: SeaId | null;
  readonly cameFrom: FleetAt | null;
}

/** 17.3.2 Behind the active player is the place that he came from; if he has not moved, any zone (rulings/17.3.2-nothing-behind.md). */
const behind = ({ sea, cameFrom }: Beaten): readonly Refuge[] => {
  switch (cameFrom?.kind) {
    case 'sea':
      return [{ kind: 'sail', sea: cameFrom.sea }];
    case 'blockade':
      return [{ kind: 'blockade', zone: cameFrom.zone }];
    case 'port':
      return [];
    default:
      return neighbouringSeas(sea).map((next): Refuge => ({ kind: 'sail', sea: next }));
  }
};
const refuges = (g: Europe, beaten: Beaten): readonly Refuge[] => {
  const { side, sea, active, enemyCameFrom } = beaten;
  const ports = portsOf(sea).filter((port) => isHeldBy(g, port, side));
  const away = neighbouringSeas(sea).filter((next) => next !== enemyCameFrom);
  return [
    ...ports.map((zone): Refuge => ({ kind: 'mooredAt', zone })),
    ...(active ? behind(beaten) : away.map((next): Refuge => ({ kind: 'sail', sea: next }))),
  ];
};

const hasRoom = (g: Europe, { side, fleets }: Beaten, refuge: Refuge): boolean =>
  squadron(g, placeOf(refuge), side).filter((id) => !fleets.includes(id)).length + fleets.length <= SQUADRON;
const mayReach = (g: Europe, { side, fleets, sea }: Beaten, refuge: Refuge): Verdict =>
  refuge.kind === 'sail' ? maySail(g, fleets, side, sea, refuge.sea) : undefined;

/** Places that these fleets may reach. */
export const withinReach = (g: Europe, beaten: Beaten): readonly Refuge[] =>
  refuges(g, beaten).filter((refuge) => mayReach(g, beaten, refuge) === undefined);

/** 17.2.2 Where no place has room for all, those in excess are eliminated. */
const mayTakeRefuge = (g: Europe, beaten: Beaten, refuge: Refuge): Verdict =>
  mayReach(g, beaten, refuge) ??
  must(
    '17.2.2',
    hasRoom(g, beaten, refuge) || !withinReach(g, beaten).some((each) => hasRoom(g, beaten, each)),
    'naval.full',
  );

/** 17.3.2 A beaten squadron makes for a port of the zone, or the next zone; where there is none it is lost. Returns the port, if it went into one. */
export function* retreatAtSea(g: Europe, beaten: Beaten): Script<ZoneId | undefined> {
  const { fleets, side } = beaten;
  if (fleets.length === 0) return undefined;
  const question = choice<Refuge>({
    by: side,
    rule: '17.3.2',
    prompt: say('naval.retreat', { fleets }),
    among: refuges(g, beaten),
    may: (refuge) => mayTakeRefuge(g, beaten, refuge),
  });
  if (!offers(question, 1)) {
    for (const fleet of fleets) loseFleet(g, fleet);
    log(g, '17.3.2', 'naval.noRefuge', { fleets });
    return undefined;
  }
  const refuge = yield* ask(question);
  for (const fleet of fleets) putFleet(g, fleet, placeOf(refuge));
  log(g, '17.3.2', 'naval.retreats', { fleets });
  yield* eliminateExcess(g, placeOf(refuge), side);
  return refuge.kind === 'mooredAt' ? refuge.zone : undefined;
}

/**
 * 17.3.2 Anyone who has won, active or not, may follow a beaten squadron to its port, free, and blockade it. In the revised edition
 * that ends the movement of the active one.
 */
function* pursue(g: Europe, side: Side, fleets: readonly FleetId[], port: ZoneId): Script {
  const box: FleetAt = { kind: 'blockade', zone: port };
  const others = squadron(g, box, side).filter((id) => !fleets.includes(id));
  if (fleets.length === 0 || others.length + fleets.length > SQUADRON) return;
  const answer = yield* ask<typeof YES | typeof NO>({
    by: side,
    rule: '17.3.2',
    prompt: say('naval.pursue', { zone: port }),
    answers: [YES, NO],
  });
  if (answer.kind === 'no') return;
  for (const id of fleets) putFleet(g, id, box);
  log(g, '17.2.7', 'naval.entersBox', { fleets, zone: port });
  if (g.voyage?.side === side && revised(g, 'pursuitEndsMove')) g.voyage = { ...g.voyage, halted: true };
}

/** 17.3.2 The beaten retreat, and the victors may pursue them. */
export function* endOfSeaBattle(
  g: Europe,
  beaten: Beaten,
  victors: { readonly side: Side; readonly fleets: readonly FleetId[] },
): Script {
  const port = yield* retreatAtSea(g, beaten);
  if (port !== undefined) yield* pursue(g, victors.side, victors.fleets, port);
}
