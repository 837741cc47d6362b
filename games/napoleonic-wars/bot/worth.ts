import { duchy, links, nationOfLeader, stepsFrom } from '../catalogue/catalogue.ts';
import { capitalsOf, DUCHIES } from '../catalogue/catalogue.ts';
import { type DuchyId, type Nation } from '../catalogue/ids.ts';
import {
  areAllied,
  atWar,
  controller,
  familyOf,
  isOnMap,
  isPlayerPower,
  isSubject,
  type NapoleonicWars,
  nationsIn,
} from '../state/state.ts';
import { newController } from '../rules/7-builds/7.4-hoisting.ts';
import { keyPoints } from '../rules/5-sequence/5.81-victory.ts';
import { diceIn } from './odds.ts';
import type { Situation } from './situation.ts';

/** 5.81 What a point is worth beside a Unit, which is worth one. */
export const POINT = 10;
/** What a Command Point brings if nothing special is at hand. */
export const RATE = 0.75;

const CAPITAL = 4;
const PLAIN = 0.9;
const DENIED = 4;

/** 7.4, 8.22 What it brings to take a Duchy in the Impulse of a nation: a Key for a Power of the seat is a point. */
export const prizeOf = ({ g, powers }: Situation, nation: Nation, at: DuchyId): number => {
  const { key, capital } = duchy(at);
  const loser = controller(g, at);
  if (areAllied(g, nation, loser)) return 0;
  const winner = newController(g, nation, at);
  const mine = (powers as readonly Nation[]).includes(winner);
  const theirs = isPlayerPower(g, loser) ? DENIED + Math.max(0, keyPoints(g, loser)) * 0.3 : 1;
  if (!key) return PLAIN + (capital ? CAPITAL : 0);
  return (mine ? POINT : familyOf(g, winner) === nation ? 3 : 2) + theirs + (capital ? CAPITAL : 0);
};

/** Enemies of a nation that stand near a Duchy, in dice, thinned by distance. */
export const threatTo = (g: NapoleonicWars, nation: Nation, at: DuchyId, reach = 3): number => {
  const steps = stepsFrom(at);
  let most = 0;
  for (const { id, at: place } of g.leaders) {
    if (!isOnMap(place) || !atWar(g, nation, nationOfLeader(id))) continue;
    const far = steps.get(place) ?? 99;
    if (far > reach) continue;
    const enemies = nationsIn(g, place).filter((each) => atWar(g, nation, each));
    most = Math.max(most, (diceIn(g, place, enemies) * (reach + 1 - far)) / reach);
  }
  return most;
};
/** What a nation of the seat has in a Duchy that it should not lose. */
export const stakeIn = ({ g, powers }: Situation, nation: Nation, at: DuchyId): number => {
  if (!areAllied(g, nation, controller(g, at))) return 0;
  const { key, capital } = duchy(at);
  const mine = (powers as readonly Nation[]).includes(controller(g, at));
  return (key ? (mine ? POINT : 2) : 0.2) + (capital && mine ? POINT * 1.5 : capital ? 2 : 0);
};

/** 9.1 How much a Duchy draws an Army: enemy Keys that it could take, thinned by distance and by their defenders. */
export const pullOf = (s: Situation, nation: Nation, at: DuchyId, strength: number): number => {
  const steps = stepsFrom(at);
  let pull = 0;
  for (const key of DUCHIES) {
    if (!duchy(key).key || !atWar(s.g, nation, controller(s.g, key))) continue;
    const far = steps.get(key) ?? 99;
    if (far > 9) continue;
    const enemies = nationsIn(s.g, key).filter((each) => atWar(s.g, nation, each));
    const guard = enemies.length === 0 ? 0 : diceIn(s.g, key, enemies);
    const fort = duchy(key).fortress * 2.5;
    const ease = strength / (strength + guard + fort + 1);
    pull =
      Math.max(pull, prizeOf(s, nation, key) * ease * 0.72 ** far) +
      prizeOf(s, nation, key) * ease * 0.03 * 0.72 ** far;
  }
  return pull;
};
/** How much a Duchy needs an Army: stakes of the seat that enemies stand near. */
export const needOf = (s: Situation, nation: Nation, at: DuchyId): number => {
  const steps = stepsFrom(at);
  let need = 0;
  for (const capital of capitalsOf(nation)) {
    const far = steps.get(capital) ?? 99;
    if (far > 3) continue;
    const threat = threatTo(s.g, nation, capital);
    if (threat > 0) need = Math.max(need, (stakeIn(s, nation, capital) * Math.min(1, threat / 8)) / (1 + far));
  }
  return need * 0.4;
};
/** Is the nation of the seat at war at all? */
export const isFighting = (g: NapoleonicWars, nation: Nation): boolean =>
  g.nations.some(({ id }) => atWar(g, nation, id)) && !isSubject(g, nation);
export const neighbours = (at: DuchyId): readonly DuchyId[] => links(at).map(({ to }) => to);
