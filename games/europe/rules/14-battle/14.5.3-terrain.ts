import { linkBetween } from '../../catalogue/board.ts';
import { zone as zoneCard } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { ZoneId } from '../../catalogue/ids.ts';
import { armyOf, type Europe, type ForceId, type Modifier } from '../../state/state.ts';
import { modifier } from '../4-glossary/4-trial.ts';

/** Glossary, Army; 36F: an army has engineers with it, and bridges can be thrown. */
const bridgesRivers = (g: Europe, attackers: readonly ForceId[]): boolean =>
  attackers.some((id) => armyOf(g, id) !== undefined) ||
  (g.march !== null && attackers.includes(g.march.force) && g.march.cards.some(({ kind }) => kind === 'bridges'));

/** 14.5.3 The edge over which the attacker has come. */
export const edgeModifier = (
  g: Europe,
  attackers: readonly ForceId[],
  from: ZoneId,
  zone: ZoneId,
): readonly Modifier[] => {
  const { river, pass, mountain, strait } = tables(g).battle;
  switch (linkBetween(from, zone)?.kind) {
    case 'river':
      return bridgesRivers(g, attackers) ? [] : modifier('river', river);
    case 'pass':
      return modifier('pass', pass);
    case 'mountain':
      return modifier('mountain', mountain);
    case 'strait':
      return modifier('strait', strait);
    default:
      return [];
  }
};

/** 14.5.3 Marsh and rough ground hamper the attacker. */
export const groundModifier = (g: Europe, zone: ZoneId): readonly Modifier[] => {
  const { terrain } = zoneCard(zone);
  return terrain === 'clear' ? [] : modifier(terrain, tables(g).battle[terrain]);
};

/** 14.5.3 In marsh and on rough ground cavalry has no advantage. */
export const isCavalryGround = (zone: ZoneId): boolean => zoneCard(zone).terrain === 'clear';
