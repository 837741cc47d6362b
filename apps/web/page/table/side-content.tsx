import { type Choice, type GameUi, type LogLine, type OnLight, PieceLists, RulePanel, StatusBar } from '@bivouac/board';
import type { Language, Seat } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import { NotesTab } from './notes-tab.tsx';
import type { Tab } from './side-panel.tsx';
import type { Notebook } from './sitting.ts';
import { StoryLog } from './story-log.tsx';

interface SideContentProps {
  readonly tab: Tab;
  readonly notebook: Notebook;
  readonly seat: Seat;
  readonly ui: GameUi;
  readonly language: Language;
  readonly state: unknown;
  readonly lines: readonly LogLine[];
  readonly onEarlier: (() => void) | undefined;
  readonly choices: readonly Choice[];
  /** The rule that was cited last. */
  readonly rule: string | undefined;
  readonly onAnswer: (id: string) => void;
  readonly onLight: OnLight;
  readonly onShow: OnLight;
  readonly onRule: (rule: string) => void;
}

/** What can be looked up beside the map. */
export const SideContent = (props: SideContentProps): ReactNode => {
  const { tab, ui, language, seat, onLight, onShow } = props;
  switch (tab) {
    case 'log':
      return (
        <StoryLog
          lines={props.lines}
          onEarlier={props.onEarlier}
          onLight={onLight}
          onShow={onShow}
          onRule={props.onRule}
        />
      );
    case 'lists':
      return (
        <PieceLists
          lists={ui.lists(props.state, seat, language)}
          choices={props.choices}
          onAnswer={props.onAnswer}
          onLight={onLight}
          onShow={onShow}
        />
      );
    case 'state':
      return <StatusBar lines={ui.status(props.state, seat, language)} onRule={props.onRule} />;
    case 'rules':
      return <RulePanel rules={ui.rules(language, props.state)} open={props.rule} />;
    case 'notes':
      return <NotesTab notebook={props.notebook} />;
    default: {
      const Panel = ui.panels?.find(({ id }) => id === tab)?.Panel;
      return Panel ? (
        <Panel
          view={props.state}
          seat={seat}
          language={language}
          onRule={props.onRule}
          onLight={onLight}
          onShow={onShow}
        />
      ) : undefined;
    }
  }
};
