import { attend } from '@bivouac/testing/pupil.ts';
import { describe, expect, test } from 'vitest';
import { engine } from '../engine.ts';
import { nemesis } from '../game.ts';
import { nemesisPackage } from '../index.ts';
import { rulebookEn } from '../text/rulebook-en.ts';
import { lessonBoard } from './board.ts';
import { lesson } from './lesson.ts';

describe('the lesson: Italy, March 1799', () => {
  const { scenes } = lesson('en');

  test.each(scenes.map(({ id }, place) => [id, place] as const))('every step of “%s” can be taken', (_id, place) => {
    expect(attend(engine, lesson('en'), place)).toMatchObject({ left: [] });
  });

  test('each scene begins at a sound position', () => {
    for (const { position } of lessonBoard.scenes) expect(nemesis.sound(position())).toEqual([]);
  });

  test('each step cites a rule of the book', () => {
    for (const { rule } of scenes.flatMap(({ steps }) => steps)) expect(Object.keys(rulebookEn.rules)).toContain(rule);
  });

  test('the start page tells how many steps there are', () => {
    expect(nemesisPackage.lesson?.steps).toBe(scenes.flatMap(({ steps }) => steps).length);
  });
});
