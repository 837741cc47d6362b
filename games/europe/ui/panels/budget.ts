import type { Fact } from '@bivouac/board/parts/facts.tsx';
import type { Language } from '@bivouac/kernel';
import { decimal } from '@bivouac/board/parts/figures.ts';
import type { BudgetAnswer } from '../../answers/7-interphase.ts';
import { tables } from '../../scenario/editions.ts';
import { incomeOf, resourcesOf } from '../../rules/7-interphase/7.3.1-resources.ts';
import { HALVES } from '../../rules/7-interphase/7.3.2-production.ts';
import { type Budget, type Europe, POWERS } from '../../state/state.ts';
import { label } from '../../text/tell.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';

/** 7.3 A budget on paper: what came in, what is left, and what things cost. */
export interface BudgetTold {
  readonly title: string;
  /** 7.3.1 Where the resources come from, source by source, and what allies gave or got. */
  readonly income: readonly Fact[];
  /** 7.3.2 Every line that was entered, with its price. */
  readonly spending: readonly Fact[];
  readonly sums: readonly Fact[];
  readonly prices: readonly Fact[];
  /** What each power will have this year. */
  readonly powers: readonly Fact[];
}

const PRICES = [
  'infantryStep',
  'eliteSurcharge',
  'gardeStep',
  'cavalryStep',
  'frenchCavalryStep',
  'militiaStep',
  'army',
  'mobileDepot',
  'fleet',
  'specialUnit',
  'britishCard',
] as const;

type Points = (figure: number) => string;

const incomeTold = (g: Europe, { power }: Budget, words: Speak, points: Points): readonly Fact[] => [
  ...incomeOf(g, power)
    .filter(({ what, by }) => what === 'yearly' || by !== 0)
    .map(({ what, by }) => ({ id: what, words: words(`income.${what}`), value: points(by), rule: '7.3.1' })),
  ...POWERS.flatMap((other) => {
    const between = (from: string, to: string): number =>
      g.tracks.aid.reduce((sum, aid) => sum + (aid.from === from && aid.to === to ? aid.points : 0), 0);
    const [got, gave] = [between(other, power), between(power, other)];
    return [
      ...(got > 0 ? [{ id: `from ${other}`, words: words('income.aidFrom', { power: other }), by: got }] : []),
      ...(gave > 0 ? [{ id: `to ${other}`, words: words('income.aidTo', { power: other }), by: -gave }] : []),
    ].map(({ by, ...line }) => ({ ...line, value: points(by), rule: '7.3.1' }));
  }),
];

/** What changes hands without a price is on the map and in the log. */
const BOUGHT: readonly BudgetAnswer['kind'][] = [
  'build',
  'complete',
  'buildDepot',
  'buildArmy',
  'buildFleet',
  'dockFleet',
  'buildSpecial',
  'buyCard',
  'freeCard',
  'freeFleet',
];

const spendingTold = ({ entered = [] }: Budget, language: Language, points: Points): readonly Fact[] =>
  entered.flatMap(({ line, halves }, place) =>
    BOUGHT.includes(line.kind)
      ? [
          {
            id: `line ${place}`,
            words: label(language, line, { key: 'budget.line', params: {} }),
            value: points(halves / HALVES),
            rule: '7.3.2',
          },
        ]
      : [],
  );

export const budgetTold = (view: EuropeView, language: Language): BudgetTold => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const points = (figure: number): string =>
    words('budget.points', { points: decimal(figure, language), many: Math.abs(figure) });
  const { budget } = g;
  const powers = POWERS.map((power) => ({
    id: power,
    words: words('nation.name', { nation: power }),
    value: points(resourcesOf(g, power)),
    rule: '7.3.1',
  }));
  const prices = PRICES.map((item) => ({
    id: item,
    words: words(`price.${item}`),
    value: points(tables(g).production[item]),
    rule: '7.3.2',
  }));
  if (!budget)
    return { title: words('budget.year', { year: g.clock.year }), income: [], spending: [], sums: [], prices, powers };
  const { power, halves, received, fleetsBuilt, intoArmies } = budget;
  const sum = (id: string, name: string, value: string, rule: string): Fact => ({ id, words: name, value, rule });
  const given = g.tracks.aid.filter(({ from }) => from === power).reduce((all, aid) => all + aid.points, 0);
  const resources = resourcesOf(g, power);
  const left = halves / HALVES;
  return {
    title: words('budget.of', { power }),
    income: incomeTold(g, budget, words, points),
    spending: spendingTold(budget, language, points),
    sums: [
      sum('resources', words('budget.resources'), points(resources), '7.3.1'),
      ...(received > 0 ? [sum('received', words('budget.received'), points(received), '7.3.1')] : []),
      ...(given > 0 ? [sum('given', words('budget.given'), points(given), '7.3.1')] : []),
      sum('spent', words('budget.spent'), points(Math.max(0, resources + received - given - left)), '7.3.2'),
      sum('left', words('budget.left'), points(left), '7.3.2'),
      ...(fleetsBuilt > 0 ? [sum('fleets', words('budget.fleets'), String(fleetsBuilt), '7.3.2')] : []),
      ...intoArmies.map(({ army, steps, depots }) =>
        sum(
          `army ${army}`,
          words('budget.intoArmy', { army: army as never }),
          words('budget.intoArmyOf', { steps, depots }),
          '7.3.4',
        ),
      ),
    ],
    prices,
    powers,
  };
};
