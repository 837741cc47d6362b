import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE, NO, YES } from '../../answers/answers.ts';
import type { Nation } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { NELSON } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  factionOf,
  isBlockaded,
  leader,
  shift,
  type ShipRow,
  type WarAndPeace,
} from '../../state/index.ts';
import { must, say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';
import { hide } from '../O-options/O.2-hidden-fleets.ts';
import { EMPTY, type Fleet, isHidden, mayCombine, squadronsIn, transportsIn } from './F.2-fleets.ts';
import type { Water } from './F.2-routes.ts';

export type Stack = Pick<AnswerOf<'sail'>, 'nation' | 'at' | 'station'>;
/** Ships of a stack that have not moved. */
export const idle = (g: WarAndPeace, { nation, at, station }: Stack): readonly ShipRow[] =>
  g.ships.filter((ship) => ship.nation === nation && ship.at === at && ship.station === station && !ship.moved);

/** Every way to divide a stack: squadrons, of which so many damaged, and transports. */
const divisions = (rows: readonly ShipRow[]): readonly AnswerOf<'ships'>[] => {
  const hurt = squadronsIn(rows.filter(({ damaged }) => damaged));
  const sound = squadronsIn(rows) - hurt;
  const among: AnswerOf<'ships'>[] = [];
  for (let squadrons = sound + hurt; squadrons >= 0; squadrons--)
    for (let transports = transportsIn(rows); transports >= 0; transports--)
      for (let damaged = Math.max(0, squadrons - sound); damaged <= Math.min(hurt, squadrons); damaged++)
        if (squadrons + transports > 0) among.push({ kind: 'ships', squadrons, transports, damaged });
  return among;
};
/** So many of a stack become part of the fleet under way, or leave it. */
export const take = (
  g: WarAndPeace,
  rows: readonly ShipRow[],
  { squadrons, transports, damaged }: AnswerOf<'ships'>,
  into: Partial<ShipRow>,
): void => {
  const left = { sound: squadrons - damaged, hurt: damaged, T: transports };
  for (const row of rows) {
    const key = row.kind === 'T' ? 'T' : row.damaged ? 'hurt' : 'sound';
    const some = Math.min(left[key], row.sp);
    left[key] -= some;
    if (some > 0) shift(g, row, some, into);
  }
};
export function* howMany(by: Seat, stack: Stack, rows: readonly ShipRow[]): Script<AnswerOf<'ships'>> {
  const among = divisions(rows);
  const [only] = among;
  if (among.length === 1 && only && !isHidden(rows)) return only;
  const prompt = say('naval.ships', { nation: stack.nation, at: stack.at });
  return yield* ask(choice({ by, rule: 'F.2.b', prompt, among, may: () => undefined }));
}

/** F.8 Ships that leave their berth lose the mark of repair. */
const UNDER_WAY: Partial<ShipRow> = { station: 'sailing', moved: true, repairing: false };

/** F.10.h Nelson sails with ships of the place where he is: of his own will, or because no English ship stays. */
function* nelsonBoards(g: WarAndPeace, by: Seat, at: Water): Script {
  if (leader(g, NELSON).at !== at || leader(g, NELSON).spent === 'moved') return;
  const stay = g.ships.some((ship) => ship.nation === 'england' && ship.at === at && ship.station !== 'sailing');
  const aboard =
    !stay ||
    (yield* ask({ by, rule: 'F.10.h', prompt: say('naval.nelson', { at }), answers: [YES, NO] })).kind === 'yes';
  if (aboard) changeLeader(g, NELSON, { spent: 'moved' });
}

type Joining = AnswerOf<'joinFleet'> | typeof DONE;
/** F.2.b, F.2.c Other ships of the alliance that begin the phase in the same place may join; their player agrees. */
function* joinedByOthers(g: WarAndPeace, by: Seat, order: Stack): Script<readonly Nation[]> {
  let nations: readonly Nation[] = [order.nation];
  const heard: string[] = [];
  const closed = isHex(order.at) && isBlockaded(g, order.at);
  for (;;) {
    const stacks = new Map<string, AnswerOf<'joinFleet'>>();
    for (const { nation, at, station, moved } of g.ships) {
      const apart = (closed && station !== order.station) || (nation === order.nation && station === order.station);
      if (moved || at !== order.at || station === 'trapped' || apart || heard.includes(`${nation}/${station}`))
        continue;
      if (factionOf(g, nation) === factionOf(g, order.nation))
        stacks.set(`${nation}/${station}`, { kind: 'joinFleet', nation, at, station });
    }
    const among: readonly Joining[] = [...stacks.values()];
    const may = (answer: Joining): Verdict =>
      answer.kind === 'done'
        ? undefined
        : must(
            answer.nation === order.nation ? 'F.2.b' : 'F.2.c',
            nations.every((nation) => mayCombine(g, nation, answer.nation)),
            'naval.sailsAlone',
            { nation: answer.nation },
          );
    if (among.every((answer) => may(answer))) return nations;
    const prompt = say('naval.join', { at: order.at });
    const answer = yield* ask(choice<Joining>({ by, rule: 'F.2.b', prompt, among, may, or: [DONE] }));
    if (answer.kind === 'done') return nations;
    heard.push(`${answer.nation}/${answer.station}`);
    const owner = seatOf(g, answer.nation);
    if (owner !== by) {
      const consent = say('naval.consent', { nation: answer.nation, at: order.at });
      const { kind } = yield* ask({ by: owner, rule: 'E.2.e', prompt: consent, answers: [YES, NO] });
      if (kind === 'no') continue;
    }
    const rows = idle(g, answer);
    take(g, rows, yield* howMany(by, answer, rows), UNDER_WAY);
    nations = [...new Set([...nations, answer.nation])];
  }
}

/** F.2.b A fleet is formed: some of a stack, and who joins them. */
export function* form(g: WarAndPeace, by: Seat, order: Stack): Script<Fleet> {
  const rows = idle(g, order);
  take(g, rows, yield* howMany(by, order, rows), UNDER_WAY);
  const nations = yield* joinedByOthers(g, by, order);
  const at = order.at as Water;
  if (nations.includes('england')) yield* nelsonBoards(g, by, at);
  const side = factionOf(g, order.nation);
  const fleet: Fleet = { side, at, nations, stations: ['sailing'], hold: EMPTY, from: at };
  if (g.agreed.hiddenFleets) yield* hide(g, by, fleet);
  return fleet;
}

/** F.11 Ships of the nations of a fleet that it meets on its way and that have not moved may be picked up. */
export const strays = (g: WarAndPeace, fleet: Fleet): readonly AnswerOf<'joinFleet'>[] => {
  const stacks = new Map<string, AnswerOf<'joinFleet'>>();
  for (const { nation, at, station, moved } of g.ships)
    if (at === fleet.at && !moved && fleet.nations.includes(nation) && station !== 'trapped')
      stacks.set(`${nation}/${station}`, { kind: 'joinFleet', nation, at, station });
  return [...stacks.values()];
};
export function* pickUp(g: WarAndPeace, by: Seat, stack: Stack): Script {
  const rows = idle(g, stack);
  take(g, rows, yield* howMany(by, stack, rows), UNDER_WAY);
}
