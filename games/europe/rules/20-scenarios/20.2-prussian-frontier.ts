import type { Verdict } from '@bivouac/kernel';
import { neighbours } from '../../catalogue/board.ts';
import { inForce } from '../../state/effects.ts';
import type { ArmyId, NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  armyOf,
  type Europe,
  force,
  type ForceId,
  forcesOf,
  isSide,
  opponent,
  sideOf,
  zone,
} from '../../state/state.ts';

const PRUSSIA = 'prussia' as NationId;
const ARMY_OF_THE_ELBE = 'armee_elbe' as ArmyId;

const isPlayed = ({ agreed, edition }: Europe): boolean => agreed.prussianFrontier && edition === 'revised';

/** Whom Prussia faces: while she is neutral, the Empire. */
const enemyOfPrussia = (g: Europe): Side => {
  const side = sideOf(g, PRUSSIA);
  return isSide(side) ? opponent(side) : 'empire';
};

/** 20.2 revised, an option: while nobody has entered Prussia her army stays in zones beside enemy land, in a minor power that follows her too. */
export const mayLeaveFrontier = (g: Europe, id: ForceId, to: ZoneId): Verdict => {
  if (!isPlayed(g) || armyOf(g, id) !== ARMY_OF_THE_ELBE) return undefined;
  const enemy = enemyOfPrussia(g);
  const isFrontier = neighbours(to).some((next) => sideOf(g, zone(g, next).nation) === enemy);
  const isInvaded = inForce(g, 'prussiaEntered').length > 0;
  return must('20.2', isInvaded || isFrontier, 'prussia.frontier', { zone: to });
};

/** The option ends for good when an enemy force has entered her land. */
export const watchPrussia = (g: Europe): void => {
  if (!isPlayed(g) || inForce(g, 'prussiaEntered').length > 0) return;
  const entered = forcesOf(g, enemyOfPrussia(g)).some((id) => zone(g, force(g, id).zone).nation === PRUSSIA);
  if (entered) g.effects = [...g.effects, { card: null, kind: 'prussiaEntered' }];
};
