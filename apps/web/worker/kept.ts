import {
  anything,
  dictOf,
  flag,
  InputError,
  integer,
  listOf,
  oneOf,
  optional,
  ordersSchema,
  parseRecord,
  type Resumption,
  type Schema,
  shape,
  type Standing,
  type StandingAnswer,
  type StandingOrders,
  type State,
  text,
  type Told,
  withStandard,
} from '@bivouac/kernel';
import { answer, DICE, type SittingCard } from './protocol.ts';
import { BadRecord } from './record-file.ts';
import { answersIn, type Bookmark, type FoundWhole, type Kept } from './store.ts';

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
  strictDice: withStandard(flag(), true),
  thrown: withStandard(listOf(shape({ after: integer({ min: 0 }), asked: text(), answer })), []),
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

/** What the list shows of a sitting, from its header alone. Nothing if that was kept before headers counted the answers. */
export const parseHead = (value: unknown): SittingCard | undefined => {
  const { pages: _pages, answers, ...rest } = rowOf(value);
  return typeof answers === 'number' && Number.isSafeInteger(answers)
    ? { ...cardOf(parseKept(rest)), answers }
    : undefined;
};

const bookmarkSchema: Schema<Bookmark> = shape({
  at: integer({ min: 0 }),
  events: integer({ min: 0 }),
  rules: text(),
  state: dictOf(anything()),
});
const toldSchema = listOf(
  shape({
    rule: text(),
    said: shape({ key: text(), params: dictOf(anything()) }),
    to: anything(),
    reveals: optional(flag()),
    at: integer({ min: 0 }),
  }),
);

/** Where to go on from, and the lines told until then. Nothing where there is none, or none that these rules can use. */
export const parseBookmark = (
  { bookmark, told }: Pick<FoundWhole, 'bookmark' | 'told'>,
  rules: string,
): Resumption<State> | undefined => {
  if (bookmark === undefined) return undefined;
  try {
    const { at, events, rules: made, state } = bookmarkSchema.parse(bookmark, 'bookmark');
    const lines = toldSchema.parse(Array.isArray(told) ? told.slice(0, events) : told, 'lines') as readonly Told[];
    const isWhole = lines.length === events && lines.every((line) => line.at <= at);
    return made === rules && isWhole ? { at, state: state as unknown as State, told: lines } : undefined;
  } catch {
    return undefined; // The answers are what counts: they are replayed from the beginning.
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
  answers: answersIn(record),
  over,
});

const rowOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The few things of a damaged save that may still be read, to tell it from the others. */
export const remnantOf = (value: unknown): { readonly name: string; readonly changed: number } => {
  const { name, changed } = rowOf(value);
  return {
    name: typeof name === 'string' ? name : '',
    changed: typeof changed === 'number' && Number.isFinite(changed) ? changed : 0,
  };
};
