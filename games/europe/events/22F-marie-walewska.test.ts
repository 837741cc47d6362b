import { describe, expect, test } from 'vitest';
import { type CardId, EDITIONS, type NationId } from '../catalogue/ids.ts';
import { foundPolandByCard } from '../rules/20-scenarios/20.2-states.ts';
import { minorsBudget } from '../rules/7-interphase/7.3.3-minors.ts';
import { holding } from '../testing/cards.ts';
import { heldBy, inConquests, POLAND_RISES, TILSIT } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf, unitAt, unitOf } from '../testing/pieces.ts';
import type { Position } from '../testing/position.ts';
import { scene } from '../testing/scene.ts';

const FRANCE = 'france' as NationId;

describe('22F Marie Walewska', () => {
  const atWar = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
  const warsaw: Position = {
    forces: { varsovie: ['davout', 'fra_1', 'fra_2'] },
    nations: atWar,
    zones: heldBy('france', 'prussia', 'saxe', 'hesse', 'thuringe'),
  };
  test('8.3.5 Poland is promised, and nothing is scored yet', () => {
    const table = holding('22F', warsaw);
    const { victory, escalade } = table.state.tracks;
    table.answer('empire', event('22F'));
    expect(table.state.tracks).toMatchObject({ victory, escalade });
    expect(table.state.effects).toContainEqual({ card: '22F', kind: 'polandPromised', year: 1805 });
  });
  test.each(EDITIONS)(
    '8.3.5 in the conquest phase it is created if Warsaw is still held, and scored (%s)',
    (edition) => {
      const table = inConquests('22F', POLAND_RISES, { ...warsaw, edition });
      const { victory, escalade } = table.state.tracks;
      table.answer('empire', event('22F'));
      expect(nationOf(table, 'pologne')).toMatchObject({ side: 'empire', status: 'protectorate' });
      expect(table.state.zones.find(({ id }) => id === 'varsovie')).toMatchObject({ nation: 'pologne', control: null });
      expect(table.events('victory.level')[0]?.said.params).toMatchObject({ by: 1, level: (victory ?? 0) + 1 });
      expect(table.state.tracks.escalade).toBe((escalade ?? 0) + 2);
      expect(unitAt(table, 'pol_1')).toBe('returning');
    },
  );
  test('8.3.5 in that phase it has its own moment', () => {
    expect(whyNot(inConquests('22F', TILSIT, warsaw), event('22F'))).toBe('moment.notThis');
  });
  test('8.3.5 if Warsaw is lost before, nothing comes of it', () => {
    const promised = { card: '22F' as CardId, kind: 'polandPromised', year: 1805 } as const;
    const lost = { ...warsaw, zones: { ...warsaw.zones, varsovie: { control: null } }, effects: [promised] };
    const table = inConquests('8F', POLAND_RISES, lost);
    expect(nationOf(table, 'pologne').status).toBe('notCreated');
    expect(table.state.effects).toEqual([]);
    const atPeace = { ...warsaw, nations: { prussia: { side: 'neutral', status: 'neutral' } } } as const;
    const late = inConquests('8F', POLAND_RISES, { ...atPeace, effects: [promised] });
    expect(nationOf(late, 'pologne').status).toBe('notCreated');
  });
  test('8.3.5 the corps and Poniatowski arrive at Warsaw with the next budget, free', () => {
    const table = scene({ forces: { paris: ['fra_1'] }, nations: atWar, zones: warsaw.zones ?? {} }, function* (g) {
      foundPolandByCard(g);
      g.generals = g.generals.map((row) => (row.id === 'poniatowski' ? { ...row, at: 'reserve' } : row));
      yield* minorsBudget(g, 'empire');
    });
    expect(table.asked('empire').answers).toEqual([{ kind: 'raiseAt', zone: 'varsovie' }]);
    table.answer('empire', { zone: 'varsovie' });
    const force = table.state.forces.find(({ zone }) => zone === 'varsovie');
    expect(force?.commander).toBe('poniatowski');
    expect(unitOf(table, 'pol_1')).toMatchObject({ at: force?.id, reduced: false });
  });
  test('8.3.5 it needs war with the owner of Mazovia, and Warsaw in supply', () => {
    const neutral = { ...warsaw, nations: { prussia: { side: 'neutral', status: 'neutral' } } } as const;
    expect(whyNot(holding('22F', neutral), event('22F'))).toBe('walewska.noWar');
    expect(whyNot(holding('22F', { ...warsaw, zones: {} }), event('22F'))).toBe('walewska.warsaw');
    const cut = { ...warsaw, zones: { varsovie: { control: FRANCE } } };
    expect(whyNot(holding('22F', cut), event('22F'))).toBe('walewska.warsaw');
    const exists = { ...warsaw, nations: { ...atWar, pologne: { side: 'empire', status: 'protectorate' } } } as const;
    expect(whyNot(holding('22F', exists), event('22F'))).toBe('walewska.exists');
  });
});
