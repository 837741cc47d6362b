import { expect, test } from 'vitest';
import { generalId, nationId } from '../../catalogue/catalogue.ts';
import { putGeneral } from '../../state/state.ts';
import { forceOf } from '../../testing/battles.ts';
import { marching } from '../../testing/marches.ts';
import { scene } from '../../testing/scene.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { replaceGeneral } from './10.3-changing-generals.ts';

const ARMY = { paris: ['napoleon', 'grande_armee', 'soult', 'fra_1'] };

test('10.3 revised: a subordinate goes to the reserve while his army is activated', () => {
  const table = marching({ edition: 'revised', forces: ARMY }, 'napoleon');
  table.answer('empire', { kind: 'dismiss', general: 'soult' });
  expect(table.state.generals.find(({ id }) => id === 'soult')?.at).toBe('reserve');
});

test('10.3 in the first edition nobody is dismissed in the field', () => {
  const table = marching({ forces: ARMY }, 'napoleon');
  expect(table.refusal('empire', { kind: 'dismiss', general: 'soult' })).toMatchObject({
    rule: '10.3',
    because: { key: 'dismiss.notInTheField' },
  });
});

test('10.3 after an event has removed a general another of the reserve may come, and the highest in rank commands', () => {
  const table = scene({ forces: { paris: ['lannes', 'armee_italie', 'augereau', 'fra_1'] } }, function* (g) {
    const id = forceOf(g, 'lannes');
    putGeneral(g, generalId('lannes'), 'gone');
    yield* replaceGeneral(g, 'empire', id, nationId('france'));
  });
  table.answer('empire', { kind: 'appoint', general: 'mortier' });
  expect(table.state.forces[0]).toMatchObject({ commander: 'mortier' });
  expect(table.state.generals.find(({ id }) => id === 'augereau')?.at).toBe(table.state.forces[0]?.id);
});

test('10.1, 10.3 who has not the command for the force does not replace its general', () => {
  const forces = { paris: ['lannes', 'fra_1', 'fra_2', 'fra_10'] };
  const table = scene({ forces }, function* (g) {
    const id = forceOf(g, 'lannes');
    putGeneral(g, generalId('lannes'), 'gone');
    yield* replaceGeneral(g, 'empire', id, nationId('france'));
  });
  expect(table.refusal('empire', { kind: 'appoint', general: 'mortier' }).because.key).toBe('command.tooMany');
  table.answer('empire', { kind: 'appoint', general: 'massena' });
  expect(table.state.forces[0]).toMatchObject({ commander: 'massena' });
});

test('2.2, 10.3 a general who has lost his units is not available before the next budget phase', () => {
  const choose = (year: number): readonly unknown[] =>
    scene({ forces: { paris: ['lannes', 'fra_1'], lyon: ['mortier', 'fra_2'] } }, function* (g) {
      if (g.clock.year === 1805 && g.generals.some(({ id, at }) => id === 'lannes' && at !== 'gone')) {
        destroyForce(g, forceOf(g, 'mortier'));
        g.clock = { ...g.clock, year };
        putGeneral(g, generalId('lannes'), 'gone');
      }
      yield* replaceGeneral(g, 'empire', forceOf(g, 'fra_1'), nationId('france'));
    })
      .asked('empire')
      .answers.map((answer) => answer['general']);
  expect(choose(1805)).not.toContain('mortier');
  expect(choose(1806)).toContain('mortier');
});
