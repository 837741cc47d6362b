import { describe, expect, test } from 'vitest';
import { europe } from '../game.ts';
import { at, type Position, type Table } from '../testing/position.ts';
import { answersTowards } from './towards.ts';
import { rich } from './rich.ts';
import { warnings } from './warnings.ts';
import { whyNotAt } from './why-not-at.ts';

const marching = (wanted: Position, points = 0): Table =>
  at({ hands: { empire: ['2F'], coalition: [] }, ...wanted })
    .answer('empire', { kind: 'points', card: '2F' })
    .answer('empire', { kind: 'activate', force: 'ney' })
    .answer('empire', { kind: 'forced', points });

const asked = (table: Table) => {
  const [question] = table.match.questions();
  if (!question) throw new Error('nothing is asked');
  const { by, rule, prompt, answers } = question;
  return { by, rule, prompt, answers, sealed: false };
};
const towards = (table: Table, place: string) =>
  answersTowards(europe.view(table.state, 'empire'), asked(table), place).map(({ to }) => String(to));
const warned = (table: Table, to: string) =>
  warnings(europe.view(table.state, 'empire'), asked(table), [{ kind: 'march', to }], 'en').map(({ rule }) => rule);

const NEY: Position = { forces: { paris: ['ney', 'fra_6'] } };

describe('a click further off', () => {
  test('12.1 stands for the steps of the cheapest way, as far as the points go', () => {
    const table = marching(NEY);
    const steps = towards(table, 'luxembourg');
    expect(steps.at(-1)).toBe('luxembourg');
    expect(steps.length).toBeGreaterThan(1);
    const arrived = steps.reduce((moved, to) => moved.answer('empire', { kind: 'march', to }), table);
    expect(arrived.state.forces[0]?.zone).toBe('luxembourg');
  });

  test('12.1 is nothing where the points do not lead', () => {
    expect(towards(marching(NEY), 'vienne')).toEqual([]);
  });

  test('12.1 does not lead through an enemy', () => {
    const table = marching({ forces: { munich: ['ney', 'fra_6'], salzbourg: ['charles', 'aus_1', 'aus_2'] } });
    const steps = towards(table, 'graz');
    expect(steps).not.toContain('salzbourg');
    expect(towards(table, 'salzbourg')).toEqual(['salzbourg']);
  });
});

describe('what a player may miss', () => {
  test('13.3 a step out of supply', () => {
    const table = marching({ forces: { ratisbonne: ['ney', 'fra_6'] } });
    expect(warned(table, 'linz')).toEqual(['13.3']);
    expect(warned(table, 'munich')).toEqual([]);
  });

  test('14.6 a battle that will probably be lost', () => {
    const table = marching({
      forces: { munich: ['ney', 'fra_6-'], salzbourg: ['charles', 'aus_1', 'aus_2', 'aus_3-'] },
    });
    expect(warned(table, 'salzbourg')).toContain('14.6');
  });

  test('5.2 to pass is to give up the round', () => {
    const table = at({ hands: { empire: ['2F'], coalition: [] }, ...NEY });
    const said = warnings(europe.view(table.state, 'empire'), asked(table), [{ kind: 'pass' }], 'en');
    expect(said.map(({ rule }) => rule)).toEqual(['5.2']);
  });
});

describe('why nothing can be answered at a place', () => {
  const why = (table: Table, place: string): string => {
    const refusal = whyNotAt(europe.view(table.state, 'empire'), asked(table), place);
    if (!refusal) throw new Error('nothing is refused');
    const said = rich('en', refusal.because).map((piece) => (typeof piece === 'string' ? piece : piece.text));
    return `${said.join('')} ${refusal.rule}`;
  };

  test('12.1 the march ends before it, or the zone itself is closed', () => {
    const table = marching(NEY);
    expect(why(table, 'vienne')).toBe('No open way leads to Vienna for 4 movement points. 12.1');
    expect(why(table, 'paris')).toBe('The force stands at Paris. 12.1');
    expect(why(table, 'baltique')).toBe('This place has no part in what is asked. 12.1');
  });

  test('9.1 nobody of one’s own is there', () => {
    const table = at({ hands: { empire: ['2F'], coalition: [] }, ...NEY }).answer('empire', {
      kind: 'points',
      card: '2F',
    });
    expect(why(table, 'vienne')).toBe('No force or fleet of yours is at Vienna. 9.1');
  });
});
