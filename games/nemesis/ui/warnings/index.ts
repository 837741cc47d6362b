import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { NemesisAnswer } from '../../answers.ts';
import type { Nemesis } from '../../state.ts';
import type { NemesisView } from '../../view.ts';
import { sideOf, stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';
import {
  warnOfAdvance,
  warnOfAttack,
  warnOfCommands,
  warnOfEndingRides,
  warnOfRide,
  warnOfWithdrawal,
} from './combat.ts';
import { warnOfDeparture, warnOfDrop, warnOfHalt, warnOfStep } from './march.ts';
import {
  warnOfConversion,
  warnOfDepot,
  warnOfDiscard,
  warnOfDummy,
  warnOfEndingRally,
  warnOfLastDepot,
  warnOfLastMove,
  warnOfRally,
  warnOfTrain,
} from './supply.ts';

const NONE: readonly string[] = [];

/** "Done" ends different things. */
const warnOfDone = (g: Nemesis, asked: Asked, words: Speak): readonly string[] => {
  switch (asked.prompt.key) {
    case 'setUp.depot':
    case 'depot.establish':
      return warnOfLastDepot(g, asked, words);
    case 'rally.whichStack':
      return warnOfEndingRally(asked, words);
    default:
      return NONE;
  }
};

const warnOfPass = (g: Nemesis, asked: Asked, words: Speak): readonly string[] => {
  switch (asked.prompt.key) {
    case 'train.allocate':
      return [words('warn.discardFromHand')];
    case 'ride.who':
      return warnOfEndingRides(g, asked, words);
    default:
      return NONE;
  }
};

const warned = (g: Nemesis, asked: Asked, answer: NemesisAnswer, words: Speak): readonly string[] => {
  switch (answer.kind) {
    case 'depot':
      return warnOfDepot(g, asked, answer, words);
    case 'convert':
      return warnOfConversion(g, asked, answer, words);
    case 'train':
      return warnOfTrain(g, asked, answer, words);
    case 'dummy':
      return warnOfDummy(g, asked, answer, words);
    case 'rally':
      return warnOfRally(g, asked, answer, words);
    case 'move':
      return warnOfLastMove(g, asked, words);
    case 'discard':
      return warnOfDiscard(g, asked, answer, words);
    case 'march':
      return warnOfDeparture(g, asked, words);
    case 'step':
      return warnOfStep(g, asked, answer, words);
    case 'drop':
      return warnOfDrop(g, asked, answer, words);
    case 'halt':
      return warnOfHalt(g, asked, words);
    case 'attack':
      return warnOfAttack(g, asked, { ...answer }, words);
    case 'commit':
      return warnOfCommands(g, asked, answer, words);
    case 'withdraw':
      return warnOfWithdrawal(g, asked, answer, words);
    case 'advance':
      return warnOfAdvance(g, asked, answer, words);
    case 'ride':
      return warnOfRide(g, asked, answer, words);
    case 'done':
      return warnOfDone(g, asked, words);
    case 'pass':
      return warnOfPass(g, asked, words);
    default:
      return NONE;
  }
};

/** What a player may miss before he gives this answer. */
export const warnings = (view: NemesisView, asked: Asked, answer: Answer, language: Language): readonly string[] =>
  sideOf(asked.by) ? warned(stateOf(view), asked, answer as unknown as NemesisAnswer, wordsIn(language)) : NONE;
