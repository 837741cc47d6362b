import type { Script } from '@bivouac/kernel';
import { CAMPS } from '../../catalogue/ids.ts';
import { campOf, changeImpulse, impulse, isPlayerPower, playerOf, spend } from '../../state/state.ts';
import type { CampAnswer } from '../../text/14.1-camps.ts';
import { must } from '../../text/speech.ts';
import type { Act } from '../5-sequence/act.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { mayEnterCamp } from './8.3-may-enter-a-camp.ts';
import { CHANGE_COST } from './8.33-may-declare.ts';
import { entersCamp } from './8.81-entering-a-camp.ts';

type Change = Extract<CampAnswer, { readonly kind: 'changeCamp' }>;

/** 8.33 A Player Power changes Camps in an Impulse: seven points, and the leave of all players of the Camp that it enters. */
export const changingCamps: Act<Change> = {
  kinds: ['changeCamp'],
  among: (g, nation) =>
    isPlayerPower(g, nation) && campOf(g, nation) !== null
      ? CAMPS.filter((camp) => camp !== campOf(g, nation)).map((camp) => ({ kind: 'changeCamp', camp }))
      : [],
  may: (g, nation, { camp }) =>
    mayEnterCamp(g, nation, camp) ??
    must('14.14', !impulse(g).offers.includes(playerOf(g, nation) ?? ''), 'camps.refused', { nation, camp }) ??
    mayPay(g, CHANGE_COST),
  *carryOut(g, nation, { camp }): Script {
    changeImpulse(g, { offers: [...impulse(g).offers, playerOf(g, nation) ?? ''] });
    if (yield* entersCamp(g, nation, camp)) spend(g, CHANGE_COST);
  },
};
