import type { Verdict } from '@bivouac/kernel';
import { fleet as fleetCard } from '../catalogue/catalogue.ts';
import type { FleetId, NationId } from '../catalogue/ids.ts';
import { must } from '../text/speech.ts';
import { type Europe, type Grant, isOn, isWinterRound, leadingPower } from '../state/state.ts';

const BRITAIN = 'britain' as NationId;

/** Fleets on the map of Britain and, where the card says so, of minor countries allied to her. */
export const britishFleets = (g: Europe, alliesToo: boolean): readonly FleetId[] =>
  g.fleets.flatMap(({ id, at }) => {
    const { nation } = fleetCard(id);
    const isHers =
      nation === BRITAIN || (alliesToo && isOn(g, nation, 'coalition') && leadingPower(g, nation) === BRITAIN);
    return isHers && at.kind !== 'off' && at.kind !== 'box' ? [id] : [];
  });

export const hasFleet = (g: Europe, alliesToo: boolean): Verdict =>
  must('17.1', britishFleets(g, alliesToo).length > 0, 'sailing.noFleet');
/** 16 The landing that the card is about is impossible in winter. */
export const isNoWinter = (g: Europe): Verdict => must('16', !isWinterRound(g.clock), 'naval.noWinterLanding');

/** The event activates fleets without points. */
export const grantFleets = (g: Europe, grant: Omit<Grant, 'what'>): void => {
  if (!g.action) throw new Error('6.4: nobody acts');
  g.action = { ...g.action, grants: [...g.action.grants, { what: 'squadron', ...grant }] };
};
