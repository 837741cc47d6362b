import type { RichPiece, RichText } from '@bivouac/board/game-ui.ts';
import { type Language, type Message, type Params, reader } from '@bivouac/kernel';
import { nations } from '../catalogue.ts';
import type { NationId } from '../ids.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { type Names, names } from '../text/names.ts';
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

/** A nation lights up at its capital. */
const capitalOf = (id: NationId): string => nations.get(id)?.capital[0] ?? '';

const litNames = (plain: Names): Names => ({
  ...plain,
  zone: (id) => bracketed('place', id, plain.zone(id)),
  zones: (ids) => bracketedList(plain.zones(ids), ids, (id) => plain.zone(id), 'place'),
  sea: (id) => bracketed('place', id, plain.sea(id)),
  box: (id) => bracketed('place', id, plain.box(id)),
  nation: (id) => bracketed('place', capitalOf(id), plain.nation(id)),
  unit: (id) => bracketed('counter', id, plain.unit(id)),
  units: (ids) => bracketedList(plain.units(ids), ids, (id) => plain.unit(id), 'counter'),
  special: (id) => bracketed('counter', id, plain.special(id)),
  general: (id) => bracketed('counter', id, plain.general(id)),
  generals: (ids) => bracketedList(plain.generals(ids), ids, (id) => plain.general(id), 'counter'),
  army: (id) => bracketed('counter', id, plain.army(id)),
  force: (name) => bracketed('counter', name, plain.force(name)),
  fleet: (id) => bracketed('counter', id, plain.fleet(id)),
  fleets: (ids) => bracketedList(plain.fleets(ids), ids, (id) => plain.fleet(id), 'counter'),
});

/** What the rules say, and the reasons that the table gives beside them. */
const SENTENCES = { en: { ...en, ...enWhyNot }, fr: { ...fr, ...frWhyNot } };
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

/** 5 A year's phase and a round head the lines that follow. */
export const heading = ({ key }: Message): 'turn' | 'phase' | undefined => {
  if (key === 'phase.begins') return 'turn';
  return key === 'round.begins' ? 'phase' : undefined;
};
