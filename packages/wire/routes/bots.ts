import { shape, text } from '@bivouac/kernel';
import { name } from '../fields.ts';
import { matchSeen } from './match-seen.ts';
import { personName } from './people.ts';
import { routesOf } from './route.ts';

const { post } = routesOf('lobby');

const params = { match: name, seat: name };

/** Programs that play a seat of their owner's, by the protocol of docs/referee.md. */
export const bots = {
  giveToProgram: post('/api/matches/:match/seats/:seat/program', 'Let a program play my seat; an earlier key ends', {
    params,
    body: { name: personName },
    /** The key is shown this once. The program connects to /ws/referee with it. */
    reply: shape({ key: text(), match: matchSeen }),
    status: 201,
  }),
  takeFromProgram: post('/api/matches/:match/seats/:seat/program/drop', 'Play my seat myself; the key ends', {
    params,
    reply: shape({ match: matchSeen }),
  }),
};
