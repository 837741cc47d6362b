import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityCard, cityId } from '../../catalogue/cities.ts';
import type { CityId, Nation } from '../../catalogue/ids.ts';
import { specialDraft } from '../../catalogue/nations.ts';
import { type Account, FRESH, placeTroops, type WarAndPeace } from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';
import { isEnemyAt, redCities } from './J.2-points.ts';

type Enlist = AnswerOf<'enlist'>;
const PRICE = 2;
const PER_CITY = 4;

/** J.4.p The blue infantry of Spain and Portugal, and the city whose fall brings it. */
const BLUE: readonly { readonly nation: Nation; readonly city: CityId; readonly draft: string }[] = [
  { nation: 'spain', city: cityId('madrid'), draft: 'blueSpanish' },
  { nation: 'portugal', city: cityId('lisbon'), draft: 'bluePortuguese' },
];
/** J.4.p At the instant the first French unit enters Madrid or Lisbon. */
export const frenchEnterCity = (g: WarAndPeace, city: CityId): void => {
  const found = BLUE.find((each) => each.city === city);
  if (!found || g.history.blue[found.nation] !== undefined) return;
  g.history = { ...g.history, blue: { ...g.history.blue, [found.nation]: specialDraft(found.draft).units.I ?? 0 } };
  log(g, 'J.4.p', 'production.blue', { nation: found.nation });
};

/** J.4.p France buys them as infantry of her own, in her production cities. */
export const enlistments = (g: WarAndPeace, nation: Nation): readonly Enlist[] =>
  nation === 'france'
    ? BLUE.filter((each) => (g.history.blue[each.nation] ?? 0) > 0).flatMap((each) =>
        redCities(g, 'france').map((city): Enlist => ({ kind: 'enlist', nation: each.nation, at: cityCard(city).hex })),
      )
    : [];
export const mayEnlist = (g: WarAndPeace, { any, deployed }: Account, { at }: Enlist): Verdict =>
  must('J.2.d', any >= PRICE, 'production.tooDear', { points: any }) ??
  must('J.2.a', !isEnemyAt(g, 'france', at), 'production.enemyThere', { at }) ??
  must('J.2.a', (deployed[at] ?? 0) < PER_CITY, 'production.roomInCity', { at, room: 0 });
export const enlist = (g: WarAndPeace, account: Account, { nation, at }: Enlist): Account => {
  g.history = { ...g.history, blue: { ...g.history.blue, [nation]: (g.history.blue[nation] ?? 0) - 1 } };
  placeTroops(g, { ...FRESH, at, nation, kind: 'I', bond: 'loyal' }, 1);
  log(g, 'J.4.p', 'production.bought', { nation, unit: 'I', sp: 1, at });
  return {
    ...account,
    any: account.any - PRICE,
    deployed: { ...account.deployed, [at]: (account.deployed[at] ?? 0) + 1 },
  };
};
