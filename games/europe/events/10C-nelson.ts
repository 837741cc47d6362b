import { roll, type Script, type Verdict } from '@bivouac/kernel';
import { cardId, fleet as fleetCard } from '../catalogue/catalogue.ts';
import type { FleetId, Side } from '../catalogue/ids.ts';
import { mayPlayAtSea, noteSeaCard } from '../rules/17-naval-matters/17.3.1-cards.ts';
import { loseFleet } from '../rules/17-naval-matters/17.3.1-losses.ts';
import { log, must, say } from '../text/speech.ts';
import { type Europe, putFleet, removeCard, sideOf, sinkForGood } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('10C');
const NELSON = 'fl_nelson' as FleetId;
const FALLS_FROM = 5;
const SUNK_FOR_GOOD_FROM = 5;

/** 17.3.1 His squadron fights, and both have thrown. */
const mayThrowAgain = (g: Europe, side: Side): Verdict =>
  mayPlayAtSea(g, side, CARD, 'after') ??
  must('17.3.1', g.seaBattle?.fleets[side].includes(NELSON) ?? false, 'nelson.notThere');

/** 10C Nelson: all the dice of his squadron are thrown again. He may not outlive it (`nelsonsFate`). */
export const nelson: EventRules = [
  {
    when: 'navalBattle',
    may: mayThrowAgain,
    play: atOnce((g, side) => {
      noteSeaCard(g, CARD);
      if (g.seaBattle) g.seaBattle = { ...g.seaBattle, again: side };
    }),
  },
];

/** The French ships that went down with him cannot simply be replaced. */
function* judgeWrecks(g: Europe, lost: readonly FleetId[]): Script {
  for (const fleet of lost) {
    if (fleetCard(fleet).nation !== 'france') continue;
    const die = yield* roll('17.3.4', say('nelson.wreck', { fleet }));
    if (die < SUNK_FOR_GOOD_FROM) continue;
    sinkForGood(g, fleet);
    log(g, '17.3.4', 'nelson.sunkForGood', { fleet });
  }
}

/**
 * 10C, 17.3.4 After the battle in which the card was played: a die, and one more for each enemy fleet that was destroyed;
 * on five or more Nelson falls. Returns those who are lost, he among them.
 */
export function* nelsonsFate(g: Europe, lost: readonly FleetId[]): Script<readonly FleetId[]> {
  if (!g.seaBattle?.cards.includes(CARD)) return lost;
  const enemies = lost.filter((id) => sideOf(g, fleetCard(id).nation) === 'empire');
  const total = (yield* roll('17.3.4', say('nelson.roll'))) + enemies.length;
  if (total < FALLS_FROM) {
    log(g, '17.3.4', 'nelson.lives', { total });
    return lost;
  }
  log(g, '17.3.4', 'nelson.falls', { total });
  removeCard(g, CARD);
  loseFleet(g, NELSON);
  putFleet(g, NELSON, { kind: 'off', why: 'gone' });
  yield* judgeWrecks(g, lost);
  return [...new Set([...lost, NELSON])];
}
