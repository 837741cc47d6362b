import { type Entry, REFEREE, Table } from '@bivouac/kernel';
import type { Loaded } from '../storage/log.ts';
import { chanceOf, seedsIn } from './fair-dice.ts';
import type { Hall } from './hall.ts';
import { type Kept, rebuilt, rebuiltWhole } from './loading.ts';
import { isNewer } from '../neighbours/rules-order.ts';
import { no, noSuchMatch } from './no.ts';
import { afterMove, NO_OFFERS, type Offers } from './offers.ts';
import { Lost } from './lost.ts';
import { Play } from './play.ts';
import { playableOf } from './shelf.ts';

/** An empty table is always the same, so that it is seen at once when nothing has changed. */
const offersIn = ({ body }: Loaded['offers']): Offers => {
  const kept = (body as Offers | undefined) ?? NO_OFFERS;
  return kept.takeBack || kept.moved || kept.draw.length > 0 || kept.undone.length > 0 ? kept : NO_OFFERS;
};

export interface Wanted {
  /** The fence under which this process plays the match. */
  readonly fence?: number | undefined;
  /** The answers from this place on are wanted in memory. */
  readonly reaching?: number;
}

/** Loads a match that runs or is over. What the table does by itself at the start is written down at once. */
export const loadPlay = async (hall: Hall, id: string, { fence, reaching }: Wanted = {}): Promise<Play> => {
  const { store, shelf } = hall;
  const [row, secret] = await Promise.all([store.matches.get(id), store.matches.secret(id)]);
  if (!row || secret === undefined) throw noSuchMatch();
  if (row.status === 'waiting' || row.status === 'cancelled') throw no('notStarted');
  const loaded = await store.log.load(id, reaching);
  if (!loaded) throw new Error(`match ${id} has no log`);
  const playable = playableOf(shelf, row.game);
  const { game } = playable;
  const { head, stretch } = loaded;
  if (fence !== undefined && head.fence !== fence) throw new Lost(id);
  if (isNewer(stretch.rules, game.version)) throw no('newerRules');
  const isMoved = stretch.rules !== game.version;
  const short = rebuilt(game, row, loaded);
  if (short.broken && !isMoved) throw new Error(`match ${id}: an answer in its log does not fit its question`);
  const { match, from } = short;
  if (!loaded.told.isWhole) {
    const told = isMoved ? [] : rebuiltWhole(game, row, await store.log.whole(id), head.draws).events(REFEREE);
    await store.log.tellAgain(id, head.generation, told);
  }
  const tail = match.sealed.length === 0 ? [] : short.given.slice(-match.sealed.length);
  const sealed = tail.map(({ by }) => match.sealed.find((each) => each.by === by) as Entry);
  const before = match.seq;
  const manners = head.closed
    ? {}
    : {
        chance: chanceOf(id, { secret, commitment: row.commitment }, seedsIn(row)),
        standing: loaded.standing,
        keepsBeat: hall.beatMs !== undefined,
      };
  const play = new Play(hall, {
    playable,
    row,
    secret,
    head,
    isClosed: head.closed,
    table: new Table(match, manners),
    sealed,
    from,
    offers: offersIn(loaded.offers),
    offersVersion: loaded.offers.version,
    toldTo: loaded.told.isWhole ? loaded.told.to : match.seq,
  });
  if (head.closed) return play;
  if (isMoved) {
    const { taken = [], why } = short.broken ?? {};
    const offers = afterMove(row, { from: stretch.rules, to: game.version }, taken, why);
    await play.moveRules((loaded.snapshot?.body as Kept | undefined)?.state ?? stretch.checkpoint, offers);
  } else await play.settled(before);
  return play;
};
