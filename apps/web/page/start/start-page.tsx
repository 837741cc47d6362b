import { type ReactNode, useState } from 'react';
import { PERSON, type WorkerFault } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { FaultView, faultFrom } from '../fault-view.tsx';
import { FIRST_GAME, ON_THE_SHELF } from '../games.ts';
import { useLoaded } from '../load-game.ts';
import { go } from '../route.ts';
import { Shell } from '../shell.tsx';
import { beginGame } from './begin.ts';
import { Campaigns, type Chosen, playersOf } from './campaigns.tsx';
import { NewGame } from './new-game.tsx';
import { OpenRecord } from './open-record.tsx';
import { SavedGames } from './saved-games.tsx';
import { nameOf } from './sitting-words.ts';
import { Welcome } from './welcome.tsx';

/** From here to the first move within a minute. */
export const StartPage = (): ReactNode => {
  const { client, words, language } = usePage();
  const [times, setTimes] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<WorkerFault>();
  const shelf = useLoaded(() => client.ask('shelf', {}), 'shelf');
  const sittings = useLoaded(async () => ({ ...(await client.ask('sittings', {})), now: Date.now() }), times);
  const kept = sittings.value?.kept ?? [];
  const latest = kept.find(({ over }) => !over);
  const faults = [shelf.fault, sittings.fault, fault].filter((each) => each !== undefined);

  const begin = async (way: 'alone' | 'beside'): Promise<void> => {
    setBusy(true);
    try {
      if (!FIRST_GAME) return;
      const { game, options, seat: own } = FIRST_GAME;
      const [entry] = (await client.ask('shelf', {})).filter((each) => each.game === game);
      const bot = way === 'alone' ? (entry?.bots[0] ?? PERSON) : PERSON;
      const players = Object.fromEntries((entry?.seats ?? []).map((seat) => [seat, seat === own ? PERSON : bot]));
      await beginGame(client, { game, options, players, dice: 'rolled' });
    } catch (caught) {
      setFault(faultFrom(caught));
      setBusy(false);
    }
  };

  const beginCampaign = async (chosen: Chosen): Promise<void> => {
    setBusy(true);
    try {
      await beginGame(client, {
        game: chosen.game,
        options: chosen.options,
        players: playersOf(chosen),
        dice: 'rolled',
      });
    } catch (caught) {
      setFault(faultFrom(caught));
      setBusy(false);
    }
  };

  return (
    <Shell title="">
      <Welcome
        isBusy={isBusy}
        onBegin={(way) => void begin(way)}
        latest={latest ? nameOf(latest, ON_THE_SHELF[latest.game], language) : undefined}
        onContinue={() => latest && go({ page: 'table', sitting: latest.id })}
      />
      {faults.map((each) => (
        <FaultView key={JSON.stringify(each)} fault={each}>
          <button type="button" className="bv-button" onClick={() => location.reload()}>
            {words('fault.again')}
          </button>
        </FaultView>
      ))}
      {shelf.value ? (
        <Campaigns shelf={shelf.value} isBusy={isBusy} onBegin={(chosen) => void beginCampaign(chosen)} />
      ) : undefined}
      <div className="bp-columns">
        <section className="bp-card" aria-labelledby="new-game">
          <h2 id="new-game">{words('start.newGame')}</h2>
          {shelf.value ? (
            <NewGame shelf={shelf.value} games={ON_THE_SHELF} />
          ) : (
            <p role="status">{words('page.loading')}</p>
          )}
        </section>
        <div>
          <section className="bp-card" aria-labelledby="saved-games">
            <h2 id="saved-games">{words('start.saved')}</h2>
            {sittings.value ? (
              <SavedGames
                sittings={sittings.value}
                now={sittings.value.now}
                games={ON_THE_SHELF}
                onChanged={() => setTimes(times + 1)}
              />
            ) : undefined}
          </section>
          <section className="bp-card" aria-labelledby="open-record">
            <h2 id="open-record">{words('start.openFile')}</h2>
            {shelf.value ? <OpenRecord shelf={shelf.value} games={ON_THE_SHELF} /> : undefined}
          </section>
        </div>
      </div>
    </Shell>
  );
};
