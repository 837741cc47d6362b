import type { Catalogue } from '@bivouac/kernel';
import type { SuvorovMessages } from '../messages/18-suvorov.ts';
import type { Names } from '../names.ts';
import { capital, count } from '../wording.ts';

export const en18: Catalogue<SuvorovMessages, Names> = {
  'setUp.depot': ({ left }) => `Place a starting Depot. ${count(left, 'Supply Train')} left.`,
  'setUp.noTrainLeft': ({ side }, name) => `${capital(name.side(side))}: no Supply Train left to make a Depot of.`,
  'setUp.enemyDeploys': ({ hex }, name) => `The enemy’s Set Up Card puts units on ${name.hex(hex)}.`,
  'setUp.unfriendlyCity': ({ hex }, name) =>
    `${capital(name.hex(hex))} is not friendly; Depots of the set-up stand on friendly cities alone.`,
  'setUp.depotPlaced': ({ side, hex }, name) => `${capital(name.side(side))}: a Depot at ${name.hex(hex)}.`,
  'setUp.deploys': ({ side }, name) => `${capital(name.side(side))}: the army is deployed.`,
  'victory.territory': ({ side, cities, points }, name) =>
    cities.length === 0
      ? `${capital(name.side(side))}: no victory city, 0 points.`
      : `${capital(name.side(side))}: ${name.hexes(cities)}, ${count(points, 'point')}.`,
  'victory.total': ({ side, territory, battle, total }, name) =>
    `${capital(name.side(side))}: territory ${territory} + battle ${battle} = ${total} victory points.`,
  'victory.won': ({ winner, side, margin, needed }, name) =>
    `Victory: ${name.side(winner)}. ${capital(name.side(side))}: ${count(Math.abs(margin), 'victory point')} ${margin < 0 ? 'behind' : 'ahead'}; ${needed} ahead ${needed === 1 ? 'was' : 'were'} needed.`,
};
