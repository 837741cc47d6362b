import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { unpackFont } from './woff2.ts';

/** EB Garamond, upright and slanted, with the letters of Central Europe. */
const FONTS = ['latin-wght-normal', 'latin-wght-italic', 'latin-ext-wght-normal', 'latin-ext-wght-italic'];

const fontAt = (name: string): Uint8Array => {
  const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/eb-garamond/files/eb-garamond-${name}.woff2`));
  return unpackFont(readFileSync(file));
};

/** An SVG picture as PNG, so many dots wide. The letters are our own, whatever fonts the machine has. */
export const printPng = (svg: string, width: number): Uint8Array => {
  // The printer takes fonts as files only.
  const folder = mkdtempSync(path.join(tmpdir(), 'bivouac-fonts-'));
  try {
    const fontFiles = FONTS.map((name) => {
      const file = path.join(folder, `${name}.ttf`);
      writeFileSync(file, fontAt(name));
      return file;
    });
    const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'EB Garamond' };
    return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
