import type { Language } from '@bivouac/kernel';
import { FAULTS, WireError, type WireFault } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { faultSaid } from '../../text/faults.ts';
import type { HouseMessages } from '../../text/house.ts';
import type { SpeakPage } from '../../text/speak.ts';
import { usePage } from '../context.tsx';

/** What the page tells of anything that went wrong with the server. */
export const wireFaultFrom = (caught: unknown): WireFault =>
  caught instanceof WireError && caught.fault
    ? caught.fault
    : { ...FAULTS.broken, name: 'broken', wrong: caught instanceof Error ? caught.message : String(caught) };

/** What a field of a form must be like, by the end of the place that a fault names. */
const FIELDS: readonly (readonly [place: RegExp, words: keyof HouseMessages & `no.${string}`])[] = [
  [/\.(name|invite\[\d\])$/, 'no.badName'],
  [/\.password$/, 'no.badPassword'],
  [/\.mail$/, 'no.badMail'],
  [/\.url$/, 'no.badWebhook'],
];

export const wireFaultWords = (fault: WireFault, language: Language, words: SpeakPage): string => {
  const said = faultSaid(fault, language);
  if (said !== undefined) return said;
  const field = FIELDS.find(([place]) => place.test(fault.place ?? ''));
  return words(field?.[1] ?? 'no.input');
};

interface HouseFaultProps {
  readonly fault: WireFault;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Why the server did not do it, and what would be right. */
export const HouseFault = ({ fault, children }: HouseFaultProps): ReactNode => {
  const { words, language } = usePage();
  return (
    <div className="bp-fault" role="alert">
      <p>{wireFaultWords(fault, language, words)}</p>
      {fault.name === undefined ? (
        <details>
          <summary>{words('fault.details')}</summary>
          <p lang="en">{`${fault.place ?? ''} ${fault.wrong}. ${fault.remedy}`}</p>
        </details>
      ) : undefined}
      {children ? <div className="bp-buttons">{children}</div> : undefined}
    </div>
  );
};
