import { describe, expect, test } from 'vitest';
import { englishSail, fleets, frenchSail, unmolested } from '../../testing/fleets.ts';

describe('F.4, F.6 interception and blockade', () => {
  const atlantic = { ships: { U12: ['france 2 S port'], atlantic: ['england 3 S sea'] } };
  test('F.4.b the moving fleet waits until the other side has tried all it wants', () => {
    const table = frenchSail(atlantic)
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 2 })
      .answer('france', { to: 'north_atlantic' });
    expect(table.asked()).toMatchObject({ by: 'england', rule: 'F.4.b' });
    expect(table.asked().answers.map((answer) => answer['sp'])).toEqual([3, 2, 1, undefined]);
  });
  test('F.4.c squadrons may try one by one, each with its own die', () => {
    const table = frenchSail(atlantic)
      .answer('france', { kind: 'sail' })
      .answer('france', { squadrons: 2 })
      .answer('france', { to: 'north_atlantic' })
      .answer('england', { kind: 'intercept', sp: 1 })
      .dice(1);
    expect(table.asked().answers.map((answer) => answer['sp'])).toEqual([2, 1, undefined]);
    table.answer('england', { kind: 'intercept', sp: 1 }).dice(6).answer('england', 'pass');
    expect(fleets(table)).toContain('england 1 S atlantic hunting');
  });
  test('F.4.e whoever has met one fleet tries no other in this phase', () => {
    const table = frenchSail({
      ships: { U12: ['france 1 S port'], R12: ['france 1 S port'], atlantic: ['england 1 S sea'] },
    })
      .answer('france', { kind: 'sail', at: 'U12' })
      .answer('france', { to: 'atlantic' })
      .answer('england', { kind: 'intercept' })
      .dice(6)
      .answer('england', 'no')
      .answer('france', { kind: 'sail', at: 'R12' })
      .answer('france', { to: 'north_atlantic' });
    expect(table.events('naval.intercepted')).toHaveLength(1);
    expect(fleets(table)).toContain('france 1 S north_atlantic sea');
  });
  test('F.4.h nobody intercepts a fleet that leaves a zone, only one that enters it', () => {
    const table = frenchSail({ ships: { atlantic: ['france 1 S sea', 'england 2 S sea'] } });
    while (table.asked().prompt.key === 'naval.circle') table.answer('france', 'done');
    table.answer('france', { kind: 'sail' }).answer('france', { to: 'north_atlantic' });
    expect([table.events('naval.intercepted'), fleets(table)]).toEqual([
      [],
      expect.arrayContaining(['france 1 S north_atlantic sea']),
    ]);
  });
  test('F.4.a, F.2.g a step along the coast into another zone is an entry into it', () => {
    // Z8 opens to the North Sea, Brest (Z7) to both, Y8 to the Atlantic.
    const asked = (from: string): string =>
      frenchSail({ ships: { [from]: ['france 1 S coast'], atlantic: ['england 1 S sea'] } })
        .answer('france', { kind: 'sail' })
        .answer('france', { to: 'Y8' })
        .asked().prompt.key;
    expect([asked('Z8'), asked('Z7')]).toEqual(['naval.intercept', 'attrition.roll']);
  });
  test('F.4.f, F.4.g, F.4.i the active side puts fleets on the circle, and next time one that lies there meets one of the enemy’s', () => {
    const table = englishSail({ ships: { atlantic: ['england 2 S sea', 'france 2 S sea', 'spain 1 S sea'] } });
    expect(table.asked()).toMatchObject({ by: 'england', rule: 'F.4.g' });
    table.answer('england', { nation: 'england' }).answer('england', { nation: 'spain' }).answer('england', 'done');
    expect([...fleets(table)].sort()).toEqual([
      'england 2 S atlantic circle',
      'france 2 S atlantic sea',
      'spain 1 S atlantic circle',
    ]);
    const next = englishSail({ ships: { atlantic: ['england 2 S circle', 'france 2 S circle', 'spain 1 S circle'] } });
    expect(next.asked()).toMatchObject({ by: 'england', rule: 'F.4.f' });
    expect(next.asked().answers.map((answer) => answer['against'])).toEqual(['france', 'spain', undefined]);
    next.answer('england', { against: 'spain' }).dice(4, 6);
    expect(next.events('naval.intercepted')[0]?.said.params).toMatchObject({ total: 5, found: true });
    expect(next.events('naval.round')[0]?.said.params).toMatchObject({
      larger: 'england',
      smaller: 'spain',
      odds: '2:1',
    });
  });
  test('F.4.g a fleet leaves the circle when it moves, and does not come to it by sailing', () => {
    const table = frenchSail({ ships: { north_atlantic: ['france 1 S circle'] } })
      .answer('france', { kind: 'sail' })
      .answer('france', { to: 'north_america' });
    expect(fleets(table)).toEqual(['france 1 S north_america sea']);
  });
  test('F.6.b blockaders who are outnumbered no longer close the port; F.6.d a fleet that has failed does not try again', () => {
    const table = frenchSail({ ships: { U12: ['france 2 S port', 'england 2 S blockade'], R12: ['france 1 S port'] } })
      .answer('france', { kind: 'sail', at: 'U12' })
      .answer('france', { squadrons: 2 })
      .dice(3)
      .answer('france', 'no');
    expect(table.refusal('france', { kind: 'sail', at: 'U12' }).rule).toBe('F.11');
  });
  test('F.6.e others than its controller do not enter a closed port: they stay outside it', () => {
    const table = englishSail({
      ships: { EE12: ['england 1 S port'], U12: ['france 1 S port', 'england 1 S blockade'] },
    })
      .answer('england', { kind: 'sail', at: 'EE12' })
      .answer('england', { to: 'U12' });
    expect(fleets(table)).toContain('england 2 S U12 blockade');
  });
  test('F.6.h the blockaders of a port do not chase a fleet that has slipped out of it, others may', () => {
    const out = frenchSail({
      ships: { U12: ['france 1 S port', 'england 1 S blockade'], R12: ['france 1 S port', 'england 1 S blockade'] },
    })
      .answer('france', { kind: 'sail', at: 'U12' })
      .dice(5)
      .answer('france', { to: 'atlantic' });
    expect(out.asked().answers.map((answer) => answer['at'])).toEqual(['R12', undefined]);
  });
  const relief = () =>
    unmolested(
      frenchSail({ ships: { R12: ['france 3 S port'], U12: ['france 2 S port', 'england 2 S blockade'] } })
        .answer('france', { kind: 'sail', at: 'R12' })
        .answer('france', { squadrons: 3 })
        .answer('france', { to: 'U12' }),
    );
  test('F.6.j a relieving fleet attacks the blockaders whole, if nobody sorties', () => {
    const table = relief().answer('france', 'yes').dice(6);
    expect(table.events('naval.round')[0]?.said.params).toMatchObject({ larger: 'france', odds: '3:2' });
  });
  test('F.6.i with a sortie the blockader says whom they fight first, or both together at sea', () => {
    const both = relief().answer('france', 'relieve');
    expect(both.asked()).toMatchObject({ by: 'england', rule: 'F.6.i' });
    both.answer('england', { whom: 'both' }).dice(6);
    expect(both.events('naval.round')[0]?.said.params).toMatchObject({ odds: '2:1', at: 'atlantic' });
    const first = relief().answer('france', 'relieve').answer('england', { whom: 'inside' }).dice(5);
    expect(first.events('naval.round')[0]?.said.params).toMatchObject({ odds: '1:1', at: 'U12' });
  });
  test('F.6.i the blockader who has beaten one fleet fights the other', () => {
    const table = relief()
      .answer('france', 'relieve')
      .answer('england', { whom: 'inside' })
      .dice(2)
      .answer('england', 'pass')
      .dice(6);
    expect(table.events('naval.round')).toHaveLength(2);
  });
});
