import type { Choice } from '@bivouac/board';
import type { Answer, Asked } from '@bivouac/kernel';
import { usePage } from '../context.tsx';
import type { Sitting } from './sitting.ts';
import { menuFor, type MenuItem } from './table-menu.tsx';
import type { Window } from './table-windows.tsx';

interface AtThisMoment {
  readonly sitting: Sitting;
  readonly asked: Asked | undefined;
  readonly choices: readonly Choice[];
  readonly hasNews: boolean;
  readonly isOver: boolean;
  readonly onSince: () => void;
  readonly onStand: (answer: Answer) => void;
  readonly onWindow: (window: Window) => void;
}

interface Menu {
  readonly items: readonly MenuItem[];
  /** The answer that a standing order would give, in words. */
  readonly standing: string | undefined;
  readonly choose: (item: MenuItem) => void;
}

/** What the menu offers now, and what each of it does. */
export const useTableMenu = (now: AtThisMoment): Menu => {
  const { setSettings } = usePage();
  const { sitting, asked, choices, hasNews, isOver } = now;
  const closing = choices.findLast(({ closes }) => closes);
  const answer = closing && asked?.answers?.[Number(closing.id)];
  return {
    items: menuFor({
      hasNews,
      isAsked: asked !== undefined,
      mayStand: closing !== undefined,
      mayOrder: sitting.standing !== undefined && !isOver,
      hasAftermath: isOver && sitting.lay !== undefined,
      mayReplay: sitting.replay !== undefined,
      mayDownload: sitting.download !== undefined,
    }),
    standing: closing?.words,
    choose: (item) => {
      switch (item) {
        case 'since':
          return now.onSince();
        case 'replay':
          return sitting.replay?.();
        case 'download':
          return sitting.download?.();
        case 'tour':
          return setSettings((old) => ({ ...old, toursEnded: [], toured: [] }));
        case 'leave':
          return sitting.leave();
        case 'stand':
          return answer && now.onStand(answer);
        case 'share':
          return undefined;
        case 'doubt':
        case 'guide':
        case 'whyNot':
        case 'orders':
        case 'aftermath':
        case 'legend':
        case 'settings':
        case 'keys':
          return now.onWindow(item);
      }
    },
  };
};
