import type { Seat } from '@bivouac/kernel';
import { type ReactNode, useId } from 'react';
import { type DiceManner, DICE, PERSON, type Players } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import type { CoveredGame } from '../page-game.ts';

interface RadioProps {
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly words: string; readonly help?: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const Radios = ({ legend, choices, value, onChange }: RadioProps): ReactNode => {
  const group = useId();
  return (
    <fieldset className="bp-radios">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={group}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.words}
            {choice.help ? <small> {choice.help}</small> : undefined}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

interface PlayersFormProps {
  readonly game: CoveredGame;
  readonly seats: readonly Seat[];
  readonly bots: readonly string[];
  readonly players: Players;
  readonly onChange: (players: Players) => void;
}

/** A person in the first seat, the strongest bot in the others. */
export const usualPlayers = (seats: readonly Seat[], bots: readonly string[], own = seats[0]): Players =>
  Object.fromEntries(seats.map((seat) => [seat, seat === own ? PERSON : (bots[0] ?? PERSON)]));

/** Those who were chosen, in the seats that there are now. */
export const fitted = (chosen: Players, usual: Players): Players =>
  Object.fromEntries(Object.keys(usual).map((seat) => [seat, chosen[seat] ?? usual[seat] ?? PERSON]));

const BOTH = 'both';

/** Two seats: which side is yours, and who has the other. */
const TwoSeats = ({ game: { ui }, seats, bots, players, onChange }: PlayersFormProps): ReactNode => {
  const { words, language } = usePage();
  const persons = seats.filter((seat) => players[seat] === PERSON);
  const own = persons.length === 1 ? (persons[0] ?? BOTH) : BOTH;
  const bot = seats.map((seat) => players[seat]).find((player) => player !== PERSON) ?? bots[0] ?? PERSON;
  const choose = (side: string, other: string): void =>
    onChange(Object.fromEntries(seats.map((seat) => [seat, side === BOTH || seat === side ? PERSON : other])));
  return (
    <>
      <Radios
        legend={words('start.side')}
        value={own}
        onChange={(side) => choose(side, bot)}
        choices={[
          ...seats.map((seat) => ({ value: seat, words: ui.seatName(language, seat) })),
          { value: BOTH, words: words('start.bothSides') },
        ]}
      />
      {own === BOTH ? undefined : (
        <Radios
          legend={words('start.opponent')}
          value={bot}
          onChange={(other) => choose(other === PERSON ? BOTH : own, other)}
          choices={bots.map((name) => ({
            value: name,
            words: words('start.bot', { bot: name }),
            help: words('start.botWords', { bot: name }),
          }))}
        />
      )}
    </>
  );
};

/** More or fewer seats: who has each. */
const ManySeats = ({ game: { ui }, seats, bots, players, onChange }: PlayersFormProps): ReactNode => {
  const { words, language } = usePage();
  return seats.map((seat) => (
    <Radios
      key={seat}
      legend={ui.seatName(language, seat)}
      value={players[seat] ?? PERSON}
      onChange={(player) => onChange({ ...players, [seat]: player })}
      choices={[
        { value: PERSON, words: words('start.person') },
        ...bots.map((name) => ({ value: name, words: words('start.bot', { bot: name }) })),
      ]}
    />
  ));
};

/** Who plays: people at this screen, and bots. */
export const PlayersForm = (props: PlayersFormProps): ReactNode =>
  props.seats.length === 2 ? <TwoSeats {...props} /> : <ManySeats {...props} />;

interface DiceFormProps {
  readonly dice: DiceManner;
  readonly onChange: (dice: DiceManner) => void;
}

export const DiceForm = ({ dice, onChange }: DiceFormProps): ReactNode => {
  const { words } = usePage();
  const named = { rolled: words('start.diceRolled'), typed: words('start.diceTyped') };
  return (
    <Radios
      legend={words('start.dice')}
      value={dice}
      onChange={(manner) => onChange(manner === 'typed' ? 'typed' : 'rolled')}
      choices={DICE.map((manner) => ({ value: manner, words: named[manner] }))}
    />
  );
};
