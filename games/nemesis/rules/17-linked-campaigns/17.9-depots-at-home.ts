import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { hexCard } from '../../catalogue/map.ts';
import { depotsOf, type Nemesis, scenarioOf } from '../../state/state.ts';

/** 17.9e Depots in Russia reach five hexes in every season, wherever the units are that they feed; 7.8 knows no such thing (rulings/17.9-depots-in-russia.md). */
export const depotsAtHome = (g: Nemesis, side: Side): { readonly depots: readonly HexId[]; readonly range: number } => {
  const homes = scenarioOf(g).invasion?.homeDepots;
  if (homes?.side !== side) return { depots: [], range: 0 };
  return { depots: depotsOf(g, side).filter((hex) => hexCard(hex).power === homes.power), range: homes.range };
};
