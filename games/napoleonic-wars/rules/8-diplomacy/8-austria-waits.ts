import type { Script } from '@bivouac/kernel';
import { CAMPS } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { campOf, changeImpulse, hasSpecial, impulse, isSubject } from '../../state/state.ts';
import type { CampAnswer } from '../../text/14.1-camps.ts';
import type { Act } from '../5-sequence/act.ts';
import { mayEnterCamp } from './8.3-may-enter-a-camp.ts';
import { entersCamp } from './8.81-entering-a-camp.ts';

type Enter = Extract<CampAnswer, { readonly kind: 'enterCamp' }>;

/** Scenario of 1813: from the second Round Austria may enter a Camp in its own Impulse; the Imperial one must admit it. */
export const austriaDecides: Act<Enter> = {
  kinds: ['enterCamp'],
  among: (g, nation) =>
    hasSpecial(g, 'austriaWaits') && nation === 'austria' && campOf(g, 'austria') === null && !isSubject(g, 'austria')
      ? CAMPS.map((camp) => ({ kind: 'enterCamp', camp }))
      : [],
  may: (g, nation, { camp }) =>
    must('8.3', g.clock.round > 1, 'camps.waits') ??
    must('8.3', !impulse(g).offers.includes('austria'), 'camps.refused', { nation, camp }) ??
    mayEnterCamp(g, nation, camp),
  *carryOut(g, nation, { camp }): Script {
    changeImpulse(g, { offers: [...impulse(g).offers, 'austria'] });
    yield* entersCamp(g, nation, camp, camp === 'imperial' ? 'always' : 'asUsual');
  },
};
