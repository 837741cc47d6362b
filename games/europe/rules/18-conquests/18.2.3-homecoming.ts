import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { seaOfPort } from '../../catalogue/board.ts';
import {
  fleet as fleetCard,
  general as generalCard,
  nation as nationCard,
  zone as zoneCard,
} from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { FleetId, GeneralId, NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  force,
  type ForceId,
  forcesIn,
  hasForce,
  moveForce,
  nationOfForce,
  putFleet,
  putGeneral,
  zone,
} from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';
import { followersOf } from '../8-diplomacy/8.1.2-followers.ts';
import { surplusGenerals } from '../10-command/10.1-command.ts';
import { stackAsTheyAre } from '../12-land-movement/12.2-combining.ts';
import { join } from '../12-land-movement/12.2-joining.ts';
import { hostOf, standTogether } from './18.2.3-frontier.ts';
import { hasRoomIn } from '../7-interphase/7.5-neutral-fleets.ts';

type ComeHome = AnswerOf<'comeHome'>;
type HomePort = AnswerOf<'homePort'>;

const companionsAt = (g: Europe, nation: NationId, at: ZoneId, besides: ForceId): readonly ForceId[] =>
  forcesIn(g, at).flatMap(({ id }) => (id !== besides && nationOfForce(g, id) === nation ? [id] : []));

/** 11 Those who meet at home become one force by rank, where they do not stack as they are. */
export const settleIn = (g: Europe, nation: NationId, id: ForceId): void => {
  const all = [id, ...companionsAt(g, nation, force(g, id).zone, id)];
  if (stackAsTheyAre(g, all)) return;
  const host = hostOf(g, all);
  if (host === undefined) return;
  for (const other of all) if (other !== host) join(g, other, host);
  sendJuniors(g, host);
};

/** 10.1 Of more than three generals under the commander the juniors go to the reserve. */
const sendJuniors = (g: Europe, id: ForceId): void => {
  const rank = (general: GeneralId): number => generalCard(general).rank;
  for (let over = surplusGenerals(g, id); over.length > 0; over = surplusGenerals(g, id)) {
    const [junior] = over.toSorted((one, other) => rank(other) - rank(one));
    if (junior === undefined) return;
    putGeneral(g, junior, 'reserve');
    log(g, '10.1', 'command.toReserve', { general: junior });
  }
};

const hasRoomAt = (g: Europe, nation: NationId, id: ForceId, at: ZoneId): boolean =>
  standTogether(g, [id, ...companionsAt(g, nation, at, id)]);

/** Where a force goes that finds no room in a key zone: another fortress of its land. */
const otherFortress = (g: Europe, nation: NationId, id: ForceId): ZoneId | undefined =>
  landOf(g, nation).find((at) => zoneCard(at).fortress > 0 && hasRoomAt(g, nation, id, at));

/** 18.2.3 The key zones of a power, the capital of a minor one. */
const gatheringPlaces = (g: Europe, nation: NationId): readonly ZoneId[] => {
  const { conquestKeys, capital } = nationCard(nation);
  return (conquestKeys.length > 0 ? conquestKeys : capital).filter((at) => zone(g, at).nation === nation);
};

export function* comeHome(g: Europe, nation: NationId, id: ForceId, manager: Side): Script {
  const name = called(g, id);
  const among = gatheringPlaces(g, nation).map((at): ComeHome => ({ kind: 'comeHome', force: name, zone: at }));
  const may = ({ zone: at }: ComeHome): Verdict =>
    must('11', hasRoomAt(g, nation, id, at), 'alliance.noRoom', { zone: at });
  const open = among.filter((answer) => may(answer) === undefined);
  const [first] = open;
  const isHome = zone(g, force(g, id).zone).nation === nation;
  if (first === undefined) {
    const refuge = isHome ? force(g, id).zone : otherFortress(g, nation, id);
    if (refuge === undefined) destroyForce(g, id);
    else if (!isHome) moveForce(g, id, refuge);
    return;
  }
  const prompt = say('peace.comeHome', { force: name });
  const { zone: at } =
    open.length === 1 ? first : yield* ask(choice({ by: manager, rule: '18.2.3', prompt, among, may }));
  moveForce(g, id, at);
  log(g, '18.2.3', 'peace.cameHome', { force: name, zone: at });
  settleIn(g, nation, id);
}

/** 11, 18.2.3 Which forces move: in the first edition all of them, in the revised one those that are abroad, or too many in one zone since they have parted from their friends. */
const mustMove = (g: Europe, nation: NationId, id: ForceId): boolean => {
  const { zone: at } = force(g, id);
  const isCrowded = !stackAsTheyAre(g, [id, ...companionsAt(g, nation, at, id)]);
  return !revised(g, 'loserForces') || zone(g, at).nation !== nation || isCrowded;
};

function* harbour(g: Europe, nation: NationId, fleet: FleetId, manager: Side): Script {
  const ports = landOf(g, nation).filter(
    (at) => seaOfPort(at) !== undefined && hasRoomIn(g, nation, { kind: 'port', zone: at }),
  );
  const among = ports.map((at): HomePort => ({ kind: 'homePort', fleet, zone: at }));
  const [first] = among;
  if (first === undefined) {
    putFleet(g, fleet, { kind: 'off', why: 'reserve' });
    return;
  }
  const may = (): Verdict => undefined;
  const prompt = say('peace.homePort', { fleet });
  const { zone: at } =
    among.length === 1 ? first : yield* ask(choice({ by: manager, rule: '18.2.3', prompt, among, may }));
  putFleet(g, fleet, { kind: 'port', zone: at });
}

function* fleetsHome(g: Europe, nation: NationId, manager: Side): Script {
  for (const { id, at } of g.fleets) {
    if (fleetCard(id).nation !== nation || at.kind === 'off' || at.kind === 'box') continue;
    if (at.kind !== 'port' || zone(g, at.zone).nation !== nation) yield* harbour(g, nation, id, manager);
  }
}

/** 18.2.3 The forces of the loser and of its minor allies go to their key zones without a test, the fleets to their ports. */
export function* bringHome(g: Europe, power: NationId, manager: Side): Script {
  for (const nation of [power, ...followersOf(g, power)]) {
    const forces = g.forces.flatMap(({ id }) => (nationOfForce(g, id) === nation ? [id] : []));
    for (const id of forces) if (hasForce(g, id) && mustMove(g, nation, id)) yield* comeHome(g, nation, id, manager);
    yield* fleetsHome(g, nation, manager);
  }
}
