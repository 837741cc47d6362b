import { choose, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { hexAt, linkTo, marchCost } from '../../catalogue/board.ts';
import type { CommanderId, HexId, Side } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { ids } from '../../state/stack.ts';
import { boardOf, changeCommanders, changeUnits, isWinter, type Nemesis } from '../../state/state.ts';
import { hexesAround } from '../2-board/2.3-from-hex-to-hex.ts';
import { leaveGarrison, relieveGarrison } from '../14-campaign-of-1813/14.12-garrisons.ts';
import { mayDoWithout, NO_TERMS, type Terms } from '../16-advanced-rules/16.1-free-moves.ts';
import { countStack } from '../16-advanced-rules/16.1-on-the-march.ts';
import { orderIsLost } from '../16-advanced-rules/16.2-constantine-and-hiller.ts';
import { enterItaly } from '../16-advanced-rules/16.2-murat-in-italy.ts';
import { commandersYetToMove } from './8.3-one-move.ts';
import { isHeldByCavalry, relyOnCover, showCavalry } from './8.4-enemy-cavalry.ts';
import { canGoOn, type March, marchFrom, mayStep, normalMarch } from './8.4-step.ts';
import { whoMarches } from './8.4-who-marches.ts';
import { marchAttrition } from './8.5-march-attrition.ts';
import { captureDepot } from './8.7-captured-depots.ts';
import { surpriseCommanders } from './8.8-captured-commanders.ts';

const HALT: AnswerOf<'halt'> = { kind: 'halt' };

/** The body moves together, units and commanders, and carries the marks of its march (8.3, 8.4). */
const moveBody = (g: Nemesis, { units, commanders, at }: March, to: HexId, points: number): void => {
  const marched = points > normalMarch(g) ? 'forced' : 'yes';
  changeUnits(g, (row) => row.at === at.id && units.includes(row.id), { at: to, marched });
  changeCommanders(g, (row) => row.at === at.id && commanders.includes(row.id), { at: to, moved: true });
};

function* enter(g: Nemesis, march: March, to: HexId): Script<March> {
  const { side, at, setOut, held, points: before } = march;
  const link = linkTo(at, to);
  if (!link) throw new Error(`2.3: ${to} does not touch ${at.id}`);
  const cost = marchCost(link, isWinter(g));
  const points = before + cost;
  if (setOut) relyOnCover(g, side, at.id);
  else if (held) relyOnCover(g, side, to);
  yield* surpriseCommanders(g, side, to);
  moveBody(g, march, to, points);
  log(g, '8.4', 'march.step', { from: at.id, to, cost, points });
  const normal = normalMarch(g);
  if (points > normal && before <= normal) log(g, '8.4', 'march.forced', { hex: to, points, normal });
  captureDepot(g, side, to);
  enterItaly(g, side, to);
  showCavalry(g, side, to);
  return { ...march, at: hexAt(boardOf(g), to), points, setOut: true, held: isHeldByCavalry(g, side, to) };
}

const without = (march: March, commander: CommanderId): March => ({
  ...march,
  commanders: march.commanders.filter((each) => each !== commander),
});

/** 8.4 bp2 A commander may stop on the way, with or without troops around him (ruling A-38); he has moved. */
const drop = (g: Nemesis, march: March, commander: CommanderId): March => {
  log(g, '8.4 bp2', 'march.drops', { commander, hex: march.at.id });
  return without(march, commander);
};

const askTheWay = (g: Nemesis, march: March, terms: Terms) => {
  const { side, at, points, setOut, units, commanders } = march;
  return choose<AnswerOf<'step' | 'drop' | 'halt'>>({
    by: side,
    rule: '8.4',
    prompt: say('march.whereTo', { hex: at.id, points, units, commanders }),
    among: [
      ...hexesAround(at).map((to) => ({ kind: 'step', to }) as const),
      ...(setOut ? commanders : []).map((commander) => ({ kind: 'drop', commander }) as const),
    ],
    may: (wish) => {
      if (wish.kind === 'step') return mayStep(g, march, wish.to);
      if (wish.kind === 'halt') return undefined;
      return (
        mayDoWithout(terms, wish.commander) ??
        must('8.4 bp2', canGoOn(g, without(march, wish.commander)), 'march.endsHere', { hex: at.id })
      );
    },
    or: setOut ? [HALT] : [],
  });
};

/** 8.4 Marches and forced marches: who goes, the way hex by hex, and what the march cost (8.5). */
export function* march(g: Nemesis, side: Side, from: HexId, terms: Terms = NO_TERMS): Script {
  const orderedFrom = ids(commandersYetToMove(g, side, from));
  const body = yield* whoMarches(g, side, from, terms);
  const order = { units: body.units, setOut: body.commanders, orderedFrom };
  if (yield* orderIsLost(g, from, order)) return; // 16.2
  log(g, '8.4', 'march.setsOut', { hex: from, units: body.units, commanders: body.commanders });
  leaveGarrison(g, body.units); // 14.12, 14.13
  countStack(g, body.units); // 16.1
  let now: March = marchFrom(g, side, hexAt(boardOf(g), from), body);
  let companions = body.commanders;
  const way = [from];
  for (;;) {
    const answer = yield* askTheWay(g, now, terms);
    if (answer.kind === 'halt') break;
    if (answer.kind === 'drop') {
      now = drop(g, now, answer.commander);
      continue;
    }
    companions = now.commanders;
    now = yield* enter(g, now, answer.to);
    way.push(answer.to);
  }
  log(g, '8.4', 'march.ends', { hex: now.at.id, points: now.points });
  relieveGarrison(g, now.at.id); // 14.12
  yield* marchAttrition(g, now, { ...order, way, companions });
}
