import { thought } from '@bivouac/bots';
import type { HexId, UnitId } from '../catalogue/catalogue.ts';
import { hexAt } from '../catalogue/board.ts';
import { isFriendlyForSupply } from '../rules/1-definitions/1.1-friendly-territory.ts';
import { countersOf } from '../rules/14-campaign-of-1813/14.15-counters.ts';
import { waitingPlaces } from '../rules/14-campaign-of-1813/14.15-lines.ts';
import { CAPACITY } from '../rules/4-occupying-a-hex/4.1-limit.ts';
import { boardOf, depotsOf, unit } from '../state/state.ts';
import { riotRisk } from './cities.ts';
import { depotsWorth } from './depots.ts';
import { force, type Posted } from './force.ts';
import { marchDistance } from './ground.ts';
import { byKind, type Judge, nothing } from './judging.ts';
import { drawOf } from './objectives.ts';
import type { Situation } from './situation.ts';
import { joinGain } from './staff.ts';
import { danger } from './threats.ts';
import type { CommanderId } from '../catalogue/catalogue.ts';

const IN_COMPANY = 0.016;
const NEIGHBOUR = 0.25;
const MOST_NEIGHBOURS = 3;
const NEAR_A_CITY = 2;
const WITHOUT_A_CITY = 3;
const DANGER = 0.5;
const OUTSIDE = 10;
const WORTH_MOVING = 0.6;

/** Hexes of the land that is friendly for supply where a Depot would be near (14.15a: Depots follow the armies). */
const sheltered = thought((s: Situation, _about: 'sheltered'): ReadonlySet<HexId> => {
  const { g, side } = s;
  const { cities, hexes } = boardOf(g);
  const own = cities.filter(({ id }) => isFriendlyForSupply(g, side, id) && !s.theirs.some(({ hex }) => hex === id));
  return new Set(
    hexes.map(({ id }) => id).filter((id) => own.some((city) => marchDistance(g, id, city.id) <= NEAR_A_CITY)),
  );
});

const neighbours = (s: Situation, hex: HexId, but: HexId): number =>
  hexAt(boardOf(s.g), hex).links.filter(({ open, to }) => open && to !== but && s.forces.get(to)?.side === s.side)
    .length;

/** What a place is worth to a force that waits there for the end of the truce. */
const postWorth = (s: Situation, mine: Posted, draw: (hex: HexId) => number, hex: HexId): number => {
  const there = hex === mine.hex ? undefined : s.forces.get(hex);
  const value = mine.value + (there?.value ?? 0);
  return (
    2 * draw(hex) +
    IN_COMPANY * (value * value - (there?.value ?? 0) ** 2) +
    NEIGHBOUR * Math.min(MOST_NEIGHBOURS, neighbours(s, hex, mine.hex)) -
    riotRisk(s, mine, hex) -
    (sheltered(s, 'sheltered').has(hex) ? 0 : WITHOUT_A_CITY)
  );
};

/** Those of the stack on a hex who have not been placed yet. */
const movable = (s: Situation, hex: HexId): Posted | undefined => {
  const stack = s.forces.get(hex);
  if (stack?.side !== s.side) return undefined;
  const units = stack.units.filter(({ marched }) => marched === 'no');
  const commanders = stack.commanders.filter(({ moved }) => !moved);
  return units.length === 0 ? undefined : { ...force(s.g, s.side, hex, units, commanders), hex };
};

const attraction = (s: Situation, mine: Posted): ((hex: HexId) => number) => {
  const draw = drawOf(s, undefined, mine.value, mine.hex);
  return (hex) => postWorth(s, mine, draw, hex);
};

/** What it would gain the stack on a hex to be placed again. */
const moveGain = thought((s: Situation, hex: HexId): number => {
  const mine = movable(s, hex);
  if (!mine) return 0;
  const worth = attraction(s, mine);
  const who = countersOf(s.g, s.side).find((counter) => counter.unit === mine.units[0]?.id);
  if (!who) return 0;
  let best = -Infinity;
  let isInside = false;
  for (const place of waitingPlaces(s.g, who)) {
    if (place === hex) isInside = true;
    const there = s.forces.get(place);
    if (there && (there.side !== s.side || (place !== hex && there.of + mine.of > CAPACITY))) continue;
    best = Math.max(best, worth(place));
  }
  return (isInside ? best - worth(hex) : OUTSIDE + mine.value) - WORTH_MOVING;
});

const LONE = 0.5;

/** 14.15a Whole stacks are placed again as long as that gains something; then it is done. */
const redeploy: Judge = (s, _asked, { answers }) => {
  const whole = new Set(answers.flatMap((answer) => (answer.kind === 'lift' ? [answer['hex'] as HexId] : [])));
  const unitGain = (id: UnitId): number => {
    const { at } = unit(s.g, id);
    return at === 'due' || at === 'lost' || whole.has(at) ? -1 : moveGain(s, at);
  };
  return byKind({
    lift: ({ hex }) => moveGain(s, hex),
    liftUnit: ({ unit: id }) => unitGain(id),
    liftCommander: ({ commander }) => bestJoin(s, commander) - LONE,
    done: nothing,
  });
};

const bestJoin = (s: Situation, id: CommanderId): number => {
  const row = s.g.commanders.find((each) => each.id === id);
  if (!row || row.moved || row.at === 'due' || row.at === 'lost') return -1;
  const here = s.forces.get(row.at);
  if (here?.side === s.side) return -1;
  return Math.max(0, ...s.mine.map(({ hex }) => joinGain(s, id, hex)));
};

const whereTo: Judge = (s, { hex }) => {
  const from = hex as HexId;
  const mine = movable(s, from);
  if (!mine) {
    const lone = s.g.commanders.find(({ at, moved }) => at === from && !moved);
    return byKind({ setDown: ({ to }) => (lone ? joinGain(s, lone.id, to) : 0) });
  }
  const worth = attraction(s, mine);
  return byKind({ setDown: ({ to }) => worth(to) - DANGER * danger(s, s.forces, mine, to) });
};

const WORTH_LIFTING = 1.5;

/** 14.15a A Depot that feeds nobody is moved to where it does. */
const liftDepot: Judge = (s) => {
  const now = depotsOf(s.g, s.side);
  const all = depotsWorth(s, now);
  return byKind({
    liftDepot: ({ hex }) =>
      depotsWorth(
        s,
        now.filter((each) => each !== hex),
      ) -
      all +
      WORTH_LIFTING,
    done: nothing,
  });
};

const settleDepot: Judge = (s) => {
  const others = depotsOf(s.g, s.side);
  return byKind({
    setDown: ({ to }) => depotsWorth(s, [...others, to]),
    removeDepot: () => depotsWorth(s, others),
  });
};

export const REDEPLOYMENT: Readonly<Record<string, Judge>> = {
  'truce.redeploy': redeploy,
  'truce.whereTo': whereTo,
  'truce.depots': liftDepot,
  'sources.depots': liftDepot,
  'truce.depotWhere': settleDepot,
};
