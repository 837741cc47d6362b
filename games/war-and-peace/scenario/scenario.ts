import {
  anything,
  dictOf,
  type Infer,
  integer,
  listOf,
  oneOf,
  optional,
  type Schema,
  shape,
  text,
  withStandard,
} from '@bivouac/kernel';
import json1805 from '../data/scenarios/1805.json' with { type: 'json' };
import json1809 from '../data/scenarios/1809.json' with { type: 'json' };
import json1812 from '../data/scenarios/1812.json' with { type: 'json' };
import json1813 from '../data/scenarios/1813.json' with { type: 'json' };
import {
  boxIdSchema,
  cityIdSchema,
  hexIdSchema,
  holderSchema,
  landSchema,
  majorSchema,
  nationSchema,
  type Players,
  PLAYERS,
  STATUSES,
  words,
  zoneIdSchema,
} from '../catalogue/ids.ts';
import { machines } from '../catalogue/machines.ts';
import { draftSchema } from '../catalogue/nations.ts';

const month = shape({ year: integer({ min: 1805, max: 1815 }), month: integer({ min: 1, max: 12 }) });

/** A group of the set-up: in a hex, in a zone, or where its owner likes within a few hexes or a land. */
const entrySchema = shape({
  owner: nationSchema,
  hex: optional(hexIdSchema),
  zone: optional(zoneIdSchema),
  among: optional(listOf(hexIdSchema)),
  anywhere: optional(text()),
  usual: optional(listOf(shape({ hex: text(), units: draftSchema, leaders: listOf(text()) }))),
  mode: optional(oneOf('blockading', 'besieging', 'besieged', 'atSea', 'expedition', 'garrison')),
  units: draftSchema,
  leaders: listOf(text()),
  prov: text(),
});
export interface SetUpEntry extends Infer<typeof entrySchema> {}

const minorSchema = shape({
  status: oneOf('satellite', 'neutral', 'unformed', 'annexed', 'abolished'),
  controller: orNull(majorSchema),
});
const seatsSchema = dictOf(listOf(pair(text(), listOf(majorSchema))));

const scenarioSchema = shape({
  prov: text(),
  id: text(),
  title: words,
  first: month,
  last: month,
  firstSegment: oneOf('neutral', 'pro', 'anti'),
  /** Lands that nobody enters in a shorter start. */
  closed: listOf(nationSchema),
  politics: shape({
    major: dictOf(oneOf(...STATUSES)),
    minor: dictOf(minorSchema),
    machines: dictOf(anything()),
    conquests: dictOf(dictOf(integer())),
    sources: dictOf(listOf(cityIdSchema)),
    floating: listOf(cityIdSchema),
    landwehr: listOf(cityIdSchema),
    regions: dictOf(landSchema),
    firstInvasion: dictOf(month),
  }),
  /** D.3 The seats by the number of players, each with its major states. */
  seats: seatsSchema,
  /** A state whose army two seats divide by rows: by the number of players. */
  split: withStandard(dictOf(shape({ state: majorSchema, seat: text(), lastRow: integer() })), {}),
  /** D.3 States that the alliance die cannot touch. */
  direct: dictOf(listOf(majorSchema)),
  control: listOf(shape({ city: cityIdSchema, controller: holderSchema })),
  pools: printedOr(listOf(shape({ nation: nationSchema, pool: draftSchema }))),
  reinforcements: listOf(
    shape({ turn: month, owner: nationSchema, city: cityIdSchema, units: draftSchema, leaders: listOf(text()) }),
  ),
  outOfPlay: listOf(text()),
  victory: printedOr(listOf(anything())),
  /** P, optional: what the historic naval set-up changes. */
  historicNaval: listOf(
    shape({
      nation: nationSchema,
      changes: listOf(
        shape({
          hex: optional(hexIdSchema),
          zone: optional(zoneIdSchema),
          box: optional(boxIdSchema),
          mode: optional(oneOf('blockading')),
          set: optional(draftSchema),
          add: optional(draftSchema),
          leaders: listOf(text()),
        }),
      ),
    }),
  ),
  entries: listOf(entrySchema),
});
export interface Scenario extends Infer<typeof scenarioSchema> {}

export const SCENARIOS = ['1805', '1809', '1812', '1813'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];
const FILES: Readonly<Record<ScenarioId, unknown>> = {
  '1805': json1805,
  '1809': json1809,
  '1812': json1812,
  '1813': json1813,
};
const scenarios: ReadonlyMap<string, Scenario> = new Map(
  SCENARIOS.map((id) => [id, scenarioSchema.parse(FILES[id], id)]),
);

export const scenario = (id: string): Scenario => {
  const found = scenarios.get(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};
export const scenarioOf = (g: { readonly scenario: string }): Scenario => scenario(g.scenario);

/** The numbers of players that a scenario has seats for. */
export const playersOf = (id: string): readonly Players[] =>
  PLAYERS.filter((each) => scenario(id).seats[each] !== undefined);

/** The political machines as the scenario finds them; one with a scope has a state for each member. */
export const machinesAtStart = ({ politics }: Scenario): Readonly<Record<string, string>> => {
  const states: Record<string, string> = {};
  for (const { id, initial, scope } of machines) {
    if (id === 'STATUS' || id === 'MINOR') continue;
    const given = politics.machines[id];
    if (scope.length === 0) states[id] = typeof given === 'string' ? given : initial;
    else
      for (const member of scope) {
        const own =
          typeof given === 'object' && given !== null ? (given as Record<string, unknown>)[member] : undefined;
        states[`${id}.${member}`] = typeof own === 'string' ? own : initial;
      }
  }
  return states;
};

function orNull<T>(inner: Schema<T>): Schema<T | null> {
  return { form: inner.form, parse: (value, place) => (value === null ? null : inner.parse(value, place)) };
}
function printedOr<T>(inner: Schema<T>): Schema<T | 'printed'> {
  return { form: inner.form, parse: (value, place) => (value === 'printed' ? value : inner.parse(value, place)) };
}
function pair<A, B>(first: Schema<A>, second: Schema<B>): Schema<readonly [A, B]> {
  const list = listOf(anything(), { min: 2, max: 2 });
  return {
    form: list.form,
    parse(value, place = '') {
      const [a, b] = list.parse(value, place);
      return [first.parse(a, `${place}[0]`), second.parse(b, `${place}[1]`)];
    },
  };
}
