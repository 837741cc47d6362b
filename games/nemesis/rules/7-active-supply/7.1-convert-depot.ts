import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { occupies } from '../../state/stack.ts';
import { changeLedger, depotsOf, type Nemesis, placeTrain, removeDepot } from '../../state/state.ts';
import { finish } from '../5-sequence-of-play/5.1-clock.ts';
import { adjustedFigure } from './7.2-count-trains.ts';

/**
 * 7.1 The Depot must stand where a friendly stack can load it up. The train counts against the figure of 7.2, so a
 * figure of nothing leaves no train to make of it: ruling A-10.
 */
const mayConvert = (g: Nemesis, side: Side, hex: HexId): Verdict =>
  must('7.1', occupies(g, side, hex), 'depot.nobodyToLoad', { hex }) ??
  must('7.2', adjustedFigure(g, side) > 0, 'depot.noFigure', { side });

/** The counter lies face up on the stack, which may rally or march by it, or set it down again: ruling A-71. */
const convert = (g: Nemesis, side: Side, hex: HexId): void => {
  removeDepot(g, hex);
  placeTrain(g, { side, hex, real: true, faceUp: true });
  changeLedger(g, side, { converted: true });
  log(g, '7.1', 'depot.converted', { side, hex });
};

/** 7.1 Each player may turn one Depot under a friendly stack into a Supply Train. */
export function* convertDepot(g: Nemesis): Script {
  const side = g.clock.next;
  changeLedger(g, side, { converted: false });
  const depots = depotsOf(g, side);
  if (depots.some((hex) => mayConvert(g, side, hex) === undefined)) {
    const answer = yield* choose<AnswerOf<'convert' | 'pass'>>({
      by: side,
      rule: '7.1',
      prompt: say('depot.convertOrKeepAll', { side }),
      among: depots.map((hex) => ({ kind: 'convert', hex })),
      may: (wish) => (wish.kind === 'convert' ? mayConvert(g, side, wish.hex) : undefined),
      or: [PASS],
    });
    if (answer.kind === 'convert') convert(g, side, answer.hex);
  }
  finish(g, side);
}
