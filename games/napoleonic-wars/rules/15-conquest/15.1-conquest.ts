import { roll, type Script } from '@bivouac/kernel';
import { capitalsOf, duchiesOf, nation as nationCard } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  atWar,
  campOf,
  controller,
  hasSpecial,
  isProxy,
  isSubject,
  keysOf,
  type NapoleonicWars,
  nationRow,
  strengthIn,
} from '../../state/state.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { keyPoints } from '../5-sequence/5.81-victory.ts';
import { conquered } from './15.2-consequences.ts';

const FALLS_ON = 6;
const FRENCH_TRIUMPH = 6;

/** 15.1 Keys of its inventory that a nation no longer Controls. */
export const keysLost = (g: NapoleonicWars, nation: Nation): number =>
  nationRow(g, nation).keyBase.filter((duchy) => controller(g, duchy) !== nation).length;

const isEnemyHeld = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): boolean =>
  atWar(g, nation, controller(g, duchy));

/** 15.1, 15.11 Who may conquer a nation now: the enemy in its Capital, for Russia in both of them. */
export const conquerorOf = (g: NapoleonicWars, nation: Nation): Nation | undefined => {
  if (campOf(g, nation) === null || isSubject(g, nation)) return undefined;
  if (hasSpecial(g, 'auxiliaries') && isProxy(g, nation) && (nation === 'austria' || nation === 'prussia'))
    return undefined;
  const capitals = capitalsOf(nation);
  const holders = capitals.filter((duchy) => isEnemyHeld(g, nation, duchy)).map((duchy) => controller(g, duchy));
  const order = orderOfMovement(g);
  // 15.1 All Keys are lost: the holder of a Capital, else the enemy with most Forces there (rulings/15.1-all-keys-lost.md).
  if (keysOf(g, nation) === 0) return order.find((each) => holders.includes(each)) ?? strongestEnemy(g, nation);
  if (holders.length < capitals.length) return undefined;
  // In the shorter scenarios a Capital that was lost before counts only with another Key.
  if (hasSpecial(g, 'keysSinceStart') && keysLost(g, nation) === 0) return undefined;
  return order.find((each) => holders.includes(each));
};
const strongestEnemy = (g: NapoleonicWars, nation: Nation): Nation | undefined => {
  const force = (enemy: Nation): number =>
    duchiesOf(nation).reduce((sum, duchy) => sum + strengthIn(g, duchy, enemy), 0);
  const [best] = orderOfMovement(g)
    .filter((enemy) => atWar(g, nation, enemy))
    .toSorted((a, b) => force(b) - force(a));
  return best;
};

/** 15.1 A nation without Keys falls at once, one whose Capital is lost on a roll. */
export function* conquestRoll(g: NapoleonicWars, nation: Nation, extra = 0): Script<boolean> {
  if (keysOf(g, nation) === 0) return true;
  const modifier = nationCard(nation).conquest + keysLost(g, nation) + extra;
  const total = (yield* roll('15.1', say('conquest.roll', { nation, modifier }))) + modifier;
  if (total < FALLS_ON) log(g, '15.1', 'conquest.fails', { nation, total });
  return total >= FALLS_ON;
}

/** 5.82 Peace at once: France has fallen, or a rival is a Subject Neutral and France has gained six Keys. */
const automaticPeace = (g: NapoleonicWars): NapoleonicWars['clock']['ending'] => {
  if (isSubject(g, 'france')) return 'franceFallen';
  const rival = isSubject(g, 'britain') || isSubject(g, 'russia');
  return rival && keyPoints(g, 'france') >= FRENCH_TRIUMPH ? 'subjectRival' : null;
};

/** 5.7, 15.12 The Conquest Phase: the potential conquerors in Order of Movement, each victim as it then stands. */
export function* conquestPhase(g: NapoleonicWars): Script {
  for (const conqueror of orderOfMovement(g))
    for (const nation of orderOfMovement(g))
      if (conquerorOf(g, nation) === conqueror && (yield* conquestRoll(g, nation)))
        yield* conquered(g, nation, conqueror);
  const ending = automaticPeace(g);
  g.clock = ending === null ? { ...g.clock, phase: 'peace', step: 0 } : { ...g.clock, phase: 'over', ending };
}
