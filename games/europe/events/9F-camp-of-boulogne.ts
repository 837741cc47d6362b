import type { Verdict } from '@bivouac/kernel';
import { seaOfPort, zonesOfProvince } from '../catalogue/board.ts';
import { cardId } from '../catalogue/catalogue.ts';
import type { ProvinceId, Side, ZoneId } from '../catalogue/ids.ts';
import { fleetAnswers } from '../rules/9-activations/9.1-candidates.ts';
import { SQUADRON } from '../rules/17-naval-matters/17.2.2-stacking.ts';
import { must } from '../text/speech.ts';
import { type Europe, isWinterRound } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('9F');
const BRITISH_ISLES = ['angleterre', 'ecosse', 'irlande'].map((id) => id as ProvinceId);
/** 17.2.8 What a fleet carries: here all of it lands together. */
const STEPS_A_FLEET = 2;
const LANDING = -1;

const ports = (): readonly ZoneId[] =>
  BRITISH_ISLES.flatMap((province) => zonesOfProvince(province)).filter((zone) => seaOfPort(zone) !== undefined);

/** 16 No landing in winter; and there must be a fleet. */
const mayCross = (g: Europe, side: Side): Verdict =>
  must('16', !isWinterRound(g.clock), 'boulogne.winter') ??
  must('17.1', fleetAnswers(g, side).length > 0, 'boulogne.noFleet');

/** 9F Camp of Boulogne: a squadron is activated free, and all that it carries lands at one port of Britain or Ireland, at a smaller disadvantage. */
export const campOfBoulogne: EventRules = [
  {
    when: 'action',
    may: mayCross,
    play: atOnce((g) => {
      const sailing = { card: CARD, steps: STEPS_A_FLEET * SQUADRON, landing: LANDING, ports: ports() };
      if (g.action) g.action = { ...g.action, grants: [{ what: 'squadron', sailing }] };
    }),
  },
];
