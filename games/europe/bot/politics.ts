import type { NationId } from '../ids.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';

/** 7.1 Whoever is attacked joins the enemy: nobody declares war who need not. */
const declare: Judge = () => byKind({ declareWar: () => -1, done: nothing });

const FRANCE = 'france' as NationId;

export const POLITICS: Judges = {
  'war.declare': declare,
  'conquest.allyOrLand': () => byKind({ keepAsAlly: nothing, takeAsLand: () => 1 }),
  'conquest.allyOrControl': () => byKind({ keepAsAlly: nothing, takeAsLand: () => 1 }),
  'peace.gain': () => byKind({ annex: ({ to }) => (to === FRANCE ? 2 : 1.5), detachMinor: () => 1, done: nothing }),
  'peace.spoils': () => byKind({ spoilsCard: () => 1, spoilsResources: nothing }),
  'alliance.force': () => byKind({ forceAlliance: () => -1, done: nothing, pass: nothing }),
  'neutral.move': () => byKind({ done: nothing, neutralMove: () => -1, neutralSail: () => -1, neutralPort: () => -1 }),
};
