import type { Warning } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { ZoneId } from '../catalogue/ids.ts';
import { isSupplied } from '../rules/13-supply/13.3-supply-lines.ts';
import { called, type Europe } from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { battleSheet } from './battle/sheet.ts';
import { isHeldUp, marchUnderWay, onwards } from './marching.ts';
import { stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

const NONE: readonly Warning[] = [];
/** More than this share of defeats is worth a word before the battle. */
const LIKELY_DEFEAT = 0.6;

/** 13.3 The march would lead away from every line of supply. */
const leavesSupply = (g: Europe, asked: Asked, to: ZoneId, words: Speak): readonly Warning[] => {
  const marching = marchUnderWay(g, asked);
  if (!marching || !isSupplied(g, marching.march.force)) return NONE;
  const { g: there, march } = onwards(marching, to);
  const isFed = isHeldUp(marching, to)
    ? isSupplied(there, march.force, { through: g.forces.find(({ id }) => id === march.force)?.zone ?? to })
    : isSupplied(there, march.force);
  return isFed
    ? NONE
    : [{ rule: '13.3', words: words('warn.leavesSupply', { force: called(g, march.force), zone: to }) }];
};

/** 14.6 A battle that will probably be lost. */
const badOdds = (
  view: EuropeView,
  asked: Asked,
  answer: Answer,
  language: Language,
  words: Speak,
): readonly Warning[] => {
  const lost =
    battleSheet(view, asked, language, answer)?.odds?.outcomes.find(({ tone }) => tone === 'bad')?.share ?? 0;
  return lost >= LIKELY_DEFEAT
    ? [{ rule: '14.6', words: words('warn.badOdds', { lost: Math.round(lost * 100) }) }]
    : NONE;
};

const warningsOf = (view: EuropeView, asked: Asked, answer: Answer, language: Language): readonly Warning[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const { kind } = answer;
  if (kind === 'march') {
    const to = answer['to'] as ZoneId;
    return [...leavesSupply(g, asked, to, words), ...(g.battle ? NONE : badOdds(view, asked, answer, language, words))];
  }
  if (kind === 'pass' && asked.prompt.key === 'action.choose') return [{ rule: '5.2', words: words('warn.passRound') }];
  if (kind === 'done' && asked.prompt.key === 'budget.line' && g.budget && g.budget.halves > 1)
    return [{ rule: '7.3.2', words: words('warn.budgetLost', { points: g.budget.halves / 2 }) }];
  return NONE;
};

/** What a player may miss before he gives these answers. Of several in a row, the last one tells where they lead. */
export const warnings = (
  view: EuropeView,
  asked: Asked,
  answers: readonly Answer[],
  language: Language,
): readonly Warning[] => {
  const [answer] = answers;
  return answer && answers.length === 1 ? warningsOf(view, asked, answer, language) : NONE;
};
