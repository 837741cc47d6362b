import { expect, test } from 'vitest';
import { type BrowserFigures, reportLines } from './report.ts';

const figures: BrowserFigures = {
  browser: '150.0',
  cores: 2,
  load: 0.5,
  firstWords: 310,
  mapPainted: 1204,
  loads: 3,
  panning: { frames: 180, slowFrames: 0, longestFrame: 33.4, longTasks: 0 },
  nodes: 2100,
  toFirstQuestion: { requests: 12, bytes: 412_300 },
  withOffline: { requests: 20, bytes: 640_000 },
};

test('each figure stands beside its aim, and is marked as met', () => {
  expect(reportLines(figures)).toEqual([
    'Chromium 150.0, 2 cores, load 0.5; an empty cache, the median of 3 loads',
    '                                          measured  aim',
    'first paint of the map                      1.20 s  under 1.5 s ✓',
    'first words of the page                     0.31 s',
    'longest frame while panning                  33 ms  at most 50 ms ✓',
    'frames over 50 ms while panning           0 of 180  none ✓',
    'tasks over 50 ms while panning                   0',
    'nodes of the table page                      2\u202f100  under 3\u202f000 ✓',
    'compressed, up to the first question        412 KB  under 700 KB ✓',
    'requests, up to the first question              12  at most 20 ✓',
    'with all that is kept for offline     640 KB in 20',
  ]);
});

test('what misses its aim is marked, and a busy machine is told', () => {
  const lines = reportLines({
    ...figures,
    load: 14,
    mapPainted: 1500,
    panning: { frames: 60, slowFrames: 2, longestFrame: 51, longTasks: 1 },
    nodes: 3000,
    toFirstQuestion: { requests: 21, bytes: 700_000 },
  });
  expect(lines[1]).toMatch(/busy/);
  expect(lines.filter((line) => line.endsWith('✗'))).toHaveLength(6);
});
