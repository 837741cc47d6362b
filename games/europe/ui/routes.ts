import type { Message } from '@bivouac/kernel';
import type { ZoneId } from '../catalogue/ids.ts';
import {
  armyOf,
  depotsWith,
  type Europe,
  fieldForces,
  type ForceId,
  type ForceName,
  generalsAt,
  isSide,
  sideOfForce,
  specialsAt,
  unitsAt,
} from '../state/state.ts';
import type { EuropeMessages } from '../text/messages.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { depotCounter } from './counters.ts';
import { stateOf } from './seen.ts';

type Route = readonly ZoneId[];
type Said = {
  [K in keyof EuropeMessages]: { readonly key: K; readonly params: EuropeMessages[K] };
}[keyof EuropeMessages];

/** A force on its way, by the name that it was told under last. */
interface Way {
  readonly force: ForceName;
  readonly through: Route;
}

/** What has been told so far of where forces went. One marches at a time; those whom it meets fall back. */
class Ways {
  #done: readonly Way[] = [];
  #march: Way | undefined;
  /** 12.5, 14.10 Where somebody may slip away or retreat from. */
  #field: ZoneId | undefined;

  hear({ key, params }: Said): void {
    switch (key) {
      case 'activation.begins':
        this.#end();
        this.#march = { force: params.force, through: [params.zone] };
        return;
      case 'march.enters':
        this.#field = params.zone;
        if (this.#march) this.#march = { force: params.force, through: [...this.#march.through, params.zone] };
        return;
      case 'battle.begins':
        this.#field = params.zone;
        return;
      case 'evasion.slipsAway':
        return this.#fallsBack(params.force, params.to);
      case 'retreat.done':
        return this.#fallsBack(params.force, params.zone);
      default:
    }
  }

  /** Forgets the ways, but not who is on the march and where he stands. */
  begin(): void {
    this.#done = [];
    const at = this.#march?.through.at(-1);
    if (this.#march && at !== undefined) this.#march = { ...this.#march, through: [at] };
  }

  all(): readonly Way[] {
    this.#end();
    return this.#done.filter(({ through }) => through.length > 1);
  }

  #end(): void {
    if (this.#march) this.#done = [...this.#done, this.#march];
    this.#march = undefined;
  }

  #fallsBack(force: ForceName, to: ZoneId): void {
    if (this.#march?.force === force) {
      this.#march = { force, through: [...this.#march.through, to] };
      return;
    }
    const before = this.#done.find((way) => way.force === force);
    const from = before?.through ?? (this.#field === undefined ? [] : [this.#field]);
    this.#done = [...this.#done.filter((way) => way !== before), { force, through: [...from, to] }];
  }
}

/** Every counter of a force, as the sheet names them. */
const countersOf = (g: Europe, id: ForceId): readonly string[] => {
  const army = armyOf(g, id);
  return [
    ...depotsWith(g, id).map(depotCounter),
    ...(army ? [army] : []),
    ...[...specialsAt(g, id), ...unitsAt(g, id), ...generalsAt(g, id)].map((row) => row.id),
  ];
};

/** Who went along: the force itself, and those of its side that stand where it came by. The table sees who came from elsewhere. */
const along = (g: Europe, { force: name, through }: Way): readonly (readonly [string, Route])[] => {
  const at = [...g.generals, ...g.units].find(({ id }) => id === name)?.at;
  const side = g.forces.some(({ id }) => id === at) ? sideOfForce(g, at as ForceId) : 'neutral';
  if (!isSide(side)) return [];
  return through.flatMap((zone, stop) =>
    stop === 0
      ? []
      : fieldForces(g, zone, side)
          .flatMap((id) => countersOf(g, id))
          .map((counter) => [counter, through.slice(0, stop + 1)] as const),
  );
};

/**
 * 12.1 By which zones counters went, from what the seat was told: the lines of the log from `since` on. Earlier lines tell
 * who was under way by then.
 */
export const routes = (
  view: EuropeView,
  told: readonly Message[],
  since: number,
): Readonly<Record<string, readonly string[]>> => {
  const g = stateOf(view);
  const ways = new Ways();
  const round = told.slice(0, since).findLastIndex(({ key }) => key === 'round.begins');
  told.slice(Math.max(0, round), since).forEach((said) => ways.hear(said as Said));
  ways.begin();
  told.slice(since).forEach((said) => ways.hear(said as Said));
  return Object.fromEntries(ways.all().flatMap((way) => along(g, way)));
};
