import { bracketed, richly } from '@bivouac/board/parts/lit-names.ts';
import { type Language, type Message, reader } from '@bivouac/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { names } from '../text/names.ts';
import { enWhyNot } from './text/en/why-not.ts';
import { frWhyNot } from './text/fr/why-not.ts';
import { wordsIn } from './text/words.ts';

/** What the rules say, and the reasons that the table gives beside them. */
const SENTENCES = { en: { ...en, ...enWhyNot }, fr: { ...fr, ...frWhyNot } };
const PLAIN = { en: reader(SENTENCES.en, names('en')), fr: reader(SENTENCES.fr, names('fr')) };
const LIT = {
  en: reader(SENTENCES.en, names('en', bracketed)),
  fr: reader(SENTENCES.fr, names('fr', bracketed)),
};

/** A sentence of the log or a question whose names light up and whose dice are drawn. */
export const rich = richly(PLAIN, LIT);

/** 5 A year's phase and a round head the lines that follow. */
export const heading = ({ key }: Message): 'turn' | 'phase' | undefined => {
  if (key === 'phase.begins') return 'turn';
  return key === 'round.begins' ? 'phase' : undefined;
};

/** What comes many times in a row is told as one line with a list; steps and sums unfold from what they belong to. */
const LISTS: readonly string[] = ['loss.reduced', 'loss.eliminated', 'march.enters', 'card.drawn', 'redeploy.moved'];
const DETAILS: readonly string[] = ['trial.total', 'setUp.fleetDrawn', 'battle.leadsToo'];

export const logManner = (key: string): 'list' | 'detail' | undefined =>
  LISTS.includes(key) ? 'list' : DETAILS.includes(key) ? 'detail' : undefined;

/** 14.8 Losses are told together. */
export const logHead = (language: Language, key: string): string | undefined => {
  if (key === 'loss.reduced') return wordsIn(language)('log.reduced');
  return key === 'loss.eliminated' ? wordsIn(language)('log.eliminated') : undefined;
};
