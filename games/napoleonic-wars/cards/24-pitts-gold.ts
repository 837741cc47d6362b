import { choose, type Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import type { Act } from '../rules/5-sequence/act.ts';
import { act } from '../rules/5-sequence/act.ts';
import { building } from '../rules/7-builds/7.1-units-and-leaders.ts';
import { REGROUP_ACTS } from '../rules/7-builds/7.7-regroup.ts';
import { campOf, changeImpulse, director, impulse, inCamp, type NapoleonicWars } from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import { say } from '../text/speech.ts';
import type { By, CardRules } from './card.ts';
import { pickNation } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'gold.nobody': {
    en: 'Britain must be in the Coalition, and an Ally able to build Units or leaders or to take them out of Regroup.',
    fr: 'La Grande-Bretagne doit être dans la Coalition, et un allié pouvoir construire des unités ou des généraux ou en reprendre du regroupement.',
  },
});
const PITTS_GOLD = cardId('pitt_s_gold');
const POINTS = 6;
const DEEDS: readonly Act[] = [act(building), act(REGROUP_ACTS.units), act(REGROUP_ACTS.leaders)];

/** The points are this event’s alone: those of the Impulse wait meanwhile. */
function* withPoints<T>(g: NapoleonicWars, points: number, deed: () => Script<T>): Script<T> {
  const { points: saved } = impulse(g);
  changeImpulse(g, { points });
  const result = yield* deed();
  changeImpulse(g, { points: saved });
  return result;
}
const canSpend = (g: NapoleonicWars, nation: Nation): boolean =>
  DEEDS.some((deed) => deed.among(g, nation).some((wish) => deed.may(g, nation, wish) === undefined));
const allies = (g: NapoleonicWars): readonly Nation[] => {
  if (campOf(g, 'britain') !== 'coalition' || !g.impulse) return [];
  const rich = { ...g, impulse: { ...g.impulse, points: POINTS } };
  return inCamp(g, 'coalition').filter(
    (nation) => nation !== 'britain' && director(g, nation) !== null && canSpend(rich, nation),
  );
};

function* spends(g: NapoleonicWars, nation: Nation): Script {
  const seat = director(g, nation) ?? '';
  for (;;) {
    const among = DEEDS.flatMap((deed) => deed.among(g, nation));
    const deedOf = (kind: string): Act | undefined => DEEDS.find(({ kinds }) => kinds.includes(kind));
    const answer = yield* choose({
      by: seat,
      rule: '7',
      prompt: say('impulse.act', { nation, points: impulse(g).points }),
      among,
      may: (wish) => deedOf(wish.kind)?.may(g, nation, wish),
      or: [DONE],
    });
    if (answer.kind === 'done') return;
    yield* deedOf(answer.kind)?.carryOut(g, nation, answer) ?? [];
  }
}
function* subsidises(g: NapoleonicWars, { seat }: By): Script {
  const nation = yield* pickNation(seat, PITTS_GOLD, allies(g));
  yield* withPoints(g, POINTS, () => spends(g, nation));
}

/** 24 Pitt’s Gold: six points at once for an Ally of Britain, for Units, leaders and what is in Regroup. */
export const pittsGold: CardRules = {
  id: PITTS_GOLD,
  wording,
  says: {
    en: 'Coalition only: a Coalition nation other than Britain has six points at once, only to build Units and leaders and to take them out of Regroup. What is left is lost.',
    fr: 'Coalition seule : une nation de la Coalition autre que la Grande-Bretagne dispose aussitôt de six points, seulement pour construire des unités et des généraux ou les reprendre du regroupement. Le reste est perdu.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', allies(g).length > 0, 'gold.nobody'), play: subsidises }],
};
