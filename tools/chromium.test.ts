import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, findShell } from './chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bivouac-chromium-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const program = (name: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
};

test('a Chromium on the PATH is found', () => {
  const chromium = program('chromium');
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(chromium);
});

test('CHROME_PATH goes before the PATH', () => {
  program('chromium');
  const own = program('my-browser');
  expect(findChromium({ PATH: folder, CHROME_PATH: own })).toBe(own);
});

test('a CHROME_PATH that leads nowhere is named, with what to do', () => {
  expect(() => findChromium({ PATH: folder, CHROME_PATH: '/nowhere/chrome' })).toThrow(
    /CHROME_PATH is \/nowhere\/chrome.*unset it/,
  );
});

test('without its windows it is found beside the whole, and CHROME_PATH goes before it', () => {
  const whole = program('chromium');
  expect(findShell({ PATH: folder })).toBeUndefined();
  const shell = program('chromium-headless-shell');
  expect(findShell({ PATH: folder })).toBe(shell);
  expect(findChromium({ PATH: folder })).toBe(whole);
  const own = program('my-browser');
  expect(findShell({ PATH: folder, CHROME_PATH: own })).toBe(own);
});
