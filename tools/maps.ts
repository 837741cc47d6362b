// Builds the checked-in map files of all games.
import { writeFileSync } from 'node:fs';
import { mapFile } from '@bivouac/atlas/build/map-file.ts';
import { SHELF } from '@bivouac/shelf';

for (const { id, workshop } of SHELF.games) {
  const { maps = [] } = await workshop();
  for (const map of maps) {
    const file = `games/${id}/${map.file}`;
    const text = mapFile(await map.build());
    writeFileSync(file, text);
    console.log(`${file}: ${Math.round(text.length / 1024)} KB`);
  }
}
