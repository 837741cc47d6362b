import { valueOf } from '../rules/6-cards/6.2-value.ts';
import { groupings, nation as nationCard } from '../catalogue/catalogue.ts';
import type { NationId, Side } from '../catalogue/ids.ts';
import { forcesOf, isMajor, isOn, POWERS } from '../state/state.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import type { Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';

const ISLAND = 'britain';
/** How much stronger the Empire is when it seeks war, while no power of the continent is its enemy and while one is. */
const STRONG_ENOUGH = [1.2, 2] as const;

const continentalPowers = ({ g }: Situation, side: Side): number =>
  POWERS.filter((id) => id !== ISLAND && isOn(g, id, side)).length;

/** 8.1.3, 19 The Empire wins by beating one power after the other: it seeks the next war when it is strong. */
const seeksWar = (s: Situation): boolean => {
  const { g, side, enemy } = s;
  const enough = STRONG_ENOUGH[continentalPowers(s, enemy)];
  if (side !== 'empire' || g.tracks.victory === null || enough === undefined) return false;
  return stepsTogether(g, forcesOf(g, side)) >= enough * stepsTogether(g, forcesOf(g, enemy));
};

/** Near ones first. */
const PREY: readonly string[] = ['prussia', 'austria', 'russia', 'turkey'];

/** 7.1 Anyone who is attacked joins the enemy: nobody declares war who need not. */
const declare: Judge = (s) => {
  const seeks = seeksWar(s);
  return byKind({
    declareWar: ({ nation }) => (seeks && isMajor(nation) ? 5 - PREY.indexOf(nation) : -1),
    done: nothing,
  });
};

const FRANCE = 'france' as NationId;
const { nation: POLAND } = groupings.poland;
const { nation: BAVARIA, adds: TYROL } = groupings.bavaria;

const { nation: ITALY, adds: VENETIA } = groupings.italy;

const PEACE = { poland: 5, protectorate: 4, venetia: 3.5, tyrol: 3, france: 2, other: 1.5, ally: 1 };

/** 18.2.2, 19 Poland and those who can be protected bring points, Venetia a corps for Italy (8.3.4), the Tyrol a card for Bavaria (6.3). */
const peaceGain: Judge = ({ side }) =>
  byKind({
    annex: ({ province, to }) => {
      if (to === POLAND) return PEACE.poland;
      if (side === 'empire' && to === ITALY && VENETIA.includes(province)) return PEACE.venetia;
      if (side === 'empire' && to === BAVARIA && TYROL.includes(province)) return PEACE.tyrol;
      return to === FRANCE ? PEACE.france : PEACE.other;
    },
    detachMinor: ({ nation: id }) =>
      side === 'empire' && nationCard(id).mayBeProtectorate ? PEACE.protectorate : PEACE.ally,
    done: nothing,
  });

export const POLITICS: Judges = {
  'war.declare': declare,
  'conquest.allyOrLand': () => byKind({ keepAsAlly: nothing, takeAsLand: () => 1 }),
  'conquest.allyOrControl': () => byKind({ keepAsAlly: nothing, takeAsLand: () => 1 }),
  'peace.gain': peaceGain,
  'peace.spoils': () => byKind({ spoilsCard: () => 1, spoilsResources: nothing }),
  'alliance.force': ({ g }) => byKind({ forceAlliance: ({ card }) => 3 - 0.5 * valueOf(g, card), pass: nothing }),
  'neutral.move': () =>
    byKind({
      done: nothing,
      neutralMove: () => -1,
      neutralPart: () => -1,
      neutralSail: () => -1,
      neutralPort: () => -1,
    }),
};
