import type { MapLabel } from '@bivouac/atlas';
import type { Language } from '@bivouac/kernel';
import { ems, type SetLabel, setAt } from './lettering.ts';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ShownLabel {
  readonly label: MapLabel;
  readonly set: SetLabel;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What a name must keep clear of; the sign of its own place is not in its way. */
export interface Obstacle extends Bounds {
  readonly place: string;
  /** How much larger than printed. */
  readonly grown: number;
}

/** A name printed under its sign stays under it when both are drawn larger than printed, and above likewise. */
const cleared = (label: MapLabel, { size, grown }: SetLabel, own: Obstacle | undefined): number => {
  if (!own) return label.y;
  const printed = size / grown;
  const middle = (own.top + own.bottom) / 2;
  const further = (own.bottom - middle) * (1 - 1 / own.grown);
  return label.y > middle ? label.y + further + (size - printed) * 0.66 : label.y - further;
};

/** The upright box around a label, turned or not. */
export const boundsOf = ({ label: { anchor, angle = 0 }, set, text, x, y }: ShownLabel): Bounds => {
  const caps = set.smallCaps ? 1.12 : 1;
  const width = ems(text) * set.size * caps + set.spacing * Math.max(0, text.length - 1);
  const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  const corners = [
    [left, -0.72 * set.size],
    [left + width, -0.72 * set.size],
    [left, 0.24 * set.size],
    [left + width, 0.24 * set.size],
  ] as const;
  const turn = (angle * Math.PI) / 180;
  const turned = corners.map(
    ([dx, dy]) =>
      [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)] as const,
  );
  const xs = turned.map(([tx]) => tx);
  const ys = turned.map(([, ty]) => ty);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

export const overlap = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const GROUND: readonly MapLabel['kind'][] = ['land', 'sea'];

/** Those of the ground may run under others: they are large, pale and spaced wide. */
const isGround = ({ kind }: MapLabel): boolean => GROUND.includes(kind);

/** Those that are set in pale letters too and would be lost among them. */
const isFaint = ({ kind }: MapLabel): boolean => kind === 'region' || kind === 'mountains';

const IMPORTANCE: Readonly<Record<MapLabel['kind'], number>> = {
  sea: 0,
  land: 0,
  city: 1,
  mountains: 2,
  river: 3,
  region: 4,
  town: 5,
};

/** Names are turned away once they are blown up past this: the ground would be all letters. */
const TOO_GROWN = 2.6;

/**
 * The labels to show at a scale: the more important keep their places, and none of those that stand on the ground
 * touches another or a sign.
 */
export const chosenLabels = (
  labels: readonly MapLabel[],
  scale: number,
  language: Language,
  signs: readonly Obstacle[] = [],
): readonly ShownLabel[] => {
  const order = labels
    .map((label, place) => ({ label, place }))
    .sort(
      (a, b) => a.label.rank - b.label.rank || IMPORTANCE[a.label.kind] - IMPORTANCE[b.label.kind] || a.place - b.place,
    );
  const ground: Bounds[] = [];
  const standing: Bounds[] = [];
  const bySite = new Map(signs.map((sign) => [sign.place, sign]));
  const shown: ShownLabel[] = [];
  for (const { label } of order) {
    const set = setAt(label, scale);
    const own = label.place === undefined ? undefined : bySite.get(label.place);
    const candidate = { label, set, text: label.text[language], x: label.x, y: cleared(label, set, own) };
    if (!isGround(label) && label.rank > 2 && candidate.set.grown > TOO_GROWN) continue;
    const bounds = boundsOf(candidate);
    const others = isGround(label) ? ground : standing;
    if (others.some((other) => overlap(bounds, other))) continue;
    if (isFaint(label) && ground.some((other) => overlap(bounds, other))) continue;
    if (!isGround(label) && signs.some((sign) => sign !== own && overlap(bounds, sign))) continue;
    others.push(bounds);
    shown.push(candidate);
  }
  return shown;
};

/** On a map of areas a sign stands below its stack: a name that steps aside stays clear of both. */
export const withSigns = (
  covered: ReadonlyMap<string, Bounds>,
  signs: readonly Obstacle[],
): ReadonlyMap<string, Bounds> => {
  const bySite = new Map(signs.map((sign) => [sign.place, sign]));
  return new Map(
    [...covered].map(([place, stack]) => {
      const sign = bySite.get(place);
      if (!sign) return [place, stack];
      const { left, right, top, bottom } = stack;
      return [
        place,
        {
          left: Math.min(left, sign.left),
          right: Math.max(right, sign.right),
          top: Math.min(top, sign.top),
          bottom: Math.max(bottom, sign.bottom),
        },
      ];
    }),
  );
};

const at = (shown: ShownLabel, anchor: MapLabel['anchor'], x: number, y: number): ShownLabel => {
  const { angle: _, ...upright } = shown.label;
  return { ...shown, label: { ...upright, anchor }, x, y };
};

/** Where a name may stand that a stack would cover: below what stands there, then to either side below, then above, then beside it. */
const beside = (shown: ShownLabel, stack: Bounds): readonly ShownLabel[] => {
  const below = stack.bottom + shown.set.size * 0.84;
  const level = stack.bottom - shown.set.size * 0.1;
  const middle = (stack.left + stack.right) / 2;
  return [
    at(shown, 'middle', middle, below),
    at(shown, 'end', stack.right, below),
    at(shown, 'start', stack.left, below),
    at(shown, 'middle', middle, stack.top - shown.set.size * 0.3),
    at(shown, 'start', stack.right + shown.set.size * 0.25, level),
    at(shown, 'end', stack.left - shown.set.size * 0.25, level),
  ];
};

/** A place of some rank keeps its name, even where a part of it is covered. */
const isGreat = ({ label }: ShownLabel): boolean => label.rank <= 1;

/**
 * Names that stacks would cover step aside, to where they touch no stack and the fewest other names. Those of lesser places
 * that find no room are left out: half a name is none.
 */
export const madeRoom = (
  labels: readonly ShownLabel[],
  covered: ReadonlyMap<string, Bounds>,
  signs: readonly Obstacle[] = [],
): readonly ShownLabel[] => {
  const stacks = [...covered.values()];
  const own = ({ label: { place } }: ShownLabel): Bounds | undefined =>
    place === undefined ? undefined : covered.get(place);
  const isUnder = (bounds: Bounds): boolean => stacks.some((stack) => overlap(stack, bounds));
  const isCovered = (shown: ShownLabel): boolean => {
    if (isGround(shown.label)) return false;
    const bounds = boundsOf(shown);
    const stack = own(shown);
    return (stack !== undefined && overlap(stack, bounds)) || (shown.label.place !== undefined && isUnder(bounds));
  };
  const [under, standing] = [labels.filter(isCovered), labels.filter((shown) => !isCovered(shown))];
  const taken = standing.filter(({ label }) => !isGround(label)).map(boundsOf);
  const bySite = new Map(signs.map((sign) => [sign.place, sign]));
  const moved = under.flatMap((shown) => {
    const stack = own(shown) ?? bySite.get(shown.label.place ?? '');
    const tries = (stack ? beside(shown, stack) : [shown]).map((each) => {
      const bounds = boundsOf(each);
      const names = taken.filter((other) => overlap(bounds, other)).length;
      return { each, bounds, names, isUnder: isUnder(bounds) };
    });
    const [first] = tries;
    if (!first) return [];
    const weight = (one: (typeof tries)[number]): number => one.names + (one.isUnder ? 4 : 0);
    const best = tries.reduce((least, next) => (weight(next) < weight(least) ? next : least), first);
    if (best.isUnder && !own(shown) && !isGreat(shown)) return [];
    taken.push(best.bounds);
    return [best.each];
  });
  return [...standing, ...moved];
};
