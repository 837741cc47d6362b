import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import type { Faction, HexId } from '../../catalogue/ids.ts';
import { isInfantry } from '../../catalogue/pieces.ts';
import { capacityOf } from '../../catalogue/tables.ts';
import {
  changeLeader,
  changeTroops,
  factionHolding,
  fieldAt,
  garrisonAt,
  leadersAt,
  pointsOf,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { isShutIn } from '../SG-J-ground-movement/SG-J.3-who-moves.ts';

/** SG S.1 How many more points fit inside the city of a hex. */
export const roomInside = (g: WarAndPeace, hex: HexId): number => {
  const city = cityAt(hex);
  return city ? Math.max(0, capacityOf(city.kind) - pointsOf(garrisonAt(g, hex))) : 0;
};

type Inside = AnswerOf<'goInside'> | AnswerOf<'comeOut'>;
const rows = (g: WarAndPeace, { nation, unit, at, kind }: Inside): readonly Troop[] =>
  troopsAt(g, at).filter(
    (troop) =>
      troop.nation === nation && troop.kind === unit && troop.inside === (kind === 'comeOut') && troop.spent === 'no',
  );

/** SG S.1 Points that have not moved may be put inside a city of their own faction, as many as fit. */
export const mayGoInside = (g: WarAndPeace, order: AnswerOf<'goInside'>): Verdict => {
  const { at, sp } = order;
  const city = cityAt(at);
  return (
    must(
      'SG S.1',
      city !== undefined && rows(g, order).every((troop) => factionHolding(g, city.id) === sideOfTroop(g, troop)),
      'ground.notOurs',
      {
        at,
      },
    ) ??
    must('SG S.1', sp <= roomInside(g, at), 'ground.roomInside', { at, room: roomInside(g, at) }) ??
    must('SG J.4', pointsOf(rows(g, order)) >= sp, 'ground.notSpent')
  );
};
/** SG S.1 They may come out again unless they are besieged. */
export const mayComeOut = (g: WarAndPeace, order: AnswerOf<'comeOut'>): Verdict =>
  must('SG S.3', !isShutIn(g, order.at, true), 'ground.besieged', { at: order.at }) ??
  must('SG J.4', pointsOf(rows(g, order)) >= order.sp, 'ground.notSpent');

const turn = (g: WarAndPeace, order: Inside): void => {
  let left = order.sp;
  for (const troop of rows(g, order)) {
    const some = Math.min(left, troop.sp);
    if (some > 0) changeTroops(g, troop, some, { inside: order.kind === 'goInside', spent: 'moved' });
    left -= some;
  }
};
export const goInside = (g: WarAndPeace, order: AnswerOf<'goInside'>): void => {
  turn(g, order);
  const force = tokensOf([], [{ nation: order.nation, kind: order.unit, sp: order.sp }]);
  log(g, 'SG S.1', 'ground.inside', { force, at: order.at });
};
export const comeOut = (g: WarAndPeace, order: AnswerOf<'comeOut'>): void => {
  turn(g, order);
  const force = tokensOf([], [{ nation: order.nation, kind: order.unit, sp: order.sp }]);
  log(g, 'SG S.1', 'ground.outside', { force, at: order.at });
};

/** SG S.1, N.6 As many of a side as fit go behind the walls, infantry first; leaders go when all of theirs do. */
export const shelter = (g: WarAndPeace, hex: HexId, side: Faction | 'neutral'): void => {
  const own = fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) === side && troop.kind !== 'P');
  const order = [...own].sort((a, b) => Number(isInfantry(b.kind)) - Number(isInfantry(a.kind)));
  const gone: Troop[] = [];
  for (const troop of order) {
    const some = Math.min(troop.sp, roomInside(g, hex));
    if (some > 0) {
      changeTroops(g, troop, some, { inside: true });
      gone.push({ ...troop, sp: some });
    }
  }
  if (gone.length > 0) log(g, 'SG S.1', 'ground.inside', { force: tokensOf([], gone), at: hex });
  if (fieldAt(g, hex).some((troop) => sideOfTroop(g, troop) === side)) return;
  for (const { id } of leadersAt(g, hex)) if (sideOfLeader(g, id) === side) changeLeader(g, id, { inside: true });
};
