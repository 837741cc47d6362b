import { describe, expect, test } from 'vitest';
import { siegeOf } from '../../state/index.ts';
import { at, city, leadersIn, type Position, standing, type Table } from '../../testing/position.ts';

const BESIEGED: Position = {
  clock: { segment: 'anti', phase: 'combat', year: 1809, month: 6 },
  status: { prussia: 'anti' },
  cities: { danzig: 'prussia' },
  forces: {
    LL32: ['ney', 'france 9 I', 'inside blucher', 'inside prussia 4 I'],
    LL33: ['bennigsen', 'russia 8 I'],
  },
  sieges: { danzig: 1 },
};
/** The relief fights one round that decides nothing, and goes on. */
const relief = (): Table => {
  const table = at(BESIEGED).answer('england', { kind: 'attack', target: 'LL32' });
  for (let guard = 0; guard < 30 && table.asked().prompt.key !== 'combat.sendFor'; guard++) {
    const { by, prompt, answers } = table.asked();
    if (by === 'chance') table.dice(3, 3);
    else if (prompt.key === 'combat.from')
      table.answer(by, answers.some(({ kind }) => kind === 'done') ? 'done' : { kind: 'attackFrom' });
    else if (prompt.key === 'combat.goOn') table.answer(by, 'fightOn');
    else table.pick(by, ({ kind }) => ['stand', 'no', 'pass', 'done', 'loseFrom'].includes(kind));
  }
  return table;
};

describe('SG S.7 relief', () => {
  test('SG S.7, SG O.5 the garrison tries to join those who relieve it, from the second round on', () => {
    const table = relief();
    table.answer('england', { kind: 'sendFor', from: 'LL32' }).dice(1);
    expect(table.events('combat.joins')).toHaveLength(1);
    expect([
      leadersIn(table.state, 'LL32'),
      standing(table.state, 'LL32').some((row) => row.startsWith('inside')),
    ]).toEqual([['ney', 'blucher'], false]);
  });
  test('SG S.7 it goes back inside when the besiegers hold the field', () => {
    const table = relief();
    table.answer('england', { kind: 'sendFor', from: 'LL32' }).dice(1);
    for (
      let guard = 0;
      guard < 40 && table.state.work.phase === 'combat' && table.state.work.stage !== 'sieges';
      guard++
    ) {
      const { by, prompt } = table.asked();
      if (by === 'chance') table.dice(3);
      else if (prompt.key === 'siege.press') break;
      else table.pick(by, ({ kind }) => ['stand', 'breakOff', 'no', 'pass', 'done', 'loseFrom'].includes(kind));
    }
    expect(
      standing(table.state, 'LL32')
        .filter((row) => row.includes('prussia'))
        .every((row) => row.startsWith('inside')),
    ).toBe(true);
    expect(siegeOf(table.state, city('danzig'))?.marker).toBe(1); // the siege goes on
  });
});
