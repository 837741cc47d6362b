import { useCalm } from '@bivouac/board';
import type { Language, Told } from '@bivouac/kernel';
import { useEffect, useRef } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import { play, soundOf } from './sounds.ts';

/** Drum, dice and guns, for who has asked for them and wants things to move. What is there at first makes no sound. */
export const useSounds = (events: readonly Told[], ui: PageGame['ui'], language: Language): void => {
  const { settings } = usePage();
  const isOn = !useCalm(settings.motion) && settings.sounds;
  const heard = useRef(events.length);
  useEffect(() => {
    const lines = events.slice(heard.current);
    heard.current = events.length;
    if (!isOn || lines.length === 0) return;
    const sound = soundOf(
      lines.map(({ said }) => ({ key: said.key, heading: ui.heading?.(said), text: ui.rich(language, said) })),
    );
    if (sound) play(sound);
  }, [events, isOn, ui, language]);
};
