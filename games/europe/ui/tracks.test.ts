import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Position, position } from '../testing/position.ts';
import { view } from '../secrecy/view.ts';
import { status } from './status.ts';
import { fortune, tracks } from './tracks.ts';

const seen = (wanted: Position, seat = 'empire') => view(position(wanted), seat);
const track = (wanted: Position, id: string) => tracks(seen(wanted), 'en').find((each) => each.id === id);
const now = (wanted: Position, id: string) => track(wanted, id)?.steps.find(({ state }) => state === 'now')?.short;
const line = (wanted: Position, words: string, seat = 'empire') =>
  status(seen(wanted, seat), seat, 'en').find((each) => each.words === words)?.value;

describe('the tracks', () => {
  test('5, 16 the year and the round with its weather', () => {
    const wanted: Position = { clock: { year: 1807, round: 6 } };
    expect([now(wanted, 'years'), now(wanted, 'rounds')]).toEqual(['07', '6']);
    expect(track(wanted, 'rounds')?.steps.at(-1)).toMatchObject({ words: 'Round 6, winter', sign: 'winter' });
    expect(track({ tracks: { seventhRound: true } }, 'rounds')?.steps).toHaveLength(7);
    expect(track(wanted, 'years')?.steps.map(({ short }) => short)).toEqual(['05', '06', '07', '08', '09', '14']);
  });

  test('19 the level of victory with both ends', () => {
    const steps = track({ tracks: { victory: 7 } }, 'victory')?.steps;
    expect(steps?.map(({ short }) => short)).toEqual(['0', '5', '6', '7', '8', '9', '20']);
    expect(steps?.at(-1)?.words).toBe('Victory level 20: victory of the Empire');
    expect(fortune(seen({ tracks: { victory: 7 } }))).toEqual({ empire: 7, coalition: 13 });
  });

  test('4 escalade up to the Punishments, and none once they are in play', () => {
    expect(track({ tracks: { escalade: 4 } }, 'escalade')?.steps.map(({ short }) => short)).toEqual([
      '3',
      '4',
      '5',
      '15',
    ]);
    expect(track({ tracks: { escalade: null } }, 'escalade')).toBeUndefined();
  });

  test('20.1 the Hundred Days have one year and no level', () => {
    const ids = tracks(seen({ scenario: '1815' }), 'en').map(({ id }) => id);
    expect(ids).not.toContain('years');
    expect(ids).not.toContain('victory');
  });
});

describe('the bar of figures', () => {
  test('5.2 round and weather in the rounds, the phase outside them, the power in a budget', () => {
    expect(line({ clock: { round: 5 } }, 'Year')).toBe('1805, round 5, bad weather');
    expect(line({ clock: { phase: 'budget', round: 0, power: 'austria' as never } }, 'Year')).toBe(
      '1805, Budgets: Austria',
    );
  });

  test('9.1, 9.2 whose action it is with its points, and the reserves, one’s own first', () => {
    const action = {
      side: 'coalition' as const,
      by: { kind: 'operation' as const },
      ap: 2,
      usesReserve: true,
      grants: [],
      activated: [],
    };
    const wanted: Position = { action, tracks: { reserve: { empire: 3, coalition: 1 } } };
    expect(line(wanted, 'Action')).toBe('The Coalition: 2 points');
    expect(line(wanted, 'Points in reserve')).toBe('3, enemy 1');
    expect(line(wanted, 'Points in reserve', 'coalition')).toBe('1, enemy 3');
    expect(line(wanted, 'Points in reserve', SPECTATOR)).toBe('Empire 3, Coalition 1');
    expect(line({}, 'Action')).toBe('The Empire');
  });

  test('12.5 a die that cards may still change is laid open', () => {
    const g = position({});
    g.trial = {
      kind: 'evasion',
      by: 'coalition',
      force: null,
      trying: [],
      against: [],
      zone: null,
      nation: null,
      cancelled: false,
      modifiers: [
        { what: 'cavalry', by: 1 },
        { what: 'card', by: -3, card: cardId('3F') },
      ],
    };
    const said = status(view(g, 'empire'), 'empire', 'en').find(({ words }) => words === 'Evasion');
    expect(said?.value).toBe('−2 (Cavalry superiority +1, 3F Turning Movement −3)');
  });

  test('6.3 how many cards each holds', () => {
    expect(line({ hands: { empire: ['1F', '2F'], coalition: ['1C'] } }, 'Cards in hand')).toBe('2, enemy 1');
  });
});
