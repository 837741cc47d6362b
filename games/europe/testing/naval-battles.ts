import { fleetId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { navalBattle, type SeaFight } from '../rules/17-naval-matters/17.3-naval-combat.ts';
import { dealt } from './card-battles.ts';
import type { Table } from './position.ts';
import { sea } from './sailing.ts';
import { scene } from './scene.ts';

/** A naval battle in words: fleets by their name. */
export interface Squadrons extends Partial<Omit<SeaFight, 'fleets'>> {
  readonly fleets: Readonly<Record<Side, readonly string[]>>;
}

/** A naval battle whose cards are these: the Coalition attacks in the Channel, unless it is said otherwise. */
export const navalBattleWith = (
  cards: string | readonly string[],
  { fleets: named, at = sea('manche'), ...fight }: Squadrons,
): Table => {
  const fleets = Object.fromEntries([...named.empire, ...named.coalition].map((id) => [id, at]));
  return scene(dealt(cards, { forces: {}, fleets }), (g) =>
    navalBattle(g, {
      attacker: 'coalition',
      batteries: 0,
      ...fight,
      at,
      fleets: { empire: named.empire.map(fleetId), coalition: named.coalition.map(fleetId) },
    }),
  );
};
