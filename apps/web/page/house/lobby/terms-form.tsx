import type { Seat } from '@bivouac/kernel';
import { within } from '@bivouac/board/text/within.ts';
import { type ReactNode, useId } from 'react';
import { usePage } from '../../context.tsx';
import type { CoveredGame } from '../../page-game.ts';
import { Radios } from '../../start/players-form.tsx';
import { Field } from '../form.tsx';
import { DRAW, otherSeats, SELF, SOMEBODY, type Terms } from './terms.ts';

interface TermsFormProps {
  readonly game: CoveredGame;
  readonly seats: readonly Seat[];
  readonly bots: readonly string[];
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

/** Which side is one's own, and who has the others. */
const SidesForm = ({ game: { ui }, seats, bots, terms, onChange }: TermsFormProps): ReactNode => {
  const { words, language } = usePage();
  const { side, others } = terms;
  const legendOf = (seat: Seat | undefined, place: number): string => {
    if (seat !== undefined) return words('new.otherSeat', { seat: within(ui.seatName(language, seat)) });
    return seats.length === 2 ? words('new.otherSeats') : words('new.drawnPlayer', { number: place + 2 });
  };
  return (
    <>
      <Radios
        legend={words('start.side')}
        value={side}
        onChange={(chosen) => onChange({ ...terms, side: chosen })}
        choices={[
          ...seats.map((seat) => ({ value: seat, words: ui.seatName(language, seat) })),
          { value: DRAW, words: words('new.draw') },
        ]}
      />
      {otherSeats(seats, side).map((seat, place) => (
        <Radios
          key={seat ?? place}
          legend={legendOf(seat, place)}
          value={others[place] ?? SOMEBODY}
          onChange={(player) => onChange({ ...terms, others: others.with(place, player) })}
          choices={[
            { value: SOMEBODY, words: words('new.aPerson') },
            ...(seat === undefined ? [] : [{ value: SELF, words: words('new.myself') }]),
            ...bots.map((bot) => ({
              value: bot,
              words: words('start.bot', { bot }),
              help: words('start.botWords', { bot }),
            })),
          ]}
        />
      ))}
    </>
  );
};

/** Who may come: with people in other seats it is said how they do. */
const ComersForm = ({ terms, onChange }: Pick<TermsFormProps, 'terms' | 'onChange'>): ReactNode => {
  const { words } = usePage();
  if (!terms.others.includes(SOMEBODY))
    return (
      <Radios
        legend={words('new.watchers')}
        value={terms.visibility === 'open' ? 'open' : 'private'}
        onChange={(kind) => onChange({ ...terms, visibility: kind === 'open' ? 'open' : 'private' })}
        choices={[
          { value: 'open', words: words('new.open') },
          { value: 'private', words: words('new.nobody') },
        ]}
      />
    );
  return (
    <>
      <Radios
        legend={words('new.who')}
        value={terms.visibility}
        onChange={(kind) => onChange({ ...terms, visibility: kind as Terms['visibility'] })}
        choices={(['open', 'invited', 'private'] as const).map((kind) => ({
          value: kind,
          words: words(`new.${kind}`),
          help: words(`new.${kind}Words`),
        }))}
      />
      {terms.visibility === 'invited' ? (
        <Field
          label={words('new.invite')}
          help={words('new.inviteHelp')}
          maxLength={120}
          value={terms.invite}
          onChange={(invite) => onChange({ ...terms, invite })}
        />
      ) : undefined}
    </>
  );
};

const DAYS = [1, 2, 3, 5, 7, 14, 30];
const VACATIONS = [7, 14, 30];

interface DaysProps {
  readonly label: string;
  readonly help: string;
  readonly none: string;
  readonly days: readonly number[];
  readonly value: number;
  readonly onChange: (days: number) => void;
}

const Days = ({ label, help, none, days, value, onChange }: DaysProps): ReactNode => {
  const { words } = usePage();
  const id = useId();
  return (
    <div className="bp-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={0}>{none}</option>
        {days.map((each) => (
          <option key={each} value={each}>
            {words('new.days', { days: each })}
          </option>
        ))}
      </select>
      <p className="bp-help">{help}</p>
    </div>
  );
};

/** Sides, opponents and the clock of a new match. */
export const TermsForm = (props: TermsFormProps): ReactNode => {
  const { words } = usePage();
  const { terms, onChange } = props;
  return (
    <section className="bp-card bp-form" aria-label={words('new.against')}>
      <h2>{words('new.against')}</h2>
      <SidesForm {...props} />
      <ComersForm terms={terms} onChange={onChange} />
      <Days
        label={words('new.pace')}
        help={words(terms.daysPerMove > 0 ? 'new.paceHelp' : 'new.liveHelp')}
        none={words('new.live')}
        days={DAYS}
        value={terms.daysPerMove}
        onChange={(daysPerMove) => onChange({ ...terms, daysPerMove })}
      />
      {terms.daysPerMove > 0 ? (
        <Days
          label={words('new.vacation')}
          help={words('new.vacationHelp')}
          none={words('new.noVacation')}
          days={VACATIONS}
          value={terms.vacationDays}
          onChange={(vacationDays) => onChange({ ...terms, vacationDays })}
        />
      ) : undefined}
    </section>
  );
};
