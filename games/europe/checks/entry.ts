import type { Verdict } from '@bivouac/kernel';
import type { UnitId, ZoneId } from '../catalogue/ids.ts';
import { keepsAtHome, mayEnterZone } from '../rules/12-land-movement/12.1-entry.ts';
import { type Europe, force, isForce, isSide, sideOfForce, zone } from '../state/state.ts';
import { unit as unitCard } from '../catalogue/catalogue.ts';

const placesOf = (g: Europe): ReadonlyMap<UnitId, ZoneId> =>
  new Map(g.units.flatMap(({ id, at }) => (isForce(at) ? [[id, force(g, at).zone] as const] : [])));

/** 12.1 May this unit be where it stands? A power that is not at war keeps to its own land (7.5). */
const mayStand = (g: Europe, id: UnitId, at: ZoneId): Verdict | 'abroad' => {
  const row = g.units.find((each) => each.id === id);
  const side = row && isForce(row.at) ? sideOfForce(g, row.at) : 'none';
  if (!isSide(side)) return zone(g, at).nation === unitCard(id).nation ? undefined : 'abroad';
  return mayEnterZone(g, side, [id], at) ?? (keepsAtHome(g, id, at) ? undefined : 'abroad');
};

/**
 * 12.1 Units that one answer has brought into a zone where neither the state before it nor the one after lets them be. What a
 * treaty makes of the ground under those who stand there already is another matter (18.2.3).
 */
export const trespassers = (before: Europe, after: Europe): readonly string[] => {
  const was = placesOf(before);
  const { nations, tracks, cards, zones } = before;
  const asBefore: Europe = { ...after, nations, tracks, cards, zones };
  return [...placesOf(after)].flatMap(([id, at]) => {
    if (was.get(id) === at || mayStand(asBefore, id, at) === undefined) return [];
    const verdict = mayStand(after, id, at);
    if (verdict === undefined) return [];
    return [`${id} in ${at}: ${verdict === 'abroad' ? verdict : verdict.because.key}`];
  });
};
