import type { Language, Message, Params } from '@bivouac/kernel';
import type { RichPiece, RichText } from '../game-ui.ts';

/**
 * Names that light up: the catalogues are read with names in brackets that no sentence contains, and the sentence is
 * cut apart at the brackets afterwards. So there is one wording, and it knows nothing of the map.
 */
const OPEN = '\ue000';
const THEN = '\ue001';
const CLOSE = '\ue002';
export type LitKind = 'place' | 'counter' | 'die';

export const bracketed = (kind: LitKind, id: string, text: string): string =>
  `${OPEN}${kind} ${id}${THEN}${text}${CLOSE}`;

const BRACKETS = new RegExp(`${OPEN}(place|counter|die) ([^${THEN}]*)${THEN}([^${CLOSE}]*)${CLOSE}`, 'gu');

const withDieDrawn = (params: Params): Params => {
  const { die } = params;
  return typeof die === 'number' ? { ...params, die: bracketed('die', String(die), String(die)) } : params;
};

const piece = (kind: LitKind, id: string, text: string): RichPiece => {
  if (kind === 'die') return { text, die: Number(id) };
  return kind === 'place' ? { text, place: id } : { text, counter: id };
};

/** The plain sentence, cut where the other has brackets. */
const cutApart = (plain: string, lit: string): RichText => {
  const pieces: (string | RichPiece)[] = [];
  let read = 0; // in the bracketed sentence
  let told = 0; // in the plain one, whose letters are kept: it knows where a capital stands
  for (const match of lit.matchAll(BRACKETS)) {
    const [whole, kind, id = '', text = ''] = match;
    const before = match.index - read;
    if (before > 0) pieces.push(plain.slice(told, told + before));
    told += before;
    pieces.push(piece(kind as LitKind, id, plain.slice(told, told + text.length)));
    told += text.length;
    read = match.index + whole.length;
  }
  if (told < plain.length) pieces.push(plain.slice(told));
  return pieces;
};

type Readers = Readonly<Record<Language, (message: Message) => string>>;

/** Sentences whose names light up and whose dice are drawn; `lit` reads the same catalogues with names in brackets. */
export const richly =
  (plain: Readers, lit: Readers) =>
  (language: Language, message: Message): RichText =>
    cutApart(plain[language](message), lit[language]({ key: message.key, params: withDieDrawn(message.params) }));
