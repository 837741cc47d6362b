import type { Seat } from '@bivouac/kernel';
import { type ReactNode, useId, useState } from 'react';
import { PERSON, type ShelfGame } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { type Campaign, CAMPAIGNS, ON_THE_SHELF } from '../games.ts';
import { useLoaded } from '../load-game.ts';
import { meantOptions, type OptionValues, standardOptions } from './options-form.tsx';
import { usualPlayers } from './players-form.tsx';

/** A campaign with everything that is not chosen on its card as usual. */
export interface Chosen {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly bots: readonly string[];
  readonly seat: Seat;
}

interface CampaignsProps {
  readonly shelf: readonly ShelfGame[];
  readonly isBusy: boolean;
  readonly onBegin: (chosen: Chosen) => void;
}

const HOTSEAT = 'hotseat';

interface CommandProps extends Omit<CampaignsProps, 'shelf'> {
  readonly campaign: Campaign;
  readonly entry: ShelfGame;
}

/** Which side is yours, and the way to the map. */
const Command = ({ campaign, entry, isBusy, onBegin }: CommandProps): ReactNode => {
  const { client, words, language } = usePage();
  const field = useId();
  const [wished, setWished] = useState<string>();
  const { game, scenario } = campaign;
  const ui = ON_THE_SHELF[game]?.ui;
  const values = { ...standardOptions(entry.options), scenario: scenario.id };
  const options = meantOptions(entry.options, ui?.optionsPlan?.(language, values), values);
  const seats = useLoaded(() => client.ask('seats', { game, options }), JSON.stringify([game, options])).value;
  const seat = wished ?? campaign.seat ?? seats?.[0] ?? '';
  return (
    <div className="bp-campaign-command">
      <label htmlFor={field}>{words('campaigns.side')}</label>
      <select id={field} value={seat} onChange={({ target }) => setWished(target.value)}>
        {(seats ?? []).map((each) => (
          <option key={each} value={each}>
            {ui?.seatName(language, each) ?? each}
          </option>
        ))}
        {seats && seats.length > 1 ? <option value={HOTSEAT}>{words('campaigns.everybody')}</option> : undefined}
      </select>
      <button
        type="button"
        className="bv-button bv-button-main"
        disabled={isBusy || !seats}
        onClick={() => onBegin({ game, options, seats: seats ?? [], bots: entry.bots, seat })}
      >
        {words(isBusy ? 'start.beginning' : 'campaigns.begin')}
      </button>
    </div>
  );
};

/** Who sits where: the person who chose in their seat and bots in the others, or people in all of them. */
export const playersOf = ({ seats, bots, seat }: Chosen): Readonly<Record<Seat, string>> =>
  seat === HOTSEAT ? Object.fromEntries(seats.map((each) => [each, PERSON])) : usualPlayers(seats, bots, seat);

/** Every campaign of every game, by its picture. The first is open: a newcomer's. */
export const Campaigns = ({ shelf, ...rest }: CampaignsProps): ReactNode => {
  const { words, language } = usePage();
  const [open, setOpen] = useState(0);
  return (
    <section className="bp-campaigns" aria-labelledby="campaigns">
      <h2 id="campaigns">{words('campaigns.title')}</h2>
      <ul>
        {CAMPAIGNS.map((campaign, place) => {
          const { game, scenario } = campaign;
          const entry = shelf.find((each) => each.game === game);
          if (!entry) return undefined;
          const isOpen = place === open;
          return (
            <li key={`${game} ${scenario.id}`} className={isOpen ? 'bp-campaign bp-campaign-open' : 'bp-campaign'}>
              <button type="button" aria-expanded={isOpen} onClick={() => setOpen(place)}>
                {scenario.picture === undefined ? undefined : (
                  <img src={scenario.picture} alt="" width={320} height={112} loading="lazy" />
                )}
                <small>{ON_THE_SHELF[game]?.ui.title(language)}</small>
                <strong>{scenario.title[language]}</strong>
                <span>{scenario.summary[language]}</span>
              </button>
              {isOpen ? <Command campaign={campaign} entry={entry} {...rest} /> : undefined}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
