import { describe, expect, test } from 'vitest';
import { cardId, duchyId } from '../../catalogue/catalogue.ts';
import { controller, isSubject, type NapoleonicWars } from '../../state/state.ts';
import { type Position, position, type Table, tableAt } from '../../testing/position.ts';
import { conquerorOf } from './15.1-conquest.ts';

const phase = (wanted: Position, change: (g: NapoleonicWars) => void = () => undefined): Table => {
  const g = position({ players: 5, forces: {}, fleets: {}, ...wanted, clock: { phase: 'conquest', ...wanted.clock } });
  change(g);
  return tableAt(g);
};

describe('15.11 Joint conquest', () => {
  const prussia = { prussia: { camp: 'imperial' } } as const;
  test('15.11 only the nation that Controls the Capital is the conqueror', () => {
    const g = position({
      players: 5,
      nations: prussia,
      flags: { vienna: 'prussia', prague: 'france', tyrol: 'france' },
    });
    expect(conquerorOf(g, 'austria')).toBe('prussia');
  });
  test('15.11 two invaders in the Russian Capitals: the first in Order of Movement', () => {
    const flags = { st_petersburg: 'prussia', moscow: 'france' } as const;
    expect(conquerorOf(position({ players: 5, nations: prussia, flags, clock: { marker: 'prussia' } }), 'russia')).toBe(
      'prussia',
    );
    expect(conquerorOf(position({ players: 5, nations: prussia, flags, clock: { marker: 'france' } }), 'russia')).toBe(
      'france',
    );
  });
});
describe('15.12 Simultaneous conquest', () => {
  test('15.12 the first to conquer prevails: its victim conquers nobody', () => {
    const flags = { vienna: 'france', prague: 'france', tyrol: 'france', trieste: 'france', paris: 'austria' } as const;
    const table = phase({ flags, clock: { marker: 'france' } })
      .dice(6, 1)
      .answer('france', { kind: 'cede', duchy: 'venice' });
    expect(isSubject(table.state, 'austria')).toBe(true);
    expect(isSubject(table.state, 'france')).toBe(false);
    expect(controller(table.state, duchyId('paris'))).toBe('france');
  });
});
describe('15.3 Foreign Wars', () => {
  test('15.3 the wars of a conquered nation end, and their pieces Regroup', () => {
    const card = cardId('russo_persian_war');
    const flags = {
      st_petersburg: 'france',
      moscow: 'france',
      vilna: 'france',
      kiev: 'france',
      riga: 'france',
    } as const;
    const table = phase({ flags }, (g) => {
      g.wars = [{ card, units: { russia: 2 }, leaders: [], squadrons: [] }];
      g.cards = { ...g.cards, pile: g.cards.pile.filter((each) => each !== card), inPlay: [card] };
    });
    table.dice(6, 1).answer('france', { kind: 'cede', duchy: 'odessa' });
    expect(table.state.wars).toEqual([]);
    expect(table.state.regroup.russia).toBe(2);
  });
});
