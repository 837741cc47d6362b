import type { Script, Verdict } from '@bivouac/kernel';
import { cardId, isDuchy, isPort } from '../catalogue/catalogue.ts';
import type { DuchyId, LeaderId } from '../catalogue/ids.ts';
import { isFriendlyPort } from '../rules/3-glossary/3-standing.ts';
import {
  fitsAboard,
  FREE,
  isIdle,
  mayVoyageFrom,
  MOST_ABOARD,
  type Terms,
  voyage,
} from '../rules/13-naval/13.6-convoys.ts';
import { armiesNeeded } from '../rules/9-movement/9.1-armies.ts';
import { gatherFormation } from '../rules/9-movement/9.6-gathering.ts';
import { type Formation, isOnMap, leaderRow, leadersOf, type NapoleonicWars } from '../state/state.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';

interface OwnMessages {
  'transports.nobody': {};
}
type Ship = { readonly kind: 'shipArmy' | 'landArmy'; readonly leader: LeaderId };
const wording: Wording<OwnMessages, Ship> = {
  en: { 'transports.nobody': () => 'No Army of your nation in a Port could be shipped now.' },
  fr: { 'transports.nobody': () => 'Aucune armée de votre nation dans un port ne pourrait être transportée.' },
  labels: {
    en: {
      byKind: {
        shipArmy: ({ leader }, name) => `${name.leader(leader)}: Convoy of up to eight`,
        landArmy: ({ leader }, name) => `${name.leader(leader)}: landing of up to five`,
      },
    },
    fr: {
      byKind: {
        shipArmy: ({ leader }, name) => `${name.leader(leader)} : convoi de huit au plus`,
        landArmy: ({ leader }, name) => `${name.leader(leader)} : débarquement de cinq au plus`,
      },
    },
  },
};
const { must } = speechOf<OwnMessages>();
const TRANSPORTS = cardId('transports');
const MOST = 8;
const CONVOY: Terms = { ...FREE, goal: 'convoy' };
const LANDING: Terms = { ...FREE, goal: 'landing', batteries: 0.5 };
const termsOf = (kind: Ship['kind']): Terms => (kind === 'shipArmy' ? CONVOY : LANDING);

const voyages = (g: NapoleonicWars, { nation }: By): readonly Ship[] =>
  leadersOf(g, nation)
    .filter(({ id, at }) => isOnMap(at) && isDuchy(at) && isPort(at) && isFriendlyPort(g, nation, at) && isIdle(g, id))
    .flatMap(({ id, at }) =>
      (['shipArmy', 'landArmy'] as const)
        .filter((kind) => mayVoyageFrom(g, nation, at as DuchyId, termsOf(kind)))
        .map((kind): Ship => ({ kind, leader: id })),
    );
const mayShip = (g: NapoleonicWars, by: By): Verdict => must('6.1', voyages(g, by).length > 0, 'transports.nobody');

/** One Army within its leader’s Command Rating. */
function* ships(g: NapoleonicWars, by: By): Script {
  const prompt = say('event.what', { card: TRANSPORTS });
  const { kind, leader } = yield* pick<Ship>(by.seat, { rule: '13.6', prompt, among: voyages(g, by) });
  const at = leaderRow(g, leader).at as DuchyId;
  const fits = fitsAboard(g, at, kind === 'shipArmy' ? MOST : MOST_ABOARD);
  const isOne = (next: Formation): boolean => fits(next) && armiesNeeded(g, next) === 1;
  const formation = yield* gatherFormation(g, leader, at, '13.6', isOne);
  yield* voyage(g, by.nation, formation, at, termsOf(kind));
}

/** 83 Transports: besides the normal Convoy a free one of up to eight, or a landing of up to five under half the batteries. */
export const transports: CardRules = {
  id: TRANSPORTS,
  wording,
  says: {
    en: 'Besides its normal Convoy and free of points your nation makes either a Convoy of one Army of up to eight Units and leaders, or an Amphibious Assault with up to five under half the shore batteries.',
    fr: 'En plus de son convoi normal et sans points, votre nation fait soit un convoi d’une armée de huit unités et généraux au plus, soit un débarquement de cinq au plus sous la moitié des batteries côtières.',
  },
  plays: [{ when: 'impulse', may: mayShip, play: ships }],
};
