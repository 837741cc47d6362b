import type { Message } from '@bivouac/kernel';
import { hexAt, type Hex } from '../catalogue/board.ts';
import { commanderCard } from '../catalogue/catalogue.ts';
import type { CommanderId, HexId, Side } from '../catalogue/ids.ts';
import { isEnemyCity } from '../rules/1-definitions/1.1-friendly-territory.ts';
import { occupies } from '../state/stack.ts';
import { boardOf, type Nemesis, opponent } from '../state/state.ts';
import type { NemesisMessages } from '../text/messages.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { stateOf } from './seen.ts';

type Route = readonly HexId[];
type Said = {
  [K in keyof NemesisMessages]: { readonly key: K; readonly params: NemesisMessages[K] };
}[keyof NemesisMessages];

/** 12.1 A ride may pass where own troops stand, and where neither the enemy nor a city of his is. */
const mayPass = (g: Nemesis, side: Side, { id }: Hex): boolean =>
  occupies(g, side, id) || !(occupies(g, opponent(side), id) || isEnemyCity(g, side, hexAt(boardOf(g), id)));

/** 12.1 The log tells where a ride ends, not by which hexes: the shortest way that the rule leaves open. */
const ridden = (g: Nemesis, rider: CommanderId, from: HexId, to: HexId): Route => {
  const { side } = commanderCard(rider);
  const start = hexAt(boardOf(g), from);
  const ways = new Map<Hex, Route>([[start, [from]]]);
  // A Map is walked in the order of its making, so the nearest hexes come first.
  for (const [here, way] of ways) {
    if (here.id === to) return way;
    for (const { open, hex } of here.links)
      if (open && !ways.has(hex) && mayPass(g, side, hex)) ways.set(hex, [...way, hex.id]);
  }
  return [from, to];
};

/** What has been told so far of where counters went. */
class Ways {
  readonly #ways = new Map<string, Route>();
  /** 8.4 Who is on the march. */
  #body: readonly string[] = [];
  /** 11.11 The withdrawal that others may have to go on from. */
  #withdrawal: { readonly from: HexId; readonly to: HexId } | undefined;

  hear(g: Nemesis, { key, params }: Said): void {
    switch (key) {
      case 'march.setsOut':
        this.#body = [...params.units, ...params.commanders];
        return;
      case 'hidden.setsOut': // 15.1 nobody knows who
        this.#body = [];
        return;
      case 'march.drops':
        this.#body = this.#body.filter((id) => id !== params.commander);
        return;
      case 'march.step':
        for (const id of this.#body) this.#goes(id, [params.from, params.to]);
        return;
      case 'attack.ordered':
        this.#withdrawal = undefined;
        return;
      case 'withdrawal.made':
        return this.#withdraws(params);
      case 'withdrawal.commanderGoesOn':
        return this.#goesOn(params.commander, params.to);
      case 'ride.rides':
        return this.#goes(params.commander, ridden(g, params.commander, params.from, params.to));
      case 'advance.made':
        return this.#goes(params.unit, [params.to]);
      case 'advance.commander':
      case 'escape.made':
        return this.#goes(params.commander, [params.to]);
      default:
    }
  }

  /** Forgets the ways, but not who is under way. */
  begin(): void {
    this.#ways.clear();
  }

  routes(): Readonly<Record<string, Route>> {
    return Object.fromEntries([...this.#ways].filter(([, way]) => way.length > 1));
  }

  #goes(id: string, by: Route): void {
    const before = this.#ways.get(id) ?? [];
    const goesOn = before.at(-1) === by[0] ? by.slice(1) : by;
    this.#ways.set(id, [...before, ...goesOn]);
  }

  /** 11.11 Units for which the first hex has no room pass through it on their way. */
  #withdraws({ units, from, to }: NemesisMessages['withdrawal.made']): void {
    if (this.#withdrawal?.to === from) for (const id of units) this.#goesOn(id, to);
    else {
      this.#withdrawal = { from, to };
      for (const id of units) this.#goes(id, [from, to]);
    }
  }

  #goesOn(id: string, to: HexId): void {
    const first = this.#withdrawal;
    this.#goes(id, first ? [first.from, first.to, to] : [to]);
  }
}

/**
 * By which hexes counters went, from what the seat was told: the lines of the log from `since` on. Earlier lines tell
 * who was under way by then.
 */
export const routes = (
  view: NemesisView,
  told: readonly Message[],
  since: number,
): Readonly<Record<string, readonly string[]>> => {
  const g = stateOf(view);
  const ways = new Ways();
  const phase = told.slice(0, since).findLastIndex(({ key }) => key === 'phase.begins');
  told.slice(Math.max(0, phase), since).forEach((said) => ways.hear(g, said as Said));
  ways.begin();
  told.slice(since).forEach((said) => ways.hear(g, said as Said));
  return ways.routes();
};
