import type { Verdict } from '@bivouac/kernel';
import { cityAt } from '../../catalogue/cities.ts';
import type { Nation } from '../../catalogue/ids.ts';
import { isZone } from '../../catalogue/seas.ts';
import { factionHolding, factionOf, shift, type ShipRow, type WarAndPeace } from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';
import type { AnswerOf } from '../../answers/answers.ts';

/** F.8 In a friendly port; the English also at sea and before a port that they close. */
const isWhereItCanBe = (g: WarAndPeace, { nation, at, station }: ShipRow): boolean => {
  const city = cityAt(at);
  const inPort = station === 'port' && city !== undefined && factionHolding(g, city.id) === factionOf(g, nation);
  return inPort || (nation === 'england' && (isZone(at) || station === 'blockade'));
};
/** F.8 At the end of its Production Phase a state notes which of its damaged squadrons are under repair: it costs nothing, so all that can be. */
export const markForRepair = (g: WarAndPeace, nation: Nation): void => {
  for (const ship of g.ships.filter((each) => each.nation === nation && each.damaged && !each.repairing))
    if (isWhereItCanBe(g, ship)) shift(g, ship, ship.sp, { repairing: true });
};

type Mend = AnswerOf<'mend'>;
const rowFor = (g: WarAndPeace, nation: Nation, { at }: Mend): ShipRow | undefined =>
  g.ships.find((ship) => ship.nation === nation && ship.at === at && ship.damaged && ship.repairing);
/** F.8 Squadrons that were noted a month ago and have lain still since. */
export const mendable = (g: WarAndPeace, nation: Nation): readonly Mend[] => [
  ...new Map(
    g.ships
      .filter((ship) => ship.nation === nation && ship.damaged && ship.repairing)
      .map(({ at }): readonly [string, Mend] => [at, { kind: 'mend', at }]),
  ).values(),
];
/** F.8 A point for each squadron, naval points first. */
export const mayMend = (g: WarAndPeace, nation: Nation, order: Mend, purse: number): Verdict => {
  const row = rowFor(g, nation, order);
  return (
    must('F.8', row !== undefined && isWhereItCanBe(g, row), 'naval.mendWhere') ??
    must('F.8', purse >= 2, 'production.tooDear', { points: purse })
  );
};
export const mend = (g: WarAndPeace, nation: Nation, order: Mend): void => {
  const row = rowFor(g, nation, order);
  if (!row) throw new Error(`F.8: no squadron of ${nation} to repair at ${order.at}`);
  shift(g, row, 1, { damaged: false, repairing: false });
  log(g, 'F.8', 'naval.mended', { nation, at: order.at });
};
