import type { Warning } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import { linkBetween } from '../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { enemiesIn, standing } from '../rules/3-glossary/3-standing.ts';
import { causesOfStep } from '../rules/9-movement/9.4-attrition.ts';
import { mayIntercept } from '../rules/10-interception/10.1-interception.ts';
import { atWar, isOnMap, type NapoleonicWars } from '../state/state.ts';
import { links, nationOfLeader } from '../catalogue/catalogue.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { isNation, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** 10.1 Enemy Armies that could come to meet a march. */
const interceptors = (g: NapoleonicWars, nation: Nation, to: DuchyId) =>
  g.leaders
    .filter(
      ({ id, at }) =>
        isOnMap(at) &&
        atWar(g, nationOfLeader(id), nation) &&
        links(at).some((link) => link.to === to) &&
        mayIntercept(g, id, { to }) === undefined,
    )
    .map(({ id }) => id);

/** What a step may bring: Attrition, battle, interception. */
const ofStep = (
  g: NapoleonicWars,
  nation: Nation,
  from: DuchyId,
  to: DuchyId,
  language: Language,
): readonly Warning[] => {
  const words = wordsIn(language);
  const enemies = enemiesIn(g, nation, to);
  const causes = causesOfStep({
    from: standing(g, nation, from),
    to: standing(g, nation, to),
    link: linkBetween(from, to) ?? 'plain',
    marched: 0,
  });
  const waiting = enemies.length > 0 ? [] : interceptors(g, nation, to);
  return [
    ...causes.map((rule) => ({ words: words('warn.attrition', { duchy: to, cause: rule }), rule })),
    ...(enemies.length > 0 ? [{ words: words('warn.battle', { duchy: to, nations: enemies }), rule: '9.8' }] : []),
    ...(waiting.length > 0
      ? [{ words: words('warn.interception', { duchy: to, leaders: waiting }), rule: '10.1' }]
      : []),
  ];
};

/** What a player may miss before they give an answer. */
export const warnings = (
  view: NapoleonicWarsView,
  { prompt }: Asked,
  answers: readonly Answer[],
  language: Language,
): readonly Warning[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const [answer] = answers;
  if (!answer) return [];
  const { nation, duchy } = prompt.params;
  if (answer.kind === 'to' && isNation(nation))
    return ofStep(g, nation, duchy as DuchyId, answer['duchy'] as DuchyId, language);
  if (answer.kind === 'endImpulse' && view.impulse && view.impulse.points > 0)
    return [{ words: words('warn.pointsLeft', { points: view.impulse.points }), rule: '6.3' }];
  return [];
};
