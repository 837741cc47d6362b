import type { Script } from '@bivouac/kernel';
import { cardId, pieceSizes } from '../catalogue/catalogue.ts';
import type { DuchyId, LeaderId } from '../catalogue/ids.ts';
import { armiesNeeded } from '../rules/9-movement/9.1-armies.ts';
import { freeMoves, marches, mayGoAnywhere } from '../rules/9-movement/9.1-march.ts';
import { gatherFormation } from '../rules/9-movement/9.6-gathering.ts';
import { type Formation, freshUnitsIn, leaderRow, type NapoleonicWars } from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import type { MovementAnswer } from '../text/9-movement.ts';
import { say } from '../text/speech.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { movers } from './free-moves.ts';
import { plainWords } from './plain-words.ts';

type March = Extract<MovementAnswer, { readonly kind: 'march' | 'marchUnits' }>;
const { must, wording } = plainWords({
  'corps.nobody': { en: 'No piece of your nation can march.', fr: 'Aucune pièce de votre nation ne peut marcher.' },
});
const CORPS_SYSTEM = cardId('corps_system');
const CORPS = 3;
const MOVES = 2;

const loose = (count: number, { nation }: By): Formation => ({
  commander: null,
  leaders: [],
  units: { [nation]: count },
});
/** Pieces that this event has moved are left alone: leaders who have gone, and Units that have marched. */
const corps = (g: NapoleonicWars, by: By, gone: readonly LeaderId[]): readonly March[] => [
  ...movers(g, by.nation)
    .filter((leader) => !gone.includes(leader))
    .map((leader): March => ({ kind: 'march', leader })),
  ...[
    ...new Set(
      g.units.filter((row) => row.nation === by.nation && !row.halted && row.marched === 0).map(({ at }) => at),
    ),
  ].flatMap((duchy) =>
    pieceSizes(by.nation)
      .filter((count) => freshUnitsIn(g, duchy, by.nation) >= count && mayGoAnywhere(g, loose(count, by), duchy))
      .map((count): March => ({ kind: 'marchUnits', duchy, count })),
  ),
];

/** An Army Group counts as its Armies, and only as many as are left go along. */
function* marchApart(g: NapoleonicWars, by: By): Script {
  const { nation, seat } = by;
  const gone: LeaderId[] = [];
  for (let left = CORPS; left > 0 && corps(g, by, gone).length > 0;) {
    const answer = yield* pick<March | typeof DONE>(seat, {
      rule: '9.1',
      prompt: say('event.what', { card: CORPS_SYSTEM }),
      among: corps(g, by, gone),
      or: left < CORPS ? [DONE] : [],
    });
    if (answer.kind === 'done') return;
    if (answer.kind === 'marchUnits') {
      left--;
      yield* marches(g, nation, loose(answer.count, by), answer.duchy, freeMoves(g, MOVES));
      continue;
    }
    const at = leaderRow(g, answer.leader).at as DuchyId;
    const most = left;
    const fits = (next: Formation): boolean =>
      (armiesNeeded(g, next) ?? Infinity) <= most && next.leaders.every((leader) => !gone.includes(leader));
    const formation = yield* gatherFormation(g, answer.leader, at, '9.6', fits);
    gone.push(...formation.leaders);
    left -= armiesNeeded(g, formation) ?? 1;
    yield* marches(g, nation, formation, at, freeMoves(g, MOVES));
  }
}

/** 53 Corps System: up to three Armies or leaderless pieces make up to two free moves each, one after another. */
export const corpsSystem: CardRules = {
  id: CORPS_SYSTEM,
  wording,
  says: {
    en: 'One to three Armies or leaderless pieces of your nation make up to two free land moves each, one after another; none moves twice. An Army Group counts as its Armies.',
    fr: 'Une à trois armées ou pièces sans général de votre nation font chacune jusqu’à deux mouvements terrestres gratuits, l’une après l’autre, jamais deux fois la même. Un groupe compte pour ses armées.',
  },
  plays: [
    { when: 'impulse', may: (g, by) => must('6.1', corps(g, by, []).length > 0, 'corps.nobody'), play: marchApart },
  ],
};
