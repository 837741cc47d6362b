import { type ReactNode, useState } from 'react';
import {
  BattleSheetView,
  type Choice,
  CounterView,
  Dialog,
  FortuneChart,
  HandOver,
  LuckReport,
  Notes,
  type OnLight,
  PieceLists,
  RulePanel,
  type Settings,
  SettingsMenu,
  SYMBOL_SETS,
  SymbolsContext,
} from '../index.ts';
import { armies } from './armies.ts';
import { BLUE, foughtSheet, lists, rules, sheet, WHITE } from './story.ts';

interface WindowsProps {
  /** The name of the window that is open. */
  readonly open: string;
  readonly onClose: () => void;
  readonly rule: string | undefined;
  readonly onRule: (rule: string) => void;
  readonly fought: boolean;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  readonly choices: readonly Choice[];
  readonly onAnswer: (id: string) => void;
  readonly onLight: OnLight;
  readonly onShow: OnLight;
}

const points = (...values: readonly (readonly [at: number, value: number])[]) =>
  values.map(([at, value]) => ({ at, value }));

const Aftermath = (): ReactNode => (
  <>
    <LuckReport
      seats={[
        { seat: BLUE, faces: [1, 2, 2, 3, 4, 4, 5, 6, 6, 6, 6, 5, 5] },
        { seat: WHITE, faces: [1, 1, 2, 3, 4, 1, 2, 2] },
      ]}
    />
    <FortuneChart
      length={40}
      at={22}
      turns={[0, 10, 20, 30].map((at, place) => ({ at, words: `Turn ${place + 1}` }))}
      lines={[
        { seat: BLUE, points: points([0, 0], [8, 3], [20, 7], [33, 12]) },
        { seat: WHITE, points: points([0, 0], [12, 2], [24, 9]) },
      ]}
    />
  </>
);

/** Every counter in both sets of symbols, at the sizes in which they occur. */
const Counters = (): ReactNode =>
  SYMBOL_SETS.map((set) => (
    <SymbolsContext key={set} value={set}>
      {[110, 64, 46, 32].map((size) => (
        <p key={size}>
          {armies.map(({ id, face }) => (
            <CounterView key={id} face={face} size={size} />
          ))}
        </p>
      ))}
    </SymbolsContext>
  ));

/** Whatever can be opened over the table. */
export const Windows = (props: WindowsProps): ReactNode => {
  const { open, onClose, rule, onRule, fought, settings, onSettings, ...lights } = props;
  const [notes, setNotes] = useState('');
  switch (open) {
    case 'rules':
      return (
        <Dialog title="Rules" wide onClose={onClose}>
          <RulePanel rules={rules} open={rule} />
        </Dialog>
      );
    case 'battle':
      return (
        <Dialog title="Before the battle" wide onClose={onClose}>
          <BattleSheetView sheet={fought ? foughtSheet : sheet} rolled={fought} onRule={onRule} />
        </Dialog>
      );
    case 'units':
      return (
        <Dialog title="Units" wide onClose={onClose}>
          <PieceLists lists={lists} {...lights} />
          <Notes value={notes} onChange={setNotes} />
        </Dialog>
      );
    case 'luck':
      return (
        <Dialog title="After the war" wide onClose={onClose}>
          <Aftermath />
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog title="Settings" onClose={onClose}>
          <SettingsMenu settings={settings} onChange={onSettings} />
        </Dialog>
      );
    case 'counters':
      return (
        <Dialog title="Counters" wide onClose={onClose}>
          <Counters />
        </Dialog>
      );
    case 'hand-over':
      return <HandOver seat={WHITE} onReady={onClose} />;
    default:
      return undefined;
  }
};
