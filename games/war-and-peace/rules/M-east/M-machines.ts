import type { Faction, Major } from '../../catalogue/ids.ts';
import { machine } from '../../catalogue/machines.ts';
import { turnOf, type WarAndPeace } from '../../state/index.ts';

/** The state of a political machine. */
export const stateOf = (g: Pick<WarAndPeace, 'politics'>, id: string): string => {
  const state = g.politics.machines[id];
  if (state === undefined) throw new Error(`no political machine ${id}`);
  return state;
};

/** Makes a transition of a machine: the table must know it, and it must leave the state that the machine is in. */
export const move = (g: WarAndPeace, id: string, transitionId: string, to: string): void => {
  const { transitions } = machine(id.split('.')[0] ?? id);
  const found = transitions.find((one) => one.id === transitionId);
  const from = stateOf(g, id);
  if (!found || !found.from.includes(from) || !(found.to.includes(to) || found.to.includes('same')))
    throw new Error(`${transitionId} does not lead ${id} from ${from} to ${to}`);
  g.politics = { ...g.politics, machines: { ...g.politics.machines, [id]: to } };
};

const MAY_1806 = turnOf({ year: 1806, month: 5 });
const FLAG = 3;

/** M.1, M.2, M.3, L.1 What a conquest does to the machine of the state. */
export const machineAfterConquest = (g: WarAndPeace, major: Major, side: Faction): void => {
  switch (major) {
    case 'austria': {
      const from = stateOf(g, 'AUSTRIA');
      if (from === 'war1') {
        move(g, 'AUSTRIA', 'AU-01', 'conquered1');
        if (stateOf(g, 'PRUSSIA') === 'peace' && turnOf(g.clock) < MAY_1806) {
          move(g, 'PRUSSIA', 'PR-01', 'flag');
          g.counters = { ...g.counters, prussianFlag: FLAG };
        }
      } else if (from === 'war2') move(g, 'AUSTRIA', 'AU-05', 'conquered2');
      else if (from === 'normal') move(g, 'AUSTRIA', 'AU-09', 'conquered2');
      if (side === 'pro' && stateOf(g, 'PRESSBURG') === 'closed') move(g, 'PRESSBURG', 'PB-01', 'open');
      break;
    }
    case 'prussia': {
      const from = stateOf(g, 'PRUSSIA');
      if (['peace', 'flag', 'clock', 'special'].includes(from)) move(g, 'PRUSSIA', 'PR-04', 'conquered');
      else if (from === 'normal') move(g, 'PRUSSIA', 'PR-09', 'conquered');
      break;
    }
    case 'russia':
      if (stateOf(g, 'RUSSIA') === 'locked') move(g, 'RUSSIA', 'RU-05', 'rollable');
      break;
    case 'spain': {
      const from = stateOf(g, 'SPAIN');
      if (from === 'war') move(g, 'SPAIN', 'SP-04', 'conquered');
      else if (from === 'normal') move(g, 'SPAIN', 'SP-07', 'conquered');
      break;
    }
    case 'france':
    case 'england':
      break;
  }
  if (
    stateOf(g, 'RUSSIA') === 'war' &&
    g.politics.status.austria === 'conquered' &&
    g.politics.status.prussia === 'conquered'
  )
    move(g, 'RUSSIA', 'RU-01', 'rollable');
};
