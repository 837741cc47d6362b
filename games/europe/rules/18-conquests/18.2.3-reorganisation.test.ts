import { describe, expect, test } from 'vitest';
import { nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS } from '../../catalogue/ids.ts';
import { force, forceCalled, generalRow } from '../../state/state.ts';
import type { Position, Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { reorganise } from './18.2.3-reorganisation.ts';

const HOME = {
  vienne: ['mack', 'armee_allemagne', 'aus_1', 'aus_2'],
  prague: ['jean', 'aus_3', 'aus_4'],
};
const table = (forces: Position['forces'], edition: Position['edition'] = '2013'): Table =>
  scene({ edition, forces: forces ?? {}, nations: { austria: { side: 'neutral', status: 'forcedPeace' } } }, (g) =>
    reorganise(g, nationId('austria'), 'coalition'),
  );
const unitsOf = ({ state }: Table, name: string): readonly string[] => {
  const id = forceCalled(state, name as never);
  return state.units.flatMap((row) => (row.at === id ? [row.id] : []));
};

describe.each(EDITIONS)('18.2.3 reorganisation (%s)', (edition) => {
  test('18.2.3 units go over from one force to another, each once', () => {
    const peace = table(HOME, edition).answer('coalition', { kind: 'regroup', unit: 'aus_4' });
    expect(unitsOf(peace, 'mack')).toEqual(['aus_1', 'aus_2', 'aus_4']);
    expect(peace.refusal('coalition', { kind: 'regroup', unit: 'aus_4', force: 'jean' }).because.key).toBe(
      'peace.regroupedOnce',
    );
    peace.answer('coalition', 'done');
    expect(peace.result).toBeDefined();
  });
  test('18.2.3 another general takes over the army', () => {
    const peace = table(HOME, edition).answer('coalition', {
      kind: 'regroupGeneral',
      general: 'charles',
      force: 'mack',
    });
    expect(force(peace.state, forceCalled(peace.state, 'mack' as never)).commander).toBe('charles');
    expect(generalRow(peace.state, 'mack' as never).at).toBe(generalRow(peace.state, 'charles' as never).at);
  });
  test('10.2, 18.2.3 a general may leave a lone corps, and who is left behind in an army commands it', () => {
    const alone = table({ ...HOME, prague: ['jean', 'aus_3'] }, edition);
    alone.answer('coalition', { kind: 'regroupGeneral', general: 'jean', force: 'mack' });
    expect(force(alone.state, forceCalled(alone.state, 'aus_3' as never)).commander).toBeNull();
    const two = { vienne: ['mack', 'klenau', 'armee_allemagne', 'aus_1', 'aus_2'], prague: ['aus_3'] };
    const peace = table(two, edition).answer('coalition', { kind: 'regroupGeneral', general: 'mack', force: 'aus_3' });
    expect(force(peace.state, forceCalled(peace.state, 'aus_1' as never)).commander).toBe('klenau');
    expect(force(peace.state, forceCalled(peace.state, 'aus_3' as never)).commander).toBe('mack');
  });
  test('18.2.3 the marker of the army goes to another general', () => {
    const peace = table(HOME, edition).answer('coalition', { kind: 'regroupArmy', force: 'jean' });
    expect(peace.state.armies.find(({ id }) => id === 'armee_allemagne')?.at).toBe(
      forceCalled(peace.state, 'jean' as never),
    );
  });
});

describe('18.2.3 within the rules of command', () => {
  test('12.2 the last unit of a general stays, and nobody has more than he may command', () => {
    const peace = table({ ...HOME, prague: ['jean', 'aus_3'], olmutz: ['klenau', 'aus_5', 'aus_6', 'aus_7-'] });
    expect(peace.refusal('coalition', { kind: 'regroup', unit: 'aus_3', force: 'mack' }).because.key).toBe(
      'detach.lastUnit',
    );
    expect(peace.refusal('coalition', { kind: 'regroup', unit: 'aus_1', force: 'klenau' }).because.key).toBe(
      'command.tooMany',
    );
  });
  test('4, 10.1 no army is left without a general, and no second general stands with a force that is none', () => {
    const peace = table(HOME);
    expect(peace.refusal('coalition', { kind: 'regroupGeneral', general: 'mack', force: 'jean' }).because.key).toBe(
      'peace.armyNeedsGeneral',
    );
    expect(peace.refusal('coalition', { kind: 'regroupGeneral', general: 'charles', force: 'jean' }).because.key).toBe(
      'general.noRoom',
    );
    const lone = table({ vienne: ['mack', 'armee_allemagne', 'ferdinand', 'aus_1'], prague: ['aus_3'] });
    expect(lone.refusal('coalition', { kind: 'regroupArmy', force: 'aus_3' }).because.key).toBe(
      'peace.armyNeedsGeneral',
    );
    lone.answer('coalition', { kind: 'regroupGeneral', general: 'ferdinand', force: 'aus_3' });
    expect(lone.asked().answers).toContainEqual({ kind: 'regroupArmy', army: 'armee_allemagne', force: 'ferdinand' });
  });
  test('10.1 an army with generals under it keeps its marker, and so does one with reserve cavalry', () => {
    const served = table({ ...HOME, vienne: ['mack', 'armee_allemagne', 'ferdinand', 'aus_1'] });
    expect(served.refusal('coalition', { kind: 'regroupArmy', force: 'jean' }).because.key).toBe(
      'command.onlyWithArmy',
    );
    const horse = table({ ...HOME, vienne: ['mack', 'armee_allemagne', 'aus_1', 'aus_cav'] });
    expect(horse.refusal('coalition', { kind: 'regroupArmy', force: 'jean' }).because.key).toBe('command.onlyWithArmy');
  });
  test('18.2.3 forces abroad and those of others are not touched', () => {
    const peace = table({ vienne: ['aus_1'], prague: ['koutouzov', 'rus_1'], munich: ['jean', 'aus_3', 'aus_4'] });
    expect(peace.asked().answers.some(({ kind }) => kind === 'regroup')).toBe(false);
  });
});
