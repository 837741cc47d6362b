import { SENT_VERBS, type Sent, TO_CLIENT } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { comeIn, onServer, picks, playOn, sentIn, startMatch } from '../online.ts';
import { send, sitDown, startRedoubts } from './table.ts';

/** A frame must have the fields of its schema and no others. */
const check = ({ say, ...fields }: Sent): void => void TO_CLIENT[say].parse(fields, say);

test('every frame of a match, whatever happens in it, is as its schema says', () =>
  onServer(async (server) => {
    const match = await startRedoubts(server);
    const { anna, boris, both, leave } = await sitDown(match, server);
    const carla = comeIn(server, 'carla');
    await carla.join(match, 'spectator');
    await both();
    await anna.client.why(match, 'empire', send('france', 9));
    await anna.client.wishes(match, 'empire');
    await anna.client.log(match, 'empire');
    await anna.client.answer(match, 'empire', 99, send('france', 1));
    await carla.client.resign(match, 'empire').catch(() => undefined);
    await boris.client.chat(match, 'coalition', 'Pardon');
    await anna.client.undo(match, 'empire');
    await boris.until(match, 'coalition', ({ table }) => table.takeBack !== undefined);
    await boris.client.consent(match, 'coalition', 'takeBack', true);
    await anna.until(match, 'empire', ({ table }) => table.canRedo);
    await anna.client.redo(match, 'empire');
    await anna.until(match, 'empire', ({ view }) => view.seq === 4);
    await boris.client.stand(match, 'coalition', 4, send('russia', 0), 'revoked');
    await anna.client.offerDraw(match, 'empire');
    await boris.until(match, 'coalition', ({ table }) => table.draw.length === 1);
    await boris.client.consent(match, 'coalition', 'draw', true);
    await carla.until(match, 'spectator', ({ table }) => table.ending !== undefined);
    const frames = sentIn([anna, boris, carla].flatMap((guest) => guest.frames));
    frames.forEach(check);
    expect([...new Set(frames.map(({ say }) => say))].toSorted()).toEqual(SENT_VERBS.toSorted());
    carla.client.close();
    leave();
  }));

test('and so is every frame of 1799, to its end', () =>
  onServer(async (server) => {
    const match = await startMatch(server, { seats: { french: 'anna', coalition: 'bot:random' } });
    const anna = comeIn(server, 'anna');
    await anna.join(match, 'french');
    const { table } = await playOn(anna, match, 'french', picks('frames'));
    expect(table.ending?.how).toBe('result');
    const frames = sentIn(anna.frames);
    frames.forEach(check);
    expect(frames.length).toBeGreaterThan(100);
    anna.client.close();
  }));

test('a field that no schema knows would be seen', () => {
  const presence = { match: 'm', here: [], spectators: 0, secret: 'x' };
  expect(() => TO_CLIENT.presence.parse(presence, 'presence')).toThrow(/presence.secret/);
});
