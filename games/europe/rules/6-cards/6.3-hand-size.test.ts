import { describe, expect, test } from 'vitest';
import type { Edition, NationId, Side } from '../../catalogue/ids.ts';
import { type Position, position } from '../../testing/position.ts';
import { entitlements, handSize, mayHavePermanent } from './6.3-hand-size.ts';
import { cardId } from '../../catalogue/catalogue.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];
const nation = (id: string): NationId => id as NationId;
/** After the peace of 1805: Austria beaten and neutral, Tyrol Bavarian, Venetia Italian. */
const AFTER_1805: Position = {
  forces: {},
  clock: { year: 1806, phase: 'hands', round: 0, next: 'coalition' },
  nations: { austria: { side: 'neutral', status: 'forcedPeace', beaten: { empire: 1, coalition: 0 } } },
  zones: { innsbruck: { nation: nation('baviere') } },
  tracks: { spoils: { empire: 1, coalition: 0 } },
};
const size = (side: Side, wanted: Position): number => handSize(position(wanted), side);
const lines = (side: Side, wanted: Position): readonly string[] =>
  entitlements(position(wanted), side).map(({ id }) => id);

describe.each(EDITIONS)('6.3 the hands of 1806 (%s)', (edition) => {
  test('6.3 example: the Empire has Paris, the conquest of Austria, Mantua, Bavaria, Bordeaux, Lyons, Antwerp and Madrid', () => {
    expect(lines('empire', { ...AFTER_1805, edition })).toEqual([
      'paris',
      'bordeaux',
      'lyon',
      'anvers',
      'mantoue',
      'madrid',
      'kingdomOfBavaria',
    ]);
    expect(size('empire', { ...AFTER_1805, edition })).toBe(8);
  });
  test('6.3 example: the Coalition has London, Moscow and five more', () => {
    expect(lines('coalition', { ...AFTER_1805, edition })).toEqual([
      'londres',
      'moscou',
      'saintPetersbourg',
      'odessaKiev',
      'lisbonne',
      'gibraltarMalte',
      'twoSicilies',
    ]);
    expect(size('coalition', { ...AFTER_1805, edition })).toBe(7);
  });
});

describe('6.3 what a zone brings', () => {
  const flag = (id: string): { control: NationId } => ({ control: nation(id) });
  test('6.3 example: Prussia brings two cards when it joins, and Berlin held by France costs one and gives none', () => {
    const joined: Position = {
      ...AFTER_1805,
      nations: { ...AFTER_1805.nations, prussia: { side: 'coalition', status: 'belligerent' } },
    };
    expect(size('coalition', joined)).toBe(9);
    const lost = { ...joined, zones: { ...AFTER_1805.zones, berlin: flag('france') }, depots: { berlin: 'france' } };
    expect(size('coalition', lost)).toBe(8);
    expect(size('empire', lost)).toBe(size('empire', joined));
  });
  test('6.3 example: Mantua brings a card to its holder', () => {
    const held = { ...AFTER_1805, zones: { ...AFTER_1805.zones, mantoue: flag('britain') } };
    expect(size('empire', held)).toBe(7);
    expect(size('coalition', held)).toBe(8);
  });
  test('3.2, 6.3 where the owner of Mantua is not at war, its flag decides', () => {
    const mantoue = { nation: nation('austria'), ...flag('russia') };
    const neutral: Position = { ...AFTER_1805, zones: { ...AFTER_1805.zones, mantoue } };
    expect(lines('coalition', neutral)).toContain('mantoue');
    expect(lines('empire', neutral)).not.toContain('mantoue');
  });
  test('6.3 example: entitled to four cards the Coalition has six', () => {
    const gone = { side: 'neutral', status: 'forcedPeace' } as const;
    const wanted: Position = { ...AFTER_1805, nations: { austria: gone, russia: gone } };
    expect(lines('coalition', wanted)).toHaveLength(4);
    expect(size('coalition', wanted)).toBe(6);
  });
  test('6.3 a power in forced alliance brings a card to nobody', () => {
    const spain = { spain: { side: 'neutral', status: 'forcedAlliance' } } as const;
    const wanted: Position = { ...AFTER_1805, nations: { ...AFTER_1805.nations, ...spain } };
    expect([...lines('empire', wanted), ...lines('coalition', wanted)]).not.toContain('madrid');
  });
  test('6.3 ten at most, unless the Miseries of War lift the limit', () => {
    const nations = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
    const all: Position = { forces: {}, nations, clock: { phase: 'hands' } };
    expect(lines('coalition', all).length).toBeGreaterThan(10);
    expect(size('coalition', all)).toBe(10);
    const lifted = { kind: 'handLimitLifted', side: 'coalition', card: cardId('52C') } as const;
    expect(size('coalition', { ...all, effects: [lifted] })).toBe(lines('coalition', all).length);
  });
  test('17.2.10 the Corsairs cost a card, below six too, unless a fleet hunts them', () => {
    const out: Position = { ...AFTER_1805, played: ['35F'] };
    expect(size('coalition', out)).toBe(6);
    const hunted = { ...out, fleets: { fl_ball: { kind: 'box', box: 'box_corsairs' } } } as unknown as Position;
    expect(size('coalition', hunted)).toBe(7);
    const elsewhere = { ...out, fleets: { fl_ball: { kind: 'box', box: 'box_usa' } } } as unknown as Position;
    expect(size('coalition', elsewhere)).toBe(6);
    expect(size('empire', out)).toBe(size('empire', AFTER_1805));
  });
  test.each([
    ['2013', 8],
    ['revised', 9],
  ] as const)('3.2, 6.3 in the revised edition an unsupplied flag deprives nobody (%s)', (edition, expected) => {
    const nations = { ...AFTER_1805.nations, prussia: { side: 'coalition', status: 'belligerent' } } as const;
    const cut: Position = {
      ...AFTER_1805,
      edition,
      nations,
      zones: { ...AFTER_1805.zones, berlin: { ...flag('france'), fortress: 'empty' } },
    };
    expect(size('coalition', cut)).toBe(expected);
  });
  test.each([
    ['2013', false],
    ['revised', true],
  ] as const)('3.2, 6.3 nor does it gain Mantua for the enemy (%s)', (edition, ours) => {
    const cut: Position = {
      ...AFTER_1805,
      edition,
      zones: { ...AFTER_1805.zones, mantoue: { ...flag('russia'), fortress: 'empty' } },
    };
    expect(lines('empire', cut).includes('mantoue')).toBe(ours);
    expect(lines('coalition', cut).includes('mantoue')).toBe(!ours);
    // From Venice the Austrians are supplied there.
    const held: Position = { forces: {}, edition, zones: { mantoue: flag('austria') } };
    expect(lines('empire', held)).not.toContain('mantoue');
    expect(lines('coalition', held)).toContain('mantoue');
  });
  test.each([
    ['2013', {}, true],
    ['2013', { munich: flag('austria') }, true],
    ['revised', { munich: flag('austria') }, false],
    ['revised', { innsbruck: { nation: nation('baviere'), ...flag('austria') } }, false],
  ] as const)('6.3, 8.3.3 whether the Kingdom of Bavaria brings its card (%s, %o)', (edition, held, brings) => {
    const zones = { innsbruck: { nation: nation('baviere') }, ...held };
    expect(lines('empire', { forces: {}, edition, zones }).includes('kingdomOfBavaria')).toBe(brings);
    // With Austria out of the war the Russians at Munich are cut off.
    const cutOff = { ...zones, munich: flag('russia') };
    expect(lines('empire', { ...AFTER_1805, edition, zones: cutOff })).toContain('kingdomOfBavaria');
  });
});

describe('6.2 permanent cards', () => {
  const may = (side: Side, card: string, wanted: Position): boolean =>
    mayHavePermanent(position(wanted), side, cardId(card));
  test('6.2 a power that has left the war takes its card with it', () => {
    expect(may('coalition', '3C', { forces: {} })).toBe(true);
    expect(may('coalition', '3C', AFTER_1805)).toBe(false);
  });
  test('6.2 a power whose capital is in enemy hands has none', () => {
    expect(may('coalition', '2C', { forces: {}, zones: { moscou: { control: nation('france') } } })).toBe(false);
  });
  test.each([
    ['2013', false],
    ['revised', true],
  ] as const)('3.2, 6.2 whether one that is held without supply counts (%s)', (edition, has) => {
    const zones = { moscou: { control: nation('france'), fortress: 'empty' } } as const;
    expect(may('coalition', '2C', { forces: {}, edition, zones })).toBe(has);
  });
  test('6.2 example of 1813: neither the card of Austria in forced alliance nor that of Russia without Moscow', () => {
    const wanted: Position = {
      forces: {},
      nations: { austria: { side: 'neutral', status: 'forcedAlliance' } },
      zones: { moscou: { control: nation('france') } },
    };
    expect(['1C', '2C', '3C'].map((card) => may('coalition', card, wanted))).toEqual([true, false, false]);
  });
  test('6.2 the Empire never has those of Austria and Russia', () => {
    const ally = { austria: { side: 'empire', status: 'belligerent' } } as const;
    expect(may('empire', '3C', { forces: {}, nations: ally })).toBe(false);
  });
});
