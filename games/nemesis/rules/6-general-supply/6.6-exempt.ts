import { type Nation, unitCard } from '../../catalogue/catalogue.ts';
import type { Power } from '../../catalogue/map.ts';
import { boardOf, type Nemesis, type UnitRow } from '../../state/state.ts';
import { isInGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { neverLeftHome } from '../17-linked-campaigns/17.1-at-home.ts';

/** 6.6 Nations whose units are at home, and fed, in a land of their own. */
const HOMES: Readonly<Partial<Record<Nation, Power>>> = { 'Denmark-Norway': 'Denmark-Norway', Sweden: 'Sweden' };

const isAtHome = (g: Nemesis, { at }: UnitRow, nation: Nation): boolean => {
  const home = HOMES[nation];
  if (home === undefined || at === 'due' || at === 'lost') return false;
  return boardOf(g).byId.get(at)?.power === home;
};

/**
 * 6.6 Cossacks live off the land, Danes and Swedes are fed at home, garrisons in their cities (14.12, 14.13): they suffer
 * neither under 6.4 nor from forage (7.6), yet a train reaches them by a route alone. Commanders, who are no combat
 * units, never suffer either. See ruling A-98. Some of 1812 want for nothing where they are set up (ruling L-32).
 */
export const isExempt = (g: Nemesis, row: UnitRow): boolean => {
  const { cossack, nation } = unitCard(row.id);
  return cossack || isAtHome(g, row, nation) || isInGarrison(g, row.id) || neverLeftHome(g, row.id);
};
