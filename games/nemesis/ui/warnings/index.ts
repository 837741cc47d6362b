import type { Warning } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { AnswerOf, NemesisAnswer } from '../../answers/answers.ts';
import type { NemesisView } from '../../secrecy/view.ts';
import { backsOf, sideOf, stateOf } from '../seen.ts';
import { readIn } from '../text/words.ts';
import { type Caution, type Moment, NONE } from './caution.ts';
import { ofAdvance, ofAttack, ofCommands, ofEndingRides, ofRide, ofWithdrawal } from './combat.ts';
import { ofDeparture, ofDrop, ofHalt, ofWay } from './march.ts';
import {
  ofConversion,
  ofDepot,
  ofDiscard,
  ofDummy,
  ofEndingRally,
  ofLastDepot,
  ofLastMove,
  ofPassing,
  ofRally,
  ofTrain,
} from './supply.ts';

/** "Done" and "pass" end different things. */
const ENDINGS: Readonly<Record<string, (moment: Moment) => readonly Caution[]>> = {
  'setUp.depot': ofLastDepot,
  'depot.establish': ofLastDepot,
  'rally.whichStack': ofEndingRally,
  'train.allocate': ofPassing,
  'ride.who': ofEndingRides,
};
const ofEnding = (moment: Moment): readonly Caution[] => ENDINGS[moment.asked.prompt.key]?.(moment) ?? NONE;

type Kind = NemesisAnswer['kind'];

const CAUTIONS: { readonly [K in Kind]?: (moment: Moment, answer: AnswerOf<K>) => readonly Caution[] } = {
  depot: ofDepot,
  convert: ofConversion,
  train: ofTrain,
  dummy: ofDummy,
  rally: ofRally,
  move: ofLastMove,
  discard: ofDiscard,
  march: ofDeparture,
  step: (moment, step) => ofWay(moment, [step]),
  drop: ofDrop,
  halt: ofHalt,
  attack: (moment, attack) => ofAttack(moment, { ...attack }),
  commit: ofCommands,
  withdraw: ofWithdrawal,
  advance: ofAdvance,
  ride: ofRide,
  done: ofEnding,
  pass: ofEnding,
};

const isStep = (answer: NemesisAnswer): answer is AnswerOf<'step'> => answer.kind === 'step';

/** Several answers in a row are the steps of one march; all others are given one by one. */
const cautions = (moment: Moment, answers: readonly NemesisAnswer[]): readonly Caution[] => {
  const [answer] = answers;
  if (!answer) return NONE;
  if (answers.length > 1) return ofWay(moment, answers.filter(isStep));
  const of = CAUTIONS[answer.kind] as ((moment: Moment, answer: NemesisAnswer) => readonly Caution[]) | undefined;
  return of?.(moment, answer) ?? NONE;
};

/** What a player may miss before he gives these answers. It is drawn from his view: he is told nothing that he may not know. */
export const warnings = (
  view: NemesisView,
  asked: Asked,
  answers: readonly Answer[],
  language: Language,
): readonly Warning[] => {
  const side = sideOf(asked.by);
  if (!side) return [];
  const found = cautions({ g: stateOf(view), side, asked }, answers as unknown as readonly NemesisAnswer[]);
  // 15.1 Nobody reckons with stacks that lie face down.
  const isGuess = ({ said }: Caution): boolean => said.key === 'warn.badOdds' && backsOf(view).size > 0;
  return found.filter((each) => !isGuess(each)).map(({ rule, said }) => ({ rule, words: readIn(language, said) }));
};
