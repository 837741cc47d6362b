import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** EB Garamond, upright and slanted, with the letters of Central Europe: the printer reads no fonts of the web. */
const FONTS = ['roman', 'italic'].map((face) =>
  fileURLToPath(new URL(`fonts/eb-garamond-${face}.ttf`, import.meta.url)),
);

/** An SVG picture as PNG, so many dots wide. The letters are our own, whatever fonts the machine has. */
export const printPng = (svg: string, width: number): Uint8Array => {
  const font = { loadSystemFonts: false, fontFiles: FONTS, defaultFontFamily: 'EB Garamond' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
};
