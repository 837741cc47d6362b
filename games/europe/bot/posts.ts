import { thought } from '@bivouac/bots';
import { portsOf } from '../catalogue/board.ts';
import { fleet as fleetCard, general as generalCard } from '../catalogue/catalogue.ts';
import type { NationId, SeaId, ZoneId } from '../catalogue/ids.ts';
import { fieldForces, force, type ForceId, isHeldBy, sideOf, squadron } from '../state/state.ts';
import { LANDING_STEPS, landingSteps } from './cargo.ts';
import type { Situation } from './situation.ts';

/** A place of one's own where a force is wanted. */
export interface Post {
  readonly zone: ZoneId;
  readonly worth: number;
  /** A larger force has better things to do. */
  readonly most: number;
}

const CHANNEL = 'manche' as SeaId;
const BRITAIN = 'britain' as NationId;
export const CHANNEL_PORTS: readonly ZoneId[] = portsOf(CHANNEL);
/** 17.2.1 What it takes to leave port, cross and land. */
export const CROSSING = 4;
const EMBARKATION = { worth: 9, most: 6 };
/** 19 With so many points only Britain is left to be beaten: whole armies go to the Channel. */
const LATE = 15;
/** 15.4 A general who attacks well takes walls. */
const WITHOUT_GENERAL = 0.4;
const A_GENERAL = 0.25;

export const isAtWarWithBritain = ({ g, side, enemy }: Situation): boolean =>
  side === 'empire' && sideOf(g, BRITAIN) === enemy;

/** 17.2.8 Ports of the Channel where ships wait for troops. */
const embarkations = (s: Situation): readonly Post[] => {
  const { g, side } = s;
  if (!isAtWarWithBritain(s)) return [];
  return CHANNEL_PORTS.filter(
    (zone) =>
      isHeldBy(g, zone, side) &&
      squadron(g, { kind: 'port', zone }, side).some((fleet) => fleetCard(fleet).mf >= CROSSING),
  ).map((zone) => ({ zone, ...EMBARKATION, ...((g.tracks.victory ?? 0) >= LATE ? { most: Infinity } : {}) }));
};

export const posts = thought(
  (s: Situation, _about: 'posts'): ReadonlyMap<ZoneId, Post> =>
    new Map(embarkations(s).map((post) => [post.zone, post])),
);

/** 17.2.9 Enough men for a landing stand there. */
const isManned = ({ g, side }: Situation, at: ZoneId, but: readonly ForceId[] = []): boolean =>
  landingSteps(
    g,
    fieldForces(g, at, side).filter((id) => !but.includes(id)),
  ) >= LANDING_STEPS;

/** Posts that nobody mans yet. */
export const openPosts = thought((s: Situation, _about: 'open'): readonly Post[] =>
  [...posts(s, 'posts').values()].filter(({ zone }) => !isManned(s, zone)),
);

/** What these forces are worth at a post that nobody else mans. */
export const postWorth = (s: Situation, at: ZoneId, forces: readonly ForceId[], steps: number): number => {
  const post = posts(s, 'posts').get(at);
  if (!post || steps > post.most) return 0;
  if (isManned(s, at, forces)) return 0;
  const attacks = forces.map((id) => {
    const { commander } = force(s.g, id);
    return commander === null ? -1 : generalCard(commander).attack;
  });
  return post.worth * (WITHOUT_GENERAL + A_GENERAL * (1 + Math.max(-1, ...attacks)));
};
