export * from './game-ui.ts';
export { LanguageContext, type Speak, speak, useLanguage, useWords } from './language.tsx';
export * from './settings.ts';
export type { BoardHandle, BoardProps } from './map/board-props.ts';
export { Board } from './map/board.tsx';
export type { Reach } from './map/reach-layer.tsx';
export type { Hold } from './map/use-picking.ts';
export { type Box, type Inset, NO_INSET } from './map/camera.ts';
export { useCalm, useMedia, usePalette } from './map/use-look.ts';
export { CounterView, type CounterViewProps, SymbolsContext } from './counter/counter-view.tsx';
export { type CardRefusal, Hand, type HandProps } from './cards/hand.tsx';
export { type Vignette, VIGNETTES } from './cards/vignettes.ts';
export { type Choice, choicesOf } from './question/choice.ts';
export { NEXT_KEY, REDO_KEY, REST_KEY, UNDO_KEY } from './question/keys.ts';
export { type PlannedGesture, QuestionPanel, type QuestionPanelProps } from './question/question-panel.tsx';
export type { QuestionState } from './question/question-state.ts';
export type { Moment, ScoreTable } from './game-ui.ts';
export { Plaques } from './parts/plaques.tsx';
export { Scores, type ScoresProps } from './parts/scores.tsx';
export { useKeys } from './question/use-keys.ts';
export { type Beforehand, type Deliberation, type Pending, usePending } from './question/use-pending.ts';
export { BattleSheetView, type BattleSheetViewProps } from './parts/battle-sheet.tsx';
export { Dialog, type DialogProps } from './parts/dialog.tsx';
export { DiceCast } from './parts/dice-cast.tsx';
export { throwsIn } from './parts/throws.ts';
export { Dice, type DiceProps, Die, type DieProps } from './parts/die.tsx';
export { decimal, percent, signed, written } from './parts/figures.ts';
export { EventCard, type EventCardProps } from './parts/event-card.tsx';
export { Balance, type BalanceProps, type BalanceRow, type Fact, Facts, type FactsProps } from './parts/facts.tsx';
export { ForceTray, type ForceTrayProps, type TrayRow } from './parts/force-tray.tsx';
export { FortuneChart, type FortuneChartProps, type FortuneLine } from './parts/fortune-chart.tsx';
export { HandOver, type HandOverProps } from './parts/hand-over.tsx';
export { Legend, type LegendProps } from './parts/legend.tsx';
export { type LogLine, logLines } from './parts/log-lines.ts';
export { Log, LogEntry, type LogProps } from './parts/log.tsx';
export { type Luck, luckOf } from './parts/luck.ts';
export { LuckReport, type LuckReportProps } from './parts/luck-report.tsx';
export { Notes, type NotesProps } from './parts/notes.tsx';
export { OverlaySwitch, type OverlaySwitchProps } from './parts/overlay-switch.tsx';
export { PieceTray, type PieceTrayProps, type TrayedPiece } from './parts/piece-tray.tsx';
export { PieceLists, type PieceListsProps } from './parts/piece-lists.tsx';
export { type OnLight, RichTextView, type RichTextViewProps } from './parts/rich-text.tsx';
export { RuleLink, type RuleLinkProps } from './parts/rule-link.tsx';
export { AS_CITED, RuleNumbers, type RuleNumbering, useRuleNumbers } from './parts/rule-numbers.tsx';
export { RulePanel, type RulePanelProps } from './parts/rule-panel.tsx';
export { SeatBadge, type SeatLook } from './parts/seat-badge.tsx';
export { plainText, withDie } from './parts/sentence.ts';
export { SeriesSheet, type SeriesRow } from './parts/series-sheet.tsx';
export { BattleDock } from './parts/battle-dock.tsx';
export { SettingsMenu, type SettingsMenuProps } from './parts/settings-menu.tsx';
export { SinceLastTurn, type SinceLastTurnProps } from './parts/since-last-turn.tsx';
export { StatusBar, type StatusBarProps } from './parts/status-bar.tsx';
export { TableLayout, type TableLayoutProps } from './parts/table-layout.tsx';
export { TimeLine, type TimeLineProps, type TimeMark } from './parts/time-line.tsx';
export { Explained, GlossaryProvider } from './glossary/glossary.tsx';
export { glossaryOf, type Term, type WrittenTerm } from './glossary/terms.ts';
export { Tour, type TourProps } from './parts/tour.tsx';
export { LessonStrip, type LessonStripProps } from './lesson/lesson-strip.tsx';
export {
  asideOf,
  type Lesson,
  type LessonPlace,
  type LessonScene,
  type LessonStep,
  placeIn,
  rightAnswers,
} from './lesson/lesson.ts';
export { Tracks, type TracksProps } from './parts/tracks.tsx';
export { type RefusedWish, WhyNot, WhyNotList, type WhyNotListProps, type WhyNotProps } from './parts/why-not.tsx';
