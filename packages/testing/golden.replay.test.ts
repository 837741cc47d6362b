import { redoubts } from './example/redoubts.ts';
import { goldenGame } from './golden.ts';

goldenGame(new URL('example/golden/redoubts-5.json', import.meta.url), redoubts, {
  winner: 'coalition',
  points: { empire: 1, coalition: 3 },
});
