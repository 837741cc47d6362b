import { expect, test } from 'vitest';
import { type BrowserFigures, reportLines, type TableFigures } from './report.ts';

const table: TableFigures = {
  firstWords: 310,
  mapPainted: 1204,
  panning: { frames: 180, slowFrames: 0, longestFrame: 33.4, longTasks: 0 },
  zooming: { frames: 24, slowFrames: 0, longestFrame: 50, longTasks: 0 },
  answer: 41.7,
  nodes: 2100,
  toFirstQuestion: { requests: 12, bytes: 412_300 },
};

const figures: BrowserFigures = {
  browser: '150.0',
  cores: 2,
  load: 0.5,
  loads: 3,
  tables: { 'nemesis, 1799': table },
  withOffline: { requests: 20, bytes: 640_000 },
};

test('each figure stands beside its aim, and is marked as met', () => {
  expect(reportLines(figures)).toEqual([
    'Chromium 150.0, 2 cores, load 0.5; an empty cache, the median of 3 loads',
    '',
    'nemesis, 1799                         measured  aim',
    'first paint of the map                  1.20 s  under 1.5 s ✓',
    'first words of the page                 0.31 s',
    'longest frame while panning              33 ms  at most 50 ms ✓',
    'frames over 50 ms while panning       0 of 180  none ✓',
    'tasks over 50 ms while panning               0',
    'longest frame while zooming              50 ms  at most 50 ms ✓',
    'frames over 50 ms while zooming        0 of 24  none ✓',
    'tasks over 50 ms while zooming               0',
    'an answer, until it shows                42 ms  under 200 ms ✓',
    'nodes of the table page                  2\u202f100  under 3\u202f000 ✓',
    'compressed, up to the first question    412 KB  under 700 KB ✓',
    'requests, up to the first question          12  at most 20 ✓',
    '',
    'with all that is kept for offline: 640 KB in 20 requests',
  ]);
});

test('every table has its own figures', () => {
  const lines = reportLines({ ...figures, tables: { 'nemesis, 1799': table, 'europe, 1805': { ...table, nodes: 9 } } });
  expect(lines.filter((line) => line.startsWith('nodes'))).toHaveLength(2);
  expect(lines.findIndex((line) => line.startsWith('europe, 1805'))).toBe(16);
});

test('what misses its aim is marked, and a busy machine is told', () => {
  const slow = { frames: 60, slowFrames: 2, longestFrame: 51, longTasks: 1 };
  const missed: TableFigures = {
    firstWords: 310,
    mapPainted: 1500,
    panning: slow,
    zooming: slow,
    answer: 200,
    nodes: 3000,
    toFirstQuestion: { requests: 21, bytes: 700_000 },
  };
  const lines = reportLines({ ...figures, load: 14, tables: { 'nemesis, 1799': missed } });
  expect(lines[1]).toMatch(/busy/);
  expect(lines.filter((line) => line.endsWith('✗'))).toHaveLength(9);
});
