import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pixels, SHEET, svg, TENT } from './drawing.ts';
import { png } from './png.ts';

const at = (bytes: Uint8Array, size: number, x: number, y: number): readonly number[] => [
  ...bytes.subarray((y * size + x) * 3, (y * size + x) * 3 + 3),
];

test('a figure fills its pixels, its edges are half and half, and later figures lie on top', () => {
  const corner = (x: number): readonly [number, number][] => [
    [0, 0],
    [x, 0],
    [x, SHEET],
    [0, SHEET],
  ];
  const figures = [
    { colour: [0, 0, 0], corners: corner(SHEET) },
    { colour: [200, 100, 40], corners: corner(SHEET * 0.625) },
  ] as const;
  const drawn = pixels(figures, 4);
  expect(at(drawn, 4, 0, 0)).toEqual([200, 100, 40]);
  expect(at(drawn, 4, 2, 3)).toEqual([100, 50, 20]);
  expect(at(drawn, 4, 3, 0)).toEqual([0, 0, 0]);
});

test('a PNG says its size and holds each row behind its filter byte', () => {
  const file = png(2, Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2, 2]);
  const start = file.indexOf('IDAT') + 4;
  const rows = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
  expect([...rows]).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]);
});

test('the sign of Bivouac has as many figures in SVG as were drawn', () => {
  expect(svg(TENT).match(/<polygon/g)).toHaveLength(TENT.length);
});
