import type { Match, Question, Wish } from '@bivouac/kernel';
import type { Speak } from '../text/messages.ts';
import type { Screen } from './screen.ts';

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** All the words typed must occur, in any order, with or without accents. */
const mentions = (label: string, words: string): boolean => {
  const within = folded(label);
  return folded(words)
    .split(/\s+/)
    .every((word) => within.includes(word));
};

/** Why may I not? Bare, the refused wishes with their reasons; with a number, one of that list; with words, those that fit. */
export const explain = (
  screen: Screen,
  say: Speak,
  match: Match,
  question: Question | undefined,
  about: string,
): void => {
  if (!question) return screen.line(say('play.over'));
  const wishes = match.wishes(question.by);
  if (about === '') return screen.wishes(question, wishes);
  if (/^\d+$/.test(about)) {
    const wish = wishes[Number(about) - 1];
    if (wish) return screen.wish(Number(about), question, wish);
    return screen.line(say('why.noSuchNumber', { most: wishes.length }));
  }
  const fitting = (wish: Wish): boolean => mentions(screen.label(question, wish.answer), about);
  wishes.forEach((wish, place) => {
    if (fitting(wish)) screen.wish(place + 1, question, wish);
  });
  const allowed = question.answers.findIndex((answer) => mentions(screen.label(question, answer), about));
  if (allowed >= 0) screen.line(say('why.allowed', { number: allowed + 1 }));
  else if (!wishes.some(fitting)) screen.line(say('why.noneFits', { words: about }));
};
