import { describe, expect, test } from 'vitest';
import type { NationId } from '../catalogue/ids.ts';
import { testPeaces } from '../rules/18-conquests/18.2.3-forced-peace.ts';
import { mayCourt } from '../rules/8-diplomacy/8.2-diplomatic-action.ts';
import { inDiplomacy } from '../testing/cards.ts';
import { beaten, inAlliance, inPeace, neutralAgain, peace } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';
import { position, type Position, type Table } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

const AUSTRIA = 'austria' as NationId;

describe('30F Marie-Louise', () => {
  const marrying = (austria: object, wanted: Position = {}): Table =>
    inDiplomacy('30F', { clock: { year: 1810 }, nations: { austria }, ...wanted });
  test('18.2.3 2013: a peace lasts two years more', () => {
    const table = marrying(inPeace).answer('empire', event('30F'));
    expect(nationOf(table, 'austria').peace).toMatchObject({ until: 1813 });
  });
  test('18.2.3 revised: no die is thrown for its end this year and the next', () => {
    const table = marrying({ ...inPeace, peace: { ...peace, until: null } }, { edition: 'revised' });
    table.answer('empire', event('30F'));
    const bound = nationOf(table, 'austria');
    const test = (year: number): Table =>
      scene(
        { edition: 'revised', clock: { phase: 'conquests', year }, nations: { austria: bound ?? {} }, forces: {} },
        testPeaces,
      );
    expect(test(1810).questions()).toEqual([]);
    expect(test(1811).questions()).toEqual([]);
    expect(test(1812).questions()).toHaveLength(1);
  });
  test('18.2.3 a peace for good stays as it is', () => {
    const forGood = { ...inPeace, peace: { ...peace, until: null, forGood: true } };
    const table = marrying(forGood).answer('empire', event('30F'));
    expect(nationOf(table, 'austria').peace).toEqual(forGood.peace);
  });
  test('8.2.2 a neutral Austria is closed to the envoys of the Coalition this year and the next', () => {
    const table = marrying(neutralAgain).answer('empire', event('30F'));
    const why = (year: number): string | undefined => {
      const g = position({
        clock: { phase: 'diplomacy', round: 0, year },
        nations: { austria: neutralAgain },
        effects: table.state.effects,
      });
      return mayCourt(g, 'coalition', AUSTRIA)?.because.key;
    };
    expect([why(1810), why(1811)]).toEqual([why(1810), why(1810)]);
    expect(why(1810)).not.toBeUndefined();
    expect(why(1812)).toBeUndefined();
  });
  test('8.1.4 from now on Schönbrunn costs the Coalition another card', () => {
    const table = marrying(inAlliance).answer('empire', event('30F'));
    expect(table.state.effects).toContainEqual({ card: '30F', kind: 'schoenbrunnDearer' });
    expect(table.state.tracks.victory).toBe((position({}).tracks.victory ?? 0) + 1);
    expect(table.state.cards.removed).toContain('30F');
  });
  test('6.4 only a beaten Austria that is not at war', () => {
    expect(whyNot(marrying({ side: 'neutral', status: 'neutral' }), event('30F'))).toBe('marriage.unbeaten');
    expect(whyNot(marrying({ side: 'coalition', status: 'belligerent', beaten }), event('30F'))).toBe('marriage.atWar');
  });
});
