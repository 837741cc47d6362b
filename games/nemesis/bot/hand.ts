import type { CardId, CommanderId, HexId, Side, UnitId } from '../catalogue/catalogue.ts';
import { unitCard } from '../catalogue/catalogue.ts';
import { ratingOf } from '../rules/3-pieces/3.4-ratings.ts';
import { instructionOf } from '../rules/16-advanced-rules/16.1-instructions.ts';
import { commander, depotsOf, opponent, unit } from '../state/state.ts';
import { arrivalWorth } from './staff.ts';
import { hitCost } from './combat.ts';
import { depotsWorth } from './depots.ts';
import { unitWorth } from './force.ts';
import { byKind, type Judge, nothing } from './judging.ts';
import { type Situation, situation } from './situation.ts';

type Worth = Readonly<Record<Side, number>>;
const both = (worth: number): Worth => ({ coalition: worth, french: worth });

const TRAIN = 2;
const ENEMY_TRAIN = 1.6;
const COMMAND = 0.8;
const RALLIED = 1.2;
const NAMED = 1;
const SPY = 0.3;

/** 16.1 What each card brings the side that lays it, in hits, if it can be carried out. */
const WORTH: Readonly<Record<string, Worth>> = {
  1: both(0.7),
  2: both(SPY),
  3: { coalition: TRAIN, french: ENEMY_TRAIN },
  5: { coalition: 0.7, french: RALLIED },
  6: { coalition: 1.5, french: 0.5 },
  7: { coalition: 1.2, french: 0.6 },
  8: both(COMMAND),
  9: { coalition: 0.6, french: 2 * RALLIED },
  10: { coalition: 2 * RALLIED, french: NAMED },
  12: both(0.7),
  14: { coalition: ENEMY_TRAIN, french: 1 },
  15: both(NAMED),
  16: { coalition: 2.5, french: TRAIN },
  17: { coalition: TRAIN, french: 0.5 },
  18: { coalition: 0.8, french: TRAIN },
  19: { coalition: 0.3, french: NAMED },
  20: { coalition: 0.4, french: 0.6 },
  21: { coalition: 1, french: COMMAND },
  22: { coalition: COMMAND, french: 1.4 },
  23: { coalition: 0.4, french: 1 },
  24: both(0.5),
  25: { coalition: 0.4, french: 0.8 },
  26: both(SPY),
  27: { coalition: ENEMY_TRAIN, french: 2 * RALLIED },
  28: { coalition: 1.5, french: ENEMY_TRAIN },
  29: { coalition: 1.8, french: 0.7 },
  30: { coalition: 2.2, french: 1.8 },
  31: { coalition: 0.4, french: SPY },
  32: { coalition: 0.4, french: 1 },
  34: both(0.9),
  35: both(COMMAND),
  36: both(0.6),
  37: { coalition: 0.5, french: 0.4 },
  38: { coalition: 0.6, french: 1 },
  39: both(0.9),
  40: { coalition: 0.4, french: 0.7 },
  '40a': { coalition: 0.4, french: 0.7 },
  41: { coalition: 1, french: COMMAND },
  42: { coalition: 2 * RALLIED, french: 0.7 },
  43: { coalition: 0.7, french: 0.9 },
  '43a': { coalition: 0.9, french: 2 * RALLIED },
  44: { coalition: 1.5, french: TRAIN },
  46: both(0.3),
  47: { coalition: 0.8, french: 1.8 },
  48: { coalition: 0.3, french: 0.9 },
  '48a': { coalition: 0.3, french: 0.7 },
  49: { coalition: TRAIN, french: ENEMY_TRAIN },
  '49a': { coalition: TRAIN, french: ENEMY_TRAIN },
};

export const isWeighed = (id: CardId): boolean => id in WORTH;

const STEADY = 6;

/** 14.9b, 38 The Confederation is about to go over, and the card holds it for a Turn. */
const steadies = ({ g, side }: Situation, id: CardId): boolean =>
  id === '38' && side === 'french' && g.politics.confederation !== 'coalition' && g.politics.austria === 'coalition';

export const cardWorth = (s: Situation, id: CardId): number => {
  if (!instructionOf(id, s.side).applies(s.g, s.side)) return 0;
  return steadies(s, id) ? STEADY / (1 + s.turnsLeft) : (WORTH[id]?.[s.side] ?? 0);
};

/** 16.1 The better card is laid, the other kept for a better day. */
const lay: Judge = (s) => byKind({ layCard: ({ card }) => cardWorth(s, card) });

/** An own unit suffers what it can best bear; one of the enemy is hurt where it costs him most. A lost one comes back. */
const nameUnit: Judge = (s) =>
  byKind({
    nameUnit: ({ unit: id }) => {
      if (unit(s.g, id).at === 'lost') return unitWorth(unit(s.g, id));
      return unitCard(id).side === s.side ? -hitCost(s.g, id) : unitWorth(unit(s.g, id));
    },
  });

/** The enemy's stack that could do most harm. */
const nameStack: Judge = (s) =>
  byKind({ nameStack: ({ hex }) => (s.forces.get(hex)?.value ?? 0) * (s.forces.get(hex)?.commanders.length ? 2 : 1) });

/** The commander who leads most, be it to raise or to lower him. */
const nameCommander: Judge = (s) => {
  const leads = (id: CommanderId): number => {
    const { at } = commander(s.g, id);
    return ratingOf(s.g, id) * (1 + (at === 'due' || at === 'lost' ? 0 : (s.forces.get(at)?.value ?? 0)));
  };
  return byKind({ nameCommander: ({ commander: id }) => leads(id) });
};

/** The Depot that feeds the enemy best. */
const nameDepot: Judge = (s) => {
  const theirs = situation(s.g, opponent(s.side));
  const all = depotsOf(s.g, s.enemy);
  return byKind({
    nameDepot: ({ hex }: { readonly hex: HexId }) =>
      -depotsWorth(
        theirs,
        all.filter((each) => each !== hex),
      ),
  });
};

const rally: Judge = (s) =>
  byKind({ rallyUnit: ({ unit: id }) => unitWorth({ ...unit(s.g, id), disrupted: false }), done: nothing });

const takeHit: Judge = (s) => byKind({ hit: ({ unit: id }) => -hitCost(s.g, id) });

/** A card that waits is used in the first combat that it fits. */
const useNow: Judge = () => byKind({ useCard: () => 1, pass: nothing });

const returnWhere: Judge = (s, { unit: id }) => byKind({ arrive: ({ at }) => arrivalWorth(s, id as UnitId, at) });

export const HAND: Readonly<Record<string, Judge>> = {
  'card.lay': lay,
  'card.nameUnit': nameUnit,
  'card.nameStack': nameStack,
  'card.nameCommander': nameCommander,
  'card.nameDepot': nameDepot,
  'card.rallyUnit': rally,
  'card.bridgeHit': takeHit,
  'card.useNow': useNow,
  'card.massGuns': useNow,
  'card.returnWhere': returnWhere,
};
