import { ask, roll, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { type HexId, isMajor } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import {
  activeFaction,
  changeAllTroops,
  coloursOf,
  fieldAt,
  type Force,
  leadersAt,
  pointsOf,
  ratingOf,
  sideOfForce,
  sideOfTroop,
  strengthOf,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { forceMorale } from '../SG-O-resolution/SG-P.2-morale.ts';

const NEEDED = 9;

const shaken = (g: WarAndPeace, at: HexId): readonly Troop[] => {
  const side = activeFaction(g.clock);
  return troopsAt(g, at).filter((troop) => troop.level > 0 && sideOfTroop(g, troop) === side);
};
/** O.7 A leader of the same major state, or of the one that controls the satellite. */
const rallier = (g: WarAndPeace, at: HexId): number | undefined => {
  const masters = new Set(shaken(g, at).map(({ nation }) => coloursOf(g, nation)));
  const ratings = leadersAt(g, at)
    .filter(({ id }) => !leaderCard(id).naval && masters.has(coloursOf(g, leaderCard(id).nation)))
    .map(({ id }) => ratingOf(id));
  return ratings.length > 0 ? Math.max(...ratings) : undefined;
};
export const rallies = (g: WarAndPeace, own: readonly Troop[]): readonly AnswerOf<'rally'>[] => {
  if (!g.agreed.lastingDemoralisation) return [];
  const places = new Set(own.filter(({ level }) => level > 0).map(({ at }) => at));
  return [...places].flatMap((at) => (isHex(at) ? [{ kind: 'rally' as const, at }] : []));
};
/** O.7 Each demoralised force that has not moved tries once a phase, with a leader beside it. */
export const mayRally = (g: WarAndPeace, at: HexId): Verdict =>
  must('O.7', shaken(g, at).length > 0, 'rally.nobody', { at }) ??
  must('O.7', g.work.phase !== 'ground' || !g.work.rallied.includes(at), 'rally.once', { at }) ??
  must('O.7', rallier(g, at) !== undefined && shaken(g, at).every(({ spent }) => spent === 'no'), 'rally.leader');
const setLevel = (g: WarAndPeace, rows: readonly Troop[], level: number): void =>
  changeAllTroops(g, (troop) => rows.includes(troop), { level });

/** O.7 Two dice, the morale that they would have, and the best leader: 9 takes a level off. */
export function* rally(g: WarAndPeace, at: HexId): Script {
  const rows = shaken(g, at);
  const bonus = forceMorale(g, rows) + (rallier(g, at) ?? 0);
  if (g.work.phase === 'ground') g.work = { ...g.work, rallied: [...g.work.rallied, at] };
  const prompt = say('rally.dice', { at, needs: NEEDED - bonus });
  const dice = (yield* roll('O.7', prompt)) + (yield* roll('O.7', prompt));
  const before = Math.max(...rows.map(({ level }) => level));
  const level = dice + bonus >= NEEDED ? before - 1 : before;
  setLevel(g, rows, level);
  log(g, 'O.7', 'rally.total', { at, dice, total: dice + bonus, level });
}

/** O.7 Fresh troops, as many or more, that stop beside a demoralised force which has not moved may take its marker off; then neither moves. */
export function* freshTroopsRally(g: WarAndPeace, by: Seat, force: Force): Script {
  if (!g.agreed.lastingDemoralisation || !isHex(force.at) || strengthOf(force) === 0) return;
  if (force.parts.some(({ level }) => level > 0)) return;
  const side = sideOfForce(g, force);
  const waiting = fieldAt(g, force.at).filter(
    (troop) => troop.level > 0 && troop.spent === 'no' && sideOfTroop(g, troop) === side,
  );
  if (waiting.length === 0 || strengthOf(force) < pointsOf(waiting)) return;
  const { kind } = yield* ask({ by, rule: 'O.7', prompt: say('rally.fresh', { at: force.at }), answers: [YES, NO] });
  if (kind === 'no') return;
  changeAllTroops(g, (troop) => waiting.includes(troop), { level: 0, spent: 'moved' });
  log(g, 'O.7', 'rally.total', { at: force.at, dice: 0, total: 0, level: 0 });
}

/** O.7 Demoralised forces that end their movement in one hex are one force with the higher level. */
export const mergeLevels = (g: WarAndPeace): void => {
  if (!g.agreed.lastingDemoralisation) return;
  for (const at of new Set(g.troops.filter(({ level }) => level > 0).map((troop) => troop.at)))
    for (const side of ['pro', 'anti', 'neutral'] as const) {
      const rows = fieldAt(g, at).filter((troop) => troop.level > 0 && sideOfTroop(g, troop) === side);
      setLevel(g, rows, Math.max(0, ...rows.map(({ level }) => level)));
    }
};
/** O.7 Troops whose country has become neutral or has been conquered are in order again when its Ground Movement Phase begins. */
export const orderReturns = (g: WarAndPeace): void =>
  changeAllTroops(
    g,
    ({ level, nation }) =>
      level > 0 && isMajor(nation) && ['neutral', 'conquered', 'exile'].includes(g.politics.status[nation]),
    { level: 0 },
  );
