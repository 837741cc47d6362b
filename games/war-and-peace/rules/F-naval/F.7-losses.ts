import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { type NavalCode, navalDamage } from '../../catalogue/tables.ts';
import { changePool, changeShips, shift, type ShipRow, type WarAndPeace } from '../../state/index.ts';
import { log, logTo, must, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { moveChart } from '../L-iberia/L.1-spanish-chart.ts';
import { type Fleet, rowsOf, speakerOf, squadronsIn } from './F.2-fleets.ts';
import { capture } from './F.9-prizes.ts';
import { nelsonAlone } from './F.10-nelson.ts';

type Fate = 'damaged' | 'sunk' | 'captured';
type Lose = AnswerOf<'loseShip'>;

/** F.1.b, F.8 The morale of a squadron: two for the English, one for the others; damage takes one off. */
export const moraleOfShip = ({ nation, damaged }: ShipRow): number =>
  (nation === 'england' ? 2 : 1) - (damaged ? 1 : 0);

/** What a round does to a side: the ships sunk or taken, then those damaged. */
export const fatesOf = (codes: readonly NavalCode[], smaller: number): readonly Fate[] => [
  ...codes.flatMap((code): Fate[] => (code === 'K' ? ['sunk'] : code === 'C' ? ['captured'] : [])),
  ...codes.flatMap((code) => Array.from({ length: navalDamage(code, smaller) }, (): Fate => 'damaged')),
];

/** What half of the losses must be like, and how many of that are still owed. */
interface Owed {
  readonly rule: 'F.7.d' | 'F.7.f';
  readonly fits: (ship: ShipRow) => boolean;
  left: number;
}

/** F.7.d, F.7.f, R-26 The owner chooses; half of the loss has the morale that the force fought with, and under Nelson half is English. */
export function* loseShips(
  g: WarAndPeace,
  fleet: Fleet,
  fates: readonly Fate[],
  terms: { readonly morale: number; readonly nelson: boolean; readonly victor: Fleet },
): Script {
  const count = Math.min(fates.length, squadronsIn(rowsOf(g, fleet)));
  const half = Math.ceil(count / 2);
  const owed: readonly Owed[] = [
    { rule: 'F.7.d', fits: (ship) => moraleOfShip(ship) === terms.morale, left: half },
    { rule: 'F.7.f', fits: ({ nation }) => nation === 'england', left: terms.nelson ? half : 0 },
  ];
  for (const [done, fate] of fates.slice(0, count).entries()) {
    const squadrons = rowsOf(g, fleet).filter(({ kind }) => kind === 'S');
    const sound = squadrons.filter(({ damaged }) => !damaged);
    const among = fate === 'damaged' && sound.length > 0 ? sound : squadrons;
    const row = yield* choose(g, fleet, among, owed, count - done, fate);
    if (!row) return;
    for (const each of owed) if (each.fits(row)) each.left--;
    yield* befalls(g, fleet, row, fate, terms.victor);
  }
}

function* choose(
  g: WarAndPeace,
  fleet: Fleet,
  rows: readonly ShipRow[],
  owed: readonly Owed[],
  left: number,
  fate: Fate,
): Script<ShipRow | undefined> {
  const sorts = new Map<string, Lose>();
  for (const { nation, damaged, fleet: unit } of rows)
    sorts.set(`${nation}/${damaged}/${unit}`, { kind: 'loseShip', nation, damaged, fleet: unit });
  const rowOf = (answer: Lose): ShipRow | undefined =>
    rows.find(
      ({ nation, damaged, fleet: unit }) =>
        nation === answer.nation && damaged === answer.damaged && unit === answer.fleet,
    );
  const may = (answer: Lose): Verdict => {
    const row = rowOf(answer);
    const short = owed.find((each) => each.left >= left && rows.some(each.fits) && row && !each.fits(row));
    return must(
      short?.rule ?? 'F.7.d',
      short === undefined,
      short?.rule === 'F.7.f' ? 'naval.halfEnglish' : 'naval.halfMorale',
    );
  };
  const open = [...sorts.values()].filter((answer) => !may(answer));
  const [only] = open;
  if (!only) return rows[0];
  if (open.length === 1) return rowOf(only);
  const prompt = say('naval.lose', { left, how: fate });
  const by = speakerOf(g, fleet);
  return rowOf(yield* ask(choice({ by, rule: 'F.7.c', prompt, among: [...sorts.values()], may })));
}

/** F.7.c, F.8, F.9, J.7.a A squadron is damaged, or sinks if it was; or it is sunk, or captured. */
function* befalls(g: WarAndPeace, fleet: Fleet, row: ShipRow, fate: Fate, victor: Fleet): Script {
  if (fate === 'damaged' && !row.damaged) {
    shift(g, row, 1, { damaged: true, repairing: false });
    const hurt = { nation: row.nation, sp: 1, how: 'damaged' } as const;
    if (row.fleet > 0) logTo(g, { only: seatOf(g, row.nation) }, 'F.7.c', 'naval.lost', hurt); // O.2.b
    else log(g, 'F.7.c', 'naval.lost', hurt);
    return;
  }
  yield* strike(g, row, fate === 'captured' ? 'captured' : 'sunk', victor, fleet.at);
}

/** F.3.h, J.7.a A ship leaves its fleet for good: to the bottom, or as a prize. The Spanish chart hears of it (L.1.b). */
export function* strike(
  g: WarAndPeace,
  row: ShipRow,
  how: 'sunk' | 'captured',
  victor: Fleet,
  at: Fleet['at'],
): Script {
  const { sp: _all, ...sort } = row;
  changeShips(g, sort, -1);
  if (how === 'captured') yield* capture(g, row.nation, row.kind, victor, at);
  else {
    changePool(g, row.nation, row.kind, 1);
    log(g, 'J.7.a', 'naval.lost', { nation: row.nation, sp: 1, how: 'sunk' });
  }
  if (row.nation === 'england') nelsonAlone(g, how, victor.nations[0] ?? 'france');
  if (row.nation === 'spain' && row.kind === 'S') moveChart(g, -1);
}
