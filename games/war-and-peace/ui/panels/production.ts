import type { Language, Seat } from '@bivouac/kernel';
import { cityCard } from '../../catalogue/cities.ts';
import { isArmyKind, isMajor, type Kind, KINDS, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { januaryDraft } from '../../catalogue/nations.ts';
import { isNamed, kindCard, leaderCard } from '../../catalogue/pieces.ts';
import { seatOf } from '../../rules/D-players/D.3-seats.ts';
import { blackCities, navalPoints, productionModifier, redCities } from '../../rules/J-production/J.2-points.ts';
import { PER_CITY } from '../../rules/J-production/J.2-purchase.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { leadersAt, poolOf, type WarAndPeace } from '../../state/index.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';

export interface PoolLine {
  readonly id: string;
  readonly words: string;
  /** What one costs, as a text: half points are written as such. */
  readonly price: string;
  readonly inPool: number;
  /** J.1.f What next January adds. */
  readonly coming: number;
}
export interface StateSheet {
  readonly nation: Nation;
  readonly name: string;
  /** It buys now: what is left to spend. */
  readonly account: string | undefined;
  readonly income: string;
  readonly cities: readonly { readonly place: string; readonly words: string }[];
  readonly pool: readonly PoolLine[];
  readonly leaders: readonly string[];
}

const HALF = '½';
/** Half points as players write them: 2½. */
export const points = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : `${halves > 1 ? Math.floor(halves / 2) : ''}${HALF}`;

const poolLine = (g: WarAndPeace, nation: Nation, unit: Kind, language: Language): readonly PoolLine[] => {
  const inPool = poolOf(g, nation)[unit] ?? 0;
  const coming = januaryDraft(nation, g.clock.year + 1).units[unit] ?? 0;
  if (inPool === 0 && coming === 0) return [];
  return [
    {
      id: unit,
      words: wordsIn(language)('production.unit', { unit }),
      price: points(kindCard(unit).halfPoints),
      inPool,
      coming,
    },
  ];
};

/** Named leaders by their names; the others are all alike, and are counted. */
const leadersInPool = (g: WarAndPeace, nation: Nation, words: Speak): readonly string[] => {
  const here = leadersAt(g, 'pool').filter(({ id }) => leaderCard(id).nation === nation);
  const unnamed = here.filter(({ id }) => !isNamed(id)).length;
  return [
    ...here.filter(({ id }) => isNamed(id)).map(({ id }) => words('production.leader', { leader: id })),
    ...(unnamed > 0 ? [words('production.unnamed', { many: unnamed })] : []),
  ];
};

const sheetOf = (g: WarAndPeace, nation: Nation, language: Language): StateSheet => {
  const words = wordsIn(language);
  const account = g.work.phase === 'production' && g.work.account?.nation === nation ? g.work.account : undefined;
  const [red, black] = [redCities(g, nation), blackCities(g, nation)];
  return {
    nation,
    name: words('states.name', { land: nation }),
    account: account
      ? words('production.left', {
          any: points(account.any),
          landwehr: points(account.landwehr),
          naval: points(account.naval),
        })
      : undefined,
    income: words('production.income', {
      red: red.length,
      black: black.length,
      naval: navalPoints(g, nation, 1),
      modifier: isMajor(nation) ? productionModifier(g, nation) : 0,
    }),
    cities: [...red, ...black].map((city) => {
      const { hex } = cityCard(city);
      return {
        place: hex,
        words: words('production.city', {
          city,
          room: PER_CITY - (account?.deployed[hex] ?? 0),
          open: account !== undefined,
        }),
      };
    }),
    pool: [...KINDS.filter(isArmyKind), ...KINDS.filter((kind) => !isArmyKind(kind))].flatMap((unit) =>
      poolLine(g, nation, unit, language),
    ),
    leaders: leadersInPool(g, nation, words),
  };
};

/** J The production sheet of a seat: the state that buys now first, then its others with anything to raise. */
export const productionTold = (view: WarAndPeaceView, seat: Seat, language: Language): readonly StateSheet[] => {
  const g = stateOf(view);
  return NATIONS.filter((nation) => seatOf(g, nation) === seat)
    .map((nation) => sheetOf(g, nation, language))
    .filter(({ account, pool, leaders }) => account !== undefined || pool.length + leaders.length > 0)
    .toSorted((a, b) => Number(b.account !== undefined) - Number(a.account !== undefined));
};
