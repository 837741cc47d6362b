import type { Seat } from '@bivouac/kernel';
import { type ReactNode, useState } from 'react';
import type { DiceManner, Players, ShelfGame, WorkerFault } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { CAMPAIGNS } from '../games.ts';
import { useLoaded } from '../load-game.ts';
import type { Client } from '../worker-client.ts';
import { FaultView, faultFrom } from '../fault-view.tsx';
import type { CoveredGames } from '../page-game.ts';
import { beginGame } from './begin.ts';
import { GameChoice } from './game-choice.tsx';
import { meantOptions, OptionsForm, type OptionValues, standardOptions } from './options-form.tsx';
import { DiceForm, fitted, PlayersForm, usualPlayers } from './players-form.tsx';

interface NewGameProps {
  readonly shelf: readonly ShelfGame[];
  readonly games: CoveredGames;
}

/** Who sits at the table follows from the options; until the worker has said it, those of the standard options. */
const useSeats = (client: Client, game: string, options: OptionValues, standard: readonly Seat[]): readonly Seat[] =>
  useLoaded(() => client.ask('seats', { game, options }), JSON.stringify([game, options])).value ?? standard;

/** The shortest campaign stands first: nobody begins a war of ten years because the form said so. */
const shortestOf = (game: string): OptionValues => {
  const shortest = CAMPAIGNS.find((each) => each.game === game);
  return shortest ? { scenario: shortest.scenario.id } : {};
};

/** Game, scenario, side, opponent and dice. */
export const NewGame = ({ shelf, games }: NewGameProps): ReactNode => {
  const { client, words, language } = usePage();
  const [chosen, setChosen] = useState(shelf[0]?.game ?? '');
  const [options, setOptions] = useState<OptionValues>({});
  const [players, setPlayers] = useState<Players>();
  const [dice, setDice] = useState<DiceManner>('rolled');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<WorkerFault>();
  const entry = shelf.find(({ game }) => game === chosen);
  const game = games[chosen];
  const values = { ...(entry ? standardOptions(entry.options) : {}), ...shortestOf(chosen), ...options };
  const plan = game?.ui.optionsPlan?.(language, values);
  const meant = entry ? meantOptions(entry.options, plan, values) : values;
  const seats = useSeats(client, chosen, meant, entry?.seats ?? []);
  if (!entry || !game) return undefined;
  const seated = fitted(players ?? {}, usualPlayers(seats, entry.bots));
  const begin = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      await beginGame(client, {
        game: chosen,
        options: meant,
        players: seated,
        dice,
      });
    } catch (caught) {
      setFault(faultFrom(caught));
      setBusy(false);
    }
  };
  return (
    <form
      className="bp-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <GameChoice
        ids={shelf.map(({ game: id }) => id)}
        games={games}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id);
          setOptions({});
          setPlayers(undefined);
        }}
      />
      <OptionsForm
        form={entry.options}
        names={game.ui.options(language)}
        plan={plan}
        values={values}
        onChange={setOptions}
      />
      <PlayersForm game={game} seats={seats} bots={entry.bots} players={seated} onChange={setPlayers} />
      <DiceForm dice={dice} onChange={setDice} />
      {fault ? <FaultView fault={fault} /> : undefined}
      <button type="submit" className="bv-button bv-button-main" disabled={isBusy}>
        {words(isBusy ? 'start.beginning' : 'start.begin')}
      </button>
    </form>
  );
};
