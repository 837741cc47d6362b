import { ask, type Question, type Script } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import type { FleetAt } from '../../state/state.ts';
import { event, whyNot } from '../../testing/events.ts';
import { at, position, type Position, type Table } from '../../testing/position.ts';
import { inTheFog } from './4-fog-of-war.ts';

const base: Position = {
  agreed: { fogOfWar: true },
  noOtherCards: true,
  forces: {},
  fleets: {},
  tracks: { austrianDuty: [] },
};
const coalitionHas = (card: string, wanted: Position): Table =>
  at({ ...base, ...wanted, hands: { empire: [], coalition: [card] }, clock: { next: 'coalition' } });
const empireHas = (card: string, wanted: Position): Table =>
  at({ ...base, ...wanted, hands: { empire: [card], coalition: [] } });
const said = (table: Table): readonly string[] => table.events().map(({ said: { key } }) => key);

describe('Glossary, Fog of War: cards do not find out for their player', () => {
  const large = ['davout', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'bav_1'];
  const small = ['davout', 'grande_armee', 'fra_1'];
  const typhus = (moscow: readonly string[]): Table =>
    coalitionHas('51C', { forces: { moscou: moscow, munich: ['ney', 'fra_4', 'fra_5'] } }).answer(
      'coalition',
      event('51C'),
    );
  test('4 51C falls on a force that could be large', () => {
    expect(typhus(small).asked('coalition').answers).toEqual(typhus(large).asked('coalition').answers);
    expect(whyNot(typhus(large), { kind: 'sicken', force: 'ney' }, 'coalition')).toBe('typhus.spared');
  });
  test('4 51C nothing happens to one that is not', () => {
    const spared = typhus(small).answer('coalition', { kind: 'sicken', force: 'davout' });
    expect(said(spared)).toContain('fog.nothing');
    expect(said(spared)).not.toContain('trial.total');
    expect(said(typhus(large).answer('coalition', { kind: 'sicken', force: 'davout' }).dice(1))).toContain(
      'trial.total',
    );
  });
  test('4 39C may find a general with his last step', () => {
    const left = (units: readonly string[]): Table =>
      coalitionHas('39C', { forces: { munich: ['ney', ...units], lyon: ['fra_9-'] } }).answer(
        'coalition',
        event('39C'),
      );
    expect(whyNot(left(['fra_4-']), { kind: 'desert', force: 'fra_9' }, 'coalition')).toBe('desertion.lastStep');
    const found = left(['fra_4-']).answer('coalition', { kind: 'desert', force: 'ney' });
    expect(said(found)).toContain('fog.nothing');
    expect(found.state.units.find(({ id }) => id === 'fra_4')?.reduced).toBe(true);
    expect(said(left(['fra_4']).answer('coalition', { kind: 'desert', force: 'ney' }))).not.toContain('fog.nothing');
  });
  test('4 10F drives in a squadron by what is seen of it', () => {
    const sea: FleetAt = { kind: 'sea', sea: 'mediterranee_centrale' as never };
    const port: FleetAt = { kind: 'port', zone: 'portsmouth' as never };
    const offered = (fleets: Record<string, FleetAt>): Table =>
      empireHas('10F', { forces: { paris: ['fra_1'] }, fleets }).answer('empire', event('10F', 'a'));
    const tables = [
      offered({ fl_nelson: sea, fl_collingwood: port }),
      offered({ fl_nelson: port, fl_collingwood: sea }),
    ];
    const [one, other] = tables.map((table) => table.asked('empire').answers);
    expect(one).toEqual(other);
    for (const table of tables) {
      const named = table.view('empire').state.fleets.find(({ at: { kind } }) => kind === 'sea')?.id;
      table.answer('empire', { fleet: String(named) });
      expect(table.asked('coalition').answers).toContainEqual({ kind: 'shelterIn', zone: 'malte' });
    }
  });
  test('4 5F may find a force that can go nowhere; the march is free all the same', () => {
    const forces = { malte: ['moore', 'gbr_1'], munich: ['napoleon', 'fra_1'] };
    const table = empireHas('5F', { forces })
      .answer('empire', event('5F'))
      .answer('empire', { kind: 'lure', force: 'moore' });
    expect(said(table)).toContain('fog.nothing');
    expect(table.asked('empire').answers).toContainEqual({ kind: 'activate', force: 'napoleon' });
    const open = empireHas('5F', { forces, agreed: {} });
    expect(whyNot(open, event('5F'))).toBe('schulmeister.nobody');
  });
});

describe('Glossary, Fog of War: questions and lines of the log', () => {
  const action = {
    side: 'coalition',
    by: { kind: 'operation' },
    ap: 6,
    usesReserve: true,
    grants: [],
    activated: [],
  } as const;
  test('4 the others read that a squadron is asked, not which', () => {
    const table = at({
      ...base,
      forces: { paris: ['fra_1'], londres: ['gbr_1'] },
      fleets: { fl_nelson: { kind: 'port', zone: 'portsmouth' as never } },
      hands: { empire: [], coalition: [] },
      clock: { next: 'coalition' },
      action,
    }).pick('coalition', ({ kind }) => kind === 'activateSquadron' || kind === 'sail' || kind === 'activateFleet');
    table.until('naval.step');
    expect(table.view('coalition').ask[0]?.prompt.key).toBe('naval.step');
    expect(table.view('empire').ask[0]?.prompt).toMatchObject({ key: 'fog.squadron', params: { many: 1 } });
  });
  test('4 anyone who is asked about what he cannot see is not told who it is', () => {
    const g = position({ ...base, forces: { ulm: ['mack', 'aus_1'] } });
    const prompt = { key: 'loss.notThis', params: { unit: 'aus_1' } };
    const asked = (by: string): Question | undefined => {
      const step = inTheFog(
        g,
        (function* (): Script {
          yield* ask({ by, rule: '4', prompt, answers: [{ kind: 'yes' }] });
        })(),
      ).next();
      return step.done ? undefined : step.value[0];
    };
    const unseen = { key: 'fog.decides', params: { side: 'coalition' } };
    expect(asked('empire')?.prompt).toEqual(unseen);
    expect(asked('coalition')).toMatchObject({ prompt, others: unseen });
  });
});
