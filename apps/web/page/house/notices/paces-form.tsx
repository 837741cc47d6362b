import { type Channel, type Pace, type PaceList, type PaceWish, USUAL_PACES } from '@bivouac/wire';
import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../../context.tsx';
import { useDoing } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { HouseFault } from '../house-fault.tsx';

export const CHANNELS: readonly Channel[] = ['page', 'push', 'mail', 'webhook'];
const PACES = { 'at once': 'atOnce', digest: 'digest', never: 'never' } as const satisfies Record<Pace, string>;
const USUAL = 'usual';

/** What somebody has wished for one channel, of all matches or of one. */
export const wishFor = (wishes: readonly PaceWish[], channel: Channel, match: string | null): Pace | undefined =>
  wishes.find((each) => each.channel === channel && each.match === match)?.pace;

interface PaceRowProps {
  readonly channel: Channel;
  /** One match, which may go by what holds for all. */
  readonly match?: string;
  readonly wishes: readonly PaceWish[];
  readonly onTold: (told: PaceList) => void;
  readonly children?: ReactNode;
}

/** How fast one hears by one channel. */
export const PaceRow = ({ channel, match, wishes, onTold, children }: PaceRowProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const id = useId();
  const about = match === undefined ? {} : { match };
  const wish = wishFor(wishes, channel, match ?? null);
  const [wanted, setWanted] = useState<string>();
  const doing = useDoing(async (pace: string) => {
    setWanted(pace);
    try {
      onTold(
        pace === USUAL
          ? await house.notices.dropPace({ channel, ...about })
          : await house.notices.setPace({ channel, pace: pace as Pace, ...about }),
      );
    } finally {
      setWanted(undefined);
    }
  });
  return (
    <li className="bp-pace">
      <label htmlFor={id}>{words(`notice.channel.${channel}`)}</label>
      <select
        id={id}
        value={wanted ?? wish ?? (match === undefined ? USUAL_PACES[channel] : USUAL)}
        disabled={doing.isBusy}
        onChange={(event) => doing.run(event.target.value)}
      >
        {match === undefined ? undefined : <option value={USUAL}>{words('notice.pace.usual')}</option>}
        {(Object.keys(PACES) as Pace[]).map((each) => (
          <option key={each} value={each}>
            {words(`notice.pace.${PACES[each]}`)}
          </option>
        ))}
      </select>
      {doing.fault ? <HouseFault fault={doing.fault} /> : undefined}
      {children}
    </li>
  );
};
