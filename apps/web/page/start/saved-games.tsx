import { Dialog } from '@bivouac/board';
import { type ReactNode, useId, useState } from 'react';
import type { DamagedCard, SittingCard, Sittings } from '../../worker/protocol.ts';
import { usePage } from '../context.tsx';
import { downloadRecord } from '../download.ts';
import { FaultView } from '../fault-view.tsx';
import type { CoveredGames } from '../page-game.ts';
import { go } from '../route.ts';
import { agoWords, nameOf, sidesOf } from './sitting-words.ts';

interface SavedProps {
  /** When the list was made. */
  readonly now: number;
  readonly games: CoveredGames;
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

interface ActProps {
  readonly act: 'play' | 'replay' | 'rename' | 'download' | 'remove';
  readonly name: string;
  readonly onDo: () => void;
}

/** What can be done with a save: the button says it in a word, and by its full name to who cannot see whose row it is in. */
const Act = ({ act, name, onDo }: ActProps): ReactNode => {
  const { words } = usePage();
  return (
    <button
      type="button"
      className={act === 'play' ? 'bv-button bv-button-main' : 'bv-button'}
      aria-label={words(`saved.${act}`, { name })}
      onClick={onDo}
    >
      {words(`saved.${act}Word`)}
    </button>
  );
};

interface SaveRowProps {
  readonly id: string;
  readonly name: string;
  readonly onChanged: () => void;
  /** What else can be done with it. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** Every save, whole or damaged, can be had as a file and be thrown away. */
const SaveRow = ({ id, name, onChanged, acts, children }: SaveRowProps): ReactNode => {
  const { client } = usePage();
  const [removes, setRemoves] = useState(false);
  return (
    <li className="bp-saved">
      <div>
        <h3>{name}</h3>
        {children}
      </div>
      <div className="bp-buttons">
        {acts}
        <Act act="download" name={name} onDo={() => void downloadRecord(client, id, name)} />
        <Act act="remove" name={name} onDo={() => setRemoves(true)} />
      </div>
      {removes ? (
        <Remove
          id={id}
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

const SavedGame = ({ card, games, now, onChanged }: SavedProps & { readonly card: SittingCard }): ReactNode => {
  const { words, language } = usePage();
  const [renames, setRenames] = useState(false);
  const { id } = card;
  const game = games[card.game];
  const name = nameOf(card, game, language);
  const acts = (
    <>
      <Act act="play" name={name} onDo={() => go({ page: 'table', sitting: id })} />
      <Act act="replay" name={name} onDo={() => go({ page: 'replay', sitting: id })} />
      <Act act="rename" name={name} onDo={() => setRenames(true)} />
    </>
  );
  return (
    <SaveRow id={id} name={name} onChanged={onChanged} acts={acts}>
      <p>
        {sidesOf(card, game, language, words)}
        {card.over ? ` · ${words('saved.over')}` : ''}
      </p>
      <p className="bp-help">
        {words('saved.changed', { when: agoWords(card.changed, now, language) })} ·{' '}
        {words('saved.answers', { answers: card.answers })}
      </p>
      {renames ? (
        <Rename
          card={card}
          name={name}
          onDone={() => {
            setRenames(false);
            onChanged();
          }}
        />
      ) : undefined}
    </SaveRow>
  );
};

const DamagedSave = ({
  card,
  onChanged,
}: Pick<SavedProps, 'onChanged'> & { readonly card: DamagedCard }): ReactNode => {
  const { words } = usePage();
  return (
    <SaveRow id={card.id} name={card.name === '' ? words('saved.nameless') : card.name} onChanged={onChanged}>
      <FaultView fault={card.fault} />
    </SaveRow>
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
