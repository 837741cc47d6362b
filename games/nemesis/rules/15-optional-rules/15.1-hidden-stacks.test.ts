import { describe, expect, test } from 'vitest';
import { at } from '../../testing/position.ts';
import { backAt, BERLIN, faceDownAt, FIELD, FRANKFURT, namedTo, readBy } from '../../testing/face-down.ts';

const train = (side: 'coalition' | 'french', hex: string) => ({ side, hex, faceUp: true }) as const;

describe('15.1 what the other player sees of a stack', () => {
  const table = () =>
    faceDownAt({
      phase: 'combat',
      french: { [BERLIN]: ['F-1', 'Ney'] },
      coalition: { [FIELD]: ['R-5', 'R-14', 'Wittgenstein'] },
      due: ['R-Op1'],
      forced: ['R-14'],
      forage: ['R-14'],
      combats: { 'R-5': 1 },
    });

  test('15.1 the number of its counters and the markers on it, not who is in it (A-108)', () => {
    const { state } = table().view('french');
    expect(backAt(table(), 'french', FIELD)).toEqual({
      hex: FIELD,
      side: 'coalition',
      counters: 3,
      troops: true,
      garrison: false,
      forage: true,
      marched: 'forced',
      combats: 1,
      cavalry: false,
      besieges: true,
    });
    expect(state.units.find(({ id }) => id === 'R-5')).toEqual({ id: 'R-5', at: 'hidden' });
    expect(state.commanders.find(({ id }) => id === 'Wittgenstein')).toEqual({ id: 'Wittgenstein', at: 'hidden' });
  });

  test('15.1 the owner sees his own as ever, and the enemy from the back', () => {
    const { state } = table().view('coalition');
    expect(state.units.find(({ id }) => id === 'R-5')?.at).toBe(FIELD);
    expect(state.units.find(({ id }) => id === 'F-1')?.at).toBe('hidden');
    expect(state.stacksSeen?.map(({ hex }) => hex)).toEqual([BERLIN]);
  });

  test('15.1 who watches sees neither side, and feels nothing', () => {
    const { state } = table().view('spectator');
    expect(state.stacksSeen?.map(({ hex, cavalry }) => [hex, cavalry])).toEqual([
      [FIELD, undefined],
      [BERLIN, undefined],
    ]);
    expect(state.units.filter((row) => row.at === FIELD || row.at === BERLIN)).toEqual([]);
  });

  test('15.1 the referee sees all', () => {
    const { state } = table().view('referee');
    expect(state.units.find(({ id }) => id === 'R-5')?.at).toBe(FIELD);
    expect(state.stacksSeen).toEqual([]);
  });

  test('15.1 losses and those still to come are known by name', () => {
    const { units } = table().view('french').state;
    expect(units.find(({ id }) => id === 'R-Op1')?.at).toBe('due');
    expect(units.find(({ id }) => id === 'R-3')?.at).toBe('lost');
  });

  test('15.1 a commander alone is a counter that holds nobody up', () => {
    const alone = faceDownAt({
      phase: 'combat',
      french: { [BERLIN]: ['F-1'] },
      coalition: { [FRANKFURT]: ['Barclay'] },
    });
    expect(backAt(alone, 'french', FRANKFURT)).toMatchObject({ counters: 1, troops: false });
  });

  test('15.1 a garrison that nobody has joined is known as one, not who it is', () => {
    const held = faceDownAt({ phase: 'combat', french: { '3310': ['F-G-Stett'] } });
    expect(backAt(held, 'coalition', '3310')).toMatchObject({ counters: 1, garrison: true });
    expect(held.view('coalition').state.garrisons).toEqual([]);
    expect(held.view('french').state.garrisons).toHaveLength(1);
    const joined = faceDownAt({ phase: 'combat', french: { '3310': ['F-G-Stett', 'F-1'] } });
    expect(backAt(joined, 'coalition', '3310')).toMatchObject({ counters: 2, garrison: false });
  });

  test('15.1 without the rule everything lies open, and no stack is seen from the back', () => {
    const open = at({
      scenario: '1813',
      phase: 'combat',
      french: { [BERLIN]: ['F-1'] },
      coalition: { [FIELD]: ['R-5'] },
    });
    const { state } = open.view('french');
    expect('stacksSeen' in state).toBe(false);
    expect(state.units).toBe(open.state.units);
  });
});

describe('15.1, 8.2 cavalry', () => {
  const near = { phase: 'combat', french: { [BERLIN]: ['F-1', 'Ney'] } } as const;

  test('15.1 next to own troops one feels whether there is any in good order', () => {
    const table = faceDownAt({
      ...near,
      coalition: { [FIELD]: ['R-Pahl'], [FRANKFURT]: ['R-Vass'] },
      disrupted: ['R-Vass'],
    });
    expect(backAt(table, 'french', FIELD)?.cavalry).toBe(true);
    expect(backAt(table, 'french', FRANKFURT)?.cavalry).toBe(false);
  });

  test('15.1 far from own troops, Depots and sources one does not', () => {
    const table = faceDownAt({ ...near, coalition: { '2813': ['R-Pahl'] } });
    expect(backAt(table, 'french', '2813')).toMatchObject({ counters: 1 });
    expect(backAt(table, 'french', '2813')).not.toHaveProperty('cavalry');
  });

  const marching = (disrupted: readonly string[]) =>
    faceDownAt({
      french: { [BERLIN]: ['F-1', 'Ney'] },
      coalition: { '3410': ['R-Pahl', 'R-5'] },
      disrupted,
      trains: [train('french', BERLIN)],
    })
      .answer('french', { kind: 'move', from: BERLIN })
      .answer('french', 'march')
      .answer('french', { kind: 'step', to: FIELD });

  test('8.2 cavalry that a march comes next to is shown, and nothing else of its stack', () => {
    const table = marching([]);
    expect(readBy(table, 'french')).toContain('march.cavalryShown');
    expect(table.events('march.cavalryShown')[0]?.reveals).toBe(true);
    expect(namedTo(table, 'french').filter((id) => id.startsWith('R-'))).toEqual([]);
  });

  test('8.2 of disrupted cavalry one learns that too', () => {
    const table = marching(['R-Pahl']);
    expect(readBy(table, 'french')).toContain('march.cavalryDisrupted');
    expect(readBy(table, 'french')).not.toContain('march.cavalryShown');
    expect(readBy(marching([]), 'french')).not.toContain('march.cavalryDisrupted');
  });
});

describe('15.1 what is told of a stack that lies face down', () => {
  test('15.1 a march names nobody to the enemy, in the log or in the questions', () => {
    const table = faceDownAt({
      next: 'coalition',
      french: { '4110': ['F-1', 'Ney'] },
      coalition: { [FIELD]: ['R-5', 'R-14', 'Wittgenstein'] },
      trains: [train('coalition', FIELD)],
    }).answer('coalition', { kind: 'move', from: FIELD });
    expect(namedTo(table, 'french')).toEqual([]);
    expect(namedTo(table, 'coalition')).toContain('R-5');
    table.answer('coalition', 'march').answer('coalition', { kind: 'step', to: '3410' });
    expect(namedTo(table, 'french')).toEqual([]);
    expect(namedTo(table, 'spectator')).toEqual([]);
    expect(namedTo(table, 'coalition')).toContain('R-14');
    expect(table.match.events('french').find(({ said }) => said.key === 'hidden.setsOut')?.said.params).toEqual({
      side: 'coalition',
      hex: FIELD,
      counters: 3,
    });
  });

  test('15.1 a rally names nobody, and does not tell how many', () => {
    const table = faceDownAt({
      phase: 'rally',
      next: 'coalition',
      coalition: { [FRANKFURT]: ['R-5', 'R-14', 'Wittgenstein'] },
      disrupted: ['R-5', 'R-14'],
      depots: { coalition: [FRANKFURT] },
      trains: [train('coalition', FRANKFURT)],
    }).answer('coalition', { kind: 'rally', hex: FRANKFURT });
    expect(table.match.view('french').ask[0]?.prompt).toEqual({ key: 'hidden.whoRallies', params: { hex: FRANKFURT } });
    table.answer('coalition', { kind: 'rallyUnit', unit: 'R-5' });
    expect(namedTo(table, 'french')).toEqual([]);
    expect(readBy(table, 'french')).toContain('hidden.rallies');
    expect(namedTo(table, 'coalition')).toEqual(expect.arrayContaining(['R-5', 'Wittgenstein']));
  });

  test('15.1 a forage roll names nobody, nor tells how many units it is for', () => {
    const table = faceDownAt({
      phase: 'generalSupply',
      coalition: { [BERLIN]: ['R-5', 'R-14'] },
      forage: ['R-5', 'R-14'],
      depots: { coalition: [BERLIN] },
    });
    expect(table.match.view('french').ask[0]?.prompt).toEqual({
      key: 'hidden.forageRoll',
      params: { side: 'coalition', hex: BERLIN },
    });
    table.dice(1);
    expect(namedTo(table, 'french')).toEqual([]);
    expect(readBy(table, 'french')).toContain('hidden.foraged');
    expect(namedTo(table, 'coalition')).toContain('R-14');
  });

  test('15.1 a loss is named', () => {
    const table = faceDownAt({
      phase: 'generalSupply',
      coalition: { [BERLIN]: ['R-Op1', 'R-5'] },
      disrupted: ['R-Op1'],
    });
    expect(namedTo(table, 'french')).toEqual(['R-Op1']);
    expect(table.events('supply.eliminated')[0]?.reveals).toBe(true);
  });

  test('15.1 a forage marker shows, and those who carry it do not', () => {
    const table = faceDownAt({ phase: 'forageMarkers', coalition: { '4110': ['R-5'] } });
    expect(readBy(table, 'french')).toContain('hidden.forageMarked');
    expect(namedTo(table, 'french')).toEqual([]);
  });

  test('15.1 a ride names nobody', () => {
    const table = faceDownAt({
      phase: 'commandersMovement',
      next: 'coalition',
      coalition: { [FIELD]: ['R-5', 'Wittgenstein'], [FRANKFURT]: ['R-14'] },
    }).answer('coalition', { kind: 'ride', commander: 'Wittgenstein' });
    expect(namedTo(table, 'french')).toEqual([]);
    table.answer('coalition', { kind: 'rideTo', to: FRANKFURT });
    expect(namedTo(table, 'french')).toEqual([]);
    expect(readBy(table, 'french')).toContain('hidden.rides');
    expect(backAt(table, 'french', FRANKFURT)?.counters).toBe(2);
  });

  test('15.1 an arrival names nobody', () => {
    const table = faceDownAt({ turn: 2, phase: 'reinforcements', next: 'coalition', due: ['P-Lutz'] });
    expect(table.asked('coalition').prompt.key).toBe('arrival.unitWhere');
    expect(namedTo(table, 'french')).toEqual([]);
    table.pick('coalition', ({ kind }) => kind === 'arrive');
    expect(namedTo(table, 'french')).toEqual([]);
    expect(readBy(table, 'french')).toContain('hidden.arrives');
    expect(namedTo(table, 'coalition')).not.toEqual([]);
  });
});

describe('15.1, 10.3 combat', () => {
  const ordered = () =>
    faceDownAt({
      phase: 'combat',
      next: 'coalition',
      french: { [BERLIN]: ['F-1', 'F-2', 'Ney'], [FRANKFURT]: ['F-3'] },
      coalition: { [FIELD]: ['R-5', 'R-14', 'R-Pahl', 'Wittgenstein'] },
    })
      .answer('coalition', { kind: 'attack', from: FIELD, to: BERLIN })
      .answer('coalition', { kind: 'holdBack', unit: 'R-Pahl' })
      .answer('coalition', 'order');

  test('15.1 until the order is carried out nobody knows who was ordered, nor how well he is led', () => {
    const table = ordered();
    expect(table.view('french').state.battle?.ordered).toEqual([]);
    expect(table.view('coalition').state.battle?.ordered).toEqual(['R-5', 'R-14']);
    table.answer('coalition', { kind: 'commit', commands: 0 });
    expect(table.match.view('french').ask[0]?.prompt.params).not.toHaveProperty('rating');
    expect(namedTo(table, 'french')).toEqual([]);
  });

  test('15.1 an order that fails shows nobody', () => {
    const table = ordered().answer('coalition', { kind: 'commit', commands: 0 }).dice(2);
    expect(namedTo(table, 'french')).toEqual([]);
    expect(readBy(table, 'french')).toContain('attack.fails');
  });

  test('15.1 from 10.3 both stacks are shown to all, and the commanders with them', () => {
    const table = ordered().answer('coalition', { kind: 'commit', commands: 3 }).dice(6);
    for (const seer of ['french', 'coalition', 'spectator'])
      expect(namedTo(table, seer)).toEqual(
        expect.arrayContaining(['R-5', 'R-14', 'R-Pahl', 'Wittgenstein', 'F-1', 'F-2', 'Ney']),
      );
    const { units } = table.view('french').state;
    expect(units.find(({ id }) => id === 'R-5')?.at).toBe(FIELD);
    expect(units.find(({ id }) => id === 'R-Pahl')?.at).toBe(FIELD);
    expect(table.events('stack.shown').every(({ reveals }) => reveals)).toBe(true);
  });

  test('15.1 stacks that are not in the combat stay face down', () => {
    const table = ordered().answer('coalition', { kind: 'commit', commands: 3 }).dice(6);
    expect(namedTo(table, 'coalition')).not.toContain('F-3');
    expect(table.view('coalition').state.units.find(({ id }) => id === 'F-3')?.at).toBe('hidden');
  });

  test('15.1 when it is over they lie face down again', () => {
    const table = ordered().answer('coalition', { kind: 'commit', commands: 3 }).dice(6);
    while (table.state.battle) {
      const question = table.asked();
      if (question.by === 'chance') table.dice(3);
      else table.pick(question.by, () => true);
    }
    const { units } = table.view('french').state;
    const still = table.state.units.filter(({ id, at: hex }) => id.startsWith('R-') && hex !== 'lost' && hex !== 'due');
    expect(still.length).toBeGreaterThan(0);
    for (const { id } of still) expect(units.find((row) => row.id === id)?.at).toBe('hidden');
  });

  test('15.1 a stack that is called is shown too', () => {
    const table = faceDownAt({
      phase: 'combat',
      next: 'coalition',
      french: { [BERLIN]: ['F-1', 'Ney'] },
      coalition: { [FIELD]: ['R-5', 'Wittgenstein'], [FRANKFURT]: ['R-14', 'Barclay'] },
    })
      .answer('coalition', { kind: 'attack', from: FIELD, to: BERLIN })
      .answer('coalition', { kind: 'commit', commands: 3 })
      .dice(6);
    expect(namedTo(table, 'french')).not.toContain('R-14');
    table.answer('coalition', { kind: 'support', hex: FRANKFURT });
    expect(namedTo(table, 'french')).toEqual(expect.arrayContaining(['R-14', 'Barclay']));
  });
});

describe('15.1 being asked tells nothing', () => {
  test('15.1 a player is asked to rally whenever a train lies on a stack of his', () => {
    const position = { phase: 'rally', next: 'coalition', coalition: { [FIELD]: ['R-5'] } } as const;
    expect(faceDownAt({ ...position, trains: [train('coalition', FIELD)] }).asked().rule).toBe('8.1');
    expect(at({ scenario: '1813', ...position, trains: [train('coalition', FIELD)] }).state.clock.phase).not.toBe(
      'rally',
    );
    expect(faceDownAt(position).state.clock.phase).not.toBe('rally');
  });

  test('15.1 and to attack whenever an enemy stands next to him', () => {
    const position = {
      phase: 'combat',
      next: 'coalition',
      french: { [BERLIN]: ['F-1'] },
      coalition: { [FIELD]: ['R-5'] },
      disrupted: ['R-5', 'F-1'],
    } as const;
    expect(faceDownAt(position).asked()).toMatchObject({ by: 'coalition', answers: [{ kind: 'decline' }] });
    expect(at({ scenario: '1813', turn: 5, ...position }).state.clock.phase).not.toBe('combat');
  });

  test('15.1 and to move a commander as long as he has one on the map', () => {
    const position = {
      phase: 'commandersMovement',
      next: 'coalition',
      coalition: { '4110': ['R-5', 'Wittgenstein'] }, // Far from any friendly city or stack
    } as const;
    expect(faceDownAt(position).asked()).toMatchObject({ by: 'coalition', rule: '12.2' });
    expect(at({ scenario: '1813', turn: 5, ...position }).state.clock.phase).not.toBe('commandersMovement');
  });
});
