import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { card as cardCard, general as generalCard } from '../catalogue/catalogue.ts';
import type { BoxId, CardId, GeneralId, NationId, Side, UnitId } from '../catalogue/ids.ts';
import { tidy } from '../rules/2-game-pieces/2.1-loss-steps.ts';
import { isLineCorps } from '../rules/6-cards/6.4-owed-pieces.ts';
import { maySpare } from '../rules/12-land-movement/12.2-detaching.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { log, say } from '../text/speech.ts';
import {
  type Europe,
  generalRow,
  isForce,
  nationOfForce,
  putGeneral,
  putUnit,
  unitRow,
  unitsAt,
} from '../state/state.ts';
import { afterRemoval } from './general-removed.ts';

/** 6.5 It is always the Coalition who chooses what goes. */
const CHOOSER: Side = 'coalition';

export const boxOfWar = (war: CardId): BoxId => {
  const { box } = cardCard(war);
  if (box === undefined) throw new Error(`6.5: ${war} has no box`);
  return box;
};

/** 6.4 What is not there is built with the next budget of the power, and lost. */
export const owe = (g: Europe, war: CardId, power: NationId, what: 'corps' | 'general' | 'fleet'): void => {
  g.effects = [...g.effects, { card: war, kind: 'owed', power, what }];
  log(g, '6.4', 'foreignWar.owed', { war, power });
};

/** A corps of the line at full strength, on the map or in the reserve. */
const corpsOf = (g: Europe, power: NationId): readonly UnitId[] =>
  g.units.flatMap(({ id, at, reduced }) =>
    isLineCorps(id, power) && !reduced && (isForce(at) || at === 'reserve') ? [id] : [],
  );
/** A force that loses the corps must still be one; a corps that is all of it may go. */
const mayGoToWar = (g: Europe, unit: UnitId): Verdict => {
  const { at } = unitRow(g, unit);
  return !isForce(at) || unitsAt(g, at).length === 1 ? undefined : maySpare(g, at, unit);
};

export const sendUnit = (g: Europe, war: CardId, unit: UnitId): void => {
  const { at } = unitRow(g, unit);
  putUnit(g, unit, boxOfWar(war));
  if (isForce(at)) tidy(g, at);
  log(g, '6.5', 'foreignWar.unitSent', { unit, war });
};

/** 6.5 The Coalition sends a corps of the line at full strength. */
export function* sendCorps(g: Europe, war: CardId, power: NationId): Script {
  const question = choice<AnswerOf<'toForeignWar'>>({
    by: CHOOSER,
    rule: '6.5',
    prompt: say('foreignWar.whichCorps', { war }),
    among: corpsOf(g, power).map((unit) => ({ kind: 'toForeignWar', unit })),
    may: (answer) => mayGoToWar(g, answer.unit),
  });
  if (!offers(question, 1)) {
    owe(g, war, power, 'corps');
    return;
  }
  sendUnit(g, war, (yield* ask(question)).unit);
  yield* raiseSieges(g);
}

const generalsOf = (g: Europe, power: NationId): readonly GeneralId[] =>
  g.generals.flatMap(({ id, at }) =>
    generalCard(id).nation === power && (isForce(at) || at === 'reserve') ? [id] : [],
  );

/** 6.5, 10.3 The Coalition sends a general; his force may have another from the reserve. */
export function* sendGeneral(g: Europe, war: CardId, power: NationId): Script {
  const question = choice<AnswerOf<'generalToForeignWar'>>({
    by: CHOOSER,
    rule: '6.5',
    prompt: say('foreignWar.whichGeneral', { war }),
    among: generalsOf(g, power).map((general) => ({ kind: 'generalToForeignWar', general })),
    may: () => undefined,
  });
  if (!offers(question, 1)) {
    owe(g, war, power, 'general');
    return;
  }
  const { general } = yield* ask(question);
  const { at } = generalRow(g, general);
  putGeneral(g, general, boxOfWar(war));
  log(g, '6.5', 'foreignWar.generalSent', { general, war });
  if (isForce(at)) yield* afterRemoval(g, CHOOSER, at, nationOfForce(g, at));
}
