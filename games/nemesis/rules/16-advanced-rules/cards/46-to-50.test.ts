import { describe, expect, test } from 'vitest';
import { commandsByCards, hasNoEffect, offered, second, trainsByCards } from '../../../testing/cards.ts';
import { isDisrupted, type Table, told, whereIs } from '../../../testing/combat.ts';
import type { Position } from '../../../testing/position.ts';

const LEIPZIG = '3715';
const LIEGNITZ = '3115';
const PRAGUE = '3317';
const KASSEL = '4115';
const MAINZ = '4318';
const STRASBOURG = '4420';
const BOTH = ['coalition', 'french'] as const;

const AT_WAR = { politics: { austria: 'coalition', armistice: 9 } } as const;

describe('16.1 card 46, Saxony eaten bare', () => {
  const CHEMNITZ = '3615';
  const foraging = (hex: string): Position => ({
    french: { [hex]: ['F-16', 'F-17'] },
    coalition: { [hex === CHEMNITZ ? '3313' : LIEGNITZ]: ['R-5', 'R-14'] },
    depots: { french: [CHEMNITZ, KASSEL], coalition: ['3313', LIEGNITZ] },
    forage: ['F-16', 'F-17', 'R-5', 'R-14'],
  });

  test.each([
    ['coalition', ['F-16', 'F-17']],
    ['french', ['R-5', 'R-14']],
  ] as const)('16.1 card 46, %s: the other side finds less by one', (side, hungry) => {
    const table = second(side, '46', { ...foraging(CHEMNITZ), other: '42' }).dice(3, 3);
    expect(table.state.units.filter(({ disrupted }) => disrupted).map(({ id }) => id)).toEqual(
      expect.arrayContaining([...hungry]),
    );
    expect(table.state.units.filter(({ disrupted }) => disrupted)).toHaveLength(2);
  });

  test('16.1 card 46: outside Saxony nothing changes', () => {
    const table = second('coalition', '46', {
      french: { [CHEMNITZ]: ['F-16', 'F-17'], [KASSEL]: ['F-18', 'F-19'] },
      depots: { french: [CHEMNITZ, KASSEL] },
      forage: ['F-16', 'F-17', 'F-18', 'F-19'],
      other: '42',
    }).dice(3, 3);
    expect(['F-16', 'F-17', 'F-18', 'F-19'].filter((id) => isDisrupted(table, id))).toEqual(['F-16', 'F-17']);
  });

  test.each(BOTH)('16.1 card 46, %s: it is discarded when nobody forages in Saxony', (side) => {
    expect(hasNoEffect(second(side, '46', { ...foraging(KASSEL), other: '42' }), '46')).toBe(true);
  });
});

describe('16.1 card 47, the class of 1815', () => {
  test('16.1 card 47, Coalition: a Conscript infantry unit of France takes a hit, the French choice', () => {
    const table = second('coalition', '47', {
      french: { [LEIPZIG]: ['F-2', 'F-5', 'F-16', 'F-38', 'F-5L'] },
      depots: { french: [LEIPZIG] },
    });
    expect(table.asked().by).toBe('french');
    expect(offered(table, 'unit')).toEqual(['F-2', 'F-5']);
    table.answer('french', { kind: 'nameUnit', unit: 'F-5' });
    expect(isDisrupted(table, 'F-5')).toBe(true);
  });

  test('16.1 card 47, Coalition: it is discarded when there is none', () => {
    expect(hasNoEffect(second('coalition', '47', { french: { [LEIPZIG]: ['F-16', 'F-38'] } }), '47')).toBe(true);
  });

  test('16.1 card 47, French: a lost one returns in good order to Mainz or Strasbourg', () => {
    const table = second('french', '47', { depots: { french: [STRASBOURG] } });
    table.answer('french', { kind: 'nameUnit', unit: 'F-2' });
    expect(offered(table, 'at')).toEqual([MAINZ, STRASBOURG]);
    table.answer('french', { kind: 'arrive', at: STRASBOURG });
    expect(whereIs(table, 'F-2')).toBe(STRASBOURG);
    expect(isDisrupted(table, 'F-2')).toBe(false);
  });

  test('16.1 card 47, French: it is discarded when both cities are closed (13.3)', () => {
    const besieged = { coalition: { '4418': ['R-5'], '4421': ['R-14'] } };
    expect(hasNoEffect(second('french', '47', besieged), '47')).toBe(true);
  });
});

describe.each([
  ['48', 'Schwarzenberg'],
  ['48a', 'Barclay'],
] as const)('16.1 card %s, %s ponders', (card, commander) => {
  const there: Position = { ...AT_WAR, coalition: { [PRAGUE]: ['A-ML', commander] } };

  test(`16.1 card ${card}, Coalition: his rating is one higher`, () => {
    const table = second('coalition', card, there);
    expect(table.state.effects).toMatchObject([{ kind: 'rating', commander, by: 1, lasts: 'turn' }]);
  });

  test(`16.1 card ${card}, French: nobody attacks out of his hex`, () => {
    const table = second('french', card, there);
    expect(table.state.effects).toMatchObject([{ kind: 'staffMayNotAttack', commander, lasts: 'turn' }]);
  });

  test.each(BOTH)(`16.1 card ${card}, %s: it is discarded while he is away`, (side) => {
    expect(hasNoEffect(second(side, card, AT_WAR), card)).toBe(true);
  });
});

describe.each(['49', '49a'])('16.1 card %s, money on paper', (card) => {
  test(`16.1 card ${card}, Coalition: one train more`, () => {
    expect(trainsByCards(second('coalition', card, AT_WAR))).toEqual([{ side: 'coalition', by: 1 }]);
  });

  test(`16.1 card ${card}, French: the Coalition has one train fewer`, () => {
    expect(trainsByCards(second('french', card, AT_WAR))).toEqual([{ side: 'coalition', by: -1 }]);
  });
});

/** The Austrians at Prague, the Russians at Liegnitz, and the train of the card still to be laid. */
const withTrain = (card: string): Table => {
  const table = second('coalition', card, {
    ...AT_WAR,
    coalition: { [PRAGUE]: ['A-ML', 'Schwarzenberg'], [LIEGNITZ]: ['R-5', 'Blucher'] },
    depots: { coalition: [PRAGUE, LIEGNITZ] },
  }).until('7.4');
  if (table.asked().by === 'french') table.answer('french', 'pass');
  return table;
};

describe.each([
  ['49', PRAGUE, LIEGNITZ, '3021', '2312'],
  ['49a', LIEGNITZ, PRAGUE, '2312', '3021'],
] as const)('16.1 card %s, where its train may lie', (card, theirs, others, theirCity, otherCity) => {
  test(`16.1 card ${card}, Coalition: with troops of the nation or in a city of the land, and face up`, () => {
    const table = withTrain(card);
    for (const hex of [theirs, theirCity])
      expect(table.asked('coalition').answers).toContainEqual({ kind: 'extraTrain', hex });
    for (const hex of [others, otherCity])
      expect(table.refusal('coalition', { kind: 'extraTrain', hex }).rule).toBe('16.1');
    table.answer('coalition', { kind: 'extraTrain', hex: theirs });
    expect(table.view('french').state.trains).toMatchObject([
      { side: 'coalition', hex: theirs, real: true, faceUp: true },
    ]);
  });

  test(`16.1 card ${card}, Coalition: there is one, and it moves a stack like any other`, () => {
    const table = withTrain(card).answer('coalition', { kind: 'extraTrain', hex: theirs }).until('8.2');
    expect(table.events('card.trainLaid')).toHaveLength(1);
    if (table.asked().by === 'french') table.until('8.2');
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'move', from: theirs });
  });
});

test('16.1 card 49, Coalition: not with others in the open country of the land', () => {
  const table = second('coalition', '49', {
    ...AT_WAR,
    coalition: { [PRAGUE]: ['A-ML', 'Schwarzenberg'], '3318': ['R-5', 'Barclay'] },
    depots: { coalition: [PRAGUE] },
  }).until('7.4');
  if (table.asked().by === 'french') table.answer('french', 'pass');
  expect(table.refusal('coalition', { kind: 'extraTrain', hex: '3318' }).because.key).toBe('card.trainNotForThem');
  expect(table.asked('coalition').answers).toContainEqual({ kind: 'train', hex: '3318' });
});

describe('16.1 card 50, terms from Frankfurt', () => {
  const points = (coalition: number, french: number): Position => ({
    ledgers: { coalition: { battlePoints: coalition }, french: { battlePoints: french } },
  });

  test.each([
    ['coalition', 4, 8, 1, -1],
    ['french', 7, 5, -1, 1],
    ['coalition', 6, 6, -1, -1],
  ] as const)('16.1 card 50, %s: at %i to %i Battle points, %i and %i', (side, ours, theirs, coalition, french) => {
    expect(commandsByCards(second(side, '50', points(ours, theirs)))).toEqual([
      { side: 'coalition', by: coalition },
      { side: 'french', by: french },
    ]);
  });

  test('16.1 card 50: it voids the Combat Command of the card laid before it', () => {
    const table = second('french', '50', { ...points(6, 6), other: '35' });
    expect(told(table, 'card.voids')).toEqual([{ card: '50', other: '35' }]);
    expect(commandsByCards(table)).toEqual([
      { side: 'coalition', by: -1 },
      { side: 'french', by: -1 },
    ]);
  });

  test('16.1 card 50: it leaves alone what the card before it does otherwise', () => {
    const table = second('french', '50', { ...points(6, 6), other: '34' });
    expect(table.state.effects).toMatchObject([{ kind: 'bridgesOnly' }, { kind: 'commands' }, { kind: 'commands' }]);
  });
});
