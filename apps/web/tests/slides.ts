import { centreOf, type GameMap } from '@bivouac/atlas';
import { loadMap } from '@bivouac/nemesis/map/index.ts';
import type { Page } from 'playwright-core';
import { MARKS } from './marks.ts';

declare global {
  interface Window {
    slid?: string[][];
  }
}

type Animated = Parameters<Element['animate']>;

/** Runs in the page: writes down the stops of every counter that slides. */
export const watchSlides = (): void => {
  const slid: string[][] = [];
  window.slid = slid;
  const plain = Reflect.get(Element.prototype, 'animate') as (this: Element, ...given: Animated) => Animation;
  Element.prototype.animate = function watched(this: Element, ...given: Animated): Animation {
    const animation = plain.apply(this, given);
    const { effect } = animation;
    if (this.closest('.bv-sheet-counters') && effect instanceof KeyframeEffect)
      slid.push(effect.getKeyframes().map(({ transform }) => String(transform)));
    return animation;
  };
};

/** Runs in the page: news from the worker comes in one piece once it has been quiet, as to a page that is slow to look. */
export const looksSeldom = (): void => {
  const QUIET = 700;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    override set onmessage(heard: (event: MessageEvent<unknown>) => unknown) {
      let timer = 0;
      super.onmessage = (event: MessageEvent<{ readonly notice?: string }>) => {
        if (event.data.notice !== 'changed') return heard(event);
        clearTimeout(timer);
        timer = window.setTimeout(() => heard(event), QUIET);
        return undefined;
      };
    }
  };
};

const map = await loadMap();

const nearest = (x: number, y: number): string => {
  let best = { id: '', away: Infinity };
  for (const { id } of map.places) {
    const [cx, cy] = centreOf(map, id);
    const away = Math.hypot(cx - x, cy - y);
    if (away < best.away) best = { id, away };
  }
  return best.id;
};

const hexOf = (transform: string): string => {
  const [x = Number.NaN, y = Number.NaN] = [...transform.matchAll(/(-?[\d.]+)px/g)].map(([, figure]) => Number(figure));
  return nearest(x, y);
};

/** The ways by which counters have slid so far, hex by hex. */
export const waysSeen = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const slid = await page.evaluate(() => window.slid ?? []);
  return slid.map((stops) => stops.map(hexOf));
};

/** No leg of a way is longer than from one hex to the next. */
export const isHexByHex = (way: readonly string[]): boolean =>
  way.every((hex, leg) => {
    const before = way[leg - 1];
    if (before === undefined) return true;
    const [[ax, ay], [bx, by]] = [centreOf(map, before), centreOf(map, hex)];
    return Math.hypot(ax - bx, ay - by) < pitchOf(map) * 1.3;
  });

const pitchOf = (sheet: GameMap): number => (sheet.kind === 'hex' ? sheet.grid.pitch : 0);

/** Clicks on the middle of a hex, wherever it lies on the screen now. */
export const clickHex = async (page: Page, hex: string): Promise<void> => {
  const box = await page.locator(MARKS.counters).boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = centreOf(map, hex);
  await page.mouse.click(box.x + (x * box.width) / map.width, box.y + (y * box.height) / map.height);
};
