import type { Script, Verdict } from '@bivouac/kernel';
import { columnCost } from '../../catalogue/catalogue.ts';
import type { Nation, Power } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  campOf,
  changeConsul,
  columnAt,
  inForce,
  type ConsulRow,
  isPlayerPower,
  type NapoleonicWars,
  spend,
} from '../../state/state.ts';
import type { DiplomacyAnswer } from '../../text/8-diplomacy.ts';
import type { Act } from '../5-sequence/act.ts';
import { isFirstRound } from '../5-sequence/5.2-preemption.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { pactMade } from './8.2-pact.ts';

type Of<K extends DiplomacyAnswer['kind']> = Extract<DiplomacyAnswer, { readonly kind: K }>;

/** 8.1 The Track is closed in the first Round of 1805, and a frozen Consul stays (15.25). */
export const mayTouch = (g: NapoleonicWars, { nation, frozenUntil }: ConsulRow): Verdict =>
  must('8.1', !isFirstRound(g), 'consul.closed') ??
  must(
    '15.25',
    g.clock.turn > frozenUntil || (g.clock.turn === frozenUntil && g.clock.interphase) || frozenUntil === 0,
    'consul.frozen',
    { nation },
  );

/** 8.4 Nobody gains as Client a nation with which their Camp has a Foreign War. */
export const mayBefriend = (g: NapoleonicWars, power: Power, nation: Nation): Verdict => {
  const camp = campOf(g, power);
  const fights = g.wars.some(
    ({ units }) =>
      (units[nation] ?? 0) > 0 &&
      g.nations.some(
        (row) =>
          row.id !== nation && (units[row.id] ?? 0) > 0 && (row.id === power || (camp !== null && row.camp === camp)),
      ),
  );
  return must('8.4', !fights, 'consul.foreignWar', { nation });
};

/** 8.1 One box to the right costs the number of the column, one less for a +1 Consul. */
export const rightCost = ({ column, plus }: ConsulRow): number =>
  Math.max(0, columnCost(columnAt(column, 1) ?? 'pact') - (plus ? 1 : 0));
export const leftCost = ({ column, plus }: ConsulRow): number =>
  columnCost(columnAt(column, -1) ?? 'unaligned') + (plus ? 1 : 0);

/** 8.1 Positive influence by points: a Player Power on its own row; from Unaligned onto it, unless a +1 holds another row. */
export const mayDraw = (g: NapoleonicWars, power: Nation, consul: ConsulRow): Verdict => {
  const { nation, row, column, plus } = consul;
  const onRow = column === 'unaligned' ? !plus || row === power : row === power;
  return (
    mayTouch(g, consul) ??
    must('8.1', isPlayerPower(g, power), 'consul.ownRowOnly', { nation }) ??
    must('8.2', column !== 'pact', 'consul.inPact', { nation }) ??
    must('8.1', onRow, plus && column === 'unaligned' ? 'consul.keepsRow' : 'consul.ownRowOnly', { nation }) ??
    mayBefriend(g, power as Power, nation)
  );
};
/** 8.1 Negative influence by points: anybody, but nothing leaves Pact that way. */
export const mayPush = (g: NapoleonicWars, consul: ConsulRow): Verdict =>
  mayTouch(g, consul) ??
  must('6.16', consul.column !== 'pact', 'consul.inPact', { nation: consul.nation }) ??
  must('8.1', consul.column !== 'unaligned', 'consul.endOfTrack', { nation: consul.nation });

/** 8.1 A Consul enters a new box on its normal side; in Unaligned it is on no row. */
export const setConsul = (g: NapoleonicWars, nation: Nation, column: ConsulRow['column'], row: Power | null): void => {
  const onRow = column === 'unaligned' ? null : row;
  changeConsul(g, nation, { column, row: onRow, plus: false });
  if (onRow === null) log(g, '8.1', 'consul.unaligned', { nation });
  else log(g, '8.1', 'consul.moved', { nation, column, row: onRow });
};
/** 8.1, 8.2 One box to the right on a Power's row; into Pact the Proxy becomes its Ally. */
export function* drawNearer(g: NapoleonicWars, { nation, column }: ConsulRow, power: Power): Script {
  const next = columnAt(column, 1) ?? 'pact';
  setConsul(g, nation, next, power);
  yield* respond(g, { moment: 'consulMoved', consul: nation });
  const now = g.consuls.find((row) => row.nation === nation);
  if (next === 'pact' && now?.column === 'pact') yield* pactMade(g, nation, power);
}

/** 8.1 Points of an Impulse or of discards draw a Consul nearer, unless an event has closed it to them. */
export const mayDrawByPoints = (g: NapoleonicWars, power: Nation, consul: ConsulRow): Verdict => {
  const closed = inForce(g, 'closedToPoints').some(
    ({ nations, row }) => nations.includes(consul.nation) || row === power,
  );
  return mayDraw(g, power, consul) ?? must('6.1', !closed, 'consul.closedByEvent', { nation: consul.nation });
};

const consulOfAnswer = (g: NapoleonicWars, nation: Nation): ConsulRow => {
  const row = g.consuls.find((each) => each.nation === nation);
  if (!row) throw new Error(`8.1: ${nation} has no Consul on the Track`);
  return row;
};
const courting: Act<Of<'courtRight'>> = {
  kinds: ['courtRight'],
  among: (g) => g.consuls.map(({ nation }) => ({ kind: 'courtRight', nation })),
  may: (g, power, { nation }) => {
    const consul = consulOfAnswer(g, nation);
    return mayDrawByPoints(g, power, consul) ?? mayPay(g, rightCost(consul));
  },
  *carryOut(g, power, { nation }): Script {
    const consul = consulOfAnswer(g, nation);
    spend(g, rightCost(consul));
    yield* drawNearer(g, consul, power as Power);
  },
};
const pushing: Act<Of<'courtLeft'>> = {
  kinds: ['courtLeft'],
  among: (g) => g.consuls.map(({ nation }) => ({ kind: 'courtLeft', nation })),
  may: (g, _power, { nation }) => {
    const consul = consulOfAnswer(g, nation);
    return mayPush(g, consul) ?? mayPay(g, leftCost(consul));
  },
  *carryOut(g, _power, { nation }): Script {
    const consul = consulOfAnswer(g, nation);
    spend(g, leftCost(consul));
    setConsul(g, nation, columnAt(consul.column, -1) ?? 'unaligned', consul.row);
    yield* [];
  },
};
/** 8.1 In Unaligned a +1 Consul is on the row of the Power that turned it. */
export const flipConsul = (g: NapoleonicWars, nation: Nation, power: Nation, plus: boolean): void => {
  const { column, row } = consulOfAnswer(g, nation);
  changeConsul(g, nation, { plus, row: column === 'unaligned' ? (plus ? (power as Power) : null) : row });
  log(g, '8.1', 'consul.flipped', { nation, plus });
};
const FLIP_COST = 1;
/** 8.1 The +1 side goes up by the Player Power of the row alone, and down by anybody. */
const flipping: Act<Of<'flipUp'> | Of<'flipDown'>> = {
  kinds: ['flipUp', 'flipDown'],
  among: (g) =>
    g.consuls.flatMap(({ nation }) => [
      { kind: 'flipUp' as const, nation },
      { kind: 'flipDown' as const, nation },
    ]),
  may: (g, power, { kind, nation }) => {
    const consul = consulOfAnswer(g, nation);
    const side = must('8.1', consul.plus === (kind === 'flipDown'), 'consul.sameSide', { nation });
    const right = kind === 'flipUp' ? mayDraw(g, power, consul) : mayTouch(g, consul);
    return right ?? side ?? mayPay(g, FLIP_COST);
  },
  *carryOut(g, power, { kind, nation }): Script {
    spend(g, FLIP_COST);
    flipConsul(g, nation, power, kind === 'flipUp');
    yield* [];
  },
};
export const TRACK_ACTS = { courting, pushing, flipping };
