import { expect, test } from 'vitest';
import { theHouse } from './house.ts';
import { finishesLesson, theStrip } from './pupil.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

test('the first march comes at the third input: the lesson, the stack, the hex', async () => {
  const visitor = await Visitor.comes(house, { settings: { listsAnswers: false } });
  await visitor.button('Begin the lesson').click(); // 1
  await visitor.isAskedFor('Which stack shall move?');
  await visitor.clicks(/^Move from Padua/); // 2
  await visitor.clicks(/^Legnago|^To Legnago/); // 3
  await visitor.log.getByText(/march ends at Legnago/).waitFor();
  await theStrip(visitor).getByText('Well done.').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('another legal act is accepted, and the lesson says what it leads to', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.button('Begin the lesson').click();
  await visitor.isAskedFor('Which stack shall move?');
  await visitor.gives(/^Pass: discard the train at Verona/);
  await theStrip(visitor).getByText('That is allowed too.').waitFor();
  await theStrip(visitor).getByRole('button', { name: 'Take it back' }).click();
  await theStrip(visitor).getByText('March Klenau from Padua to Legnago.').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('the lesson of 1799 is taken from beginning to end, left and taken up again on the way', async () => {
  const visitor = await Visitor.comes(house);
  await visitor.button('Begin the lesson').click();
  const taken = await finishesLesson(visitor, { leavesAt: 4 });
  expect(taken).toBe(12);
  await visitor.page.getByText('You have finished this lesson.').waitFor();
  expect(await visitor.leaves()).toEqual([]);
});

test('the lesson is as good in French', async () => {
  const visitor = await Visitor.comes(house, { settings: { language: 'fr' } });
  await visitor.button('Commencer la leçon').click();
  expect(await finishesLesson(visitor, {})).toBe(12);
  expect(await visitor.leaves()).toEqual([]);
});
