import type { Verdict } from '@bivouac/kernel';
import { isHex } from '../../catalogue/map.ts';
import { isZone, zoneCard } from '../../catalogue/seas.ts';
import type { ZoneId } from '../../catalogue/ids.ts';
import { isInfantry } from '../../catalogue/pieces.ts';
import { landOf, type WarAndPeace } from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';
import type { Fleet, Hold } from '../F-naval/F.2-fleets.ts';
import type { Water } from '../F-naval/F.2-routes.ts';

/** O.1.d Where the rate of insurance begins, and below which it never falls. */
const LEAST = 5;
const AFTER_RAIDS = 3;
const IN_PEACE = 6;
/** O.1.e, O.1.h, O.1.i, O.1.j, O.1.k The rates that hurt. */
export const ALARM = 10;
const SHORTAGE = 15;
const CRISIS = 20;
const PANIC = 30;
const RUIN = 40;
/** O.1.e Three squadrons, or two points of infantry, or three Production Points. */
const SQUADRONS = 3;
const INFANTRY = 2;
const POINTS = 6;

export const rateOf = (g: Pick<WarAndPeace, 'agreed' | 'counters'>): number =>
  g.agreed.economicWarfare ? g.counters.lloyds : 0;
export const setRate = (g: WarAndPeace, lloyds: number): void => {
  g.counters = { ...g.counters, lloyds };
  log(g, 'O.1.b', 'lloyds.rate', { rate: lloyds });
};
/** O.1.d When the English turn begins confidence returns: three off, six where nobody has raided. */
export const confidenceReturns = (g: WarAndPeace): void => {
  if (!g.agreed.economicWarfare) return;
  const less = g.commerce.raided ? AFTER_RAIDS : IN_PEACE;
  if (g.counters.lloyds > LEAST) setRate(g, Math.max(LEAST, g.counters.lloyds - less));
  g.commerce = { ...g.commerce, raided: false, points: 0 };
};
/** O.1.c With a new year the raids of the old one are last year's. */
export const newYearAtSea = (g: WarAndPeace): void => {
  g.commerce = { ...g.commerce, america: [false, g.commerce.america[0]] };
};

export const isGlobal = (at: string): at is ZoneId => isZone(at) && zoneCard(at).kind === 'global';
/** O.1.e What England has on the high seas, a fleet under way left out. */
const abroad = (g: WarAndPeace): { readonly squadrons: number; readonly infantry: number } => ({
  squadrons: g.ships
    .filter(
      ({ nation, kind, at, station }) => nation === 'england' && kind === 'S' && isGlobal(at) && station !== 'sailing',
    )
    .reduce((sum, { sp }) => sum + sp, 0),
  infantry: g.troops
    .filter(({ nation, kind, at }) => nation === 'england' && isInfantry(kind) && isGlobal(at))
    .reduce((sum, { sp }) => sum + sp, 0),
});
interface Guard {
  readonly squadrons: number;
  readonly infantry: number;
}
const hasSquadrons = ({ squadrons }: Guard): boolean => squadrons >= SQUADRONS;
const hasInfantry = ({ infantry }: Guard): boolean => infantry >= INFANTRY;

/** O.1.e, O.1.g, O.1.i, O.1.j What must still be sent to the high seas: at 20% squadrons or infantry beside the points, at 30% both. */
export const wanting = (g: WarAndPeace, guard: Guard = abroad(g)): 'nothing' | 'either' | 'squadrons' | 'infantry' => {
  const rate = rateOf(g);
  if (rate >= PANIC && !hasSquadrons(guard)) return 'squadrons';
  if (rate >= PANIC && !hasInfantry(guard)) return 'infantry';
  return rate >= CRISIS && !hasSquadrons(guard) && !hasInfantry(guard) ? 'either' : 'nothing';
};
/** O.1.e, O.1.i, O.1.j Half points that England must spend in this turn: from 10% where nobody guards the high seas, from 20% in any case. */
export const pointsDue = (g: WarAndPeace): number => {
  const rate = rateOf(g);
  const guard = abroad(g);
  if (rate >= CRISIS) return POINTS;
  return rate >= ALARM && !hasSquadrons(guard) && !hasInfantry(guard) ? POINTS : 0;
};
/** O.1.f Nobody comes home from the high seas while they are needed there, unless others have taken their place; points may, below 20%. */
export const mayComeHome = (g: WarAndPeace, fleet: Fleet, to: Water): Verdict => {
  const leaves = fleet.nations.includes('england') && fleet.from !== undefined && isGlobal(fleet.from) && !isGlobal(to);
  return must('O.1.f', !leaves || wanting(g) === 'nothing', 'lloyds.stay');
};
/** O.1.f Troops on the high seas need not land. */
export const mayStayAboard = (g: WarAndPeace, fleet: Pick<Fleet, 'nations'>, to: Water): boolean =>
  g.agreed.economicWarfare && fleet.nations.every((nation) => nation === 'england') && isGlobal(to);

/** O.1.h From 15% no city of England gives more than a point. */
export const isShort = (g: WarAndPeace): boolean => rateOf(g) >= SHORTAGE;
/** O.1.k From 40% England lends nothing, none of its troops leave it but for the high seas, and those abroad do not attack. */
export const areLoansForbidden = (g: WarAndPeace): boolean => rateOf(g) >= RUIN;
export const areLandingsForbidden = (g: WarAndPeace, fleet: Fleet): boolean =>
  rateOf(g) >= RUIN &&
  fleet.from !== undefined &&
  isHex(fleet.from) &&
  landOf(g, fleet.from) === 'england' &&
  hasEnglish(fleet.hold);
const hasEnglish = ({ loads }: Hold): boolean =>
  loads.some(({ parts }) => parts.some(({ nation }) => nation === 'england'));
export const mayAttackFrom = (g: WarAndPeace, nation: string, from: string): boolean =>
  rateOf(g) < RUIN || nation !== 'england' || (isHex(from) && landOf(g, from) === 'england');
