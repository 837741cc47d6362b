import { type ReactNode, useRef, useState } from 'react';
import type { WorkerFault } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { FaultView, faultFrom } from '../fault-view.tsx';
import { ON_THE_SHELF } from '../games.ts';
import { takeUpLesson } from '../lesson.ts';
import { useLoaded } from '../load-game.ts';
import { go } from '../route.ts';
import { Shell } from '../shell.tsx';
import { beginGame } from './begin.ts';
import { Campaigns, type Chosen, playersOf } from './campaigns.tsx';
import { NewGame } from './new-game.tsx';
import { OpenRecord } from './open-record.tsx';
import { PrimaryRow } from './primary-row.tsx';
import { SavedGames } from './saved-games.tsx';

/** From here to the first move within a minute. */
export const StartPage = (): ReactNode => {
  const { client, words, settings, setSettings } = usePage();
  const [times, setTimes] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<WorkerFault>();
  const shelf = useLoaded(() => client.ask('shelf', {}), 'shelf');
  const sittings = useLoaded(async () => ({ ...(await client.ask('sittings', {})), now: Date.now() }), times);
  const kept = sittings.value?.kept ?? [];
  const lessons = Object.values(settings.lessons).map(({ sitting }) => sitting);
  const latest = kept.find(({ id, over }) => !over && !lessons.includes(id));
  const [ownIsOpen, setOwnIsOpen] = useState(false);
  const own = useRef<HTMLElement>(null);
  const showOwn = (): void => {
    setOwnIsOpen(!ownIsOpen);
    if (!ownIsOpen) requestAnimationFrame(() => own.current?.scrollIntoView({ block: 'start' }));
  };
  const faults = [shelf.fault, sittings.fault, fault].filter((each) => each !== undefined);

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

  const learn = async (game: string): Promise<void> => {
    setBusy(true);
    try {
      await takeUpLesson(client, setSettings, game, settings.lessons[game]);
    } catch (caught) {
      setFault(faultFrom(caught));
      setBusy(false);
    }
  };

  return (
    <Shell title="">
      <PrimaryRow
        latest={latest}
        now={sittings.value?.now ?? 0}
        isBusy={isBusy}
        onContinue={() => latest && go({ page: 'table', sitting: latest.id })}
        onLearn={(game) => void learn(game)}
      />
      {faults.map((each) => (
        <FaultView key={JSON.stringify(each)} fault={each}>
          <button type="button" className="bv-button" onClick={() => location.reload()}>
            {words('fault.again')}
          </button>
        </FaultView>
      ))}
      {shelf.value ? (
        <Campaigns shelf={shelf.value} isBusy={isBusy} onBegin={(chosen) => void beginCampaign(chosen)}>
          <li className="bp-campaign bp-campaign-own">
            <h3>{words('own.title')}</h3>
            <p>{words('own.words')}</p>
            <button type="button" className="bv-button" aria-expanded={ownIsOpen} aria-controls="own" onClick={showOwn}>
              {words(ownIsOpen ? 'own.close' : 'own.open')}
            </button>
          </li>
        </Campaigns>
      ) : (
        <p role="status">{words('page.loading')}</p>
      )}
      <section id="own" ref={own} className="bp-card" aria-labelledby="new-game" hidden={!ownIsOpen} tabIndex={-1}>
        <h2 id="new-game">{words('own.title')}</h2>
        {shelf.value && ownIsOpen ? <NewGame shelf={shelf.value} games={ON_THE_SHELF} /> : undefined}
      </section>
      <div className="bp-columns">
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
    </Shell>
  );
};
