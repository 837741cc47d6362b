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
}

/** The upright box around a label, turned or not. */
export const boundsOf = ({ label: { x, y, anchor, angle = 0 }, set, text }: ShownLabel): Bounds => {
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
 * touches another or a taken box.
 */
export const chosenLabels = (
  labels: readonly MapLabel[],
  scale: number,
  language: Language,
  taken: readonly Bounds[] = [],
): readonly ShownLabel[] => {
  const order = labels
    .map((label, place) => ({ label, place }))
    .sort(
      (a, b) => a.label.rank - b.label.rank || IMPORTANCE[a.label.kind] - IMPORTANCE[b.label.kind] || a.place - b.place,
    );
  const ground: Bounds[] = [];
  const standing: Bounds[] = [...taken];
  const shown: ShownLabel[] = [];
  for (const { label } of order) {
    const candidate = { label, set: setAt(label, scale), text: label.text[language] };
    if (!isGround(label) && label.rank > 2 && candidate.set.grown > TOO_GROWN) continue;
    const bounds = boundsOf(candidate);
    const others = isGround(label) ? ground : standing;
    if (others.some((other) => overlap(bounds, other))) continue;
    others.push(bounds);
    shown.push(candidate);
  }
  return shown;
};
