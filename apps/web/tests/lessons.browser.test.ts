import { SHELF } from '@bivouac/shelf';
import { expect, test } from 'vitest';
import { theHouse } from './house.ts';
import { finishesLesson } from './pupil.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

const OTHERS = SHELF.games.flatMap(({ id, lesson }) =>
  lesson && id !== 'nemesis' ? [[id, lesson.steps] as const] : [],
);

test.each(OTHERS)('the lesson of %s is taken from beginning to end in the browser', async (game, steps) => {
  const visitor = await Visitor.comes(house);
  await visitor.page.getByLabel('Lesson for').selectOption(game);
  await visitor.button('Begin the lesson').click();
  expect(await finishesLesson(visitor, {})).toBe(steps);
  expect(await visitor.leaves()).toEqual([]);
});

test.each(OTHERS)('the lesson of %s is taken in French too', async (game, steps) => {
  const visitor = await Visitor.comes(house, { settings: { language: 'fr' } });
  await visitor.page.getByLabel('Leçon pour').selectOption(game);
  await visitor.button('Commencer la leçon').click();
  expect(await finishesLesson(visitor, {})).toBe(steps);
  expect(await visitor.leaves()).toEqual([]);
});
