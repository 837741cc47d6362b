import type { BoardCounter, CounterFace, CounterMark } from '../game-ui.ts';

const BLUE = { field: '#27478f', ink: '#f7f1df' };
const WHITE = { field: '#f1ecdf', ink: '#24170b', band: '#b8901f' };
const GREEN = { field: '#2f6140', ink: '#f7f1df' };

const mark = (kind: CounterMark['kind'], word: string): CounterMark => ({ kind, word });

const counter = (
  id: string,
  place: string,
  order: number,
  army: Pick<CounterFace, 'field' | 'ink' | 'band'>,
  symbol: CounterFace['symbol'],
  figures: CounterFace['figures'],
  more: Partial<BoardCounter> & { readonly marks?: readonly CounterMark[]; readonly faceDown?: boolean } = {},
): BoardCounter => {
  const { marks = [], faceDown = false, ...rest } = more;
  const face = { ...army, symbol, name: faceDown ? '' : id, figures, marks, ...(faceDown ? { faceDown } : {}) };
  return { id, place, order, face, words: `${id}, ${symbol} ${figures.join(' ')}`.trim(), ...rest };
};

/** Two small armies, with every symbol and every mark. */
export const armies: readonly BoardCounter[] = [
  counter('Marshal Ferrand', '1007', 9, BLUE, 'commander', ['3', '2']),
  counter('I Corps', '1007', 1, BLUE, 'infantry', ['6', 'A']),
  counter('Light Horse', '1007', 2, BLUE, 'cavalry', ['3', 'K']),
  counter('Grand Battery', '1007', 3, BLUE, 'artillery', ['2', 'R']),
  counter('II Corps', '0809', 1, BLUE, 'infantry', ['5', 'B'], { marks: [mark('disrupted', 'disrupted')] }),
  counter('Hussars', '1208', 1, BLUE, 'cavalry', ['2', 'K'], {
    marks: [mark('forcedMarch', 'force-marched'), mark('combat', 'combat command')],
  }),
  counter('Depot at Brenn', '0905', 1, BLUE, 'depot', ['', '']),
  counter('Train', '0604', 1, BLUE, 'train', ['', ''], { marks: [mark('real', 'real')] }),
  counter('Dummy', '0712', 1, BLUE, 'train', ['', ''], { marks: [mark('dummy', 'dummy')] }),
  counter('Archduke', '1310', 9, WHITE, 'commander', ['2', '1'], { stackFigures: ['13', '1'] }),
  counter('Grenadiers', '1310', 1, WHITE, 'infantry', ['7', 'A']),
  counter('Cuirassiers', '1310', 2, WHITE, 'cavalry', ['4', 'K']),
  counter('Schwarzenfels', '1512', 1, WHITE, 'infantry', ['4', 'B'], {
    marks: [mark('outOfSupply', 'out of supply'), mark('forage', 'foraging')],
  }),
  counter('Landwehr', '1407', 1, WHITE, 'infantry', ['2', 'C'], { marks: [mark('moved', 'moved')] }),
  counter('Garrison', '1714', 1, WHITE, 'infantry', ['1', 'C'], {
    marks: [mark('besieged', 'besieged')],
    stack: 'white',
  }),
  counter('Platovsky', '1714', 1, GREEN, 'cavalry', ['3', 'K'], {
    marks: [mark('combatTwice', 'two combat commands')],
    stack: 'green',
  }),
  counter('hidden train', '1519', 1, WHITE, 'hidden', ['', ''], { faceDown: true }),
  counter('Squadron', '0203', 1, WHITE, 'fleet', ['5', '']),
  counter('Siege marker', '1217', 1, GREEN, 'marker', ['', '']),
];

const POSTS = 120;
const EACH = 3;

/** As many as stand on the map in the autumn of 1813: 120 stacks of three beside the small armies. */
export const crowd: readonly BoardCounter[] = [
  ...armies,
  ...Array.from({ length: POSTS * EACH }, (_, index) => {
    const post = Math.floor(index / EACH);
    const place = `${String(3 + (post % 20)).padStart(2, '0')}${String(19 - Math.floor(post / 20) * 3 + 5).padStart(2, '0')}`;
    const arm = (['infantry', 'cavalry', 'artillery'] as const)[index % EACH] ?? 'infantry';
    return counter(`Unit ${index}`, place, index % EACH, post % 2 === 0 ? BLUE : WHITE, arm, ['4', 'B'], {
      marks: index % 4 === 0 ? [mark('disrupted', 'disrupted')] : [],
    });
  }),
];
