import { Dialog } from '@bivouac/board';
import type { ChatLine } from '@bivouac/wire';
import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../context.tsx';
import { HouseForm, useDoing } from '../house/form.tsx';
import { useHouse } from '../house/house-context.tsx';

interface ReportDialogProps {
  readonly match: string;
  readonly line: ChatLine;
  readonly onClose: () => void;
}

const MOST_LETTERS = 1000;

/** Tells the operator of words that should not have been said. */
export const ReportDialog = ({ match, line, onClose }: ReportDialogProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const field = useId();
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const doing = useDoing(async () => {
    await house.chat.report({ match, line: String(line.line), reason });
    setSent(true);
  });
  return (
    <Dialog title={words('online.report', { who: line.name })} onClose={onClose}>
      <blockquote className="bp-said">{line.words}</blockquote>
      {isSent ? (
        <p role="status">{words('online.reported')}</p>
      ) : (
        <HouseForm doing={doing} act={words('online.reportSend')}>
          <label htmlFor={field}>{words('online.reportWhy')}</label>
          <textarea
            id={field}
            rows={3}
            maxLength={MOST_LETTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </HouseForm>
      )}
    </Dialog>
  );
};
