import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSheet, PALETTES, type PaletteName } from '@bivouac/atlas';
import { InputError } from '@bivouac/kernel';
import type { Sheet } from '@bivouac/manifest';
import { type Arguments, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { type Desk, OK, print } from '../desk.ts';
import { gameNamed } from '../shelf.ts';

const FORMATS = ['svg', 'png'] as const;
const WIDEST = 10_000;

const mapNamed = (desk: Desk, name: string | undefined): Sheet => {
  const { id, map } = gameNamed(desk, name, 'map');
  if (map) return map;
  const names = desk.games.games.flatMap((each) => (each.map ? [each.id] : []));
  throw new InputError(id, desk.say('map.none'), desk.say('game.known', { names }));
};

/** Where to, and in which format: the ending of the name says. */
const outFile = (
  args: Arguments,
  { say }: Desk,
): { readonly file: string; readonly format: (typeof FORMATS)[number] } => {
  const file = args.value('out');
  if (file === undefined) throw new InputError('bivouac map', say('map.noFile'), say('map.nameFile'));
  const format = FORMATS.find((ending) => path.extname(file).toLowerCase() === `.${ending}`);
  if (!format) throw new InputError(`--out ${file}`, say('map.otherFormat'), say('map.nameFile'));
  return { file, format };
};

const oneOf = <T extends string>(flag: string, written: string, known: readonly T[], { say }: Desk): T => {
  const found = known.find((name) => name === written);
  if (found !== undefined) return found;
  throw new InputError(`--${flag} ${written}`, say('map.unknown'), say('game.known', { names: known }));
};

/** The whole picture or nothing. */
const write = (file: string, data: string | Uint8Array, { say }: Desk): void => {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, data);
    renameSync(draft, file);
  } catch (fault) {
    rmSync(draft, { force: true });
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    throw new InputError(`--out ${file}`, say('file.unwritable', { code }), say('file.chooseOther'));
  }
};

export const map: Command = {
  flags: { out: 'value', view: 'value', palette: 'value', width: 'value' },
  words: 1,
  async run(desk, args) {
    const sheet = mapNamed(desk, args.positionals[0]);
    const { file, format } = outFile(args, desk);
    const palette: PaletteName = oneOf('palette', args.value('palette') ?? 'light', PALETTES, desk);
    const asked = args.value('view');
    const drawn = await sheet.load(asked);
    const views = Object.keys(drawn.views ?? {});
    const view = asked === undefined ? undefined : oneOf('view', asked, views, desk);
    const standard = (view === undefined ? drawn : drawn.views?.[view])?.width ?? drawn.width;
    const dots = args.value('width') ?? String(standard);
    const width = wholeNumber(dots, '--width', { min: 1, max: WIDEST }, desk.say);
    if (args.has('width') && format === 'svg')
      throw new InputError('--width', desk.say('map.widthOfPng'), desk.say('flag.leaveOut', { flag: '--width' }));
    const svg = drawSheet(drawn, { language: desk.language, palette, view, scenario: view ?? sheet.scenario });
    const { printPng } = await import('@bivouac/atlas/print/png.ts');
    write(file, format === 'svg' ? svg : printPng(svg, width), desk);
    print(desk, desk.say('map.drawn', { file }));
    return OK;
  },
};
