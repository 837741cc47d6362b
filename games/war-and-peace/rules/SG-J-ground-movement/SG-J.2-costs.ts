import { cityAt } from '../../catalogue/cities.ts';
import type { HexId } from '../../catalogue/ids.ts';
import { hexCard } from '../../catalogue/map.ts';
import type { Weather } from '../../catalogue/tables.ts';
import { isWinterMonth, type WarAndPeace } from '../../state/index.ts';

const ALLOWANCE = 4;
const LEADER_ALONE = 8;
const WINTER_IN_THE_EAST = [11, 3];

/** SG G.3 December to February; on the eastern board also November and March. */
export const isWinterIn = ({ clock: { month } }: Pick<WarAndPeace, 'clock'>, hex: HexId): boolean =>
  isWinterMonth(month) || (hexCard(hex).board === 4 && WINTER_IN_THE_EAST.includes(month));

/** SG J.2 What it costs to enter a hex, whatever the season. */
export const plainCost = (hex: HexId): number => {
  if (cityAt(hex)) return 1;
  const { terrain } = hexCard(hex);
  return terrain === 'mountain' || terrain === 'marsh' ? 2 : 1;
};
/** SG J.2 The same in the month under way: mountains cost 3 in winter, unless O.4 makes the weather. */
export const costToEnter = (g: Pick<WarAndPeace, 'clock' | 'agreed'>, hex: HexId): number =>
  !g.agreed.weather && !cityAt(hex) && hexCard(hex).terrain === 'mountain' && isWinterIn(g, hex) ? 3 : plainCost(hex);

/** O.4.a, O.4.b The weather of a hex: fair, wet, poor or cold, by its board. */
export const weatherIn = ({ weather }: Pick<WarAndPeace, 'weather'>, hex: HexId): Weather => {
  const { board } = hexCard(hex);
  return weather[board === 1 ? 0 : board === 4 ? 2 : 1];
};
/** SG J.1, O.4.e The movement points of a force that begins here. */
export const allowance = (g: Pick<WarAndPeace, 'weather'>, hex: HexId, leadersAlone: boolean): number => {
  const weather = weatherIn(g, hex);
  const lost = weather === 'Wet' || weather === 'Poor' ? 1 : 0;
  return (leadersAlone ? LEADER_ALONE : ALLOWANCE) - lost;
};
