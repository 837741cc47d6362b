import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  called,
  changeForce,
  changeZone,
  type Europe,
  force,
  type ForceId,
  garrison,
  hasForce,
  moveForce,
  opponent,
  sideOfForce,
  zone,
} from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';
import { followersOf } from '../8-diplomacy/8.1.2-followers.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { leaveCapturedPort } from '../17-naval-matters/17.2.1-captured-port.ts';
import { refugesBeyond } from './18.2.3-frontier.ts';
import { bringHome } from './18.2.3-homecoming.ts';
import { clearDepots, partFriends } from './18.2.3-parting.ts';
import { reorganise } from './18.2.3-reorganisation.ts';

type Leaving = AnswerOf<'leaveFor'> | AnswerOf<'stayOn'>;

/** 3.2, 18.2.3 The flags of both sides come down in that land, and those of its nation elsewhere. */
export const lowerFlags = (g: Europe, nation: NationId): void => {
  for (const row of g.zones)
    if (row.control !== null && (row.nation === nation || row.control === nation))
      changeZone(g, row.id, { control: null, siege: null });
};

/** 8.1.3, 18.2.3 The loser is at peace: no place of its land is besieged any longer, and garrisons come out. */
const endSieges = (g: Europe, nation: NationId): void => {
  for (const { id, siege } of g.zones) {
    if (siege === null || zone(g, id).nation !== nation) continue;
    changeZone(g, id, { siege: null });
    for (const row of garrison(g, id)) changeForce(g, row, { inside: false });
  }
};

/** 18.2.3 To the nearest fortress beyond the frontier, without a test; the conqueror may stay where he is. */
function* leave(g: Europe, id: ForceId, lands: readonly NationId[], side: Side, mayStay: boolean): Script {
  const name = called(g, id);
  const among: readonly Leaving[] = [
    ...refugesBeyond(g, id, lands, side).map((to): Leaving => ({ kind: 'leaveFor', force: name, zone: to })),
    ...(mayStay ? [{ kind: 'stayOn' as const, force: name }] : []),
  ];
  const [first] = among;
  if (first === undefined) {
    log(g, '18.2.3', 'peace.noWayOut', { force: name });
    destroyForce(g, id);
    return;
  }
  const may = (): Verdict => undefined;
  const prompt = say('peace.leave', { force: name, zone: force(g, id).zone });
  const answer = among.length === 1 ? first : yield* ask(choice({ by: side, rule: '18.2.3', prompt, among, may }));
  if (answer.kind === 'stayOn') {
    changeForce(g, id, { inside: false });
    return;
  }
  moveForce(g, id, answer.zone);
  log(g, '18.2.3', 'peace.left', { force: name, zone: answer.zone });
  yield* consolidate(g, answer.zone, side);
}

const guestsIn = (g: Europe, zones: readonly ZoneId[], side: Side): readonly ForceId[] =>
  g.forces.flatMap((row) => (zones.includes(row.zone) && sideOfForce(g, row.id) === side ? [row.id] : []));

/** Fleets of either side in ports that are not theirs any more. */
function* clearPorts(g: Europe, land: NationId): Script {
  for (const id of landOf(g, land)) yield* leaveCapturedPort(g, id);
}

/**
 * 18.2.3 After a peace with that power its former friends leave its land and that of the minor allies who share its fate, also
 * what it has ceded; the conqueror leaves or stays, unless all must go (8.2.1); and its own forces come home.
 */
export function* withdrawFrom(g: Europe, power: NationId, by: Side, who: 'all' | 'friends'): Script {
  const friends = opponent(by);
  const nations = [power, ...followersOf(g, power)];
  partFriends(g, nations);
  for (const id of nations) lowerFlags(g, id);
  for (const id of nations) endSieges(g, id);
  const land = nations.flatMap((id) => landOf(g, id));
  for (const id of guestsIn(g, [...land, ...g.tracks.ceded], friends))
    if (hasForce(g, id)) yield* leave(g, id, nations, friends, false);
  clearDepots(g, land, friends);
  for (const id of guestsIn(g, land, by)) if (hasForce(g, id)) yield* leave(g, id, nations, by, who === 'friends');
  const manager = who === 'all' ? by : friends;
  yield* bringHome(g, power, manager);
  yield* reorganise(g, power, manager);
  for (const id of nations) yield* clearPorts(g, id);
}
