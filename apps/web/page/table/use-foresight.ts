import { type Choice, percent } from '@bivouac/board';
import { type Asked, type Foretold, saysTheSame } from '@bivouac/kernel';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usePage } from '../context.tsx';
import type { PageGame } from '../page-game.ts';
import type { Sitting } from './sitting.ts';

/** The choices with their chances, once the table has gone through the dice. */
export const useForesight = (
  { ui }: PageGame,
  { foretell, sight }: Pick<Sitting, 'foretell' | 'sight'>,
  asked: Asked | undefined,
  choices: readonly Choice[],
): readonly Choice[] => {
  const { language } = usePage();
  const { seq } = sight.view;
  const [found, setFound] = useState<{ readonly seq: number; readonly all: readonly Foretold[] }>();
  const isWanted =
    foretell !== undefined &&
    (ui.chances ?? []).some(
      ({ asks, kinds }) => asks === asked?.prompt.key && asked.answers?.some(({ kind }) => kinds.includes(kind)),
    );
  const ask = useEffectEvent(async () => (await foretell?.(ui.chances ?? [])) ?? []);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLate = false;
    void ask().then((all) => {
      if (!isLate) setFound({ seq, all });
    });
    return () => {
      isLate = true;
    };
  }, [isWanted, seq]);
  return useMemo(() => {
    if (found?.seq !== seq || found.all.length === 0) return choices;
    return choices.map((choice) => {
      const answer = asked?.answers?.[Number(choice.id)];
      const share = answer && found.all.find((each) => saysTheSame(each.answer, answer))?.share;
      return share === undefined ? choice : { ...choice, foresight: percent(share, language) };
    });
  }, [choices, found, seq, asked, language]);
};
