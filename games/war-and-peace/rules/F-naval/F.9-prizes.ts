import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import { isMajor, type Major, type Nation, type ShipKind } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { shipLimits } from '../../catalogue/pieces.ts';
import { isZone } from '../../catalogue/seas.ts';
import {
  changePool,
  changeShips,
  coloursOf,
  factionOf,
  FRESH_SHIP,
  holderOf,
  inPool,
  landOf,
  type PrizeRow,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Fleet, flagOf, rowsOf, speakerOf, squadronsIn } from './F.2-fleets.ts';
import { type Water, watersOf } from './F.2-routes.ts';

/** F.9 A squadron costs three points and three months to repair, a transport one of each. */
export const PRIZE_COST: Readonly<Record<ShipKind, number>> = { S: 3, T: 1 };
const MOST_AT_SEA = 2;

export const captorOf = (g: WarAndPeace, fleet: Fleet): Major => {
  const flag = flagOf(g, fleet);
  const master = coloursOf(g, flag);
  if (!master) throw new Error(`F.9: ${flag} has nobody to capture for`);
  return master;
};
/** A prize lies in the waters of a coast, never on it. */
const afloat = (at: Water): Water => (isHex(at) ? (watersOf(at)[0] ?? at) : at);

/** F.9 The captor destroys what was captured, and its owner's pool has it back, or keeps it. */
export function* capture(g: WarAndPeace, nation: Nation, kind: ShipKind, captor: Fleet, at: Water): Script {
  log(g, 'F.9', 'naval.lost', { nation, sp: 1, how: 'captured' });
  const prompt = say('naval.keepPrize', { nation, unit: kind });
  const { kind: answer } = yield* ask({ by: speakerOf(g, captor), rule: 'F.9', prompt, answers: [YES, NO] });
  if (answer === 'no') return changePool(g, nation, kind, 1);
  addPrize(g, { nation, kind, captor: captorOf(g, captor), at: afloat(at), ...NEW });
}
const NEW = { towed: false, atSea: 0, since: 0, paid: 0, months: 0 } as const;
export const addPrize = (g: WarAndPeace, prize: PrizeRow): void => {
  g.prizes = [...g.prizes, prize];
};
const change = (g: WarAndPeace, prize: PrizeRow, into: Partial<PrizeRow>): void => {
  const row = g.prizes.indexOf(prize);
  g.prizes = g.prizes.map((each, index) => (index === row ? { ...each, ...into } : each));
};
const destroy = (g: WarAndPeace, prize: PrizeRow): void => {
  const row = g.prizes.indexOf(prize);
  g.prizes = g.prizes.filter((_, index) => index !== row);
  changePool(g, prize.nation, prize.kind, 1);
  log(g, 'F.9', 'naval.prizeLost', { nation: prize.nation, unit: prize.kind });
};

export const towed = (g: WarAndPeace): readonly PrizeRow[] => g.prizes.filter((prize) => prize.towed);
/** F.9 A squadron tows one prize; transports tow none. */
export const mayTow = (g: WarAndPeace, fleet: Fleet, prize: PrizeRow): Verdict =>
  must('F.9', towed(g).length < squadronsIn(rowsOf(g, fleet)), 'naval.tow') ??
  must(
    'F.9',
    fleet.nations.some((nation) => coloursOf(g, nation) === prize.captor),
    'naval.tow',
  );
export const prizesAt = (g: WarAndPeace, at: Water): readonly PrizeRow[] =>
  g.prizes.filter((prize) => prize.at === at && !prize.towed);
export const tow = (g: WarAndPeace, prize: PrizeRow): void => change(g, prize, { towed: true, paid: 0, months: 0 });

/** F.9 A home port of the captor, or one that he has conquered. */
export const isOwnPort = (g: WarAndPeace, captor: Major, at: Water): boolean => {
  const city = isHex(at) ? cityAt(at) : undefined;
  if (!city || city.port.length === 0) return false;
  const holder = holderOf(g, city.id);
  return (
    holder === captor ||
    (landOf(g, city.hex) === captor && holder !== 'nobody' && factionOf(g, holder) === factionOf(g, captor))
  );
};

/** F.9 Where the fleet rests its prizes lie; on an open coast they are lost. */
export const castOff = (g: WarAndPeace, at: Water): void => {
  for (const prize of towed(g)) {
    const inPort = isHex(at) && (cityAt(at)?.port.length ?? 0) > 0;
    if (isHex(at) && !inPort) {
      destroy(g, prize);
      continue;
    }
    const safe = !isZone(at) && isOwnPort(g, prize.captor, at);
    change(g, prize, { towed: false, at: safe || !isHex(at) ? at : afloat(at), since: turnOf(g.clock) });
  }
};
/** F.9 The victor of a fight has the prizes that the other towed; where no ship of theirs is near he takes those that drift. */
export const takePrizes = (g: WarAndPeace, prizes: readonly PrizeRow[], captor: Major, at: Water): void => {
  for (const prize of prizes) {
    change(g, prize, { captor, towed: false, at: afloat(at), atSea: 1, since: 0, paid: 0, months: 0 });
    log(g, 'F.9', 'naval.prizeTaken', { nation: prize.nation, unit: prize.kind, by: captor });
  }
};
export const takeDrifting = (g: WarAndPeace, fleet: Fleet): void => {
  const { at, side } = fleet;
  if (!isZone(at) || squadronsIn(rowsOf(g, fleet)) === 0 || side === 'neutral') return;
  const captor = captorOf(g, fleet);
  const guarded = (prize: PrizeRow): boolean =>
    g.ships.some((ship) => ship.at === at && ship.kind === 'S' && coloursOf(g, ship.nation) === prize.captor);
  const drifting = prizesAt(g, at).filter((prize) => factionOf(g, prize.captor) !== side && !guarded(prize));
  takePrizes(g, drifting, captor, at);
};

/** F.9 Before a fight those who tow may let go; the others may then take the prizes and break off. */
export function* jettison(g: WarAndPeace, attacker: Fleet, defender: Fleet): Script<'fight' | 'brokenOff'> {
  const prizes = towed(g);
  const towing = [attacker, defender].find(({ stations }) => stations.includes('sailing'));
  if (prizes.length === 0 || !towing) return 'fight';
  const other = towing === attacker ? defender : attacker;
  const prompt = say('naval.jettison', { at: towing.at });
  const { kind } = yield* ask({ by: speakerOf(g, towing), rule: 'F.9', prompt, answers: [YES, NO] });
  if (kind === 'no') return 'fight';
  for (const prize of prizes) change(g, prize, { towed: false, at: afloat(towing.at) });
  if (other !== attacker) return 'fight';
  const goOn = yield* ask({
    by: speakerOf(g, other),
    rule: 'F.9',
    prompt: say('naval.breakOff', { at: towing.at }),
    answers: [YES, NO],
  });
  if (goOn.kind === 'no') return 'fight';
  takePrizes(g, prizesAt(g, afloat(towing.at)).slice(-prizes.length), captorOf(g, other), towing.at);
  return 'brokenOff';
}

/** F.9 At the end of the captor's segment a prize at sea has spent one more there, and the third is one too many; repairs go on. */
export const prizesAge = (g: WarAndPeace): void => {
  for (const prize of g.prizes) {
    if (factionOf(g, prize.captor) !== g.clock.segment) continue;
    if (isZone(prize.at)) {
      if (prize.atSea >= MOST_AT_SEA) destroy(g, prize);
      else change(g, prize, { atSea: prize.atSea + 1 });
    } else if (prize.paid > 0) change(g, prize, { months: prize.months + 1, atSea: 0 });
  }
  for (const prize of g.prizes) if (factionOf(g, prize.captor) === g.clock.segment) commission(g, prize);
};
/** F.9 Paid for and repaired, with a counter left for it: a prize serves under its new flag. */
const commission = (g: WarAndPeace, prize: PrizeRow): void => {
  const { captor, kind, at, paid, months } = prize;
  const limit = shipLimits.find(({ nation }) => nation === captor);
  const most = (kind === 'S' ? limit?.squadrons : limit?.transports) ?? 0;
  const have =
    inPool(g, captor, kind) +
    g.ships.reduce((sum, ship) => sum + (ship.nation === captor && ship.kind === kind ? ship.sp : 0), 0);
  if (paid < PRIZE_COST[kind] || months < PRIZE_COST[kind] || have >= most || !isOwnPort(g, captor, at)) return;
  const row = g.prizes.indexOf(prize);
  g.prizes = g.prizes.filter((_, index) => index !== row);
  changeShips(g, { nation: captor, kind, at, station: 'port', ...FRESH_SHIP }, 1);
  log(g, 'F.9', 'naval.prizeServes', { nation: captor, unit: kind, at });
};
/** F.9 One prize at a time, in a port of the captor, not in the month of its arrival. */
export const mayRefit = (g: WarAndPeace, captor: Nation, prize: PrizeRow): Verdict => {
  const other = g.prizes.some((each) => each !== prize && each.captor === captor && each.paid > 0);
  return (
    must(
      'F.9',
      isMajor(captor) && prize.captor === captor && isOwnPort(g, prize.captor, prize.at),
      'naval.refitPort',
    ) ??
    must('F.9', prize.since < turnOf(g.clock), 'naval.refitNew') ??
    must('F.9', !other, 'naval.refitOne') ??
    must('F.9', prize.paid < PRIZE_COST[prize.kind], 'naval.refitPaid')
  );
};
export const refit = (g: WarAndPeace, prize: PrizeRow): void => {
  change(g, prize, { paid: prize.paid + 1 });
  log(g, 'F.9', 'naval.refit', { nation: prize.nation, unit: prize.kind, at: prize.at, paid: prize.paid + 1 });
};

/** F.9 Prizes at the fleet's place that it may take in tow. */
export const towable = (g: WarAndPeace, fleet: Fleet): readonly AnswerOf<'tow'>[] =>
  prizesAt(g, fleet.at).flatMap((prize, row) =>
    mayTow(g, fleet, prize) ? [] : [{ kind: 'tow' as const, prize: row }],
  );
export function* takeInTow(g: WarAndPeace, by: Seat, fleet: Fleet): Script {
  for (;;) {
    const among = towable(g, fleet);
    if (among.length === 0) return;
    const answer = yield* ask(
      choice<AnswerOf<'tow'> | typeof NO>({
        by,
        rule: 'F.9',
        prompt: say('naval.towWhich', { at: fleet.at }),
        among: among.slice(0, 1),
        may: () => undefined,
        or: [NO],
      }),
    );
    if (answer.kind === 'no') return;
    const prize = prizesAt(g, fleet.at)[answer.prize];
    if (prize) tow(g, prize);
  }
}
