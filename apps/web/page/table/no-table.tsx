import type { ReactNode } from 'react';
import type { WorkerFault } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { downloadRecord } from '../download.ts';
import { FaultView } from '../fault-view.tsx';
import { hashOf } from '../route.ts';
import { Shell } from '../shell.tsx';

interface NoTableProps {
  readonly sitting: string;
  readonly fault: WorkerFault;
}

/** The game cannot be opened: why, and what can be saved of it. */
export const NoTable = ({ sitting, fault }: NoTableProps): ReactNode => {
  const { client, words } = usePage();
  return (
    <Shell title={words('fault.title')}>
      <FaultView fault={fault}>
        {fault.kind === 'inUse' || fault.kind === 'broken' ? (
          <button type="button" className="bv-button bv-button-main" onClick={() => location.reload()}>
            {words(fault.kind === 'inUse' ? 'fault.bringBack' : 'fault.again')}
          </button>
        ) : undefined}
        {fault.kind === 'record' ? (
          <button type="button" className="bv-button" onClick={() => void downloadRecord(client, sitting, '')}>
            {words('fault.download')}
          </button>
        ) : undefined}
        <a className="bv-button" href={hashOf({ page: 'start' })}>
          {words('page.back')}
        </a>
      </FaultView>
    </Shell>
  );
};

export const Waiting = (): ReactNode => {
  const { words } = usePage();
  return (
    <div className="bp-waiting" role="status">
      {words('page.loading')}
    </div>
  );
};
