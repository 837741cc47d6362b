import { cityAt, cityCard, cityCards } from '../../catalogue/cities.ts';
import { ARMY_KINDS, type CityId, type HexId, type Nation } from '../../catalogue/ids.ts';
import { distance } from '../../catalogue/map.ts';
import { leaderId } from '../../catalogue/pieces.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import {
  activeFaction,
  factionHolding,
  factionOf,
  FRESH,
  hasPartisan,
  landOf,
  leader,
  placeLeader,
  placeTroops,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { isEnemyAt } from './J.2-points.ts';

/** Where they arrive: at their city, or at the nearest one of their state that is free. */
const arrival = (g: WarAndPeace, nation: Nation, city: CityId): HexId | undefined => {
  const side = factionOf(g, nation);
  const open = (id: CityId, hex: HexId): boolean =>
    factionHolding(g, id) === side && !isEnemyAt(g, nation, hex) && !hasPartisan(g, hex); // K.1.b
  const { hex } = cityCard(city);
  if (open(city, hex)) return hex;
  const others = cityCards.filter((each) => landOf(g, each.hex) === nation && open(each.id, each.hex));
  return others.sort((a, b) => distance(hex, a.hex) - distance(hex, b.hex) || (a.id < b.id ? -1 : 1))[0]?.hex;
};

/** Shorter starts bring reinforcements in their owner's Production Phase. */
export const reinforcementsArrive = (g: WarAndPeace): void => {
  const faction = activeFaction(g.clock) ?? 'neutral';
  for (const { turn, owner, city, units, leaders } of scenarioOf(g).reinforcements) {
    if (turnOf(turn) !== turnOf(g.clock) || factionOf(g, owner) !== faction) continue;
    const at = arrival(g, owner, city);
    if (!at || !cityAt(at)) continue;
    const troops = ARMY_KINDS.flatMap((kind) =>
      units.units[kind] ? [{ nation: owner, kind, sp: units.units[kind] }] : [],
    );
    for (const { kind, sp } of troops) placeTroops(g, { ...FRESH, at, nation: owner, kind }, sp);
    const named = leaders
      .map((name) => leaderId(name))
      .filter((id) => leader(g, id).at === 'notYet' || leader(g, id).at === 'pool');
    for (const id of named) placeLeader(g, id, at);
    log(g, 'J.2', 'production.reinforced', { nation: owner, force: tokensOf(named, troops), at });
  }
};
