import type { Script } from '@bivouac/kernel';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { changeNation, type Europe, isMajor, nation, opponent } from '../../state/state.ts';
import { drawCards } from '../6-cards/6.1-decks.ts';
import { entitlements } from '../6-cards/6.3-hand-size.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { checkStates } from '../20-scenarios/20.2-states.ts';
import { FIRST_OF } from './8.1-first-powers.ts';
import { followersOf } from './8.1.2-followers.ts';
import { recallLent } from './8.1.4-expeditionary-corps.ts';
import { breakWithGuests } from './8.1.4-broken-alliance.ts';
import { endProtectorate } from './8.1.5-protectorate.ts';
import { changeSides } from './8.2.3-changing-sides.ts';
import { deploy } from './8.2.3-deployment.ts';

/** 8.1.2 From now on it is at war with the other side, whatever peace or alliance was forced on it before. */
const enlist = (g: Europe, id: NationId, side: Side, patron: NationId | null): void => {
  endProtectorate(g, id);
  changeNation(g, id, { side, status: patron === null ? 'belligerent' : 'ally', patron, peace: null });
};

/** 7.4, 8.2.3 A card for each entry of the table that the side has completed. Before the hands are built it only counts there (7.1). */
function* drawFor(g: Europe, side: Side, before: number): Script {
  if (g.clock.phase === 'declarations') return;
  yield* drawCards(g, side, entitlements(g, side).length - before);
}

/** 11 Guests in the land of a forced ally are friends who stand in one zone with it now, and become one force with its own. */
function* stackFriends(g: Europe, side: Side): Script {
  for (const { id } of g.zones) yield* consolidate(g, id, side);
}

/**
 * 7.1, 8.1.2, 8.2.3 A nation joins a side: it is at war, its minor allies come with it, units are deployed, cards are
 * drawn. Those of a former ally that stand among its former friends fall out with them, and so do those of a rising (22C).
 */
export function* joinSide(g: Europe, id: NationId, side: Side, { rising = false } = {}): Script {
  const before = entitlements(g, side).length;
  const minors = isMajor(id) ? followersOf(g, id) : [id];
  const joiner = isMajor(id) ? null : FIRST_OF[side];
  const turncoats = [id, ...minors].filter((each) => nation(g, each).side === opponent(side));
  const changing = new Set(rising ? [id, ...turncoats] : turncoats);
  enlist(g, id, side, joiner);
  log(g, '8.1.2', 'alliance.joins', { nation: id, side });
  for (const minor of minors) {
    if (minor === id) continue;
    enlist(g, minor, side, id);
    log(g, '8.1.2', 'alliance.follows', { nation: minor, patron: id });
  }
  for (const each of changing) yield* changeSides(g, each, side);
  for (const minor of minors) if (!changing.has(minor)) yield* deploy(g, minor, side);
  if (isMajor(id)) yield* recallLent(g, id, side);
  if (isMajor(id)) yield* breakWithGuests(g, [id, ...minors], side);
  yield* stackFriends(g, side);
  checkStates(g);
  yield* drawFor(g, side, before);
}
