import type { Fact } from '@bivouac/board/parts/facts.tsx';
import type { Language } from '@bivouac/kernel';
import { decimal } from '@bivouac/board/parts/figures.ts';
import { tables } from '../../editions.ts';
import { resourcesOf } from '../../rules/7-interphase/7.3.1-resources.ts';
import { HALVES } from '../../rules/7-interphase/7.3.2-production.ts';
import { POWERS } from '../../state.ts';
import type { EuropeView } from '../../view.ts';
import { stateOf } from '../seen.ts';
import { wordsIn } from '../text/words.ts';

/** 7.3 A budget on paper: what came in, what is left, and what things cost. */
export interface BudgetTold {
  readonly title: string;
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

export const budgetTold = (view: EuropeView, language: Language): BudgetTold => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const points = (figure: number): string =>
    words('budget.points', { points: decimal(figure, language), many: figure });
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
  if (!budget) return { title: words('budget.year', { year: g.clock.year }), sums: [], prices, powers };
  const { power, halves, received, fleetsBuilt, intoArmies } = budget;
  const sum = (id: string, name: string, value: string, rule: string): Fact => ({ id, words: name, value, rule });
  const given = g.tracks.aid.filter(({ from }) => from === power).reduce((all, aid) => all + aid.points, 0);
  const resources = resourcesOf(g, power);
  const left = halves / HALVES;
  return {
    title: words('budget.of', { power }),
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
