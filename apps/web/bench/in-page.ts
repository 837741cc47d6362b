// These functions run in the page: each is sent there by its text, and knows nothing of the others.
import type { Frames } from './report.ts';

declare global {
  interface Window {
    mapPainted?: number;
    stopFrames?: () => Frames;
    answered?: number | undefined;
  }
}

/** Runs before the page's own script: notes the frame after the one that holds the map. */
export const watchForMap = (): void => {
  const look = (): void => {
    if (document.querySelector('.bv-sheet svg path') === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => (window.mapPainted = performance.now()));
  };
  requestAnimationFrame(look);
};

export const firstWords = (): number => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;

export const countNodes = (): number => document.querySelectorAll('*').length;

/** Notes every frame until `stopFrames` is called. */
export const watchFrames = (slowFrame: number): void => {
  const frames: number[] = [];
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  let before: number | undefined;
  let isWatching = true;
  const next = (now: number): void => {
    if (!isWatching) return;
    if (before !== undefined) frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.stopFrames = () => {
    isWatching = false;
    longTasks += observer.takeRecords().length;
    observer.disconnect();
    return {
      frames: frames.length,
      slowFrames: frames.filter((time) => time > slowFrame).length,
      longestFrame: Math.max(0, ...frames),
      longTasks,
    };
  };
};

/** Clicks the first answer that does not end a choice, and notes how long it takes until the frame after the one that asks something else. */
export const giveAnswer = (): void => {
  const question = (): string | null | undefined => document.querySelector('.bv-question')?.textContent;
  const before = question();
  const start = performance.now();
  window.answered = undefined;
  const look = (): void => {
    if (question() === before) requestAnimationFrame(look);
    else requestAnimationFrame(() => (window.answered = performance.now() - start));
  };
  requestAnimationFrame(look);
  document.querySelector<HTMLButtonElement>('.bv-answers-group button:enabled')?.click();
};
