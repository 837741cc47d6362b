import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import { told } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { easedBy, ITALIAN_ROAD, LEIPZIG, marchAlong, SAXON_ROAD, SENIORITY, SOUTH } from '../../testing/seniority.ts';

/** From Bavaria over the bridge north of Augsburg to Nuremberg. */
const OVER_THE_DANUBE = ['3922', '3921', '3920', '3919'];

const PLAIN = { kind: 'plainNapoleon', card: cardId('18'), laidBy: 'coalition', lasts: 'turn' } as const;

/** Three hexes through Saxony, and what the commanders did to the die. */
const eased = (counters: readonly string[], more: Position = {}, side: 'french' | 'coalition' = 'french') =>
  easedBy(marchAlong(side, SAXON_ROAD, counters, more).dice(1));

describe('16.2 in 8.6 units led by their own commanders', () => {
  test('16.2 who may lead all units and goes along takes one off the die', () => {
    const table = marchAlong('french', SAXON_ROAD, ['F-16', 'F-17', 'Lauriston']).dice(6);
    expect(easedBy(table)).toEqual(['Lauriston -1']);
    expect(told(table, 'march.score')).toEqual([{ score: 5 }]);
    expect(table.events('march.staffEases')[0]?.rule).toBe('16.2');
  });

  test('16.2 one unit that nobody may lead, and there is no benefit', () => {
    expect(eased(['F-16', 'F-1', 'Lauriston'])).toEqual([]);
  });

  test('16.2 several commanders may share the units among them, and it counts once (A-111)', () => {
    expect(eased(['F-16', 'F-8', 'Lauriston', 'Ney'])).toEqual(['Lauriston,Ney -1']);
  });

  test('16.2 without the option there is none', () => {
    expect(eased(['F-16', 'Lauriston'], { agreed: {} })).toEqual([]);
  });

  test('16.2 the commander must come all the way', () => {
    const set = (): ReturnType<typeof at> =>
      at({
        ...SENIORITY,
        french: { [LEIPZIG]: ['F-16', 'Lauriston'] },
        trains: [{ side: 'french', hex: LEIPZIG }],
      })
        .answer('french', { kind: 'move', from: LEIPZIG })
        .answer('french', 'march')
        .answer('french', { to: SOUTH });
    const dropped = set().answer('french', 'drop').answer('french', { to: '3717' }).answer('french', { to: '3817' });
    expect(easedBy(dropped.answer('french', 'halt').dice(1))).toEqual([]);
  });

  test('16.2 Eugène must be supreme commander in every hex of the way (A-51)', () => {
    const august = { turn: 14, politics: { austria: 'coalition' } } as const;
    expect(easedBy(marchAlong('french', ITALIAN_ROAD, ['F-Q', 'F-Me', 'Eugene'], august).dice(1))).toEqual([
      'Eugene -1',
    ]);
    expect(easedBy(marchAlong('french', SAXON_ROAD, ['F-Q', 'F-Me', 'Eugene'], august).dice(1))).toEqual([]);
    expect(easedBy(marchAlong('french', OVER_THE_DANUBE, ['F-Q', 'F-Me', 'Eugene'], august).dice(1))).toEqual([]);
  });

  test('16.2 who has lost his mark leads not even Guards', () => {
    expect(eased(['F-YG1', 'Eugene'], { turn: 11 })).toEqual(['Eugene -1']);
    expect(eased(['F-YG1', 'Eugene'], { turn: 12 })).toEqual([]);
  });
});

describe('16.2 (1, 5) Blücher, Napoleon and Davout on the march', () => {
  test('16.2 (5) Napoleon takes off one more, in place of 14.5 (A-111)', () => {
    const table = marchAlong('french', SAXON_ROAD, ['F-16', 'F-8', 'Napoleon']).dice(6);
    expect(easedBy(table)).toEqual(['Napoleon -1', 'Napoleon -1']);
    expect(told(table, 'march.score')).toEqual([{ score: 4 }]);
    expect(table.events('14.5')).toEqual([]);
  });

  test('14.5 without the option Napoleon takes off one (PN-8.5c)', () => {
    const table = marchAlong('french', [...SAXON_ROAD, '3917', '3918'], ['F-16', 'F-8', 'F-1', 'Napoleon'], {
      agreed: {},
    });
    table.dice(4);
    expect(table.events('14.5').map(({ said }) => said.params)).toEqual([{ commander: 'Napoleon', modifier: -1 }]);
    expect(told(table, 'march.score')).toEqual([{ score: 5 }]);
  });

  test('16.2 (5) Davout takes off one from units that are not his', () => {
    expect(eased(['F-16', 'Davout'])).toEqual(['Davout -1']);
    expect(eased(['F-3', 'Davout'])).toEqual(['Davout -1', 'Davout -1']);
  });

  test('16.2 (1) so does Blücher', () => {
    expect(eased(['P-Horn', 'Blucher'], {}, 'coalition')).toEqual(['Blucher -1', 'Blucher -1']);
  });

  test('16.2 (5) Napoleon must come all the way', () => {
    const table = at({
      ...SENIORITY,
      french: { [LEIPZIG]: ['F-16', 'Napoleon', 'Lauriston'] },
      trains: [{ side: 'french', hex: LEIPZIG }],
    });
    table.answer('french', { kind: 'move', from: LEIPZIG }).answer('french', 'march').answer('french', { to: SOUTH });
    table.answer('french', { kind: 'drop', commander: 'Napoleon' });
    table.answer('french', { to: '3717' }).answer('french', { to: '3817' }).answer('french', 'halt').dice(1);
    expect(easedBy(table)).toEqual(['Lauriston -1']);
  });

  test('16.2 he must be the senior commander of the body; among equals his owner says so (A-110)', () => {
    expect(eased(['F-3', 'Davout', 'Mortier'])).toEqual(['Davout,Mortier -1']);
    expect(eased(['F-3', 'Davout', 'Ney'])).toEqual(['Davout,Ney -1', 'Davout -1']);
  });

  test('16.1 (18) by the card Napoleon gives his own modifier neither by 14.5 nor by 16.2, and others theirs as ever', () => {
    expect(eased(['F-16', 'Napoleon'], { effects: [PLAIN] })).toEqual(['Napoleon -1']);
    expect(eased(['F-16', 'Napoleon'], { effects: [PLAIN], agreed: {} })).toEqual([]);
    expect(eased(['F-3', 'Davout', 'Ney'], { effects: [PLAIN] })).toEqual(['Davout,Ney -1', 'Davout -1']);
  });
});

describe('16.2 (8) Murat', () => {
  const august = { turn: 13 };

  test('16.2 (8) he adds one, and his mark takes nothing off (A-111)', () => {
    const table = marchAlong('french', SAXON_ROAD, ['F-1L', 'F-1H', 'Murat'], august).dice(4);
    expect(easedBy(table)).toEqual(['Murat 1']);
    expect(told(table, 'march.score')).toEqual([{ score: 5 }]);
  });

  test('16.2 (8) he adds one even when he stays behind (A-111)', () => {
    const table = at({
      ...SENIORITY,
      ...august,
      french: { [LEIPZIG]: ['F-1L', 'Murat'] },
      trains: [{ side: 'french', hex: LEIPZIG }],
    });
    table
      .answer('french', { kind: 'move', from: LEIPZIG })
      .answer('french', 'leaveCommander')
      .answer('french', 'march');
    for (const to of SAXON_ROAD.slice(1)) table.answer('french', { kind: 'step', to });
    expect(easedBy(table.answer('french', 'halt').dice(1))).toEqual(['Murat 1']);
  });

  test('16.2 (8) not when he stays and another goes with the order', () => {
    const table = at({
      ...SENIORITY,
      ...august,
      french: { [LEIPZIG]: ['F-8', 'Murat', 'Ney'] },
      trains: [{ side: 'french', hex: LEIPZIG }],
    });
    table.answer('french', { kind: 'move', from: LEIPZIG });
    table.answer('french', { kind: 'leaveCommander', commander: 'Murat' }).answer('french', 'march');
    for (const to of SAXON_ROAD.slice(1)) table.answer('french', { kind: 'step', to });
    expect(easedBy(table.answer('french', 'halt').dice(1))).toEqual(['Ney -1']);
  });

  test('16.2 (8) not when a senior commander gives the order, nor an equal', () => {
    expect(eased(['F-1L', 'Murat', 'Napoleon'], august)).toEqual(['Napoleon -1', 'Napoleon -1']);
    expect(eased(['F-1L', 'Murat', 'Bessieres'], august)).toEqual(['Bessieres -1']);
  });
});
