import { type Asked, clause, type Verdict } from '@bivouac/kernel';
import { linkBetween } from '../catalogue/board.ts';
import { fleet as fleetCard, zones } from '../catalogue/catalogue.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import type { RuleRef } from '../rulebook.ts';
import { pointsLeft } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { mayMarch } from '../rules/12-land-movement/12.1-steps.ts';
import { type Europe, force, forcesIn, sideOf, sideOfForce } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { marchUnderWay } from './marching.ts';
import { stateOf } from './seen.ts';
import type { WhyNotMessages } from './text/messages/why-not.ts';

const unless = clause<WhyNotMessages, RuleRef>();

/** 12.1 A zone beside the march says why it is closed; others are out of reach. */
const beyondTheMarch = (g: Europe, asked: Asked, zone: ZoneId): Verdict => {
  const marching = marchUnderWay(g, asked);
  if (!marching) return undefined;
  const { march, side } = marching;
  const here = force(g, march.force).zone;
  if (here === zone) return unless('12.1', false, 'why.standsHere', { zone });
  const beside = linkBetween(here, zone) ? mayMarch(g, side, march, zone) : undefined;
  return beside ?? unless('12.1', false, 'why.outOfReach', { zone, left: Math.max(0, pointsLeft(march)) });
};

/** 9.1 Only where one's own pieces are is there anybody to activate. */
const nobodyToActivate = (g: Europe, { by }: Asked, zone: ZoneId): Verdict => {
  const isOurs =
    forcesIn(g, zone).some(({ id }) => sideOfForce(g, id) === by) ||
    g.fleets.some(({ id, at }) => at.kind === 'port' && at.zone === zone && sideOf(g, fleetCard(id).nation) === by);
  return unless('9.1', isOurs, 'why.noForce', { zone });
};

/** Why nothing can be answered at a place that no refused wish speaks of: the nearest reason that is true, with its rule. */
export const whyNotAt = (view: EuropeView, asked: Asked, place: string): Verdict => {
  const g = stateOf(view);
  const zone = zones.get(place as ZoneId)?.id;
  const reason =
    zone === undefined
      ? undefined
      : asked.prompt.key === 'activation.whom'
        ? nobodyToActivate(g, asked, zone)
        : beyondTheMarch(g, asked, zone);
  return reason ?? unless(asked.rule as RuleRef, false, 'why.noPart');
};
