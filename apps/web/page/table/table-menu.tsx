import { Dialog, useWords } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';

export const MENU = [
  'since',
  'guide',
  'whyNot',
  'stand',
  'orders',
  'replay',
  'aftermath',
  'share',
  'download',
  'doubt',
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
  readonly mayOrder: boolean;
  /** There is a war to look back on. */
  readonly hasAftermath: boolean;
  readonly mayReplay: boolean;
  readonly mayDownload: boolean;
}

/** What the menu offers at this moment. */
export const menuFor = (now: MenuMoment): readonly MenuItem[] => [
  ...(now.hasNews ? (['since'] as const) : []),
  ...(now.isAsked ? (['guide', 'whyNot'] as const) : []),
  ...(now.mayStand ? (['stand'] as const) : []),
  ...(now.mayOrder ? (['orders'] as const) : []),
  ...(now.hasAftermath ? (['aftermath'] as const) : []),
  ...(now.mayReplay ? (['replay'] as const) : []),
  ...(now.mayDownload ? (['download'] as const) : []),
  'doubt',
  'legend',
  'settings',
  'keys',
  'tour',
  'leave',
];

/** What a table of its own kind adds to the menu. */
export interface MenuExtra {
  readonly name: string;
  readonly onChoose: () => void;
}

interface TableMenuProps {
  readonly items: readonly MenuItem[];
  readonly extras?: readonly MenuExtra[];
  /** The answer that a standing order would give. */
  readonly standing?: string | undefined;
  readonly onChoose: (item: MenuItem) => void;
  readonly onClose: () => void;
}

/** All that does not need to be at hand at every moment. */
export const TableMenu = (props: TableMenuProps): ReactNode => {
  const { items, extras = [], standing = '', onChoose, onClose } = props;
  const { words } = usePage();
  const boardWords = useWords();
  const names: Readonly<Record<MenuItem, string>> = {
    since: words('table.since'),
    guide: words('guide.title'),
    whyNot: words('table.whyNot'),
    stand: words('table.stand', { answer: standing }),
    orders: words('orders.title'),
    replay: words('table.replay'),
    aftermath: words('table.aftermath'),
    share: words('replay.share'),
    download: words('table.download'),
    doubt: words('doubt.title'),
    legend: words('table.legend'),
    settings: boardWords('settings.title'),
    keys: words('table.keys'),
    tour: words('table.tourAgain'),
    leave: words('table.leave'),
  };
  const usual = items.map((item): MenuExtra => ({ name: names[item], onChoose: () => onChoose(item) }));
  const entries = usual.toSpliced(-1, 0, ...extras); // To leave comes last.
  return (
    <Dialog title={words('table.more')} onClose={onClose}>
      <ul className="bp-menu">
        {entries.map((entry) => (
          <li key={entry.name}>
            <button
              type="button"
              className="bv-button"
              onClick={() => {
                onClose();
                entry.onChoose();
              }}
            >
              {entry.name}
            </button>
          </li>
        ))}
      </ul>
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
    ['!', words('guide.key')],
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
