import type { RichPiece, RichText } from '@bivouac/board/game-ui.ts';
import { type Language, type Message, type Params, reader } from '@bivouac/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { type Names, names } from '../text/names.ts';
import { en as enTable } from './text/en.ts';
import { fr as frTable } from './text/fr.ts';

/**
 * Names that light up: the catalogues are read with names in brackets that no sentence contains, and the sentence is
 * cut apart at the brackets afterwards. So there is one wording, and it knows nothing of the map.
 */
const OPEN = '\ue000';
const THEN = '\ue001';
const CLOSE = '\ue002';
type Kind = 'place' | 'counter' | 'die';

const bracketed = (kind: Kind, id: string, text: string): string => `${OPEN}${kind} ${id}${THEN}${text}${CLOSE}`;

/** A list as the language writes it, each name in brackets. */
const bracketedList = <Id extends string>(
  list: string,
  ids: readonly Id[],
  name: (id: Id) => string,
  kind: Kind,
): string => {
  let written = '';
  let from = 0;
  for (const id of ids) {
    const text = name(id);
    const at = list.indexOf(text, from);
    written += list.slice(from, at) + bracketed(kind, id, text);
    from = at + text.length;
  }
  return written + list.slice(from);
};

const litNames = (plain: Names): Names => ({
  ...plain,
  hex: (id) => bracketed('place', id, plain.hex(id)),
  unit: (id) => bracketed('counter', id, plain.unit(id)),
  commander: (id) => bracketed('counter', id, plain.commander(id)),
  hexes: (ids) => bracketedList(plain.hexes(ids), ids, (id) => plain.hex(id), 'place'),
  units: (ids) => bracketedList(plain.units(ids), ids, (id) => plain.unit(id), 'counter'),
  commanders: (ids) => bracketedList(plain.commanders(ids), ids, (id) => plain.commander(id), 'counter'),
});

/** What the rules say, and what the table says beside them. */
const SENTENCES = { en: { ...en, ...enTable }, fr: { ...fr, ...frTable } };
const PLAIN = { en: reader(SENTENCES.en, names('en')), fr: reader(SENTENCES.fr, names('fr')) };
const LIT = { en: reader(SENTENCES.en, litNames(names('en'))), fr: reader(SENTENCES.fr, litNames(names('fr'))) };

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

/** 5.1, 5.2 A Turn and a phase head the lines that follow. */
export const heading = ({ key }: Message): 'turn' | 'phase' | undefined => {
  if (key === 'turn.begins') return 'turn';
  return key === 'phase.begins' ? 'phase' : undefined;
};
