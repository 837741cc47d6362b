import type { Refusal } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { boxId, cardId, fleetId, type UnitId } from '../../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side } from '../../catalogue/ids.ts';
import { type Europe, generalRow, putFleet, putGeneral, putUnit, startWar, unitRow } from '../../state/state.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { isLineCorps } from './6.4-owed-pieces.ts';
import { endForeignWar, mayEndForeignWar, warAnswers } from './6.5-foreign-wars.ts';

const PERSIA = cardId('4F');
const CORPS = 'rus_3' as UnitId;
const GENERAL = 'tormassov' as GeneralId;
const rage = (g: Europe): void => {
  startWar(g, PERSIA);
  putUnit(g, CORPS, boxId('box_persia'));
  putGeneral(g, GENERAL, boxId('box_persia'));
};
const ending = (card: string, die: number): Table =>
  scene({ forces: {}, hands: { coalition: [card] } }, (g) => {
    rage(g);
    return endForeignWar(g, 'coalition', { kind: 'endWar', card: cardId(card), war: PERSIA });
  }).dice(die);
const why = (clock: Position['clock'], side: Side = 'coalition'): string | undefined => {
  const g = position({ clock: clock ?? {}, hands: { [side]: [side === 'empire' ? '8F' : '13C'] } });
  return (mayEndForeignWar(g, side) as Refusal | undefined)?.because.key;
};

describe('6.5 ending a foreign war', () => {
  test('6.5 the die and the value of the card make five: it is over, and the troops return', () => {
    const { state } = ending('10C', 2);
    expect(state.cards.wars).toEqual([]);
    expect(state.cards.removed).toContain('4F');
    expect(state.cards.discards.coalition).toEqual(['10C']);
    expect(unitRow(state, CORPS).at).toBe('returning');
    expect(generalRow(state, GENERAL).at).toBe('returning');
  });
  test('6.5 with less it goes on', () => {
    const { state } = ending('13C', 3);
    expect(state.cards.wars).toEqual(['4F']);
    expect(unitRow(state, CORPS).at).toBe('box_persia');
    expect(state.cards.discards.coalition).toEqual(['13C']);
  });
  test('6.5 a fleet comes back too, not one that hunts the Corsairs', () => {
    const war = cardId('34F');
    const table = scene({ forces: {}, hands: { coalition: ['10C'] } }, (g) => {
      startWar(g, war);
      putFleet(g, fleetId('fl_ball'), { kind: 'box', box: boxId('box_usa') });
      putFleet(g, fleetId('fl_keith'), { kind: 'box', box: boxId('box_corsairs') });
      return endForeignWar(g, 'coalition', { kind: 'endWar', card: cardId('10C'), war });
    }).dice(6);
    expect(table.state.fleets.find(({ id }) => id === 'fl_ball')?.at).toEqual({ kind: 'off', why: 'returning' });
    expect(table.state.fleets.find(({ id }) => id === 'fl_keith')?.at.kind).toBe('box');
  });
  test('5.1.4, 6.5 in the diplomatic phase and in winter rounds, by the Coalition', () => {
    expect(why({ phase: 'diplomacy', round: 0 })).toBeUndefined();
    expect(why({ phase: 'rounds', round: 6 })).toBeUndefined();
    expect(why({ phase: 'rounds', round: 7 })).toBeUndefined();
    expect(why({ phase: 'rounds', round: 5 })).toBe('war.winterOnly');
    expect(why({ phase: 'diplomacy', round: 0 }, 'empire')).toBe('war.coalitionOnly');
  });
  test('6.5 each card for each war', () => {
    const g = position({ hands: { coalition: ['13C', '10C'], empire: ['8F'] } });
    expect(warAnswers(g, 'coalition')).toEqual([]);
    rage(g);
    expect(warAnswers(g, 'coalition').map(({ card }) => card)).toEqual(['13C', '10C']);
    expect(warAnswers(g, 'empire')).toEqual([]);
  });
});

test('2.1, 6.4 a foreign war asks for a corps of the line: no elite, cavalry, militia or feudal troops, and of that power', () => {
  const isOne = (unit: string, of: string): boolean => isLineCorps(unit as UnitId, of as NationId);
  expect(isOne('fra_10', 'france')).toBe(true);
  expect(isOne('fra_10', 'austria')).toBe(false);
  expect(['fra_1', 'fra_garde', 'fra_cav', 'fra_gn1'].some((unit) => isOne(unit, 'france'))).toBe(false);
  expect(isOne('aus_cav', 'austria')).toBe(false);
  expect(isOne('tur_f_bosnie', 'turkey')).toBe(false);
});
