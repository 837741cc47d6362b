import type { Workshop } from '@bivouac/manifest';

export const workshop: Workshop = {
  trials: [
    {
      name: 'five redoubts',
      options: {},
      randomGames: 100,
      botGames: 10,
      leastWins: 0,
      conformanceGames: 40,
      forged: 5000,
    },
  ],
  golden: [{ name: 'five-redoubts', options: {}, bot: 'random' }],
  expected: { chapters: [], rules: [] },
};
