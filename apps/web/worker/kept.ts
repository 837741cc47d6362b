import {
  anything,
  dictOf,
  flag,
  InputError,
  integer,
  listOf,
  oneOf,
  ordersSchema,
  parseRecord,
  type Schema,
  shape,
  type Standing,
  type StandingAnswer,
  type StandingOrders,
  text,
  withStandard,
} from '@bivouac/kernel';
import { answer, DICE, type SittingCard } from './protocol.ts';
import { BadRecord } from './record-file.ts';
import type { Kept } from './store.ts';

const standingAnswer: Schema<StandingAnswer> = shape({
  by: text(),
  rule: text(),
  asked: text(),
  answer,
  until: oneOf('changes', 'revoked'),
  offered: text(),
});
const standingOrders: Schema<StandingOrders> = shape({ by: text(), orders: ordersSchema });
const standing: Schema<Standing> = {
  form: { control: 'any' },
  parse: (value, place) => {
    const isOrders = typeof value === 'object' && value !== null && 'orders' in value;
    return isOrders ? standingOrders.parse(value, place) : standingAnswer.parse(value, place);
  },
};

const outer = shape({
  id: text(),
  name: text(),
  begun: integer({ min: 0 }),
  changed: integer({ min: 0 }),
  players: dictOf(text()),
  dice: oneOf(...DICE),
  seed: text(),
  notes: dictOf(text()),
  standing: withStandard(listOf(standing), []),
  over: flag(),
  record: anything(),
});

/** Reads a sitting from the store. Whether its answers make a match shows when it is opened. */
export const parseKept = (value: unknown): Kept => {
  try {
    const kept = outer.parse(value, 'save');
    return { ...kept, record: parseRecord(kept.record, 'save.record') };
  } catch (caught) {
    if (!(caught instanceof InputError)) throw caught;
    throw new BadRecord('damaged', caught.place, caught.wrong, caught.remedy);
  }
};

export const cardOf = ({ id, name, begun, changed, players, dice, over, record }: Kept): SittingCard => ({
  id,
  game: record.game,
  name,
  begun,
  changed,
  options: record.options,
  players,
  dice,
  answers: record.segments.reduce((sum, { answers }) => sum + answers.length, 0),
  over,
});

/** The few things of a damaged save that may still be read, to tell it from the others. */
export const remnantOf = (value: unknown): { readonly name: string; readonly changed: number } => {
  const row = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const { name, changed } = row;
  return {
    name: typeof name === 'string' ? name : '',
    changed: typeof changed === 'number' && Number.isFinite(changed) ? changed : 0,
  };
};
