import { describe, expect, test } from 'vitest';
import type { CommanderId, HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at, type Position, WINTER_ITALY } from '../../testing/position.ts';
import { story } from '../../testing/story.ts';

/** Moreau with a unit at Turin; other French units at Milan (two hexes), Bergamo (three) and Brescia (four). */
const turin = (change: Position = {}) =>
  at({
    phase: 'commandersMovement',
    turn: 6,
    french: { '4428': ['f99-Turin', 'Moreau'], '4227': ['f99-ci'], '4127': ['f99-Hatry'], '4027': ['f99-Victor'] },
    ...change,
  });
type Table = ReturnType<typeof turin>;

const ride = (table: Table, commander: string, side: 'french' | 'coalition' = 'french'): Table =>
  table.answer(side, { kind: 'ride', commander });
const offered = (table: Table): readonly string[] =>
  table
    .asked()
    .answers.map((answer) => String(answer['to']))
    .toSorted();
const where = (table: Table, id: string) => table.state.commanders.find((row) => row.id === id)?.at;
const outOfReach = (commander: string, hex: string) => ({
  rule: '12.1',
  because: say('ride.outOfReach', { commander: commander as CommanderId, hex: hex as HexId }),
});
const noShelter = (hex: string) => ({ rule: '12.1', because: say('ride.noShelter', { hex: hex as HexId }) });
const nowhere = (commander: string) => ({
  rule: '12.1',
  because: say('ride.nowhere', { commander: commander as CommanderId }),
});

describe('12.1 how far a commander rides', () => {
  test('12.1 up to three hexes', () => {
    const table = ride(turin(), 'Moreau');
    expect(offered(table)).toEqual(['4127', '4227']);
    const why = new Map(
      table
        .asked()
        .wishes?.()
        .map(({ answer, refusal }) => [answer['to'], refusal.because.key]),
    );
    expect([why.get('4128'), why.get('4528'), why.get('4027'), why.get('4428')]).toEqual([
      'ride.noShelter',
      'ride.noShelter',
      undefined,
      undefined,
    ]);
    expect(where(table.answer('french', { to: '4127' }), 'Moreau')).toBe('4127');
  });

  test('12.1 to stay where he is is no ride', () => {
    const table = turin({
      french: { '4428': ['f99-Turin', 'Moreau'], '4027': ['f99-Victor', 'Joubert'], '4127': ['f99-Hatry'] },
    });
    expect(offered(ride(table, 'Joubert'))).toEqual(['4127']);
    const far = turin({
      french: { '4530': ['f99-Turin', 'Moreau'], '4027': ['f99-Victor', 'Joubert'], '4127': ['f99-Hatry'] },
    });
    expect(far.refusal('french', { kind: 'ride', commander: 'Moreau' })).toEqual(nowhere('Moreau'));
  });

  test('12.1 not four', () => {
    const table = ride(turin({ french: { '4428': ['Moreau'], '4227': ['f99-ci'], '4027': ['f99-Victor'] } }), 'Moreau');
    expect(offered(table)).toEqual(['4227']);
  });

  test('12.1 not four by a detour either, to a hex that lies nearer as the crow flies', () => {
    const coalition = { '3825': ['a99-Klen', 'Kray'], '3626': ['a99-Lipt'] };
    const table = ride(turin({ next: 'coalition', coalition }), 'Kray', 'coalition');
    expect(table.refusal('coalition', { kind: 'rideTo', to: '3626' })).toEqual(outOfReach('Kray', '3626'));
    expect(offered(table)).toContain('3727');
  });

  test('12.1 a commander rides three difficult hexes past enemy cavalry (A-37)', () => {
    const table = turin({
      scenario: WINTER_ITALY,
      next: 'coalition',
      coalition: { '3823': ['a99-Klen', 'Kray'] },
      french: { '3827': ['f99-c1'] },
    });
    ride(table, 'Kray', 'coalition').answer('coalition', { to: '3826' });
    expect(where(table, 'Kray')).toBe('3826');
  });

  test('12.1 barred hexsides bar him too', () => {
    const table = turin({ french: { '4427': ['f99-ci', 'Moreau'], '4528': ['f99-Victor'] } });
    expect(offered(ride(table, 'Moreau'))).toEqual(['4528']);
    const blocked = turin({
      french: { '4427': ['f99-ci', 'Moreau'], '4528': ['f99-Victor'], '4327': ['f99-Hatry'] },
      coalition: { '4428': ['a99-Elsn'] },
    });
    expect(ride(blocked, 'Moreau').refusal('french', { kind: 'rideTo', to: '4528' })).toEqual(
      outOfReach('Moreau', '4528'),
    );
  });
});

describe('12.1 what bars the way', () => {
  test('12.1 an enemy stack, disrupted or not', () => {
    const table = turin({
      french: { '4528': ['f99-Turin', 'Moreau'], '4427': ['f99-ci'] },
      coalition: { '4428': ['a99-Elsn'] },
      disrupted: ['a99-Elsn'],
    });
    expect(table.state.clock.phase).not.toBe('commandersMovement');
  });

  test('12.1 a commander without anywhere to go is refused with the reason', () => {
    const table = turin({
      french: { '4528': ['f99-Turin', 'Moreau'], '4227': ['f99-ci', 'Victor99'], '4127': ['f99-Hatry'] },
      coalition: { '4428': ['a99-Elsn'] },
    });
    expect(table.refusal('french', { kind: 'ride', commander: 'Moreau' })).toEqual(nowhere('Moreau'));
  });

  test('12.1 not an enemy commander or Depot alone', () => {
    const table = turin({
      french: { '4528': ['f99-Turin', 'Moreau'], '4427': ['f99-ci'] },
      coalition: { '4428': ['Kray'] },
      depots: { coalition: ['4428'] },
    });
    expect(offered(ride(table, 'Moreau'))).toEqual(['4427']);
  });

  test('12.1 a city in enemy territory, unless own troops hold it', () => {
    const bozen = { '3827': ['f99-Turin', 'Moreau'], '3825': ['f99-ci'], '3927': ['f99-Victor'] };
    expect(ride(turin({ french: bozen }), 'Moreau').refusal('french', { kind: 'rideTo', to: '3825' })).toEqual(
      outOfReach('Moreau', '3825'),
    );
    const held = turin({ french: { ...bozen, '3826': ['f99-Hatry'] } });
    expect(offered(ride(held, 'Moreau'))).toContain('3825');
  });

  test('12.1 the Coalition’s own cities do not bar the Coalition', () => {
    const table = turin({
      next: 'coalition',
      french: {},
      coalition: { '3827': ['a99-Elsn', 'Kray'], '3825': ['a99-Klen'] },
    });
    expect(offered(ride(table, 'Kray', 'coalition'))).toContain('3825');
  });
});

describe('12.1 where a ride ends', () => {
  test('12.1 with a friendly combat unit, even a disrupted one', () => {
    const table = turin({ french: { '4428': ['f99-Turin', 'Moreau'], '4328': ['f99-ci'] }, disrupted: ['f99-ci'] });
    expect(offered(ride(table, 'Moreau'))).toEqual(['4328']);
  });

  test('12.1 or in a city in friendly territory', () => {
    const table = turin({ turn: 5, french: { '4428': ['f99-Turin', 'Moreau'] } });
    const cities = ['4127', '4128', '4130', '4227', '4229', '4329', '4330', '4528', '4530'];
    expect(offered(ride(table, 'Moreau'))).toEqual(cities);
    expect(where(table.answer('french', { to: '4227' }), 'Moreau')).toBe('4227');
  });

  test('12.1 after Turn 5 the cities of Italy shelter nobody without troops (A-26)', () => {
    const table = ride(turin(), 'Moreau');
    expect(table.refusal('french', { kind: 'rideTo', to: '4329' })).toEqual(noShelter('4329'));
  });

  test('12.1 not on an empty hex, nor with another commander alone', () => {
    const table = ride(
      turin({ french: { '4428': ['f99-Turin', 'Moreau'], '4328': ['Victor99'], '4227': ['f99-ci'] } }),
      'Moreau',
    );
    expect(table.refusal('french', { kind: 'rideTo', to: '4327' })).toEqual(noShelter('4327'));
    expect(table.refusal('french', { kind: 'rideTo', to: '4328' })).toEqual(noShelter('4328'));
  });
});

describe('12.1 who rides', () => {
  test('12.1 each commander once', () => {
    const table = turin({ french: { '4428': ['f99-Turin', 'Moreau', 'Victor99'], '4227': ['f99-ci'] } });
    ride(table, 'Moreau').answer('french', { to: '4227' });
    expect(table.refusal('french', { kind: 'ride', commander: 'Moreau' })).toEqual({
      rule: '12.1',
      because: say('ride.already', { commander: 'Moreau' as CommanderId }),
    });
  });

  test('12.1 one who marched in the Movement phase as well', () => {
    const table = at({
      turn: 6,
      french: { '4428': ['f99-Turin', 'Moreau'], '4227': ['f99-ci'] },
      trains: [{ side: 'french', hex: '4428' }],
    });
    table.answer('french', { kind: 'move', from: '4428' }).answer('french', 'march');
    table.answer('french', { to: '4328' }).answer('french', 'halt').until('12.2');
    expect(offered(ride(table, 'Moreau'))).toEqual(['4227']);
  });

  test('12.1 the next Turn he rides again', () => {
    const table = turin({ turn: 5 });
    ride(table, 'Moreau').answer('french', { to: '4127' });
    expect(table.until('7.4').state.commanders.filter(({ rode }) => rode)).toEqual([]);
  });
});

describe('12.2 in turn', () => {
  const both = (change: Position = {}) =>
    turin({
      french: { '4428': ['f99-Turin', 'Moreau', 'Victor99'], '4227': ['f99-ci'] },
      coalition: { '3325': ['a99-Elsn', 'Kray', 'Ott'], '3326': ['a99-Gotte'] },
      ...change,
    });

  test('12.2 players move one commander each, in turn', () => {
    const table = ride(both(), 'Moreau').answer('french', { to: '4227' });
    expect(table.asked().by).toBe('coalition');
    ride(table, 'Kray', 'coalition').answer('coalition', { to: '3326' });
    expect(table.asked().by).toBe('french');
  });

  test('12.2 a player who passes moves no more commanders (A-37)', () => {
    const table = both().answer('french', 'pass');
    ride(table, 'Kray', 'coalition').answer('coalition', { to: '3326' });
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '12.2' });
    table.answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('commandersMovement');
  });

  test('12.2 the player with more Combat Commands begins, the French when they are level', () => {
    const opens = (coalition: number, french: number) =>
      both({
        phase: 'combat',
        out: ['coalition'],
        next: 'french',
        ledgers: { coalition: { allotted: coalition }, french: { allotted: french } },
      })
        .until('12.2')
        .asked().by;
    expect(opens(4, 3)).toBe('coalition');
    expect(opens(3, 3)).toBe('french');
  });
});

test('12.1, 12.2 rides and passes are told', () => {
  const french = { '4428': ['f99-Turin', 'Moreau'], '4227': ['f99-ci'] };
  const table = ride(turin({ french }), 'Moreau').answer('french', { to: '4227' });
  expect(story(table)[0]).toBe('12.1 ride.rides Moreau 4428 4227');
  expect(story(turin({ french }).answer('french', 'pass'))[0]).toBe('12.2 ride.passes french');
});
