import type { Lesson } from '@bivouac/board/lesson/lesson.ts';
import type { GamePackage } from '@bivouac/manifest';
import { LANGUAGES, type Language } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { attend } from './pupil.ts';

/** What every lesson must keep: a pupil who does as told takes every step, from sound positions, by rules of the book. */
export const testLesson = <V>(
  pack: GamePackage,
  lesson: (language: Language) => Lesson<V>,
  rules?: readonly string[],
): void => {
  const { scenes } = lesson('en');
  const steps = scenes.flatMap((scene) => scene.steps);

  describe('the lesson', () => {
    test.each(scenes.map(({ id }, place) => [id, place] as const))(
      'every step of “%s” can be taken',
      async (_, place) => {
        expect(attend(await pack.engine(), lesson('en'), place)).toMatchObject({ left: [] });
      },
    );

    test('each scene begins at a sound position, and there is one for each of them', async () => {
      const { game, lesson: board } = await pack.engine();
      expect(board?.scenes).toHaveLength(scenes.length);
      for (const scene of board?.scenes ?? []) expect(game.sound(scene.position())).toEqual([]);
    });

    test('each step cites a rule of the book', async () => {
      const cited = rules ?? Object.keys((await pack.book()).rules.en);
      for (const { rule } of steps) expect(cited).toContain(rule);
    });

    test('both languages have the same steps, and the start page tells how many', () => {
      for (const language of LANGUAGES) {
        const told = lesson(language).scenes.flatMap((scene) => scene.steps);
        expect(told.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
        for (const { task, why, instead } of told) expect([task, why, instead]).not.toContain('');
      }
      expect(pack.lesson?.steps).toBe(steps.length);
    });
  });
};
