import type { Spot } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language, Message } from '@bivouac/kernel';
import type { NemesisAnswer } from '../answers/answers.ts';
import { card, wordsFor } from '../catalogue/cards.ts';
import type { HexId } from '../catalogue/ids.ts';
import { sideOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const NOWHERE: Spot = {};

/** A hex that the question itself speaks of. */
const asksAbout = ({ params }: Message, param: string): string | undefined => {
  const hex = params[param];
  return typeof hex === 'string' ? hex : undefined;
};

const at = (place: string | undefined): Spot => (place === undefined ? NOWHERE : { place });
const way = (from: string | undefined, place: string): Spot => (from === undefined ? { place } : { from, place });

/** Where on the map an answer can be given. */
export const spot = (given: Answer, { prompt }: Asked): Spot => {
  const answer = given as unknown as NemesisAnswer;
  switch (answer.kind) {
    case 'depot':
    case 'convert':
    case 'removeDepot':
    case 'train':
    case 'extraTrain':
    case 'dummy':
    case 'rally':
    case 'discard':
    case 'support':
    case 'lift':
    case 'liftDepot':
    case 'nameStack':
    case 'nameDepot':
      return { place: answer.hex };
    case 'move':
    case 'freeMove':
    case 'removeDecoy':
      return { place: answer.from };
    case 'attack':
      return { from: answer.from, place: answer.to };
    case 'step':
    case 'withdraw':
    case 'rideTo':
    case 'setDown':
      return way(asksAbout(prompt, 'hex'), answer.to);
    case 'escape':
    case 'decoy':
      return { place: answer.to };
    case 'arrive':
      return { place: answer.at };
    case 'rallyUnit':
    case 'leave':
    case 'straggle':
    case 'holdBack':
    case 'hit':
    case 'shed':
    case 'advance':
    case 'liftUnit':
    case 'nameUnit':
    case 'exchange':
      return { counter: answer.unit };
    case 'leaveCommander':
    case 'drop':
    case 'stayWith':
    case 'goWith':
    case 'advanceCommander':
    case 'ride':
    case 'liftCommander':
    case 'nameCommander':
    case 'takeOff':
    case 'post':
      return { counter: answer.commander };
    case 'march':
    case 'halt':
    case 'stand':
      return at(asksAbout(prompt, 'hex'));
    case 'order':
      return at(asksAbout(prompt, 'to'));
    case 'drawCard':
    case 'layCard':
    case 'useCard':
    case 'decline':
    case 'commit':
    case 'offerTruce':
    case 'accept':
    case 'refuse':
    case 'offerPoints':
    case 'keepNapoleon':
    case 'sendNapoleon':
    case 'changeSources':
    case 'pass':
    case 'done':
      return NOWHERE;
  }
};

/** The heading that an answer stands under when there are many. */
export const group = (given: Answer, _asked: Asked, language: Language): string | undefined => {
  const answer = given as unknown as NemesisAnswer;
  const words = wordsIn(language);
  switch (answer.kind) {
    case 'train':
    case 'extraTrain':
      return words('group.trains');
    case 'dummy':
      return words('group.dummies');
    case 'move':
    case 'freeMove':
      return words('group.moves');
    case 'discard':
      return words('group.discards');
    case 'attack':
      return words('group.attacksFrom', { hex: answer.from as HexId });
    case 'leave':
    case 'holdBack':
    case 'advance':
    case 'liftUnit':
      return words('group.units');
    case 'exchange':
      return words('group.garrisonOf', { hex: answer.hex });
    case 'leaveCommander':
    case 'advanceCommander':
    case 'liftCommander':
    case 'drop':
      return words('group.commanders');
    case 'step':
      return words('group.steps');
    default:
      return undefined;
  }
};

/** 16.1 What a card says to the one who plays it. */
export const answerHelp = (given: Answer, { by }: Asked, language: Language): string | undefined => {
  const answer = given as unknown as NemesisAnswer;
  const side = sideOf(by);
  return side && (answer.kind === 'layCard' || answer.kind === 'useCard')
    ? wordsFor(card(answer.card), side, language)
    : undefined;
};

const CLOSING: readonly NemesisAnswer['kind'][] = ['done', 'pass', 'march', 'halt', 'order', 'decline', 'stand'];

export const closes = ({ kind }: Answer): boolean => CLOSING.some((closing) => closing === kind);
