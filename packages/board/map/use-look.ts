import type { PaletteName } from '@bivouac/atlas';
import { useEffect, useSyncExternalStore } from 'react';
import type { Motion, Theme } from '../settings.ts';

/** Whether the browser says yes to a media query, now and later. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** Whether nothing should move: by choice, or because the system asks for it. The styles are told on the page's root. */
export const useCalm = (motion: Motion): boolean => {
  const asked = useMedia('(prefers-reduced-motion: reduce)');
  const calm = motion === 'calm' || asked;
  useEffect(() => {
    document.documentElement.dataset['motion'] = calm ? 'calm' : 'free';
  }, [calm]);
  return calm;
};

/** The colours to use. They are set on the page's root too, where the styles look for them. */
export const usePalette = (theme: Theme): PaletteName => {
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const isContrast = useMedia('(prefers-contrast: more)');
  const palette = theme === 'auto' ? (isContrast ? 'contrast' : isDark ? 'dark' : 'light') : theme;
  useEffect(() => {
    document.documentElement.dataset['theme'] = palette;
  }, [palette]);
  return palette;
};
