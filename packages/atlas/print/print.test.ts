import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import widths from '../build/letter-widths.json' with { type: 'json' };
import { ByteReader, ByteWriter } from './bytes.ts';
import { printPng } from './png.ts';
import { unpackFont } from './woff2.ts';

const woff2 = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/eb-garamond/files/eb-garamond-${name}.woff2`)));

/** The tables of an OpenType file by their tags. */
const tablesOf = (file: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const reader = new ByteReader(file);
  reader.skip(4);
  const count = reader.u16();
  reader.skip(6);
  return new Map(
    Array.from({ length: count }, () => {
      const tag = reader.text(4);
      reader.skip(4);
      const [offset, length] = [reader.u32(), reader.u32()];
      return [tag, file.subarray(offset, offset + length)] as const;
    }),
  );
};

const table = (file: Uint8Array, tag: string): ByteReader =>
  new ByteReader(tablesOf(file).get(tag) ?? new Uint8Array());

/** Which glyph a letter has: the table `cmap`, in its format 4. */
const glyphOf = (file: Uint8Array, letter: string): number => {
  const cmap = tablesOf(file).get('cmap') ?? new Uint8Array();
  const index = new ByteReader(cmap);
  index.skip(2);
  const offsets = Array.from({ length: index.u16() }, () => {
    index.skip(4);
    return index.u32();
  });
  const start = offsets.find((offset) => new ByteReader(cmap.subarray(offset)).u16() === 4) ?? 0;
  const view = new DataView(cmap.buffer, cmap.byteOffset + start);
  const twice = view.getUint16(6);
  const code = letter.codePointAt(0) ?? 0;
  for (let place = 0; place < twice; place += 2) {
    if (view.getUint16(14 + place) < code) continue;
    const first = view.getUint16(16 + twice + place);
    const delta = view.getUint16(16 + 2 * twice + place);
    const range = view.getUint16(16 + 3 * twice + place);
    if (first > code) return 0;
    if (range === 0) return (code + delta) & 0xffff;
    return view.getUint16(16 + 3 * twice + place + range + 2 * (code - first));
  }
  return 0;
};

const widthOf = (file: Uint8Array, letter: string): number => {
  const columns = table(file, 'hhea');
  columns.skip(34);
  const metrics = table(file, 'hmtx');
  metrics.skip(4 * Math.min(glyphOf(file, letter), columns.u16() - 1));
  return metrics.u16();
};

describe('a font of the web as a font for print', () => {
  const font = unpackFont(woff2('latin-wght-normal'));

  test.each(['roman', 'italic'] as const)('has its %s letters as wide as names are laid out with', (face) => {
    const letters = unpackFont(woff2(face === 'roman' ? 'latin-wght-normal' : 'latin-wght-italic'));
    const known = Object.entries(widths[face]).filter(([letter]) => glyphOf(letters, letter) > 0);
    expect(known.length).toBeGreaterThan(60);
    expect(known.map(([letter]) => [letter, widthOf(letters, letter)])).toEqual(known);
  });

  test('has an outline for every glyph, one after the other', () => {
    const heads = table(font, 'head');
    heads.skip(50);
    const isLong = heads.i16() === 1;
    const glyphs = table(font, 'maxp');
    glyphs.skip(4);
    const count = glyphs.u16();
    const loca = table(font, 'loca');
    const offsets = Array.from({ length: count + 1 }, () => (isLong ? loca.u32() : 2 * loca.u16()));
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsets.at(-1)).toBe(tablesOf(font).get('glyf')?.length);
  });

  test('what is no such font is refused', () => {
    expect(() => unpackFont(new TextEncoder().encode('OTTO and more of it'))).toThrow('not a WOFF2 font');
    expect(() => unpackFont(woff2('latin-wght-normal').subarray(0, 5000))).toThrow('the file ends too early');
  });

  test('a font whose tables were not transformed is only unpacked', () => {
    const data = new TextEncoder().encode('the table');
    const packed = brotliCompressSync(data);
    const file = new ByteWriter()
      .u32(0x774f4632)
      .u32(0x00010000)
      .u32(0)
      .u16(1)
      .u16(0)
      .u32(0)
      .u32(packed.length)
      .bytes(new Uint8Array(24))
      .u8(63)
      .bytes(new TextEncoder().encode('ours'))
      .u8(data.length)
      .bytes(packed)
      .done();
    expect(new TextDecoder().decode(tablesOf(unpackFont(file)).get('ours'))).toBe('the table');
  });
});

describe('bytes', () => {
  test('numbers of varying length', () => {
    const reader = new ByteReader(Uint8Array.of(0x3f, 0x81, 0x00, 252, 253, 1, 0, 254, 4, 255, 9, 0xff, 0xfe));
    expect([reader.base128(), reader.base128()]).toEqual([63, 128]);
    expect([reader.short255(), reader.short255(), reader.short255(), reader.short255()]).toEqual([252, 256, 510, 262]);
    expect(reader.i16()).toBe(-2);
    expect(() => new ByteReader(new Uint8Array(6).fill(255)).base128()).toThrow('too long');
  });

  test('are written high byte first', () => {
    expect([...new ByteWriter().u8(1).u16(-2).u32(0x01020304).align(4).done()]).toEqual([1, 255, 254, 1, 2, 3, 4, 0]);
  });
});

describe('printing', () => {
  const sheet = (text: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" width="200" height="60" font-family="'EB Garamond'"><rect width="200" height="60" fill="#fff"/><text x="10" y="40" font-size="30">${text}</text></svg>`;

  test('gives a PNG of the width asked for', () => {
    const png = new DataView(printPng(sheet('Ulm'), 400).slice().buffer);
    expect(png.getUint32(0)).toBe(0x89504e47);
    expect([png.getUint32(16), png.getUint32(20)]).toEqual([400, 120]);
  });

  test('writes the letters, those of Poland too', () => {
    const blank = printPng(sheet(''), 200);
    for (const text of ['Ulm', 'Łódź', 'É'])
      expect(printPng(sheet(text), 200).length).toBeGreaterThan(blank.length + 100);
  });
});
