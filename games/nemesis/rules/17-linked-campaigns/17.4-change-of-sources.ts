import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { hexAt } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { changeInvasion, type Option } from '../../state/state-1812.ts';
import { boardOf, changeLedger, type Nemesis, opponent } from '../../state/state.ts';
import { isFriendlyForSupply } from '../1-definitions/1.1-friendly-territory.ts';
import { finish } from '../5-sequence-of-play/5.1-clock.ts';
import { isBesieged } from '../8-rally-and-movement/8.4-siege.ts';
import { placeCommander, placeUnit } from '../13-cossacks-and-reinforcements/13.3-placing.ts';
import { moveDepots } from '../14-campaign-of-1813/14.15-depots.ts';
import { mayStore } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { linkOf } from './17.1-rules-of-1812.ts';
import { inSuppliedRussia, notePrussiaEntered } from './17.4-exception.ts';
import { nextArrear, partyOf } from './17.4-set-up-card.ts';

const CHANGE: AnswerOf<'changeSources'> = { kind: 'changeSources' };

/** 17.4 The French may change at any time, the Coalition while a unit of its own is in Warsaw. */
const mayChange = (g: Nemesis, side: Side): Verdict => {
  const city = linkOf(g)?.switchCity;
  if (side === 'french' || city === undefined) return undefined;
  return must('17.4', occupies(g, side, city), 'sources.needsWarsaw', { hex: city });
};

const settle = (g: Nemesis, side: Side, option: Option): void => {
  const { invasion } = g.politics;
  if (!invasion) return;
  changeInvasion(g, {
    sources: { ...invasion.sources, [side]: option },
    forced: invasion.forced.filter((each) => each !== side),
  });
};

/** 17.4 (i) Trains by the card of 1813 from now on, and what was lost before is forgotten; then Depots and units follow. */
const change = (g: Nemesis, side: Side, isForced: boolean): void => {
  settle(g, side, 'after');
  changeLedger(g, side, { depotsLost: 0 });
  if (side === 'coalition') {
    notePrussiaEntered(g);
    changeInvasion(g, { russiansOnly: !g.politics.invasion?.prussiaEntered });
  }
  changeInvasion(g, { changing: isForced ? 'units' : 'depots' });
  log(g, '17.4', isForced ? 'sources.mustChange' : 'sources.changes', { side });
};

/** 17.4 (ii) A city friendly to the player or with an own stack in it, not besieged, not closed, and free; no chain is asked for (ruling L-16). */
const mayStand = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  mayStore(g, side, hexAt(boardOf(g), hex)) ??
  must('17.4', !occupies(g, opponent(side), hex), 'hex.enemyUnits', { hex }) ??
  must('17.4', isFriendlyForSupply(g, side, hex) || occupies(g, side, hex), 'depot.unfriendlyCity', { hex }) ??
  must('17.4', !isBesieged(g, side, hex), 'depot.besieged', { hex });

/** 17.4 (iii), (iv) Those who are due; by the Exception the Russians of this Turn too, in Russia (ruling L-6). */
function* arrive(g: Nemesis, side: Side): Script {
  const party = partyOf(g, side);
  const arrear = nextArrear(g, side, party, party === 'russians' ? g.clock.turn + 1 : g.clock.turn);
  if (!arrear) {
    changeInvasion(g, { changing: null });
    return finish(g, side);
  }
  const group = party === 'russians' ? inSuppliedRussia(g, arrear.group) : arrear.group;
  if (arrear.unit !== undefined) return yield* placeUnit(g, side, arrear.unit, group);
  yield* placeCommander(g, side, arrear.commander, group);
}

function* carryOut(g: Nemesis, side: Side, step: 'depots' | 'units'): Script {
  if (step === 'units') return yield* arrive(g, side);
  yield* moveDepots(g, side, {
    rule: '17.4',
    prompt: 'sources.depots',
    mayStand: (hex) => mayStand(g, side, hex),
    mustLeave: () => false,
  });
  changeInvasion(g, { changing: 'units' });
}

/** 17.4 (vii), (viii) Those who have lost their sources have no choice: the French change, the Coalition goes back for good. */
const obey = (g: Nemesis, side: Side): void => {
  if (side === 'french') return change(g, side, true);
  settle(g, side, 'back');
  log(g, '17.4', 'sources.goesBack', { side });
  finish(g, side);
};

/** 17.4 At the end of General Supply each player may change his sources once, the French first (ruling L-3); an old source is never taken up again by choice (vi). */
export function* changeSources(g: Nemesis): Script {
  const side = g.clock.next;
  const { invasion } = g.politics;
  if (!invasion) return finish(g, side);
  if (invasion.changing) return yield* carryOut(g, side, invasion.changing);
  if (invasion.forced.includes(side)) return obey(g, side);
  if (invasion.sources[side] !== 'before' || mayChange(g, side) !== undefined) return finish(g, side);
  const { kind } = yield* choose<AnswerOf<'changeSources' | 'pass'>>({
    by: side,
    rule: '17.4',
    prompt: say('sources.whether', { side }),
    among: [CHANGE],
    may: () => mayChange(g, side),
    or: [PASS],
  });
  if (kind === 'changeSources') return change(g, side, false);
  log(g, '17.4', 'sources.keeps', { side });
  finish(g, side);
}
