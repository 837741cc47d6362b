import type { ReactNode } from 'react';
import type { SpeakPage } from '../text/speak.ts';
import type { WorkerFault } from '../worker/protocol.ts';
import { usePage } from './context.tsx';
import { Refused } from './worker-client.ts';

/** What the page tells of anything that went wrong. */
export const faultFrom = (caught: unknown): WorkerFault =>
  caught instanceof Refused
    ? caught.fault
    : { kind: 'broken', message: caught instanceof Error ? caught.message : String(caught) };

export const faultWords = (words: SpeakPage, fault: WorkerFault): string =>
  words(fault.kind === 'record' ? `fault.${fault.fault}` : `fault.${fault.kind}`);

/** The place, what is wrong and the remedy, as the check put it. */
export const faultDetails = (fault: WorkerFault): string | undefined => {
  if (fault.kind === 'broken') return fault.message;
  return 'wrong' in fault ? `${fault.place}: ${fault.wrong}. ${fault.remedy}` : undefined;
};

interface FaultViewProps {
  readonly fault: WorkerFault;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

export const FaultView = ({ fault, children }: FaultViewProps): ReactNode => {
  const { words } = usePage();
  const details = faultDetails(fault);
  return (
    <div className="bp-fault" role="alert">
      <p>
        <strong>{words('fault.title')}.</strong> {faultWords(words, fault)}
      </p>
      {details === undefined ? undefined : (
        <details>
          <summary>{words('fault.details')}</summary>
          <p lang="en">{details}</p>
        </details>
      )}
      {children ? <div className="bp-buttons">{children}</div> : undefined}
    </div>
  );
};
