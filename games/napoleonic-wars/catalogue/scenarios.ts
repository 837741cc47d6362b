import { dictOf, type Infer, integer, listOf, oneOf, optional, type Schema, shape, text } from '@bivouac/kernel';
import json1805 from '../data/scenarios/1805.json' with { type: 'json' };
import json1812 from '../data/scenarios/1812.json' with { type: 'json' };
import json1813 from '../data/scenarios/1813.json' with { type: 'json' };
import { cardIdSchema, COLUMNS, duchyIdSchema, type Nation, nationSchema, type Power, powerSchema } from './ids.ts';
import { type ScenarioId, SCENARIOS, words } from './ids.ts';
import { known } from '@bivouac/kernel/lookup.ts';
import { cards } from './cards.ts';
import { leaders } from './leaders.ts';
import { duchies, zones } from './map.ts';

/** A dictionary whose keys are nations. */
const perNation = <T>(inner: Schema<T>): Schema<Readonly<Partial<Record<Nation, T>>>> => ({
  form: dictOf(inner).form,
  parse: (value, place = '') => {
    const parsed = dictOf(inner).parse(value, place);
    for (const key of Object.keys(parsed)) nationSchema.parse(key, place);
    return parsed;
  },
});
const whole = integer({ min: 0 });
const perPlace = dictOf(integer({ min: 1 }));

/** Rules that one scenario alone has. */
export const SPECIAL_RULES = [
  'auxiliaries',
  'partisans',
  'noPeaceRoll',
  'keysSinceStart',
  'tieToCoalition',
  'austriaWaits',
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

const scenarioSchema = shape({
  id: oneOf(...SCENARIOS),
  name: words,
  turns: shape({ first: integer({ min: 1, max: 6 }), last: integer({ min: 1, max: 6 }) }),
  /** 4.31 By the number of players: the Powers of each seat. */
  roles: dictOf(listOf(listOf(powerSchema, { min: 1 }), { min: 2, max: 5 })),
  camps: shape({ imperial: listOf(nationSchema), coalition: listOf(nationSchema) }),
  consuls: perNation(shape({ row: optional(powerSchema), column: oneOf(...COLUMNS) })),
  flags: perNation(listOf(duchyIdSchema)),
  units: perNation(perPlace),
  leaders: dictOf(duchyIdSchema),
  squadrons: perNation(shape({ sea: perPlace, port: perPlace })),
  /** The Keys that points are counted from. */
  keys: perNation(whole),
  hands: perNation(whole),
  /** 4.2 Resources that are fixed; in 1805 each player chooses which of their Powers has one. */
  resources: perNation(whole),
  cardsOut: listOf(cardIdSchema),
  special: listOf(oneOf(...SPECIAL_RULES)),
  prov: text(),
});
export interface ScenarioCard extends Infer<typeof scenarioSchema> {}

const FILES: Readonly<Record<ScenarioId, unknown>> = { '1805': json1805, '1812': json1812, '1813': json1813 };
const scenarios = new Map<ScenarioId, ScenarioCard>();
for (const id of SCENARIOS) {
  const card = scenarioSchema.parse(FILES[id], `scenarios/${id}.json`);
  known(id, 'card', card.cardsOut, cards);
  known(id, 'leader', Object.keys(card.leaders) as never[], leaders);
  known(id, 'duchy', Object.values(card.leaders), duchies);
  for (const places of Object.values(card.units)) known(id, 'duchy', Object.keys(places) as never[], duchies);
  for (const { sea, port } of Object.values(card.squadrons)) {
    known(id, 'zone', Object.keys(sea) as never[], zones);
    known(id, 'duchy', Object.keys(port) as never[], duchies);
  }
  scenarios.set(id, card);
}
export const scenario = (id: ScenarioId): ScenarioCard => {
  const found = scenarios.get(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};

export type Players = 2 | 3 | 4 | 5;
export const PLAYERS: readonly Players[] = [2, 3, 4, 5];
/** 4.31 The Powers of each seat; none where the scenario is not for so many players. */
export const rolesOf = (id: ScenarioId, players: number): readonly (readonly Power[])[] =>
  scenario(id).roles[String(players)] ?? [];
