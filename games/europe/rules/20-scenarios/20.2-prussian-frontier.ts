import type { Verdict } from '@bivouac/kernel';
import { neighbours } from '../../board.ts';
import type { ArmyId, NationId, ZoneId } from '../../ids.ts';
import { must } from '../../speech.ts';
import { armyOf, type Europe, type ForceId, zone } from '../../state.ts';

const PRUSSIA = 'prussia' as NationId;
const ARMY_OF_THE_ELBE = 'armee_elbe' as ArmyId;
const ALSO_ALLOWED: readonly string[] = ['saxe', 'hesse', 'cleves'];

/** 20.2 revised, an option: while nobody has entered Prussia her army stays in a zone beside foreign land, or in Saxony, Hesse or Cleves. */
export const mayLeaveFrontier = (g: Europe, id: ForceId, to: ZoneId): Verdict => {
  if (!g.agreed.prussianFrontier || g.edition !== 'revised' || armyOf(g, id) !== ARMY_OF_THE_ELBE) return undefined;
  const isInvaded = g.zones.some(({ nation, control }) => nation === PRUSSIA && control !== null);
  const isFrontier = neighbours(to).some((next) => zone(g, next).nation !== PRUSSIA);
  const allowed = isInvaded || isFrontier || ALSO_ALLOWED.includes(zone(g, to).nation);
  return must('20.2', allowed, 'prussia.frontier', { zone: to });
};
