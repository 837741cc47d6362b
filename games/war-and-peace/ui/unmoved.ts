import type { Seat } from '@bivouac/kernel';
import type { HexId, LeaderId } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { leaderCard } from '../catalogue/pieces.ts';
import { isActive, seatOf } from '../rules/D-players/D.3-seats.ts';
import { mayLead } from '../rules/SG-J-ground-movement/SG-J.3-who-moves.ts';
import { fieldAt, leadersAt, pointsOf, type WarAndPeace } from '../state/index.ts';

/** A force in the field that a seat may still move: its leader, where, and how strong. */
export interface Unmoved {
  readonly leader: LeaderId;
  readonly at: HexId;
  readonly sp: number;
}

/** SG J.4 The forces of a seat by their first leaders, the strongest first. */
export const fieldForces = (g: WarAndPeace, seat: Seat): readonly (Unmoved & { readonly moved: boolean })[] => {
  const places = new Set(
    g.leaders.flatMap(({ id, at, inside }) => {
      const { nation, naval } = leaderCard(id);
      return isHex(at) && !inside && !naval && isActive(g, nation) && seatOf(g, nation) === seat ? [at] : [];
    }),
  );
  return [...places]
    .flatMap((at) => {
      const leaders = leadersAt(g, at)
        .filter(({ id, inside }) => !inside && isActive(g, leaderCard(id).nation))
        .toSorted((a, b) => leaderCard(b.id).rating - leaderCard(a.id).rating);
      const [first] = leaders;
      const free = leaders.find(({ id }) => mayLead(g, id) === undefined);
      if (!first) return [];
      const sp = pointsOf(fieldAt(g, at).filter(({ nation }) => seatOf(g, nation) === seat));
      return [{ leader: (free ?? first).id, at, sp, moved: free === undefined }];
    })
    .toSorted((a, b) => b.sp - a.sp || (a.at < b.at ? -1 : 1));
};

/** Forces with troops that have not moved in this phase. */
export const unmoved = (g: WarAndPeace, seat: Seat): readonly Unmoved[] =>
  fieldForces(g, seat).filter(({ moved, sp }) => !moved && sp > 0);
