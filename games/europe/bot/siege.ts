import type { ZoneId } from '../catalogue/ids.ts';
import { siegeModifiers } from '../rules/15-fortresses-and-sieges/15.4-siege-attack.ts';
import { tables } from '../scenario/editions.ts';
import { type Europe, type ForceId, zone } from '../state/state.ts';

const FALLS_FROM = 6;
const DIE = 6;

/** 15.4 What the next attempt adds to the die. */
export const siegeBonus = (g: Europe, id: ForceId): number =>
  siegeModifiers(g, id).reduce((sum, { by }) => sum + by, 0);

const chanceAt = (bonus: number): number => Math.min(Math.max((bonus + DIE - FALLS_FROM + 1) / DIE, 0), 1);

/** 15.4 The chance that a fortress falls in so many attempts; each makes the next one easier. */
export const siegeChance = (g: Europe, forces: readonly ForceId[], at: ZoneId, attempts: number): number => {
  const [id] = forces;
  if (id === undefined || attempts <= 0) return 0;
  const { markerMax } = tables(g).siege.modifiers;
  const marker = zone(g, at).siege ?? 0;
  const base = siegeBonus(g, id) - marker;
  let holds = 1;
  for (let attempt = 0; attempt < attempts; attempt++)
    holds *= 1 - chanceAt(base + Math.min(marker + attempt, markerMax));
  return 1 - holds;
};
