import { Dialog, RulePanel, useWords } from '@bivouac/board';
import type { Seat } from '@bivouac/kernel';
import { type ReactNode, useId } from 'react';
import type { ReplayCard } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { saveBlob } from '../download.ts';
import { useLoaded } from '../load-game.ts';
import type { PageGame } from '../page-game.ts';
import { go, hashOf } from '../route.ts';
import { SettingsDialog } from '../settings-dialog.tsx';
import { FiguresDialog } from '../table/figures.tsx';
import { KeysDialog, type MenuItem, TableMenu } from '../table/table-menu.tsx';
import { addressOf } from './share.ts';

export type ReplayWindow = 'menu' | 'share' | 'aftermath' | 'settings' | 'keys' | 'rules';

interface ReplayWindowsProps {
  readonly open: ReplayWindow | undefined;
  readonly rule: string | undefined;
  readonly game: PageGame;
  readonly card: ReplayCard;
  readonly seer: Seat;
  readonly name: string;
  readonly record: (() => Promise<Blob>) | undefined;
  readonly onOpen: (window: ReplayWindow) => void;
  readonly onClose: () => void;
}

const linkTo = async (record: () => Promise<Blob>): Promise<string | null> => {
  const address = await addressOf(await record());
  return address === undefined ? null : new URL(hashOf({ page: 'link', address }), location.href).href;
};

const ShareDialog = ({
  record,
  onClose,
}: {
  readonly record: () => Promise<Blob>;
  readonly onClose: () => void;
}): ReactNode => {
  const { words } = usePage();
  const field = useId();
  const { value: link } = useLoaded(() => linkTo(record), 'link');
  return (
    <Dialog title={words('replay.share')} onClose={onClose}>
      {link === undefined ? <p role="status">{words('page.loading')}</p> : undefined}
      {link === null ? <p>{words('replay.tooLong')}</p> : undefined}
      {link ? (
        <div className="bp-field">
          <label htmlFor={field}>{words('replay.shareWords')}</label>
          <textarea id={field} readOnly rows={5} value={link} onFocus={(event) => event.target.select()} />
        </div>
      ) : undefined}
    </Dialog>
  );
};

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
          <RulePanel rules={game.ui.rules(language)} open={rule} />
        </Dialog>
      );
  }
};
