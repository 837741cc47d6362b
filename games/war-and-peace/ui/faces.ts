import type { CounterFace, CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import type { ArmyKind, LeaderId, Nation, ShipKind } from '../catalogue/ids.ts';
import { isCavalry, kindCard, leaderCard } from '../catalogue/pieces.ts';
import type { WarAndPeace } from '../state/index.ts';
import { names } from '../text/names.ts';
import { coloursOf, fieldOf } from './colours.ts';

const NO_MARKS: readonly CounterMark[] = [];
type Politics = Pick<WarAndPeace, 'politics'>;

/** Strength to the left, morale to the right. */
export const troopFace = (
  g: Politics,
  { nation, kind, sp, morale }: { nation: Nation; kind: ArmyKind; sp: number; morale: number },
  language: Language,
  marks = NO_MARKS,
): CounterFace => ({
  ...coloursOf(g, nation),
  symbol: isCavalry(kind) ? 'cavalry' : kind === 'P' ? 'flag' : 'infantry',
  name: kind === 'I' || kind === 'C' ? names(language).state(nation) : kindCard(kind).name[language],
  figures: [String(sp), String(morale)],
  marks,
});

/** A leader without a name wears the colours of his state, and is no state. */
const UNNAMED: Readonly<Record<Language, string>> = { en: 'Leader', fr: 'Chef' };

/** SG O.3 A leader shows his rating. */
export const leaderFace = (g: Politics, id: LeaderId, language: Language, marks = NO_MARKS): CounterFace => {
  const { nation, rating, name } = leaderCard(id);
  return {
    ...coloursOf(g, nation),
    symbol: 'commander',
    name: name?.[language] ?? UNNAMED[language],
    figures: ['', String(rating)],
    marks,
  };
};

/** F.1 Naval strength to the left, morale of squadrons to the right: transports have none. */
export const shipFace = (
  g: Politics,
  { nation, kind, sp, morale }: { nation: Nation; kind: ShipKind; sp: number; morale: number },
  language: Language,
  marks = NO_MARKS,
): CounterFace => ({
  ...coloursOf(g, nation),
  symbol: kind === 'S' ? 'fleet' : 'train',
  name: names(language).state(nation),
  figures: [String(sp), kind === 'S' ? String(morale) : ''],
  marks,
});

/** SG S.2 Who holds a city that the map prints as another's. */
export const flagFace = (holder: Nation, language: Language): CounterFace => ({
  ...fieldOf(holder),
  symbol: 'flag',
  name: names(language).state(holder),
  figures: ['', ''],
  marks: NO_MARKS,
});
