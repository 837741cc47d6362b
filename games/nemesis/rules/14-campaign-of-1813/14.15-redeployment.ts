import { choose, lastingFact, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import type { Board } from '../../catalogue/board.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  boardOf,
  changeCommanders,
  changeUnits,
  eliminate,
  loseCommander,
  markCommanderMoved,
  markMarched,
  moveCommander,
  moveUnit,
  type Nemesis,
} from '../../state/state.ts';
import { CAPACITY } from '../4-occupying-a-hex/4.1-limit.ts';
import { mayJoin, mayPart } from './14.8-sweden.ts';
import { companyOf, type Counter, countersOf } from './14.15-counters.ts';
import { isHeldForGood, mayWaitAt, roomTaken, waitingPlaces } from './14.15-lines.ts';
import { giveWay } from './14.15-giving-way.ts';
import { endStep } from './14.15-steps.ts';

/**
 * 14.15a Placed without restriction but those of the line, of 4.1, of 14.8 and of enemy units that stay there. Whoever asks
 * about many hexes takes the judge of a party along.
 */
const maySetDown = (g: Nemesis, side: Side, party: readonly Counter[]): ((hex: HexId) => Verdict) => {
  const company = companyOf(party);
  const room = party.reduce((sum, counter) => sum + counter.of, 0);
  return (hex) => {
    for (const counter of party) {
      const refusal = mayWaitAt(g, counter, hex);
      if (refusal) return refusal;
    }
    const of = roomTaken(g, side, hex, company.units) + room;
    return (
      must('14.15a', !isHeldForGood(g, side, hex), 'hex.enemyUnits', { hex }) ??
      must('4.1', of <= CAPACITY, 'hex.overfull', { hex, of }) ??
      mayJoin(g, side, hex, company)
    );
  };
};

const findsPlace = (g: Nemesis, side: Side, party: readonly Counter[]): boolean => {
  const [first] = party;
  if (!first) return false;
  const may = maySetDown(g, side, party);
  for (const hex of waitingPlaces(g, first)) if (may(hex) === undefined) return true;
  return false;
};

/** 14.15a Stands where it may not stay, and has not been placed again. */
const isOutside = (g: Nemesis, counter: Counter): boolean =>
  !counter.placed && !counter.inGarrison && mayWaitAt(g, counter, counter.at) !== undefined;

type Lift = AnswerOf<'lift' | 'liftUnit' | 'liftCommander'>;
type Wish = Lift | AnswerOf<'done'>;

const lifted = (counters: readonly Counter[], wish: Lift): readonly Counter[] => {
  switch (wish.kind) {
    case 'lift':
      return counters.filter(({ at, placed, inGarrison }) => at === wish.hex && !placed && !inGarrison);
    case 'liftUnit':
      return counters.filter(({ unit }) => unit === wish.unit);
    case 'liftCommander':
      return counters.filter(({ commander }) => commander === wish.commander);
  }
};

/** 14.15a Each counter is placed once; garrisons stay (exception 3), and Swedes are not left among others (14.8). */
const mayLift = (g: Nemesis, side: Side, party: readonly Counter[]): Verdict => {
  const hex = party[0]?.at;
  if (hex === undefined) return undefined;
  return (
    must(
      '14.15a',
      party.every(({ inGarrison }) => !inGarrison),
      'truce.garrison',
      { hex },
    ) ??
    must(
      '14.15a',
      party.every(({ placed }) => !placed),
      'truce.placedAlready',
      { hex },
    ) ??
    mayPart(g, side, hex, companyOf(party)) ??
    must('14.15a', findsPlace(g, side, party), 'truce.noPlace', { hex })
  );
};

/** 14.15a A side has done when nobody who could be behind the line is left outside. */
const mayEnd = (g: Nemesis, side: Side, counters: readonly Counter[]): Verdict => {
  const outside = counters
    .filter((each) => isOutside(g, each) && mayLift(g, side, [each]) === undefined)
    .map(({ at }) => at);
  return must('14.15a', outside.length === 0, 'truce.outside', { side, hexes: [...new Set(outside)] });
};

/** A whole stack, or one counter of it. */
const wishes = (counters: readonly Counter[]): readonly Wish[] => {
  const free = new Map<HexId, number>();
  for (const { at, placed, inGarrison } of counters) free.set(at, (free.get(at) ?? 0) + (placed || inGarrison ? 0 : 1));
  const stacks = [...free].flatMap(([hex, many]) => (many > 1 ? [hex] : []));
  return [
    ...stacks.map((hex) => ({ kind: 'lift', hex }) as const),
    ...counters.map(({ unit, commander }) =>
      commander === undefined ? ({ kind: 'liftUnit', unit } as const) : ({ kind: 'liftCommander', commander } as const),
    ),
    DONE,
  ];
};

const everywhere = lastingFact(({ hexes }: Board) =>
  hexes.map(({ id }): AnswerOf<'setDown'> => ({ kind: 'setDown', to: id })),
);

function* setDown(g: Nemesis, side: Side, party: readonly Counter[]): Script {
  const [first] = party;
  if (!first) return;
  const { at: hex } = first;
  const may = maySetDown(g, side, party);
  const { to } = yield* choose<AnswerOf<'setDown'>>({
    by: side,
    rule: '14.15a',
    prompt: say('truce.whereTo', { hex, counters: party.length }),
    among: everywhere(boardOf(g)),
    may: (wish) => may(wish.to),
  });
  giveWay(g, side, to);
  const { units, commanders } = companyOf(party);
  for (const id of units) {
    moveUnit(g, id, to);
    markMarched(g, id, 'yes');
  }
  for (const id of commanders) {
    moveCommander(g, id, to);
    markCommanderMoved(g, id);
  }
  log(g, '14.15a', 'truce.placed', { side, counters: party.length, from: hex, to });
}

/** What finds no place behind the line is lost. */
const loseTheRest = (g: Nemesis, counters: readonly Counter[]): void => {
  for (const counter of counters.filter((each) => isOutside(g, each))) {
    if (counter.commander === undefined) {
      eliminate(g, counter.unit);
      log(g, '14.15a', 'truce.unitLost', { unit: counter.unit });
    } else {
      loseCommander(g, counter.commander);
      log(g, '14.15a', 'truce.commanderLost', { commander: counter.commander });
    }
  }
};

/** 14.15a bp1, bp2 A side picks up its counters, stack by stack or one by one, and sets them down behind its line. */
export function* redeploy(g: Nemesis): Script {
  const side = g.clock.next;
  const counters = countersOf(g, side);
  const answer = yield* choose<Wish>({
    by: side,
    rule: '14.15a',
    prompt: say('truce.redeploy', { side }),
    among: wishes(counters),
    may: (wish) => (wish.kind === 'done' ? mayEnd(g, side, counters) : mayLift(g, side, lifted(counters, wish))),
  });
  if (answer.kind !== 'done') return yield* setDown(g, side, lifted(counters, answer));
  loseTheRest(g, counters);
  changeUnits(g, ({ marched }) => marched !== 'no', { marched: 'no' });
  changeCommanders(g, ({ moved }) => moved, { moved: false });
  endStep(g);
}
