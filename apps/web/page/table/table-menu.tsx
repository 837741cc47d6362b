import { Dialog, useWords } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';

export const MENU = [
  'since',
  'whyNot',
  'stand',
  'replay',
  'aftermath',
  'share',
  'download',
  'legend',
  'settings',
  'keys',
  'tour',
  'leave',
] as const;
export type MenuItem = (typeof MENU)[number];

interface MenuMoment {
  readonly hasNews: boolean;
  readonly isAsked: boolean;
  readonly mayStand: boolean;
  readonly isOver: boolean;
}

/** What the menu offers at this moment. */
export const menuFor = (now: MenuMoment): readonly MenuItem[] => [
  ...(now.hasNews ? (['since'] as const) : []),
  ...(now.isAsked ? (['whyNot'] as const) : []),
  ...(now.mayStand ? (['stand'] as const) : []),
  ...(now.isOver ? (['aftermath'] as const) : []),
  'replay',
  'download',
  'legend',
  'settings',
  'keys',
  'tour',
  'leave',
];

interface TableMenuProps {
  readonly items: readonly MenuItem[];
  /** The answer that a standing order would give. */
  readonly standing?: string | undefined;
  readonly onChoose: (item: MenuItem) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** All that does not need to be at hand at every moment. */
export const TableMenu = ({ items, standing = '', onChoose, onClose, children }: TableMenuProps): ReactNode => {
  const { words } = usePage();
  const boardWords = useWords();
  const names: Readonly<Record<MenuItem, string>> = {
    since: words('table.since'),
    whyNot: words('table.whyNot'),
    stand: words('table.stand', { answer: standing }),
    replay: words('table.replay'),
    aftermath: words('table.aftermath'),
    share: words('replay.share'),
    download: words('table.download'),
    legend: words('table.legend'),
    settings: boardWords('settings.title'),
    keys: words('table.keys'),
    tour: words('table.tourAgain'),
    leave: words('table.leave'),
  };
  return (
    <Dialog title={words('table.more')} onClose={onClose}>
      <ul className="bp-menu">
        {items.map((item) => (
          <li key={item}>
            <button
              type="button"
              className="bv-button"
              onClick={() => {
                onClose();
                onChoose(item);
              }}
            >
              {names[item]}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  );
};

/** What each key does. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { words } = usePage();
  const rows = [
    ['1 … 9, A … X', words('table.keysAnswers')],
    ['↵', words('table.keysEnter')],
    ['Z, Y', words('table.keysUndo')],
    ['Tab', words('table.keysPlaces')],
    ['← ↑ → ↓, +, −', words('table.keysMap')],
    ['Esc', words('table.keysEscape')],
    ['?', words('table.keysHelp')],
  ] as const;
  return (
    <Dialog title={words('table.keys')} onClose={onClose}>
      <dl className="bp-keys">
        {rows.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
