import type { Dispatch, SetStateAction } from 'react';
import { go } from './route.ts';
import type { LessonProgress, PageSettings } from './settings.ts';
import type { Client } from './worker-client.ts';

type Keep = Dispatch<SetStateAction<PageSettings>>;

export const keepLesson = (setSettings: Keep, game: string, progress: LessonProgress): void =>
  setSettings((old) => ({ ...old, lessons: { ...old.lessons, [game]: progress } }));

/** Sets up a scene of a lesson and goes to its table; the match of the scene before it is thrown away. */
export const beginScene = async (
  client: Client,
  setSettings: Keep,
  game: string,
  { scene, taken, before }: { readonly scene: number; readonly taken: number; readonly before?: string | undefined },
): Promise<void> => {
  const { id } = await client.ask('teach', { game, scene });
  keepLesson(setSettings, game, { scene, sitting: id, skipped: [], taken });
  go({ page: 'table', sitting: id });
  if (before !== undefined) await client.ask('remove', { sitting: before }).catch(() => undefined); // It may be gone already.
};

/** Goes on where the pupil left, or begins. */
export const takeUpLesson = async (
  client: Client,
  setSettings: Keep,
  game: string,
  progress: LessonProgress | undefined,
): Promise<void> => {
  const { kept } = await client.ask('sittings', {});
  if (progress && kept.some(({ id }) => id === progress.sitting)) go({ page: 'table', sitting: progress.sitting });
  else await beginScene(client, setSettings, game, { scene: progress?.scene ?? 0, taken: progress?.taken ?? 0 });
};
