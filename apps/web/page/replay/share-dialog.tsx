import { Dialog } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { CopiedText } from '../copied-text.tsx';
import { useLoaded } from '../load-game.ts';
import { hashOf } from '../route.ts';
import { addressOf } from './share.ts';

const linkTo = async (record: () => Promise<Blob>): Promise<string | null> => {
  const address = await addressOf(await record());
  if (address === undefined) return null;
  const { origin, pathname } = location;
  return `${origin}${pathname}${hashOf({ page: 'link', address })}`;
};

interface ShareDialogProps {
  readonly record: () => Promise<Blob>;
  readonly onClose: () => void;
}

/** A record as a link that holds all of it. */
export const ShareDialog = ({ record, onClose }: ShareDialogProps): ReactNode => {
  const { words } = usePage();
  const { value: link } = useLoaded(() => linkTo(record), 'link');
  return (
    <Dialog title={words('replay.share')} onClose={onClose}>
      {link === undefined ? <p role="status">{words('page.loading')}</p> : undefined}
      {link === null ? <p>{words('replay.tooLong')}</p> : undefined}
      {link ? <CopiedText text={link} label={words('replay.shareWords')} lines={4} className="bp-share" /> : undefined}
    </Dialog>
  );
};
