import { type ReactNode, useRef, useState } from 'react';
import type { DiceManner, Players, ReplayCard, ShelfGame, WorkerFault } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { FaultView, faultFrom } from '../fault-view.tsx';
import { keepOpened, type OpenedFile } from '../opened-file.ts';
import type { CoveredGames } from '../page-game.ts';
import { go } from '../route.ts';
import { DiceForm, PlayersForm, usualPlayers } from './players-form.tsx';

interface OpenRecordProps {
  readonly shelf: readonly ShelfGame[];
  readonly games: CoveredGames;
}

interface PlayOnProps extends OpenRecordProps {
  readonly opened: OpenedFile;
}

/** Who goes on with the game that the file holds. */
const PlayOn = ({ opened: { card, text, name }, shelf, games }: PlayOnProps): ReactNode => {
  const { client, words } = usePage();
  const bots = shelf.find(({ game }) => game === card.game)?.bots ?? [];
  const [players, setPlayers] = useState<Players>(() => usualPlayers(card.seats, bots));
  const [dice, setDice] = useState<DiceManner>('rolled');
  const [fault, setFault] = useState<WorkerFault>();
  const game = games[card.game];
  const adopt = async (): Promise<void> => {
    try {
      const { id } = await client.ask('adopt', {
        text,
        players,
        dice,
        name: name.replace(/\.json$/i, '').slice(0, 200),
      });
      go({ page: 'table', sitting: id });
    } catch (caught) {
      setFault(faultFrom(caught));
    }
  };
  if (!game) return undefined;
  return (
    <form
      className="bp-form"
      onSubmit={(event) => {
        event.preventDefault();
        void adopt();
      }}
    >
      <PlayersForm game={game} seats={card.seats} bots={bots} players={players} onChange={setPlayers} />
      <DiceForm dice={dice} onChange={setDice} />
      {fault ? <FaultView fault={fault} /> : undefined}
      <button type="submit" className="bv-button bv-button-main">
        {words('file.playOn')}
      </button>
    </form>
  );
};

/** No record is nearly as long; a film that was picked by mistake is not read. */
const MOST_BYTES = 50_000_000;

/** Opens a record from a file: every answer is checked before anything is offered. */
export const OpenRecord = ({ shelf, games }: OpenRecordProps): ReactNode => {
  const { client, words, language } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<OpenedFile>();
  const [fault, setFault] = useState<WorkerFault>();
  const read = async (file: File): Promise<void> => {
    setFault(undefined);
    setOpened(undefined);
    try {
      if (file.size > MOST_BYTES) throw new Error(words('fault.fileTooBig'));
      const text = await file.text();
      const card: ReplayCard = await client.ask('replayFile', { text });
      setOpened({ card, text, name: file.name });
    } catch (caught) {
      setFault(faultFrom(caught));
    }
  };
  return (
    <div className="bp-open">
      <p className="bp-help">{words('start.openFileWords')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="bv-unseen"
        tabIndex={-1}
        aria-label={words('start.openFile')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <button type="button" className="bv-button" onClick={() => input.current?.click()}>
        {words('start.choose')}
      </button>
      {fault ? <FaultView fault={fault} /> : undefined}
      {opened ? (
        <section className="bp-opened" aria-label={words('file.title')}>
          <h3>{opened.name}</h3>
          <p role="status">
            {words('file.what', {
              game: games[opened.card.game]?.ui.title(language) ?? opened.card.game,
              answers: opened.card.end,
            })}
          </p>
          <div className="bp-buttons">
            <button
              type="button"
              className="bv-button bv-button-main"
              onClick={() => {
                keepOpened(opened);
                go({ page: 'file' });
              }}
            >
              {words('file.replay')}
            </button>
            <button type="button" className="bv-button" onClick={() => setOpened(undefined)}>
              {words('file.close')}
            </button>
          </div>
          {opened.card.over ? undefined : <PlayOn opened={opened} shelf={shelf} games={games} />}
        </section>
      ) : undefined}
    </div>
  );
};
