import type { BoardCounter, CounterFace, CounterMark } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import { commanderCard, type UnitCard, unitCard } from '../catalogue/catalogue.ts';
import type { HexId } from '../catalogue/ids.ts';
import { combatFactors } from '../rules/3-pieces/3.2-factors.ts';
import { stackAt } from '../state/stack.ts';
import type { CommanderRow, Nemesis, UnitRow } from '../state/state.ts';
import type { NemesisView, TrainSeen } from '../secrecy/view.ts';
import { authoritySign, authorityWords } from './authority.ts';
import { backFace, commanderFace, decoyFace, depotFace, fraction, trainFace, unitFace } from './faces.ts';
import { backMarks, commanderMarks, marksOfStack, unitMarks, worded } from './marks.ts';
import { backsOf, hasCavalry, isKnown, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';
import { waitingOf } from './waiting.ts';

/** From the base of a stack to its top: who commands is seen first. A train is told by a mark (`stackMarks`). */
const ORDER = { depot: 0, train: 50, decoy: 80, unit: 100, commander: 500, back: 900 };

const isOnMap = <Row extends UnitRow | CommanderRow>(row: Row): row is Row & { readonly at: HexId } =>
  row.at !== 'due' && row.at !== 'lost';

const spoken = (marks: readonly CounterMark[]): readonly string[] => marks.map(({ word }) => word);

const unitCounter = (
  g: Nemesis,
  row: UnitRow & { readonly at: HexId },
  order: number,
  language: Language,
): BoardCounter => {
  const marks = worded(unitMarks(g, row, row.at), language);
  return {
    id: row.id,
    place: row.at,
    stack: unitCard(row.id).side,
    order: ORDER.unit + order,
    face: unitFace(row.id, row.disrupted, marks),
    words: wordsIn(language)('unit', { unit: row.id, marks: spoken(marks) }),
  };
};

const commanderCounter = (
  g: Nemesis,
  row: CommanderRow & { readonly at: HexId },
  order: number,
  language: Language,
): BoardCounter => {
  const marks = worded(commanderMarks(g, row), language);
  return {
    id: row.id,
    place: row.at,
    stack: commanderCard(row.id).side,
    order: ORDER.commander + order,
    face: commanderFace(row.id, marks, authoritySign(g, row.id, row.at)),
    words: wordsIn(language)('commander', {
      commander: row.id,
      marks: [...authorityWords(g, row.id, row.at, language), ...spoken(marks)],
    }),
  };
};

const depotCounters = ({ depots }: Nemesis, language: Language): readonly BoardCounter[] =>
  depots.map(({ side, hex }) => ({
    id: `depot ${hex}`,
    place: hex,
    stack: side,
    order: ORDER.depot,
    face: depotFace(side, language),
    words: wordsIn(language)('depotOf', { side }),
  }));

/** Told apart by their place among those of a side on one hex, which is all that both players know of them. */
const trainCounters = (trains: readonly TrainSeen[], language: Language): readonly BoardCounter[] => {
  const laid = new Map<string, number>();
  return trains.map(({ side, hex, real, faceUp }) => {
    const place = `${side} ${hex}`;
    const number = (laid.get(place) ?? 0) + 1;
    laid.set(place, number);
    return {
      id: `train ${place} ${number}`,
      place: hex,
      stack: side,
      order: ORDER.train + number,
      face: trainFace(side, real, faceUp, language),
      words: wordsIn(language)('trainOf', { side, known: real === null ? 'no' : real ? 'real' : 'dummy', faceUp }),
    };
  });
};

/** 15.1 A stack that lies face down is one counter on the map, which says how many it stands for. */
const backCounters = (g: Nemesis, view: NemesisView, language: Language): readonly BoardCounter[] =>
  [...backsOf(view).values()].map((back) => {
    const { hex, side, counters: number } = back;
    const marks = worded(backMarks(g, back), language);
    return {
      id: `stack ${side} ${hex}`,
      place: hex,
      stack: side,
      order: ORDER.back,
      face: backFace(side, number, marks, language),
      words: wordsIn(language)('backOf', { side, counters: number, marks: spoken(marks), cavalry: hasCavalry(back) }),
    };
  });

/** 15.1 Dummies, as far as they are known to be dummies. */
const decoyCounters = ({ decoys }: NemesisView, language: Language): readonly BoardCounter[] =>
  decoys.map((hex, number) => ({
    id: `decoy ${hex} ${decoys.slice(0, number).filter((each) => each === hex).length + 1}`,
    place: hex,
    stack: 'coalition',
    order: ORDER.decoy + number,
    face: decoyFace(language),
    words: wordsIn(language)('decoy'),
  }));

/** 14.10, 14.11 Those who stand there and are not in play: pale, beside any who are. */
const waitingCounters = (g: Nemesis, language: Language): readonly BoardCounter[] =>
  waitingOf(g).flatMap(({ hex, why, side, units, commanders }) => {
    const words = wordsIn(language);
    const marks: readonly CounterMark[] = [{ kind: 'waits', word: words(`mark.${why}`) }];
    const rows = units.map((id) => unitCard(id));
    const inAll = (figure: (card: UnitCard) => number): number => rows.reduce((sum, row) => sum + figure(row), 0);
    const stackFigures = [String(inAll(({ cf }) => cf)), fraction(inAll(({ of }) => of))] as const;
    const beside = { place: hex, stack: `${side} ${why}`, stackFigures };
    return [
      ...units.map((id, order) => ({
        id,
        ...beside,
        order: ORDER.unit + order,
        face: { ...unitFace(id, false, marks), pale: true },
        words: words('unit', { unit: id, marks: spoken(marks) }),
      })),
      ...commanders.map((id, order) => ({
        id,
        ...beside,
        order: ORDER.commander + order,
        face: { ...commanderFace(id, marks, authoritySign(g, id, hex)), pale: true },
        words: words('commander', { commander: id, marks: spoken(marks) }),
      })),
    ];
  });

/** 3.2, 4.1 A stack of several counters shows what it has in all: Combat Factors to the left, Occupancy Factors to the right. */
const stackFigures = (g: Nemesis, { place, stack: side }: BoardCounter): CounterFace['figures'] | undefined => {
  const stack = stackAt(g, place as HexId);
  return stack && stack.side === side ? [String(combatFactors(stack.units)), fraction(stack.of)] : undefined;
};

const counted = (view: NemesisView, language: Language): readonly BoardCounter[] => {
  const g = stateOf(view);
  const all = [
    ...depotCounters(g, language),
    ...decoyCounters(view, language),
    ...g.units
      .filter(isOnMap)
      .filter(({ id }) => isKnown(view, id))
      .map((row, order) => unitCounter(g, row, order, language)),
    ...g.commanders
      .filter(isOnMap)
      .filter(({ id }) => isKnown(view, id))
      .map((row, order) => commanderCounter(g, row, order, language)),
    ...backCounters(g, view, language),
    ...trainCounters(view.trains, language),
    ...waitingCounters(g, language),
  ];
  const stacks = Map.groupBy(all, ({ place, stack }) => `${stack} ${place}`);
  return [...stacks.values()].flatMap((stack) => {
    const [first] = stack;
    const figures = first && !backsOf(view).has(first.place as HexId) ? stackFigures(g, first) : undefined;
    const stackMarks = marksOfStack(stack, language);
    return stack.map((counter) => ({ ...counter, stackMarks, ...(figures ? { stackFigures: figures } : {}) }));
  });
};

const kept = fact(counted);

/** Every piece on the map. The view has been cut to what the seat may know, so the seat itself does not matter here. */
export const counters = (view: NemesisView, _seat: Seat, language: Language): readonly BoardCounter[] =>
  kept(view, language);
