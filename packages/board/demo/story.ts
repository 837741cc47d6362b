import type { BattleSheet, Overlay, PieceList, Rule, StatusLine, Track } from '../game-ui.ts';
import type { LogLine } from '../parts/log-lines.ts';
import { armies } from './armies.ts';

export const BLUE = { name: 'The Blues', colour: '#27478f' };
export const WHITE = { name: 'The Whites', colour: '#b8901f' };

/** What the made-up campaign tells, to fill every part of a table. */
export const log: readonly LogLine[] = [
  { id: '1', at: 1, rule: '5.1', heading: 'turn', text: ['Turn 6: second half of April'] },
  { id: '2', at: 1, rule: '5.1', heading: 'phase', text: ['Movement'] },
  {
    id: '3',
    at: 2,
    rule: '8.4',
    text: [
      { text: 'The Hussars', counter: 'Hussars' },
      ' force-march from ',
      { text: 'Brenn', place: '0905' },
      ' to ',
      { text: 'Dornfeld', place: '1208' },
      ': 5 hexes. Attrition ',
      { text: '4', die: 4 },
      ' + 2 − 1 = 5: no loss.',
    ],
  },
  {
    id: '4',
    at: 3,
    rule: '8.1',
    text: [{ text: 'The Archduke', counter: 'Archduke' }, ' falls back to ', { text: 'Hohenau', place: '1310' }, '.'],
  },
  { id: '5', at: 4, rule: '5.1', heading: 'phase', text: ['Combat'] },
  { id: '6', at: 4, rule: '9.1', text: ['The Blues spend 1 combat command.'] },
  {
    id: '7',
    at: 5,
    rule: '10.2',
    text: [
      { text: 'Ferrand', counter: 'Marshal Ferrand' },
      ' orders the attack on ',
      { text: 'Hohenau', place: '1310' },
      ': ',
      { text: '5', die: 5 },
      ' + 1 + 3 = 9, at least 7: it goes in.',
    ],
  },
  { id: '8', at: 6, rule: '9.1', text: ['The Whites commit 1 combat command to the defence.'] },
];

export const sheet: BattleSheet = {
  title: 'Attack on Hohenau',
  subtitle: 'Ferrand and I Corps against the Archduke, across the Arne',
  attack: {
    words: 'The Blues attack',
    total: 10,
    lines: [
      { rule: '11.2', words: '6 units, all in good order', value: 6 },
      { rule: '11.3', words: 'Three arms together', value: 4 },
      { rule: '11.4', words: 'Across a river', value: -3 },
      { rule: '11.4', words: 'Fortified city, with artillery', value: -1 },
      { rule: '11.5', words: 'Ferrand', value: 3 },
      { rule: '10.3', words: 'The Hussars in support, after a forced march', value: 1 },
    ],
  },
  defence: {
    words: 'The Whites defend',
    total: 8,
    lines: [
      { rule: '11.6', words: '4 units in good order', value: 4 },
      { rule: '11.6', words: 'Two arms', value: 2 },
      { rule: '11.7', words: 'The Archduke', value: 2 },
    ],
  },
  odds: {
    outcomes: [
      { id: 'repulse', words: 'repulse', share: 0.14, tone: 'bad' },
      { id: 'tie', words: 'tie', share: 0.12, tone: 'even' },
      { id: 'holds', words: 'win, holds', share: 0.27, tone: 'fair' },
      { id: 'withdraws', words: 'win, must withdraw', share: 0.47, tone: 'good' },
    ],
    figures: [
      { words: 'decisive victory', value: '9%', rule: '14.4' },
      { words: 'expected hits inflicted', value: '3.1' },
      { words: 'suffered', value: '1.4' },
    ],
  },
};

/** The same battle once the dice have fallen. */
export const foughtSheet: BattleSheet = {
  ...sheet,
  attack: { ...sheet.attack, die: 4 },
  defence: { ...sheet.defence, die: 2 },
  outcome: 'The Whites must withdraw.',
};

export const tracks: readonly Track[] = [
  {
    id: 'turns',
    name: 'Turn',
    steps: Array.from({ length: 12 }, (_, place) => ({
      words: `Turn ${place + 1}`,
      short: String(place + 1),
      state: place < 5 ? ('past' as const) : place === 5 ? ('now' as const) : ('to come' as const),
    })),
  },
];

export const status: readonly StatusLine[] = [
  { words: 'Battle points', value: '7 — 5', rule: '14.4' },
  { words: 'Combat commands', value: '2/4 — 1/3' },
];

export const overlays: readonly Overlay[] = [
  {
    id: 'supply',
    name: 'Supply',
    places: [
      ...['1007', '0905', '0809', '1208'].map((place) => ({ place, tone: 'good' as const, words: 'in supply' })),
      { place: '1512', tone: 'danger', words: 'out of supply' },
      { place: '1407', tone: 'danger', words: 'out of supply' },
    ],
    lines: [
      { through: ['0905', '1006', '1007'], tone: 'good' },
      { through: ['0905', '0906', '0907', '0808', '0809'], tone: 'good' },
      { through: ['1007', '1107', '1208'], tone: 'good' },
      { through: ['1714', '1613', '1512'], tone: 'danger' },
    ],
  },
  {
    id: 'control',
    name: 'Control',
    places: [
      ...['0603', '0604', '0704', '0705', '0804', '0805', '0905', '0906'].map((place) => ({
        place,
        tone: 'own' as const,
        words: 'Blue',
      })),
      ...['1310', '1311', '1410', '1411', '1512', '1511'].map((place) => ({
        place,
        tone: 'enemy' as const,
        words: 'White',
      })),
      ...['1109', '1110', '1210'].map((place) => ({ place, tone: 'shared' as const, words: 'contested' })),
    ],
    lines: [],
  },
];

export const lists: readonly PieceList[] = [
  {
    id: 'units',
    name: 'Units',
    groups: [
      {
        name: 'Carolsburg',
        rows: armies.slice(0, 4).map(({ id, words, face, place }) => ({ words, face, counter: id, place })),
      },
      {
        name: 'Hohenau',
        rows: armies.slice(9, 12).map(({ id, words, face, place }) => ({ words, face, counter: id, place })),
      },
    ],
  },
  { id: 'losses', name: 'Losses', groups: [{ name: 'Blue', rows: [{ words: 'IV Corps, lost at Altstein' }] }] },
];

export const rules: readonly Rule[] = [
  { number: '8', title: 'Movement', summary: 'Stacks march in turn.' },
  {
    number: '8.1',
    title: 'Marching',
    summary: 'A stack marches up to its allowance; each hex costs what its terrain says.',
  },
  { number: '8.4', title: 'Forced march', summary: 'A stack may go one hex further and must then test for attrition.' },
  { number: '10', title: 'Combat', summary: 'Stacks attack their neighbours.' },
  {
    number: '10.3',
    title: 'Support',
    summary: 'Stacks beside the defender may join in, if they carry no forage marker.',
  },
  { number: '11.4', title: 'Terrain', summary: 'Rivers, fortresses and rough ground help the defender.' },
];
