import { Dialog, RulePanel, useWords } from '@bivouac/board';
import type { Seat } from '@bivouac/kernel';
import type { ReactNode } from 'react';
import type { ReplayCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { saveBlob } from '../download.ts';
import type { PageGame } from '../page-game.ts';
import { go } from '../route.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { FiguresDialog } from '../table/figures.tsx';
import { KeysDialog, type MenuItem, TableMenu } from '../table/table-menu.tsx';
import { ShareDialog } from './share-dialog.tsx';

export type ReplayWindow = 'menu' | 'share' | 'aftermath' | 'settings' | 'keys' | 'rules';

interface ReplayWindowsProps {
  readonly open: ReplayWindow | undefined;
  readonly rule: string | undefined;
  readonly game: PageGame;
  /** The moment that is shown, once it is there. */
  readonly state: unknown;
  readonly card: ReplayCard;
  readonly seer: Seat;
  readonly name: string;
  readonly record: (() => Promise<Blob>) | undefined;
  readonly onOpen: (window: ReplayWindow) => void;
  readonly onClose: () => void;
}

/** The windows over a replay. */
export const ReplayWindows = (props: ReplayWindowsProps): ReactNode => {
  const { open, rule, game, card, seer, name, record, onOpen, onClose } = props;
  const { words, language } = usePage();
  const boardWords = useWords();
  const choose = (item: MenuItem): void => {
    if (item === 'leave') go({ page: 'start' });
    else if (item === 'download') void record?.().then((blob) => saveBlob(blob, name));
    else if (item === 'share' || item === 'aftermath' || item === 'settings' || item === 'keys') onOpen(item);
  };
  switch (open) {
    case undefined:
      return undefined;
    case 'menu':
      return (
        <TableMenu
          items={['aftermath', ...(record ? (['share', 'download'] as const) : []), 'settings', 'keys', 'leave']}
          onChoose={choose}
          onClose={onClose}
        />
      );
    case 'share':
      return record ? <ShareDialog record={record} onClose={onClose} /> : undefined;
    case 'aftermath':
      return (
        <FiguresDialog
          game={game}
          lay={async () => card}
          seer={seer}
          title={words('replay.charts')}
          onClose={onClose}
        />
      );
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'rules':
      return (
        <Dialog title={boardWords('rules.title')} onClose={onClose}>
          <RulePanel rules={game.ui.rules(language, props.state)} open={rule} />
        </Dialog>
      );
  }
};
