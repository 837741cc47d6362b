import { zone as zoneCard } from '../catalogue/catalogue.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { type Europe, zone } from '../state/state.ts';

const NATIONS: readonly string[] = ['naples', 'sicile', 'papaute', 'italie'];
const PROVINCES: readonly string[] = ['toscane', 'ligurie', 'piemont', 'sicile'];

/** 19C, 55C Italy: Naples, Sicily, the Papal States, the Kingdom of Italy, and the provinces of France beyond the Alps. */
export const isInItaly = (g: Pick<Europe, 'zones'>, id: ZoneId): boolean =>
  NATIONS.includes(zone(g, id).nation) || PROVINCES.includes(zoneCard(id).province);
