import type { Verdict } from '@bivouac/kernel';
import { isInArea } from '../../catalogue/areas.ts';
import { type CommanderId, type HexId, type Side, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { must, reveal } from '../../text/speech.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import { commander, type CommanderRow, type Nemesis, type UnitRow } from '../../state/state.ts';
import { holdsBoth } from './16.1-held-ready.ts';
import { replaceEffect } from '../../state/state-1813.ts';

const isDane = (id: UnitId): boolean => unitCard(id).nation === 'Denmark-Norway';

/** 16.1 Copenhagen wavers: its troops stay in their own land, and who has left it stays where he is. */
export const doDanesStayHome = (g: Nemesis): boolean => inForce(g, 'danesStayHome').length > 0;
const isHome = (hex: HexId): boolean => isInArea('denmarkNorway', hex);

/** Units that have been there since the phase began: nobody has moved between the cards and it. */
const thoseWhoStood = (g: Nemesis, hex: HexId): readonly UnitId[] =>
  ids(unitsAt(g, hex).filter(({ marched }) => marched === 'no' || marched === 'kept'));

/** 8.2, 16.1 What cards leave of a unit's freedom to move in this phase (K-8). A staff that may not move has nobody with whom it could. */
export const mayMoveByCards = (g: Nemesis, { id, at }: UnitRow): Verdict => {
  if (g.effects.length === 0) return undefined;
  const { nation } = unitCard(id);
  const isKept =
    inForce(g, 'mayNotMove').some(({ units }) => units.includes(id)) ||
    inForce(g, 'staffMayNotMove').some((effect) => commander(g, effect.commander).at === at) ||
    inForce(g, 'mixedMayNotMove').some(({ nations }) => holdsBoth(thoseWhoStood(g, at as HexId), nations));
  const hasEnough = inForce(g, 'stacksMoved').some((effect) => effect.nation === nation && effect.left === 0);
  const isStranded = isDane(id) && doDanesStayHome(g) && !isHome(at as HexId);
  return (
    must('16.1', !isKept, 'card.mayNotMove', { unit: id }) ??
    must('16.1', !hasEnough, 'card.enoughMoved', { unit: id }) ??
    must('16.1', !isStranded, 'card.danesStayHome')
  );
};

/** 16.1 He neither rallies nor moves, and sends nobody. */
export const isIdle = (g: Nemesis, id: CommanderId): boolean =>
  g.effects.length > 0 && inForce(g, 'idle').some(({ commander }) => commander === id);

/** 8.1, 8.2 Somebody there must be at work, for no other commander can give an order. */
export const mayGiveOrders = (g: Nemesis, side: Side, hex: HexId): Verdict => {
  if (g.effects.length === 0) return undefined;
  const [first, ...others] = commandersAt(g, side, hex);
  const isWork = ({ id }: CommanderRow): boolean => !isIdle(g, id);
  return !first || isWork(first) || others.some(isWork)
    ? undefined
    : must('16.1', false, 'card.idle', { commander: first.id });
};

/** 16.1 A King who hesitates lets few stacks of his nation move: one of them has gone. */
export const countStack = (g: Nemesis, units: readonly UnitId[]): void => {
  for (const effect of inForce(g, 'stacksMoved')) {
    if (!units.some((id) => unitCard(id).nation === effect.nation)) continue;
    const left = effect.left - 1;
    replaceEffect(g, effect, { ...effect, left });
    reveal(g, '16.1', 'card.stacksLeft', { card: effect.card, left });
  }
};

/** 16.1 Anyone who sets out from there has lost his way. */
export const haveLostTheirWay = (g: Nemesis, from: HexId): boolean =>
  g.effects.length > 0 && inForce(g, 'oneHexOnly').some(({ hex }) => hex === from);

interface Marching {
  readonly units: readonly UnitId[];
  readonly setOut: boolean;
  readonly oneHexOnly: boolean;
}

/** 8.4, 16.1 In rain and mud nobody force marches. */
export const isForcedMarchForbidden = (g: Nemesis): boolean => inForce(g, 'noForcedMarch').length > 0;

/** 8.4, 16.1 Who has lost his way gets one hex far, and Danes do not cross their border. */
export const mayGoOnByCards = (g: Nemesis, { units, setOut, oneHexOnly }: Marching, to: HexId): Verdict =>
  g.effects.length === 0
    ? undefined
    : (must('16.1', !(setOut && oneHexOnly), 'card.oneHexOnly', { hex: to }) ??
      must('16.1', isHome(to) || !units.some(isDane) || !doDanesStayHome(g), 'card.danesStayHome'));

/** 8.6, 16.1 What cards add to the die of a side's marches. */
export const marchDieByCards = (g: Nemesis, units: readonly UnitId[]): number => {
  const [first] = units;
  if (first === undefined || g.effects.length === 0) return 0;
  const { side } = unitCard(first);
  return inForce(g, 'marchDie').reduce((sum, effect) => sum + (effect.side === side ? effect.by : 0), 0);
};

/** 10.1, 10.3, 16.1 Danes who stay at home attack nobody abroad. */
export const mayDaneAttack = (g: Nemesis, id: UnitId, to: HexId): boolean =>
  g.effects.length === 0 || !isDane(id) || isHome(to) || !doDanesStayHome(g);
