import type { RichPiece, RichText } from '@bivouac/board/game-ui.ts';
import { type Language, type Message, type Params, reader } from '@bivouac/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { names } from '../text/names.ts';
import { enWhyNot } from './text/en/why-not.ts';
import { frWhyNot } from './text/fr/why-not.ts';

/**
 * Names that light up: the catalogues are read with names in brackets that no sentence contains, and the sentence is
 * cut apart at the brackets afterwards. So there is one wording, and it knows nothing of the map.
 */
const OPEN = '\ue000';
const THEN = '\ue001';
const CLOSE = '\ue002';
type Kind = 'place' | 'counter' | 'die';

const bracketed = (kind: Kind, id: string, text: string): string => `${OPEN}${kind} ${id}${THEN}${text}${CLOSE}`;

/** What the rules say, and the reasons that the table gives beside them. */
const SENTENCES = { en: { ...en, ...enWhyNot }, fr: { ...fr, ...frWhyNot } };
const PLAIN = { en: reader(SENTENCES.en, names('en')), fr: reader(SENTENCES.fr, names('fr')) };
const LIT = {
  en: reader(SENTENCES.en, names('en', bracketed)),
  fr: reader(SENTENCES.fr, names('fr', bracketed)),
};

const withDieDrawn = (params: Params): Params => {
  const { die } = params;
  return typeof die === 'number' ? { ...params, die: bracketed('die', String(die), String(die)) } : params;
};

const BRACKETS = new RegExp(`${OPEN}(place|counter|die) ([^${THEN}]*)${THEN}([^${CLOSE}]*)${CLOSE}`, 'gu');

const piece = (kind: Kind, id: string, text: string): RichPiece => {
  if (kind === 'die') return { text, die: Number(id) };
  return kind === 'place' ? { text, place: id } : { text, counter: id };
};

/** A sentence of the log or a question whose names light up and whose dice are drawn. */
export const rich = (language: Language, message: Message): RichText => {
  const plain = PLAIN[language](message);
  const lit = LIT[language]({ key: message.key, params: withDieDrawn(message.params) });
  const pieces: (string | RichPiece)[] = [];
  let read = 0; // in the bracketed sentence
  let told = 0; // in the plain one, whose letters are kept: it knows where a capital stands
  for (const match of lit.matchAll(BRACKETS)) {
    const [whole, kind, id = '', text = ''] = match;
    const before = match.index - read;
    if (before > 0) pieces.push(plain.slice(told, told + before));
    told += before;
    pieces.push(piece(kind as Kind, id, plain.slice(told, told + text.length)));
    told += text.length;
    read = match.index + whole.length;
  }
  if (told < plain.length) pieces.push(plain.slice(told));
  return pieces;
};

/** 5 A year's phase and a round head the lines that follow. */
export const heading = ({ key }: Message): 'turn' | 'phase' | undefined => {
  if (key === 'phase.begins') return 'turn';
  return key === 'round.begins' ? 'phase' : undefined;
};
