import { unitId } from '../catalogue/catalogue.ts';
import type { NationId } from '../catalogue/ids.ts';
import type { EventRules, EventUse } from './event.ts';
import { mayRejoin, rejoin } from './rejoining.ts';

const PRUSSIA = 'prussia' as NationId;
const REFORMED = ['pru_6', 'pru_7', 'pru_cav'].map(unitId);

const rising = (when: EventUse['when']): EventUse => ({
  when,
  may: (g) => mayRejoin(g, PRUSSIA),
  play: (g, side) => rejoin(g, side, PRUSSIA, REFORMED),
});

/** 45C Scharnhorst: a beaten Prussia joins the Coalition at war with her new corps (8.1.4). */
export const scharnhorst: EventRules = [rising('diplomacyPhase'), rising('action')];
