import type { Warning } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { WarAndPeaceAnswer } from '../answers/answers.ts';
import { isHex } from '../catalogue/map.ts';
import { supplyLine } from '../rules/SG-M-supply/SG-M.2-supply.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { fieldAt, sideOfTroop } from '../state/index.ts';
import { battleSheet } from './battle/sheet.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';
import { unmoved } from './unmoved.ts';

const NONE: readonly Warning[] = [];
/** More than this share of defeats in the first round is worth a word before the battle. */
const LIKELY_DEFEAT = 0.45;
const NAMED = 3;

/** What a player may miss before they give these answers. Of several in a row, the last one tells where they lead. */
export const warnings = (
  view: WarAndPeaceView,
  asked: Asked,
  answers: readonly Answer[],
  language: Language,
): readonly Warning[] => {
  const answer = answers.at(-1) as unknown as WarAndPeaceAnswer | undefined;
  const g = stateOf(view);
  const words = wordsIn(language);
  if (answer?.kind === 'done' && asked.prompt.key === 'ground.which') {
    const left = unmoved(g, asked.by);
    if (left.length === 0) return NONE;
    return [
      {
        rule: 'SG J.4',
        words: words('warn.unmoved', { leaders: left.slice(0, NAMED).map(({ leader }) => leader), many: left.length }),
      },
    ];
  }
  if (answer?.kind === 'done' && asked.prompt.key === 'production.buy' && view.work.phase === 'production') {
    const { account } = view.work;
    const halves = account ? account.any + account.landwehr + account.naval : 0;
    return halves > 1 ? [{ rule: 'J.2.h', words: words('warn.points', { halves }) }] : NONE;
  }
  if (answer?.kind === 'step' && isHex(answer.to)) {
    const from = asked.prompt.params['at'];
    const [troop] = typeof from === 'string' && isHex(from) ? fieldAt(g, from) : [];
    if (!troop) return NONE;
    const side = sideOfTroop(g, troop);
    return supplyLine(g, troop.nation, side, answer.to) === undefined
      ? [{ rule: 'SG M.2', words: words('warn.supply', { at: answer.to }) }]
      : NONE;
  }
  if (answer?.kind === 'attack') {
    const lost =
      battleSheet(view, asked, language, answers.at(-1))?.odds?.outcomes.find(({ tone }) => tone === 'bad')?.share ?? 0;
    return lost >= LIKELY_DEFEAT
      ? [{ rule: 'SG O.3', words: words('warn.badOdds', { lost: Math.round(lost * 100) }) }]
      : NONE;
  }
  return NONE;
};
