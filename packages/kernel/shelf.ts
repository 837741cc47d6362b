import { InputError, type Schema } from './schema.ts';

/** The option that says which scenario is played: one that the game ships, by its name, or a file of one's own. */
export interface Shelf<T> extends Schema<string | T> {
  readonly names: readonly string[];
  /** The scenario that was chosen. */
  take(chosen: string | T): T;
}

/** Shipped scenarios and those of players pass the same schema; the shipped ones when the shelf is filled. */
export const scenarioShelf = <T extends object>(
  schema: Pick<Schema<T>, 'parse'>,
  shipped: Readonly<Record<string, unknown>>,
): Shelf<T> => {
  const scenarios = new Map(Object.entries(shipped).map(([name, file]) => [name, schema.parse(file, name)]));
  const names = [...scenarios.keys()];
  return {
    names,
    form: { control: 'choice', values: names },
    parse(value, place = 'scenario') {
      if (typeof value !== 'string') return schema.parse(value, place);
      if (scenarios.has(value)) return value;
      const remedy = `Choose one of: ${names.join(', ')}; or give a scenario file.`;
      throw new InputError(place, `there is no scenario ${JSON.stringify(value.slice(0, 60))}`, remedy);
    },
    take(chosen) {
      const scenario = typeof chosen === 'string' ? scenarios.get(chosen) : chosen;
      if (!scenario) throw new Error(`no scenario ${JSON.stringify(chosen)}`);
      return scenario;
    },
  };
};
