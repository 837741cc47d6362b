import { describe, expect, test } from 'vitest';
import { at, type Position } from '../../testing/position.ts';

const MANTUA = '3928';
const MILAN = '4227';
const BERGAMO = '4127';
const BRESCIA = '4027';
const TURIN = '4428';
const VERONA = '3827';

type Trains = NonNullable<Position['trains']>;
const trainsAt = (side: 'french' | 'coalition', ...hexes: readonly string[]): Trains =>
  hexes.map((hex) => ({ side, hex }));
const establishing = (trains: Trains, more: Partial<Position> = {}) =>
  at({ phase: 'newDepots', next: 'french', trains, ...more });
const depot = (hex: string) => ({ kind: 'depot', hex });

describe('7.7 establishing a Depot', () => {
  test('7.7 a train is turned face up and becomes a Depot in a friendly city', () => {
    const table = establishing(trainsAt('french', TURIN)).answer('french', depot(TURIN));
    expect(table.state.depots).toEqual([{ side: 'french', hex: TURIN }]);
    expect(table.state.trains).toEqual([]);
    expect(table.events('depot.established')).toMatchObject([{ reveals: true }]);
  });

  test('7.7 to set a converted Depot down again brings nothing to light, whatever else lies there', () => {
    const trains = [
      { side: 'french', hex: TURIN, real: false },
      { side: 'french', hex: TURIN, faceUp: true },
    ] as const;
    const table = establishing(trains, { french: { [TURIN]: ['f99-Turin'] } }).answer('french', depot(TURIN));
    expect(table.state.trains).toEqual([{ side: 'french', hex: TURIN, real: false, faceUp: false }]);
    expect(table.events('depot.established').map(({ reveals }) => reveals ?? false)).toEqual([false]);
  });

  test('7.7 the player may leave it', () => {
    const french = { [TURIN]: ['f99-Turin'] };
    const table = establishing(trainsAt('french', TURIN), { french }).answer('french', 'done');
    expect(table.state.depots).toEqual([]);
    expect(table.state.trains).toHaveLength(1);
  });

  test('7.7 a city without a train of one’s own is refused', () => {
    const table = establishing([...trainsAt('french', TURIN), ...trainsAt('coalition', BERGAMO)]);
    expect(table.refusal('french', depot(MANTUA))).toMatchObject({ rule: '7.7', because: { key: 'depot.noTrain' } });
    expect(table.refusal('french', depot(BERGAMO)).because.key).toBe('depot.noTrain');
  });

  test('7.7 only a city can hold a Depot', () => {
    const french = { '4228': ['f99-Geno'], [TURIN]: ['f99-Turin'] };
    const table = establishing(trainsAt('french', '4228', TURIN), { french });
    expect(table.asked().answers).not.toContainEqual(depot('4228'));
  });

  test('7.7 an unfriendly city must be held by a friendly stack, of whatever order', () => {
    const unheld = establishing(trainsAt('french', TURIN, VERONA));
    expect(unheld.refusal('french', depot(VERONA))).toMatchObject({
      rule: '7.7',
      because: { key: 'depot.unfriendlyCity' },
    });
    const held = { french: { [VERONA]: ['f99-Geno'] }, disrupted: ['f99-Geno'] };
    expect(establishing(trainsAt('french', VERONA), held).asked().answers).toContainEqual(depot(VERONA));
  });

  test('7.7 a commander alone may establish a depot in an unfriendly city (A-61)', () => {
    const table = establishing(trainsAt('french', VERONA), { french: { [VERONA]: ['Moreau'] } });
    expect(table.answer('french', depot(VERONA)).state.depots).toEqual([{ side: 'french', hex: VERONA }]);
  });

  test('7.7 from Turn 6 the common zone is unfriendly', () => {
    const french = { [MILAN]: ['f99-ci'] };
    const table = establishing(trainsAt('french', TURIN, MILAN), { turn: 6, out: ['coalition'], french });
    expect(table.asked().answers).toEqual([depot(MILAN), { kind: 'done' }]);
  });

  test('7.7 not in a besieged city', () => {
    const french = { [MANTUA]: ['f99-mg'] };
    const coalition = { '3929': ['a99-Lipt', 'a99-Klen'] };
    const besieged = establishing(trainsAt('french', MANTUA), { french, coalition });
    expect(besieged.refusal('french', depot(MANTUA))).toMatchObject({
      rule: '7.7',
      because: { key: 'depot.besieged' },
    });
    const two = { french: { [MANTUA]: ['f99-mg', 'f99-Geno'] }, coalition };
    expect(establishing(trainsAt('french', MANTUA), two).asked().answers).toContainEqual(depot(MANTUA));
  });

  test('7.7 not where the enemy stands, nor where a Depot is', () => {
    const table = establishing(trainsAt('french', TURIN, MANTUA, MILAN, BERGAMO), {
      coalition: { [MANTUA]: ['a99-Lipt'] },
      depots: { french: [MILAN], coalition: [BERGAMO] },
    });
    expect(table.refusal('french', depot(MANTUA)).because.key).toBe('hex.enemyUnits');
    expect(table.refusal('french', depot(MILAN)).because.key).toBe('depot.alreadyThere');
    expect(table.refusal('french', depot(BERGAMO)).because.key).toBe('depot.alreadyThere');
  });
});

describe('7.7 one after the other', () => {
  test('7.7 a chain may run through depots set down in the same step (A-74)', () => {
    // Sondrio is out of reach of the sources until a Depot at Milan links it.
    const french = { '4126': ['f99-Deso'] };
    const table = establishing(trainsAt('french', MILAN, '4126'), { french });
    expect(table.refusal('french', depot('4126'))).toMatchObject({ rule: '7.8', because: { key: 'depot.notLinked' } });
    table.answer('french', depot(MILAN)).answer('french', depot('4126'));
    expect(table.state.depots).toHaveLength(2);
  });

  test('7.7 a city wanted by both goes to the player first in trains (A-74)', () => {
    const trains = [...trainsAt('coalition', BRESCIA), ...trainsAt('french', BRESCIA)];
    const depots = { coalition: ['3526', VERONA] };
    const table = at({ turn: 4, phase: 'forageMarkers', next: 'coalition', trains, depots });
    table.answer('coalition', depot(BRESCIA));
    expect(table.refusal('french', depot(BRESCIA)).because.key).toBe('depot.alreadyThere');
    table.answer('french', 'done');
    expect(table.state.depots).toContainEqual({ side: 'coalition', hex: BRESCIA });
    expect(table.state.trains).toEqual([]);
  });

  test('7.7 a counter on a city that became no Depot is taken off, one on a stack stays (A-74)', () => {
    const french = { [TURIN]: ['f99-Turin'], [VERONA]: ['Moreau'] };
    const table = establishing(trainsAt('french', TURIN, MANTUA, VERONA), { french }).answer('french', 'done');
    expect(table.state.trains.map(({ hex }) => hex)).toEqual([TURIN]);
    expect(table.events('train.stranded')).toHaveLength(2);
  });

  test('7.7 the counters of the other player wait for his own step', () => {
    const table = establishing([...trainsAt('french', MANTUA), ...trainsAt('coalition', MILAN)]);
    table.answer('french', 'done');
    expect(table.state.trains).toEqual([{ side: 'coalition', hex: MILAN, real: true, faceUp: false }]);
    expect(table.asked()).toMatchObject({ rule: '7.7', by: 'coalition' });
  });
});

describe('7.7 being asked tells nothing', () => {
  const french = { [MANTUA]: ['f99-mg'] };

  test('7.7 the owner of a face-down counter in a city is asked, even if it is a dummy', () => {
    const dummy = [{ side: 'french', hex: MANTUA, real: false }] as const;
    expect(establishing(dummy, { french }).asked()).toMatchObject({ rule: '7.7', by: 'french' });
  });

  test('7.7 who has no counter in a city is not asked', () => {
    const table = establishing(trainsAt('french', '4228'), { french: { '4228': ['f99-Geno'] } });
    expect(table.state.clock.phase).not.toBe('newDepots');
  });

  test('7.7 a counter that both can read and that can become a Depot is asked about, whatever the others are', () => {
    const shown = [
      { side: 'french', hex: MANTUA, real: false, faceUp: true },
      { side: 'french', hex: TURIN, faceUp: true },
    ] as const;
    const table = establishing(shown, { french: { ...french, [TURIN]: ['f99-Turin'] } });
    expect(table.asked('french').answers).toEqual([depot(TURIN), { kind: 'done' }]);
  });

  test('7.7 a counter that both can read gives no reason to ask when nothing can be done', () => {
    const shown = [{ side: 'french', hex: MANTUA, faceUp: true }] as const;
    const table = establishing(shown, { french, coalition: { '3929': ['a99-Lipt', 'a99-Klen'] } });
    expect(table.state.clock.phase).not.toBe('newDepots');
  });
});
