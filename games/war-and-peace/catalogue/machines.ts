import { type Infer, listOf, optional, shape, text } from '@bivouac/kernel';
import politicsJson from '../data/politics.json' with { type: 'json' };

/** A political process as a table of transitions: who may move it, when, on what die, and what follows. */
const transitionSchema = shape({
  id: text({ pattern: /^[A-Z]{2}-\d\d$/, like: 'ST-01' }),
  from: listOf(text()),
  to: listOf(text()),
  phase: listOf(text()),
  by: text(),
  trigger: text(),
  roll: optional(shape({ dice: text(), modifiers: listOf(text()), success: text() })),
  guard: listOf(text()),
  effects: listOf(text()),
  rule: listOf(text()),
  ruling: optional(text()),
});
export interface Transition extends Infer<typeof transitionSchema> {}
const machineSchema = shape({
  id: text(),
  states: listOf(text()),
  initial: text(),
  scope: listOf(text()),
  transitions: listOf(transitionSchema),
});
export interface Machine extends Infer<typeof machineSchema> {}

export const machines: readonly Machine[] = shape({ prov: text(), machines: listOf(machineSchema) }).parse(
  politicsJson,
  'politics.json',
).machines;
const byId: ReadonlyMap<string, Machine> = new Map(machines.map((each) => [each.id, each]));
const transitions: ReadonlyMap<string, Transition> = new Map(
  machines.flatMap((each) => each.transitions.map((one) => [one.id, one])),
);

export const machine = (id: string): Machine => {
  const found = byId.get(id);
  if (!found) throw new Error(`no political machine ${id}`);
  return found;
};
export const transition = (id: string): Transition => {
  const found = transitions.get(id);
  if (!found) throw new Error(`no political transition ${id}`);
  return found;
};
