import { outbreaks } from '../8-diplomacy/8.33-declaration.ts';
import { choose, type Script } from '@bivouac/kernel';
import { ACTS } from './5.1-acts.ts';
import { ZONES } from '../../catalogue/catalogue.ts';
import type { Nation } from '../../catalogue/ids.ts';
import { hasEnemyFleet } from '../3-glossary/3-standing.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  clearMarks,
  director,
  handOf,
  IMPULSE_EFFECTS,
  impulse,
  isInForce,
  type NapoleonicWars,
  nationRow,
  newImpulse,
  partCommands,
  squadronsAt,
} from '../../state/state.ts';
import { proxyImpulse } from '../7-builds/7.5-proxy-builds.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { isBesieging } from '../12-fortresses/12.1-besiegers.ts';
import { preemption } from './5.2-preemption.ts';

const END = { kind: 'endImpulse' } as const;

/** 6.19 A timed event lies on the table. */
const hasTimed = (g: NapoleonicWars): boolean =>
  g.effects.some(({ kind, card }) => kind === 'timed' && isInForce(g, card ?? ''));

/** Zones that British Fleets Control, alone or with Allies. */
const britishSeas = (g: NapoleonicWars): number =>
  ZONES.filter(
    (zone) => squadronsAt(g, zone).some(({ nation }) => nation === 'britain') && !hasEnemyFleet(g, 'britain', zone),
  ).length;

const begin = (g: NapoleonicWars, nation: Nation, scheduled: boolean): void => {
  g.impulse = { ...newImpulse(nation, scheduled, hasTimed(g)), britishSeas: britishSeas(g) };
  g.clock = { ...g.clock, phase: 'impulse', preempted: g.clock.preempted || !scheduled };
  log(g, '5.1', 'impulse.begins', { nation });
};

/** 5.4 A nation without a card may still besiege, or play a Resource or a Reserve. */
const hasSomethingLeft = (g: NapoleonicWars, nation: Nation): boolean => {
  if (handOf(g, nation).length > 0) return true;
  if (director(g, nation) === null) return false;
  const { resources, reserves } = nationRow(g, nation);
  return resources > 0 || reserves.length > 0 || g.cards.faceDown[nation].length > 0 || isBesieging(g, nation);
};

/** 5.2, 5.23, 5.4 Between Impulses: preemption, forfeiture, a pass, or the Scheduled Impulse. */
export function* betweenImpulses(g: NapoleonicWars): Script {
  const { marker, lastActive } = g.clock;
  const preemptor = yield* preemption(g);
  if (preemptor !== undefined) return begin(g, preemptor, false);
  if (lastActive === marker) log(g, '5.23', 'impulse.forfeited', { nation: marker });
  else if (hasSomethingLeft(g, marker)) return begin(g, marker, true);
  else log(g, '5.4', 'impulse.passes', { nation: marker });
  // Nothing was done: the Impulse ends before it has begun.
  g.impulse = newImpulse(marker, true, false);
  g.clock = { ...g.clock, phase: 'impulseEnd' };
}

/** 5.1 A nation that has cards must play one, a Reserve or a Resource. */
const mayEnd = (g: NapoleonicWars, nation: Nation) => {
  const { played, plus } = impulse(g);
  return must('5.1', played || plus || handOf(g, nation).length === 0, 'impulse.mustPlay', { nation });
};

/** 5.1 One act of the Active nation; the Impulse goes on until it is ended. */
export function* playImpulse(g: NapoleonicWars): Script {
  const { nation, points } = impulse(g);
  const seat = director(g, nation);
  if (seat === null) {
    // A nation whose Pact has been broken in its own Impulse plays no second card in it (5.11).
    const { played, plus } = impulse(g);
    if (!played && !plus) yield* proxyImpulse(g, nation);
    // 6.14 Responses may be played in any Impulse.
    yield* respond(g, { moment: 'anyAct' });
    // 15.42, 5.82 An event may have ended the game.
    if (g.clock.phase !== 'over') g.clock = { ...g.clock, phase: 'impulseEnd' };
    return;
  }
  const answer = yield* choose({
    by: seat,
    rule: '5.1',
    prompt: say('impulse.act', { nation, points }),
    among: [...ACTS.flatMap((each) => each.among(g, nation)), END],
    may: (wish) =>
      wish.kind === END.kind
        ? mayEnd(g, nation)
        : ACTS.find(({ kinds }) => kinds.includes(wish.kind))?.may(g, nation, wish),
  });
  if (answer.kind === END.kind) {
    g.clock = { ...g.clock, phase: 'impulseEnd' };
    return;
  }
  yield* ACTS.find(({ kinds }) => kinds.includes(answer.kind))?.carryOut(g, nation, answer) ?? [];
  yield* outbreaks(g);
  yield* respond(g, { moment: 'anyAct' });
}

/** The Impulse is over: what it marked is cleared. */
export const closeImpulse = (g: NapoleonicWars): void => {
  clearMarks(g);
  partCommands(g);
  g.impulse = null;
  g.effects = g.effects.filter(({ kind }) => !IMPULSE_EFFECTS.includes(kind));
  g.march = null;
  g.battle = null;
};
