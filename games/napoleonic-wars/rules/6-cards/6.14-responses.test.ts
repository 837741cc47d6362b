import { answerByOrder } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { napoleonicWars } from '../../game.ts';
import { at, type Table } from '../../testing/position.ts';

const crossing = (cards: readonly string[]): Table =>
  at({
    players: 5,
    active: 'france',
    points: 4,
    fleets: {},
    forces: { strasbourg: ['davout', 'france 2'] },
    hands: { austria: [...cards] },
  })
    .answer('france', { kind: 'march', leader: 'davout' })
    .answer('france', 'withArmy')
    .answer('france', { duchy: 'baden' });

describe('6.14 the question of a window', () => {
  test('says what has happened, and is of those whose pieces move', () => {
    const [question] = crossing(['bridge_destroyed']).questions();
    expect(question?.prompt.params).toEqual({
      moment: 'moveDeclared',
      nations: ['france'],
      from: 'strasbourg',
      at: 'baden',
    });
    expect(question?.window?.involves).toEqual(['france']);
    const said = (language: 'en' | 'fr') => question && napoleonicWars.tell(language, question.prompt);
    expect(said('en')).toBe('France moves from Strasbourg to Baden: play a Response?');
    expect(said('fr')).toMatch(/^Mouvement de la France, Strasbourg → pays de Bade.*réaction/u);
  });

  test('concerns those who stand where somebody enters', () => {
    const table = at({
      players: 5,
      active: 'france',
      points: 4,
      fleets: {},
      forces: { strasbourg: ['davout', 'france 4'], baden: ['austria 1'] },
      hands: { austria: ['local_guides'], britain: ['cold_steel'] },
    })
      .answer('france', { kind: 'march', leader: 'davout' })
      .answer('france', 'withArmy')
      .answer('france', { duchy: 'baden' });
    for (let most = 0; most < 6 && table.questions()[0]?.window?.moment !== 'formationEntered'; most++)
      table.answer(table.asked().by, 'pass');
    expect(table.questions()[0]?.window).toMatchObject({ moment: 'formationEntered', involves: ['france', 'austria'] });
  });
});

test('6.14 nobody is asked after every act unless they say so, and whoever holds something that fits is asked otherwise', () => {
  const { orders } = napoleonicWars;
  if (!orders) throw new Error('the game has standing orders of its own');
  const [question] = crossing(['bridge_destroyed']).questions();
  if (!question?.window) throw new Error('a window is open');
  expect(answerByOrder(orders, question)).toBeUndefined();
  const afterAnAct = { ...question, answers: question.answers, window: { ...question.window, moment: 'anyAct' } };
  expect(answerByOrder(orders, afterAnAct)).toEqual({ kind: 'pass' });
  const wished = { ...orders, moments: { anyAct: 'fits' as const } };
  expect(answerByOrder(wished, afterAnAct)).toBeUndefined();
});
