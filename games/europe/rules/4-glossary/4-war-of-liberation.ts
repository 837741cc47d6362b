import type { NationId } from '../../catalogue/ids.ts';
import { type Europe, isOn, wasPlayed } from '../../state/state.ts';

const SPAIN = 'spain' as NationId;

/** Glossary, War of Liberation: Spain fights it from Dos de Mayo (22C) on, until she is beaten. */
export const isWarOfLiberation = (g: Pick<Europe, 'cards' | 'nations'>): boolean =>
  wasPlayed(g, '22C') && isOn(g, SPAIN, 'coalition');
