import { describe, expect, test } from 'vitest';
import { printPng } from './png.ts';

const sheet = (text: string, style = 'normal'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" width="200" height="60" font-family="'EB Garamond'"><rect width="200" height="60" fill="#fff"/><text x="10" y="40" font-size="30" font-style="${style}">${text}</text></svg>`;

describe('printing', () => {
  test('gives a PNG of the width asked for', () => {
    const png = new DataView(printPng(sheet('Ulm'), 400).slice().buffer);
    expect(png.getUint32(0)).toBe(0x89504e47);
    expect([png.getUint32(16), png.getUint32(20)]).toEqual([400, 120]);
  });

  test.each(['normal', 'italic'])('writes the letters, those of Poland too: %s', (style) => {
    const blank = printPng(sheet('', style), 200);
    for (const text of ['Ulm', 'Łódź', 'É'])
      expect(printPng(sheet(text, style), 200).length).toBeGreaterThan(blank.length + 100);
  });

  test('upright and slanted letters differ', () => {
    expect(printPng(sheet('Ulm'), 200)).not.toEqual(printPng(sheet('Ulm', 'italic'), 200));
  });
});
