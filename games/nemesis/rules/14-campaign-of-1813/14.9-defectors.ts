import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { distance, hexAt } from '../../catalogue/board.ts';
import { type CommanderId, type HexId, unitCard } from '../../catalogue/catalogue.ts';
import { log, must, say } from '../../text/speech.ts';
import { stacksOf } from '../../state/stack.ts';
import {
  boardOf,
  campaignOf,
  commander,
  eliminate,
  loseCommander,
  moveCommander,
  moveUnit,
  type Nemesis,
} from '../../state/state.ts';
import { type DefectorRow, welcome } from '../../state/state-1813.ts';
import { hasRoomFor, roomTakenAt } from '../4-occupying-a-hex/4.1-capacity.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { mayJoin as mayStackWithSwedes } from './14.8-sweden.ts';

/** 14.9 (3) i Counted straight, whatever lies between. */
const REACH = 5;

const at = (hex: HexId): AnswerOf<'arrive'> => ({ kind: 'arrive', at: hex });

const mayJoin = (g: Nemesis, { unit: id, from }: DefectorRow, hex: HexId): Verdict => {
  const board = boardOf(g);
  const { of } = unitCard(id);
  return (
    must('14.9', distance(hexAt(board, from), hexAt(board, hex)) <= REACH, 'defector.tooFar', {
      unit: id,
      hex,
      from,
      most: REACH,
    }) ??
    must('4.1', hasRoomFor(g, 'coalition', hex, of), 'hex.overfull', {
      hex,
      of: of + roomTakenAt(g, 'coalition', hex),
    }) ??
    mayStackWithSwedes(g, 'coalition', hex, { units: [id], commanders: [] })
  );
};

/** 14.9 (3) i A contingent may join a Coalition stack near where it stood, in good order; if it does not, or cannot, it is lost (rulings/14.9-defection.md). */
function* joinStack(g: Nemesis, row: DefectorRow): Script {
  const { unit: id, from } = row;
  const question = choice<AnswerOf<'arrive' | 'pass'>>({
    by: 'coalition',
    rule: '14.9',
    prompt: say('defector.where', { unit: id, hex: from }),
    among: stacksOf(g, 'coalition').map(({ hex }) => at(hex)),
    may: (wish) => (wish.kind === 'arrive' ? mayJoin(g, row, wish.at) : undefined),
    or: [PASS],
  });
  if (!offers(question, 2)) {
    welcome(g, row);
    eliminate(g, id);
    return log(g, '14.9', 'defector.lost', { unit: id, hex: from });
  }
  const answer = yield* ask(question);
  welcome(g, row);
  if (answer.kind === 'pass') {
    eliminate(g, id);
    return log(g, '14.9', 'defector.goesHome', { unit: id });
  }
  moveUnit(g, id, answer.at);
  log(g, '14.9', 'defector.joins', { unit: id, hex: answer.at });
}

/** 14.9 (3) ii Wrede comes with Bavarians who have joined, or not at all (rulings/14.9-wrede.md). */
function* wredeEnters(g: Nemesis, id: CommanderId, nation: string): Script {
  const bavarians = stacksOf(g, 'coalition').filter(({ units }) =>
    units.some((row) => unitCard(row.id).nation === nation),
  );
  if (bavarians.length === 0) {
    loseCommander(g, id);
    return log(g, '14.9', 'wrede.staysAway', { commander: id });
  }
  const { at: hex } = yield* ask(
    choice<AnswerOf<'arrive'>>({
      by: 'coalition',
      rule: '14.9',
      prompt: say('wrede.where', { commander: id }),
      among: bavarians.map((stack) => at(stack.hex)),
      may: () => undefined,
    }),
  );
  moveCommander(g, id, hex);
  log(g, '14.9', 'wrede.enters', { commander: id, hex });
}

/** 14.9 (3) When reinforcements have arrived, those who changed sides join too, one by one (rulings ). */
export function* joinDefectors(g: Nemesis): Script {
  const [next] = g.defectors;
  if (next) return yield* joinStack(g, next);
  const wrede = campaignOf(g)?.confederation.wrede;
  if (wrede && g.politics.confederation === 'coalition' && commander(g, wrede.commander).at === 'due')
    return yield* wredeEnters(g, wrede.commander, wrede.nation);
  endPhase(g);
}
