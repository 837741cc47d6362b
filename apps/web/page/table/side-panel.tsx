import { Dialog, type GameUi, useMedia, useWords } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';

/** What every game has beside the map. */
export const TABS = ['log', 'state', 'lists', 'rules', 'notes'] as const;
/** One of those, or a panel of the game's own by its id. */
export type Tab = string;

/** A tab that only one kind of table has. */
export interface ExtraTab {
  readonly id: Tab;
  readonly name: string;
  readonly content: ReactNode;
}

interface SidePanelProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly tabs: readonly { readonly id: Tab; readonly name: string }[];
  readonly content: (tab: Tab) => ReactNode;
}

/** The tabs of this match: the log, what the game adds, and what every game has. */
export const useTabs = (
  { panels = [] }: GameUi,
  state: unknown,
  extras: readonly ExtraTab[] = [],
): SidePanelProps['tabs'] => {
  const { words, language } = usePage();
  const boardWords = useWords();
  const own = panels.filter(({ isIn }) => isIn(state)).map(({ id, name }) => ({ id, name: name(language) }));
  const [log, standing, lists, rules, notes] = TABS;
  return [
    { id: log, name: boardWords(own.length + extras.length > 0 ? 'log.short' : 'log.title') },
    ...extras.map(({ id, name }) => ({ id, name })),
    ...own,
    { id: standing, name: boardWords('status.short') },
    { id: lists, name: words('table.lists') },
    { id: rules, name: words('table.rules') },
    { id: notes, name: words('table.notes') },
  ];
};

/** On a phone there is no room beside the map: all but the log opens over it. */
export const NARROW = '(width < 760px)';

/** The log, the lists, the rules and the notes, one at a time beside the map. */
export const SidePanel = ({ tab, onTab, tabs, content }: SidePanelProps): ReactNode => {
  const isNarrow = useMedia(NARROW);
  const shown = isNarrow ? 'log' : tab;
  return (
    <>
      <div className="bp-tabs" role="tablist">
        {tabs.map(({ id, name }, place) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === shown}
            aria-controls="side"
            tabIndex={id === shown ? 0 : -1}
            onClick={() => onTab(id)}
            onKeyDown={({ key, currentTarget }) => {
              const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              const next = by === 0 ? undefined : tabs.at((place + by) % tabs.length);
              if (!next) return;
              onTab(next.id);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="side" className="bp-tab" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {content(shown)}
      </div>
    </>
  );
};

/** The same on a phone, over the map. */
export const SideDialog = ({ tab, onTab, tabs, content }: SidePanelProps): ReactNode => {
  const isNarrow = useMedia(NARROW);
  if (!isNarrow || tab === 'log') return undefined;
  return (
    <Dialog title={tabs.find(({ id }) => id === tab)?.name ?? ''} onClose={() => onTab('log')}>
      {content(tab)}
    </Dialog>
  );
};
