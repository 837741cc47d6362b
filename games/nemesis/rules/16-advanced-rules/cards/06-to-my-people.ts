import { cardId } from '../../../catalogue/cards.ts';
import { type UnitId, unitId } from '../../../catalogue/catalogue.ts';
import { log } from '../../../text/speech.ts';
import { type Nemesis, unit } from '../../../state/state.ts';
import { reschedule } from '../../../state/state-1813.ts';
import { arrivalTurn } from '../../13-cossacks-and-reinforcements/13.2-schedule.ts';
import { isBeforeChange } from '../../17-linked-campaigns/17.4-options.ts';
import type { CardRules } from '../16.1-instructions.ts';

export const TO_MY_PEOPLE = cardId('6');

/** In the order in which they are called up. */
const LANDWEHR = ['P-Land1', 'P-Land2', 'P-Land3', 'P-Land4', 'P-Land5', 'P-Land6', 'P-LandC'].map(unitId);

/** 17.4 For a side that lives by its sources of 1812 nobody comes, early or late (ruling L-43). */
const firstToCome = (g: Nemesis, fits: (turn: number) => boolean): UnitId | undefined =>
  isBeforeChange(g, 'coalition')
    ? undefined
    : LANDWEHR.find((id) => unit(g, id).at === 'due' && fits(arrivalTurn(g, id)));

const later = (g: Nemesis): UnitId | undefined => firstToCome(g, (turn) => turn > g.clock.turn);
const awaited = (g: Nemesis): UnitId | undefined => firstToCome(g, (turn) => turn >= g.clock.turn);

/** The King calls his people to arms: the Landwehr comes early, or late. */
export const toMyPeople: CardRules = {
  coalition: {
    applies: (g) => later(g) !== undefined,
    // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
    *carryOut(g) {
      const id = later(g);
      if (!id) return;
      reschedule(g, { unit: id, endOfTurn: g.clock.turn });
      log(g, '16.1', 'card.arrivesEarly', { card: TO_MY_PEOPLE, unit: id });
    },
  },
  french: {
    applies: (g) => awaited(g) !== undefined,
    // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
    *carryOut(g) {
      const id = awaited(g);
      if (!id) return;
      const turn = arrivalTurn(g, id) + 1;
      reschedule(g, { unit: id, endOfTurn: turn });
      log(g, '16.1', 'card.arrivesLate', { card: TO_MY_PEOPLE, unit: id, turn });
    },
  },
};
