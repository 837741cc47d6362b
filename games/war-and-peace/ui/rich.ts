import { bracketed, richly } from '@bivouac/board/parts/lit-names.ts';
import { type Message, reader } from '@bivouac/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { names } from '../text/names.ts';
import { enWhyNot } from './text/en/why-not.ts';
import { frWhyNot } from './text/fr/why-not.ts';

/** What the rules say, and the reasons that the table gives beside them. */
const SENTENCES = { en: { ...en, ...enWhyNot }, fr: { ...fr, ...frWhyNot } };
const PLAIN = { en: reader(SENTENCES.en, names('en')), fr: reader(SENTENCES.fr, names('fr')) };
const LIT = {
  en: reader(SENTENCES.en, names('en', bracketed)),
  fr: reader(SENTENCES.fr, names('fr', bracketed)),
};

/** A sentence of the log or a question whose names light up and whose dice are drawn. */
export const rich = richly(PLAIN, LIT);

/** E A month and a segment head the lines that follow. */
export const heading = ({ key }: Message): 'turn' | 'phase' | undefined => {
  if (key === 'turn.begins') return 'turn';
  return key === 'turn.segment' ? 'phase' : undefined;
};

/** What comes many times in a row is told as one line with a list; steps and sums unfold from what they belong to. */
const LISTS: readonly string[] = ['attrition.lost', 'production.bought', 'production.leader', 'city.taken'];
const DETAILS: readonly string[] = ['production.points', 'attrition.die'];

export const logManner = (key: string): 'list' | 'detail' | undefined =>
  LISTS.includes(key) ? 'list' : DETAILS.includes(key) ? 'detail' : undefined;
