import { Dialog } from '@bivouac/board';
import { type ReactNode, useId, useRef, useState } from 'react';
import { usePage } from '../context.tsx';
import { useLoaded } from '../load-game.ts';
import { hashOf } from '../route.ts';
import { addressOf } from './share.ts';

const linkTo = async (record: () => Promise<Blob>): Promise<string | null> => {
  const address = await addressOf(await record());
  if (address === undefined) return null;
  const { origin, pathname } = location;
  return `${origin}${pathname}${hashOf({ page: 'link', address })}`;
};

interface LinkProps {
  readonly link: string;
}

/** Without leave to write to the clipboard the link is marked, to be copied by hand. */
const Link = ({ link }: LinkProps): ReactNode => {
  const { words } = usePage();
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      area.current?.select();
    }
  };
  return (
    <div className="bp-field bp-share">
      <label htmlFor={field}>{words('replay.shareWords')}</label>
      <textarea ref={area} id={field} readOnly rows={4} value={link} onFocus={(event) => event.target.select()} />
      <div className="bp-buttons">
        <button type="button" className="bv-button bv-button-main" onClick={() => void copy()}>
          {words('replay.copy')}
        </button>
        <span role="status">{isCopied ? words('replay.copied') : ''}</span>
      </div>
    </div>
  );
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
      {link ? <Link link={link} /> : undefined}
    </Dialog>
  );
};
