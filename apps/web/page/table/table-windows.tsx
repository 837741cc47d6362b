import { Dialog, Legend, type RefusedWish, useWords, WhyNotList } from '@bivouac/board';
import type { Seat } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import type { ReplayCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { useLoaded } from '../load-game.ts';
import type { PageGame } from '../page-game.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { FiguresDialog } from './figures.tsx';
import { type doubtful, LooksWrong } from './looks-wrong.tsx';
import { OrdersDialog } from './orders-dialog.tsx';
import type { Sitting, Standing } from './sitting.ts';
import { KeysDialog, type MenuExtra, type MenuItem, TableMenu } from './table-menu.tsx';

export type Window = 'menu' | 'guide' | 'doubt' | 'whyNot' | 'orders' | 'aftermath' | 'legend' | 'settings' | 'keys';

interface TableWindowsProps {
  readonly open: Window | undefined;
  readonly onClose: () => void;
  readonly items: readonly MenuItem[];
  readonly extras: readonly MenuExtra[];
  readonly onChoose: (item: MenuItem) => void;
  readonly standing: string | undefined;
  readonly orders?: Standing | undefined;
  readonly isShared?: boolean;
  readonly game: PageGame;
  readonly lay: (() => Promise<ReplayCard>) | undefined;
  readonly seat: Seat;
  readonly seq: number;
  readonly wishes: () => Promise<readonly RefusedWish[]>;
  readonly onRule: (rule: string) => void;
  /** What the table said that might look wrong. */
  readonly doubtful: () => ReturnType<typeof doubtful>;
  readonly doubt: Sitting['doubt'];
  /** How it ended, above the figures. */
  readonly afterwards?: ReactNode;
  /** What can be done now, and what is to be feared. */
  readonly guide?: ReactNode;
}

const WhyNotDialog = ({ wishes, seq, onRule, onClose }: Omit<TableWindowsProps, 'open'>): ReactNode => {
  const boardWords = useWords();
  const { words } = usePage();
  const { value } = useLoaded(wishes, seq);
  return (
    <Dialog title={boardWords('why.list')} onClose={onClose}>
      {value ? <WhyNotList wishes={value} onRule={onRule} /> : <p role="status">{words('page.loading')}</p>}
    </Dialog>
  );
};

/** The windows that lie over the table, one at a time. */
export const TableWindows = ({ open, ...props }: TableWindowsProps): ReactNode => {
  const { words, language } = usePage();
  const boardWords = useWords();
  const { game, lay, seat, items, extras, onChoose, onClose } = props;
  switch (open) {
    case undefined:
      return undefined;
    case 'menu':
      return (
        <TableMenu items={items} extras={extras} standing={props.standing} onChoose={onChoose} onClose={onClose} />
      );
    case 'doubt':
      return <LooksWrong things={props.doubtful()} doubt={props.doubt} onClose={onClose} />;
    case 'guide':
      return props.guide;
    case 'whyNot':
      return <WhyNotDialog {...props} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'orders':
      return props.orders ? (
        <OrdersDialog game={game} standing={props.orders} isShared={props.isShared === true} onClose={onClose} />
      ) : undefined;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'legend':
      return (
        <Dialog title={boardWords('legend.title')} onClose={onClose}>
          <Legend>{game.ui.legend(language)}</Legend>
        </Dialog>
      );
    case 'aftermath':
      return lay ? (
        <FiguresDialog game={game} lay={lay} seer={seat} title={words('table.aftermath')} onClose={onClose}>
          {props.afterwards}
        </FiguresDialog>
      ) : undefined;
  }
};
