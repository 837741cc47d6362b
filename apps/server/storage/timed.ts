import type { Metrics } from '../http/metrics.ts';
import type { Store } from './store.ts';

/** How long the database takes, for whoever watches the server: to write a step, to load a match, to read its row. */
export const timed = (store: Store, { database }: Pick<Metrics, 'database'>): Store => {
  const taking = async <T>(what: string, work: Promise<T>): Promise<T> => {
    const ended = database.startTimer({ what });
    return work.finally(ended);
  };
  const { log, matches } = store;
  return {
    ...store,
    log: {
      ...log,
      append: (step) => taking('append', log.append(step)),
      takeBack: (step) => taking('take back', log.takeBack(step)),
      load: (...given) => taking('load', log.load(...given)),
    },
    matches: { ...matches, get: (id) => taking('match', matches.get(id)) },
  };
};
