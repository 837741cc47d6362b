import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './bytes.ts';
import { type Glyphs, rebuildGlyphs, rebuildMetrics } from './woff2-glyphs.ts';

/**
 * The web sends fonts as WOFF2, and the printer of SVG reads only plain OpenType. This unpacks the one into the other,
 * after the W3C's "WOFF File Format 2.0".
 */

/** The tags that a number stands for, in the order of the specification. */
const KNOWN_TAGS =
  (
    'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
    'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
    'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
  ).match(/.{4}(?= |$)/g) ?? [];

const SIGNATURE = 0x774f4632;
const OWN_TAG = 63;
const AFTER_LENGTH = 28;

interface Entry {
  readonly tag: string;
  readonly isTransformed: boolean;
  /** In the compressed stream. */
  readonly length: number;
}

const readEntry = (reader: ByteReader): Entry => {
  const flags = reader.u8();
  const known = flags & 63;
  const tag = known === OWN_TAG ? reader.text(4) : (KNOWN_TAGS[known] ?? '');
  const version = flags >> 6;
  // Outlines are transformed unless it is said that they are not; other tables only when it is said that they are.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const original = reader.base128();
  return { tag, isTransformed, length: isTransformed ? reader.base128() : original };
};

/** The tables of a font, unpacked but not yet rebuilt. */
const readTables = (file: Uint8Array) => {
  const reader = new ByteReader(file);
  if (reader.u32() !== SIGNATURE) throw new Error('not a WOFF2 font');
  const flavour = reader.u32();
  reader.skip(4);
  const count = reader.u16();
  reader.skip(6);
  const compressed = reader.u32();
  reader.skip(AFTER_LENGTH - 4);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const data = new ByteReader(brotliDecompressSync(reader.bytes(compressed)));
  const tables = new Map(entries.map(({ tag, length }) => [tag, data.bytes(length)]));
  return {
    flavour,
    tables,
    transformed: new Set(entries.filter(({ isTransformed }) => isTransformed).map(({ tag }) => tag)),
  };
};

const tableOf = (tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array => {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
};

const HEADER = 12;
const RECORD = 16;
const aligned = (length: number): number => (length + 3) & ~3;

/** Tables with their directory in front, as every OpenType reader wants them. */
const fontFile = (flavour: number, tables: ReadonlyMap<string, Uint8Array>): Uint8Array => {
  const rows = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const start = HEADER + RECORD * rows.length;
  const size = rows.reduce((sum, [, table]) => sum + aligned(table.length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(rows.length));
  view.setUint32(0, flavour);
  [rows.length, power * RECORD, Math.log2(power), (rows.length - power) * RECORD].forEach((value, place) =>
    view.setUint16(4 + 2 * place, value),
  );
  let offset = start;
  rows.forEach(([tag, table], place) => {
    const record = HEADER + RECORD * place;
    file.set(new TextEncoder().encode(tag), record);
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    file.set(table, offset);
    offset += aligned(table.length);
  });
  return file;
};

/** A WOFF2 font as an OpenType file. */
export const unpackFont = (file: Uint8Array): Uint8Array => {
  const { flavour, tables, transformed } = readTables(file);
  if (!transformed.has('glyf')) return fontFile(flavour, tables);
  const glyphs: Glyphs = rebuildGlyphs(tableOf(tables, 'glyf'));
  const rebuilt = new Map([...tables, ['glyf', glyphs.glyf], ['loca', glyphs.loca]]);
  if (transformed.has('hmtx')) {
    const columns = new ByteReader(tableOf(tables, 'hhea').slice(34)).u16();
    rebuilt.set('hmtx', rebuildMetrics(tableOf(tables, 'hmtx'), columns, glyphs.leftEdges));
  }
  return fontFile(flavour, rebuilt);
};
