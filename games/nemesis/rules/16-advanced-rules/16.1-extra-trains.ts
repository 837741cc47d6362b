import type { Verdict } from '@bivouac/kernel';
import { hexCard, type HexId, type Nation, type Side, unitCard } from '../../catalogue/catalogue.ts';
import { type EffectOf, type ExtraTrain, inForce } from '../../state/effects.ts';
import type { Power } from '../../catalogue/map.ts';
import { log, must } from '../../text/speech.ts';
import { occupies, unitsAt } from '../../state/stack.ts';
import { type Nemesis, placeTrain } from '../../state/state.ts';
import { removeEffect, replaceEffect } from '../../state/state-1813.ts';
import { mayReceiveTrain } from '../7-active-supply/7.3-who-may-receive.ts';

type Trains = EffectOf<'trains'>;

/** 7.2, 16.1 A train that hangs on a city comes if its side holds one of them when trains are counted; later it is no matter. */
export const settleConditions = (g: Nemesis, side: Side): void => {
  for (const effect of inForce(g, 'trains')) {
    if (effect.side !== side || effect.ifHeld === undefined) continue;
    const { ifHeld, ...train } = effect;
    if (ifHeld.some((hex) => occupies(g, side, hex))) replaceEffect(g, effect, train);
    else {
      removeEffect(g, effect);
      log(g, '16.1', 'card.noEffect', { side, card: effect.card });
    }
  }
};

/** 7.2, 16.1 What cards add to a side's trains and take away from them; never who begins (7.4, K-10). */
export const trainsByCards = (g: Nemesis, side: Side): number =>
  inForce(g, 'trains').reduce((sum, effect) => sum + (effect.side === side ? effect.by : 0), 0);

const laysOpen = (g: Nemesis, side: Side): readonly Trains[] =>
  g.effects.length === 0 ? [] : inForce(g, 'trains').filter((effect) => effect.side === side && effect.face !== 'down');

/** 7.2, 16.1 The trains of cards that lie face up are counted apart from the others; where Depots have used all up there is none to lay. */
export const setApart = (g: Nemesis, side: Side, trains: number): number => {
  const open = laysOpen(g, side);
  for (const effect of open.slice(trains)) replaceEffect(g, effect, { ...effect, face: 'down' });
  return Math.min(open.length, trains);
};

/** The kind of a card's train that a side has not laid yet; while trains are laid, one that has been is on the map. */
export const extraTrain = (g: Nemesis, side: Side): ExtraTrain | undefined => {
  const [open] = laysOpen(g, side);
  if (!open || open.face === 'down') return undefined;
  const { face } = open;
  return g.trains.some((train) => train.side === side && train.extra === face) ? undefined : face;
};

/** 16.1 Some go with the troops of one nation alone, or to a city of one land. */
const FOR: Readonly<Record<ExtraTrain, { readonly nation: Nation; readonly land: Power } | undefined>> = {
  rallyOrDepot: undefined,
  Austria: { nation: 'Austria', land: 'Austria' },
  Russia: { nation: 'Russia', land: 'Duchy of Warsaw' },
};

const isMeantFor = (g: Nemesis, side: Side, kind: ExtraTrain, hex: HexId): boolean => {
  const meant = FOR[kind];
  if (!meant) return true;
  const { city, power } = hexCard(hex);
  if (city && power === meant.land) return true;
  return occupies(g, side, hex) && unitsAt(g, hex).some(({ id }) => unitCard(id).nation === meant.nation);
};

/** 7.3, 16.1 Where the train of a card may lie. */
export const mayReceiveExtra = (g: Nemesis, side: Side, hex: HexId): Verdict => {
  const kind = extraTrain(g, side);
  if (kind === undefined) return must('16.1', false, 'card.noTrainToLay');
  return must('16.1', isMeantFor(g, side, kind, hex), 'card.trainNotForThem', { hex }) ?? mayReceiveTrain(g, side, hex);
};

/** 7.4, 16.1 It is laid in its turn like any other, but face up. */
export const layExtra = (g: Nemesis, side: Side, hex: HexId): void => {
  const kind = extraTrain(g, side);
  if (kind === undefined) throw new Error(`16.1: ${side} has no train of a card to lay`);
  placeTrain(g, { side, hex, real: true, faceUp: true, extra: kind });
  log(g, '16.1', 'card.trainLaid', { side, hex });
};

/** 16.1 A train that moves nobody is gone once the rallying is over. */
export const takeIdleTrains = (g: Nemesis, side: Side): void => {
  const idle = g.trains.filter((train) => train.side === side && train.extra === 'rallyOrDepot');
  if (idle.length === 0) return;
  g.trains = g.trains.filter((train) => !idle.includes(train));
  for (const { hex } of idle) log(g, '16.1', 'card.trainUnused', { side, hex });
};
