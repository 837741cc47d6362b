import type { Seat } from '@bivouac/kernel';
import { type ReactNode, useId, useState } from 'react';
import { PERSON, type ShelfGame } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { type Campaign, CAMPAIGNS, ON_THE_SHELF } from '../games.ts';
import { useLoaded } from '../load-game.ts';
import { lasts, type Length, LENGTHS, lengthWords } from './lengths.ts';
import { meantOptions, type OptionValues, standardOptions } from './options-form.tsx';
import { usualPlayers } from './players-form.tsx';

/** A campaign with everything that is not chosen on its card as usual. */
export interface Chosen {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly bots: readonly string[];
  readonly seat: Seat;
  /** Against bots, or with everybody at this screen. */
  readonly against: 'bot' | 'person';
}

interface CampaignsProps {
  readonly shelf: readonly ShelfGame[];
  readonly isBusy: boolean;
  readonly onBegin: (chosen: Chosen) => void;
  /** After the cards: what is set up by hand. */
  readonly children?: ReactNode;
}

interface CommandProps extends Omit<CampaignsProps, 'shelf' | 'children'> {
  readonly campaign: Campaign;
  readonly entry: ShelfGame;
}

/** Which side is yours, who has the other, and the way to the map. */
const Command = ({ campaign, entry, isBusy, onBegin }: CommandProps): ReactNode => {
  const { client, words, language } = usePage();
  const field = useId();
  const [wished, setWished] = useState<string>();
  const [against, setAgainst] = useState<Chosen['against']>('bot');
  const { game, scenario } = campaign;
  const ui = ON_THE_SHELF[game]?.ui;
  const values = { ...standardOptions(entry.options), scenario: scenario.id };
  const options = meantOptions(entry.options, ui?.optionsPlan?.(language, values), values);
  const seats = useLoaded(() => client.ask('seats', { game, options }), JSON.stringify([game, options])).value;
  const seat = wished ?? campaign.seat ?? seats?.[0] ?? '';
  return (
    <div className="bp-campaign-command">
      <label className="bv-unseen" htmlFor={`${field}-side`}>
        {words('campaigns.side')}
      </label>
      <select id={`${field}-side`} value={seat} onChange={({ target }) => setWished(target.value)}>
        {(seats ?? []).map((each) => (
          <option key={each} value={each}>
            {ui?.seatName(language, each) ?? each}
          </option>
        ))}
      </select>
      <label className="bv-unseen" htmlFor={`${field}-against`}>
        {words('campaigns.against')}
      </label>
      <select
        id={`${field}-against`}
        value={against}
        onChange={({ target }) => setAgainst(target.value === 'person' ? 'person' : 'bot')}
      >
        <option value="bot">{words('campaigns.bot')}</option>
        <option value="person">{words('campaigns.person')}</option>
      </select>
      <button
        type="button"
        className="bv-button bv-button-main"
        disabled={isBusy || !seats}
        onClick={() => onBegin({ game, options, seats: seats ?? [], bots: entry.bots, seat, against })}
      >
        {words(isBusy ? 'start.beginning' : 'start.quick')}
      </button>
    </div>
  );
};

/** Who sits where: the person who chose in their seat and bots in the others, or people in all of them. */
export const playersOf = ({ seats, bots, seat, against }: Chosen): Readonly<Record<Seat, string>> =>
  against === 'person' ? Object.fromEntries(seats.map((each) => [each, PERSON])) : usualPlayers(seats, bots, seat);

const MOST = 3;

/** How hard it is, in dots: a word for those who listen. */
const Difficulty = ({ campaign: { game, scenario } }: { readonly campaign: Campaign }): ReactNode => {
  const { words, language } = usePage();
  const ui = ON_THE_SHELF[game]?.ui;
  return (
    <span className="bp-campaign-hard">
      {Object.entries(scenario.difficulty).map(([seat, level]) => {
        const said = words('campaigns.hard', { seat: ui?.seatName(language, seat) ?? seat, level });
        return (
          <span key={seat} role="img" aria-label={said} title={said}>
            <i style={{ background: ui?.seatColour(seat) }} />
            {'●'.repeat(level)}
            {'○'.repeat(MOST - level)}
          </span>
        );
      })}
    </span>
  );
};

/** Every campaign of every game, by its picture, the shortest first. That one is open: a newcomer's. */
export const Campaigns = ({ shelf, children, ...rest }: CampaignsProps): ReactNode => {
  const { words, language } = usePage();
  const [length, setLength] = useState<Length>('all');
  const shown = CAMPAIGNS.filter(({ scenario }) => lasts(length, scenario.minutes));
  const nameOf = ({ game, scenario }: Campaign): string => `${game} ${scenario.id}`;
  const [wished, setWished] = useState<string>();
  const first = shown[0];
  const open = shown.some((each) => nameOf(each) === wished) ? wished : first && nameOf(first);
  return (
    <section className="bp-campaigns" aria-labelledby="campaigns">
      <div className="bp-campaigns-head">
        <h2 id="campaigns">{words('campaigns.title')}</h2>
        <div role="group" aria-label={words('length.filter')}>
          {LENGTHS.map((each) => (
            <button key={each} type="button" aria-pressed={each === length} onClick={() => setLength(each)}>
              {words(`length.${each}`)}
            </button>
          ))}
        </div>
      </div>
      <ul>
        {shown.map((campaign) => {
          const { game, scenario } = campaign;
          const entry = shelf.find((each) => each.game === game);
          if (!entry) return undefined;
          const isOpen = nameOf(campaign) === open;
          return (
            <li key={nameOf(campaign)} className={isOpen ? 'bp-campaign bp-campaign-open' : 'bp-campaign'}>
              <button type="button" aria-expanded={isOpen} onClick={() => setWished(nameOf(campaign))}>
                {scenario.picture === undefined ? undefined : (
                  <img src={scenario.picture} alt="" width={320} height={112} loading="lazy" />
                )}
                <small>{ON_THE_SHELF[game]?.ui.title(language)}</small>
                <strong>{scenario.title[language]}</strong>
                <span>{scenario.summary[language]}</span>
              </button>
              <p className="bp-campaign-facts">
                <span>
                  <span aria-hidden="true">◷ </span>
                  {lengthWords(scenario.minutes, words)}
                  {campaign === CAMPAIGNS[0] ? <b> · {words('campaigns.startHere')}</b> : undefined}
                </span>
                <Difficulty campaign={campaign} />
                <span>{words('campaigns.players', { least: scenario.players[0], most: scenario.players[1] })}</span>
              </p>
              {isOpen ? <Command campaign={campaign} entry={entry} {...rest} /> : undefined}
            </li>
          );
        })}
        {children}
      </ul>
    </section>
  );
};
