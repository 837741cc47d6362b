import { Dialog } from '@bivouac/board';
import { type ReactNode, useId, useState } from 'react';
import type { DamagedCard, SittingCard, Sittings } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { downloadRecord } from '../download.ts';
import { FaultView } from '../fault-view.tsx';
import type { PageGame } from '../page-game.ts';
import { go } from '../route.ts';
import { agoWords, nameOf, sidesOf } from './sitting-words.ts';

interface SavedProps {
  /** When the list was made. */
  readonly now: number;
  readonly games: Readonly<Record<string, PageGame>>;
  readonly onChanged: () => void;
}

interface RenameProps {
  readonly card: SittingCard;
  readonly name: string;
  readonly onDone: () => void;
}

const Rename = ({ card, name, onDone }: RenameProps): ReactNode => {
  const { client, words } = usePage();
  const [typed, setTyped] = useState(name);
  const field = useId();
  return (
    <Dialog title={words('saved.rename', { name })} onClose={onDone}>
      <form
        className="bp-form"
        onSubmit={(event) => {
          event.preventDefault();
          void client.ask('rename', { sitting: card.id, name: typed.trim().slice(0, 200) }).finally(onDone);
        }}
      >
        <div className="bp-field">
          <label htmlFor={field}>{words('saved.newName')}</label>
          <input
            id={field}
            type="text"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <button type="submit" className="bv-button bv-button-main">
          {words('saved.save')}
        </button>
      </form>
    </Dialog>
  );
};

interface RemoveProps {
  readonly id: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** What is deleted cannot be brought back: this is asked first. */
const Remove = ({ id, name, onDone }: RemoveProps): ReactNode => {
  const { client, words } = usePage();
  return (
    <Dialog title={words('saved.removeSure', { name })} onClose={onDone}>
      <div className="bp-buttons">
        <button
          type="button"
          className="bv-button bv-button-main"
          onClick={() => void client.ask('remove', { sitting: id }).finally(onDone)}
        >
          {words('saved.removeYes')}
        </button>
        <button type="button" className="bv-button" onClick={onDone}>
          {words('saved.keep')}
        </button>
      </div>
    </Dialog>
  );
};

const SavedGame = ({ card, games, now, onChanged }: SavedProps & { readonly card: SittingCard }): ReactNode => {
  const { client, words, language } = usePage();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const game = games[card.game];
  const name = nameOf(card, game, language);
  const done = (): void => {
    setDoing(undefined);
    onChanged();
  };
  return (
    <li className="bp-saved">
      <div>
        <h3>{name}</h3>
        <p>
          {sidesOf(card, game, language, words)}
          {card.over ? ` · ${words('saved.over')}` : ''}
        </p>
        <p className="bp-help">
          {words('saved.changed', { when: agoWords(card.changed, now, language) })} ·{' '}
          {words('saved.answers', { answers: card.answers })}
        </p>
      </div>
      <div className="bp-buttons">
        <button
          type="button"
          className="bv-button bv-button-main"
          aria-label={words('saved.play', { name })}
          onClick={() => go({ page: 'table', sitting: card.id })}
        >
          {words('saved.playWord')}
        </button>
        <button
          type="button"
          className="bv-button"
          aria-label={words('saved.replay', { name })}
          onClick={() => go({ page: 'replay', sitting: card.id })}
        >
          {words('saved.replayWord')}
        </button>
        <button
          type="button"
          className="bv-button"
          aria-label={words('saved.download', { name })}
          onClick={() => void downloadRecord(client, card.id, name)}
        >
          {words('saved.downloadWord')}
        </button>
        <button
          type="button"
          className="bv-button"
          aria-label={words('saved.rename', { name })}
          onClick={() => setDoing('rename')}
        >
          {words('saved.renameWord')}
        </button>
        <button
          type="button"
          className="bv-button"
          aria-label={words('saved.remove', { name })}
          onClick={() => setDoing('remove')}
        >
          {words('saved.removeWord')}
        </button>
      </div>
      {doing === 'rename' ? <Rename card={card} name={name} onDone={done} /> : undefined}
      {doing === 'remove' ? <Remove id={card.id} name={name} onDone={done} /> : undefined}
    </li>
  );
};

const DamagedSave = ({
  card,
  onChanged,
}: {
  readonly card: DamagedCard;
  readonly onChanged: () => void;
}): ReactNode => {
  const { client, words } = usePage();
  const [removes, setRemoves] = useState(false);
  const name = card.name === '' ? words('saved.nameless') : card.name;
  return (
    <li className="bp-saved">
      <div>
        <h3>{name}</h3>
        <FaultView fault={card.fault} />
      </div>
      <div className="bp-buttons">
        <button
          type="button"
          className="bv-button"
          aria-label={words('saved.download', { name })}
          onClick={() => void downloadRecord(client, card.id, name)}
        >
          {words('saved.downloadWord')}
        </button>
        <button
          type="button"
          className="bv-button"
          aria-label={words('saved.remove', { name })}
          onClick={() => setRemoves(true)}
        >
          {words('saved.removeWord')}
        </button>
      </div>
      {removes ? (
        <Remove
          id={card.id}
          name={name}
          onDone={() => {
            setRemoves(false);
            onChanged();
          }}
        />
      ) : undefined}
    </li>
  );
};

/** All games of this browser; those that cannot be opened stand apart, and nothing of them is lost. */
export const SavedGames = ({ sittings, ...props }: SavedProps & { readonly sittings: Sittings }): ReactNode => {
  const { words } = usePage();
  const { kept, damaged } = sittings;
  return (
    <>
      {kept.length === 0 ? <p className="bp-help">{words('saved.none')}</p> : undefined}
      <ul className="bp-list">
        {kept.map((card) => (
          <SavedGame key={card.id} card={card} {...props} />
        ))}
      </ul>
      {damaged.length > 0 ? (
        <section aria-label={words('saved.damaged')}>
          <h3>{words('saved.damaged')}</h3>
          <p className="bp-help">{words('saved.damagedWords')}</p>
          <ul className="bp-list">
            {damaged.map((card) => (
              <DamagedSave key={card.id} card={card} onChanged={props.onChanged} />
            ))}
          </ul>
        </section>
      ) : undefined}
    </>
  );
};
