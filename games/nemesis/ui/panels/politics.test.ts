import { describe, expect, test } from 'vitest';
import { type Position, position } from '../../testing/position.ts';
import { view as viewOf } from '../../secrecy/view.ts';
import { balance } from './balance.ts';
import { politics } from './politics.ts';

const seen = (wanted: Position) => viewOf(position({ scenario: '1813', ...wanted }), 'coalition');
const said = (wanted: Position, id: string): string | undefined =>
  politics(seen(wanted), 'en').find((fact) => fact.id === id)?.value;

describe('politics', () => {
  test('14.9 whose the Confederation is, and what is due', () => {
    expect(said({}, 'confederation')).toBe('Friendly to the French.');
    expect(said({ politics: { confederationDue: 'shared' } }, 'confederation')).toContain('From the next Turn on');
    expect(said({ politics: { confederation: 'coalition' } }, 'confederation')).toBe('Friendly to the Coalition.');
  });

  test('14.9b which of its cities the Coalition holds', () => {
    const held = said({ coalition: { '3415': ['R-3'], '4010': ['R-4'] } }, 'shaken');
    expect(held).toContain('They now hold Dresden, and Hamburg.');
    expect(said({ politics: { confederation: 'coalition' } }, 'shaken')).toBeUndefined();
  });

  test('14.15 talks to come, talks now, agreed, or too late', () => {
    expect(said({ turn: 4 }, 'armistice')).toBe('Talks at the start of Turns 7 to 11.');
    expect(said({ turn: 8, politics: { truceRefused: true } }, 'armistice')).toBe(
      'Talks at the start of this Turn, and until Turn 11. The Coalition has refused one.',
    );
    expect(said({ turn: 13, politics: { armistice: 8 } }, 'armistice')).toBe('Agreed on Turn 8.');
    expect(said({ turn: 12 }, 'armistice')).toContain('none can be');
  });

  test('14.16, 16.5 what Austria does', () => {
    expect(said({}, 'austria')).toContain('It decides when a truce is made');
    expect(said({ turn: 12 }, 'austria')).toContain('no truce was made');
    expect(said({ politics: { austria: 'coalition', armistice: 8 } }, 'austria')).toContain(
      'Fights with the Coalition',
    );
    expect(said({ politics: { bargain: true, armistice: 8 } }, 'austria')).toContain('Illyria is closed');
  });

  test('14.14 Hamburg: its points, and the ban on the French', () => {
    expect(said({ turn: 2 }, 'hamburg')).toContain('Closed to the French');
    expect(said({ turn: 5, politics: { hamburgPoints: 2 } }, 'hamburg')).toContain('2 of 3 Battle points so far');
    expect(said({ politics: { armistice: 8, hamburgPoints: 1 } }, 'hamburg')).toContain('no more after the Armistice');
  });

  test('14.6, 14.11 what lasts for a while', () => {
    expect(said({ turn: 1 }, 'prussia')).toContain('Not yet at war');
    expect(said({ turn: 2 }, 'prussia')).toBeUndefined();
    expect(said({}, 'krakow')).toContain('until an Armistice');
    expect(said({ politics: { armistice: 8 } }, 'krakow')).toBeUndefined();
  });

  test('9.2, 16.6 contingents lost, and tension where it was agreed on', () => {
    expect(said({ politics: { contingentsLost: { now: 1, before: 2 } } }, 'lost')).toContain(
      '2 units in the Turn before',
    );
    expect(said({}, 'tension')).toBeUndefined();
    const triumph: Position = {
      turn: 6,
      agreed: { tension: true },
      politics: { frenchTriumph: 5 },
      ledgers: { french: { battlePoints: 7 }, coalition: { battlePoints: 5 } },
    };
    expect(said(triumph, 'tension')).toContain('commanders of their own nation');
    expect(said({ ...triumph, turn: 7 }, 'tension')).toBe('None this Turn.');
  });

  test('1.1 the season, and until when', () => {
    expect(said({ turn: 2 }, 'season')).toMatch(/^Winter: .*until Turn 3\.$/);
    expect(said({ turn: 5 }, 'season')).toBe('Fair season until Turn 17; then Winter.');
  });
});

test('7.2, 9.1, 14.4 both sides in figures', () => {
  const rows = balance(
    seen({
      turn: 5,
      phase: 'combat',
      depots: { french: ['4318'] },
      ledgers: { french: { depotsLost: 1, commands: 4 } },
    }),
    ['coalition', 'french'],
    'en',
  );
  const figures = Object.fromEntries(rows.map((row) => [row.id, row.figures]));
  expect(figures).toMatchObject({ figure: ['8', '9'], depots: ['0', '1'], depotsLost: ['0', '1'], battle: ['6', '6'] });
  expect(figures['commands']?.[1]).toBe('4');
  expect(rows.find(({ id }) => id === 'cities')?.rule).toBe('14.4a');
});
