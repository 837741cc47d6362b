import { type ReactNode, useState } from 'react';
import type { Keeping, Notice } from '../worker/protocol.ts';
import { usePage } from './context.tsx';
import { downloadRecord } from './download.ts';
import { FaultView } from './fault-view.tsx';
import { useNewVersion } from './offline.ts';
import type { Route } from './route.ts';

interface NoticeBoxProps {
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}

export const NoticeBox = ({ children, onDismiss }: NoticeBoxProps): ReactNode => {
  const { words } = usePage();
  return (
    <div className="bp-notice" role="status">
      {children}
      <button type="button" className="bv-close" aria-label={words('page.dismiss')} onClick={onDismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
};

interface NoticesProps {
  readonly keeping: Keeping;
  readonly broken: Extract<Notice, { notice: 'broken' }> | undefined;
  readonly onDismiss: () => void;
  readonly route: Route;
  /** What the server has just told. */
  readonly children: ReactNode;
}

/** What concerns the whole client: nothing is kept, something broke, a new version is here. */
export const Notices = ({ keeping, broken, onDismiss, route, children }: NoticesProps): ReactNode => {
  const { client, words } = usePage();
  const [dismissed, setDismissed] = useState<Keeping>();
  const { isReady, takeOver, putOff } = useNewVersion();
  const warns = keeping !== 'kept' && keeping !== dismissed;
  return (
    <div className="bp-notices">
      {warns ? (
        <NoticeBox onDismiss={() => setDismissed(keeping)}>
          <p>{words(`keeping.${keeping}`)}</p>
          {route.page === 'table' ? (
            <button type="button" className="bv-button" onClick={() => void downloadRecord(client, route.sitting, '')}>
              {words('keeping.download')}
            </button>
          ) : undefined}
        </NoticeBox>
      ) : undefined}
      {broken ? (
        <NoticeBox onDismiss={onDismiss}>
          <FaultView fault={{ kind: 'broken', message: broken.message }}>
            <button type="button" className="bv-button" onClick={() => location.reload()}>
              {words('page.reload')}
            </button>
          </FaultView>
        </NoticeBox>
      ) : undefined}
      {children}
      {isReady ? (
        <NoticeBox onDismiss={putOff}>
          <p>{words('page.newVersion')}</p>
          <button type="button" className="bv-button bv-button-main" onClick={takeOver}>
            {words('page.update')}
          </button>
        </NoticeBox>
      ) : undefined}
    </div>
  );
};
