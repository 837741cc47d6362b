import type { Language } from '@bivouac/kernel';
import { commanderCards } from '../catalogue/catalogue.ts';
import { nationName } from '../catalogue/gazetteer.ts';
import type { Nation } from '../rules/3-pieces/3.6-nations.ts';
import { wordsIn } from './text/words.ts';

const ARMIES: Readonly<Record<string, Nation>> = {
  F: 'France',
  R: 'Russia',
  P: 'Prussia',
  A: 'Austria',
  S: 'Sweden',
};

const NAMED = {
  'F:Guard': 'corps.guard',
  'F:Danish': 'corps.danish',
  'F:Italy': 'corps.italy',
  'R:Cossack': 'corps.cossacks',
  'S:Sweden': 'corps.swedish',
  'A:Res': 'corps.reserve',
} as const;
const isNamed = (id: string): id is keyof typeof NAMED => id in NAMED;

/** A corps as players call it: by its number, by its name, or by its commander. */
export const corpsName = (id: string, language: Language): string => {
  const words = wordsIn(language);
  if (isNamed(id)) return words(NAMED[id]);
  const [army = '', corps = ''] = id.split(':');
  const nation = ARMIES[army] ?? 'France';
  const [number = '', cavalry] = corps.split(' ');
  if (/^[IVX]+$/.test(number))
    return words('corps.numbered', { number, cavalry: cavalry !== undefined, nation: nationName(nation)[language] });
  const leader = commanderCards.find(({ corpsIds }) => corpsIds.includes(id));
  return leader ? words('corps.of', { commander: leader.id }) : corps;
};
