import { lastingFact } from '@bivouac/kernel';
import type { HexId } from '../../catalogue/catalogue.ts';
import type { InvasionRules } from '../../scenario/scenario.ts';
import { type Nemesis, scenarioOf } from '../../state/state.ts';
import { linkOf, rulesOf1812 } from './17.1-rules-of-1812.ts';

/** 17.2 The cities that the invasion is about. */
const citiesOf1812 = lastingFact(({ endings }: InvasionRules): readonly HexId[] => [
  ...endings.capitals,
  ...endings.others,
  endings.warsaw,
  ...endings.flanks,
]);

/** 17.8 In the end only the victory cities on the map of 1813 count; as long as the war is in Russia, it is about those of 17.2. */
export const citiesOfTheYear = (g: Pick<Nemesis, 'scenario' | 'politics'>): readonly HexId[] => {
  const rules = linkOf(g) ? rulesOf1812(g) : undefined;
  return rules ? citiesOf1812(rules) : scenarioOf(g).victoryCities;
};
