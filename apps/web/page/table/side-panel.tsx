import { Dialog, useMedia, useWords } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';

export const TABS = ['log', 'lists', 'rules', 'notes'] as const;
export type Tab = (typeof TABS)[number];

interface SidePanelProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly content: Readonly<Record<Tab, ReactNode>>;
}

const useTabNames = (): Readonly<Record<Tab, string>> => {
  const { words } = usePage();
  const boardWords = useWords();
  return {
    log: boardWords('log.title'),
    lists: words('table.lists'),
    rules: words('table.rules'),
    notes: words('table.notes'),
  };
};

/** On a phone there is no room beside the map: all but the log opens over it. */
export const NARROW = '(width < 760px)';

/** The log, the lists, the rules and the notes, one at a time beside the map. */
export const SidePanel = ({ tab, onTab, content }: SidePanelProps): ReactNode => {
  const names = useTabNames();
  const isNarrow = useMedia(NARROW);
  const shown = isNarrow ? 'log' : tab;
  return (
    <>
      <div className="bp-tabs" role="tablist">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === shown}
            aria-controls="side"
            tabIndex={each === shown ? 0 : -1}
            onClick={() => onTab(each)}
            onKeyDown={({ key, currentTarget }) => {
              const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
              const next = by === 0 ? undefined : TABS.at((TABS.indexOf(each) + by) % TABS.length);
              if (!next) return;
              onTab(next);
              currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
            }}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div id="side" className="bp-tab" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {content[shown]}
      </div>
    </>
  );
};

/** The same on a phone, over the map. */
export const SideDialog = ({ tab, onTab, content }: SidePanelProps): ReactNode => {
  const names = useTabNames();
  const isNarrow = useMedia(NARROW);
  if (!isNarrow || tab === 'log') return undefined;
  return (
    <Dialog title={names[tab]} onClose={() => onTab('log')}>
      {content[tab]}
    </Dialog>
  );
};
