// Builds the checked-in map files anew.
import { writeFileSync } from 'node:fs';
import { mapFile } from '@bivouac/atlas/build/map-file.ts';
import { buildMap as buildEurope } from '@bivouac/europe/map/build.ts';
import { buildMap } from '@bivouac/nemesis/map/build.ts';

const MAPS = [
  { file: 'games/nemesis/map/europe-1813.json', build: buildMap },
  { file: 'games/europe/map/europe.json', build: buildEurope },
];

for (const { file, build } of MAPS) {
  const text = mapFile(build());
  writeFileSync(file, text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
}
