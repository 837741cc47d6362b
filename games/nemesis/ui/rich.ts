import { bracketed, type LitKind, richly } from '@bivouac/board/parts/lit-names.ts';
import { type Message, reader } from '@bivouac/kernel';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { type Names, names } from '../text/names.ts';
import { en as enTable } from './text/en.ts';
import { fr as frTable } from './text/fr.ts';

/** A list as the language writes it, each name in brackets. */
const bracketedList = <Id extends string>(
  list: string,
  ids: readonly Id[],
  name: (id: Id) => string,
  kind: LitKind,
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

/** A sentence of the log or a question whose names light up and whose dice are drawn. */
export const rich = richly(PLAIN, LIT);

/** 5.1, 5.2 A Turn and a phase head the lines that follow. */
export const heading = ({ key }: Message): 'turn' | 'phase' | undefined => {
  if (key === 'turn.begins') return 'turn';
  return key === 'phase.begins' ? 'phase' : undefined;
};

/** What comes many times in a row is told as one line with a list; steps and sums unfold from what they belong to. */
const LISTS: readonly string[] = [
  'train.laid',
  'train.dummyLaid',
  'train.counterLaid',
  'march.discards',
  'arrival.unit',
  'arrival.commander',
];
const DETAILS: readonly string[] = ['march.setsOut', 'march.step', 'march.score', 'train.count'];

export const logManner = (key: string): 'list' | 'detail' | undefined =>
  LISTS.includes(key) ? 'list' : DETAILS.includes(key) ? 'detail' : undefined;
