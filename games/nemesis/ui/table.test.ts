import { hexCentre } from '@bivouac/atlas';
import { REFEREE, SPECTATOR } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { loadMap } from '../map/index.ts';
import { cellOf } from '../catalogue/cells.ts';
import { WESTERN } from '../map/sheet.ts';
import { ITALY, type Position, position, WINTER_ITALY } from '../testing/position.ts';
import { view as viewOf } from '../secrecy/view.ts';
import { nemesisUi } from './index.ts';
import { placeWords } from './place-words.ts';
import { boardOf } from '../state/state.ts';
import { stateOf } from './seen.ts';
import { rules } from './rules.ts';
import { status } from './status.ts';
import { fortune, tracks } from './tracks.ts';
import { mapView, window } from './window.ts';

const MANTUA = '3928';
const MILAN = '4227';

const seen = (wanted: Position, seer = 'french') => viewOf(position(wanted), seer);
const figure = (wanted: Position, line: string, seat = 'french') =>
  status(seen(wanted, seat), seat, 'en').find(({ words }) => words === line)?.value;

describe('the bar of figures', () => {
  test('9.1 during combat it shows the Commands that are left', () => {
    const wanted: Position = { phase: 'combat', ledgers: { french: { commands: 1 }, coalition: { commands: 2 } } };
    expect(figure(wanted, 'Combat Commands left')).toBe('1, enemy 2');
    expect(figure(wanted, 'Combat Commands left', 'coalition')).toBe('2, enemy 1');
    expect(figure(wanted, 'Combat Commands left', SPECTATOR)).toBe('Coalition 2, French 1');
  });

  test('9.2 before it, those that this Turn will bring, decisive victories counted', () => {
    const wanted: Position = { phase: 'movement', turn: 4, ledgers: { french: { commands: 0, commandsWon: -1 } } };
    expect(figure(wanted, 'Combat Commands this Turn')).toBe('2, enemy 4');
  });

  test('7.4 the enemy’s counters in hand are a number, one’s own are known', () => {
    const wanted: Position = {
      phase: 'allocateTrains',
      pools: { french: { real: 3, dummies: 1 }, coalition: { real: 2, dummies: 2 } },
    };
    expect(figure(wanted, 'Counters in hand')).toBe('3 trains, 1 dummy; enemy 4 counters');
  });

  test('7.5 so are the counters on the map', () => {
    const wanted: Position = {
      trains: [
        { side: 'french', hex: MANTUA },
        { side: 'coalition', hex: MILAN, real: false },
        { side: 'coalition', hex: MILAN, faceUp: true },
      ],
    };
    expect(figure(wanted, 'Counters on the map')).toBe('1 train, 0 dummies; enemy 2 counters');
    expect(figure(wanted, 'Counters on the map', 'coalition')).toBe('1 train, 1 dummy; enemy 1 counter');
  });

  test('14.4b, 18.4 points and cities', () => {
    const wanted: Position = { french: { [MANTUA]: ['f99-mg'] }, ledgers: { french: { battlePoints: 5 } } };
    expect(figure(wanted, 'Battle points')).toBe('5, enemy 6');
    expect(figure(wanted, 'Victory cities')).toBe('1, enemy 0');
  });

  test('1.1 the season is Winter when the calendar says so', () => {
    expect(figure({ scenario: WINTER_ITALY }, 'Turn')).toMatch(/, Winter$/);
    expect(figure({}, 'Turn')).not.toContain('Winter');
  });
});

describe('tracks', () => {
  test('5.2 the Turn track knows what is past and what is to come', () => {
    const [turns] = tracks(seen({ turn: 3 }), 'fr');
    expect(turns?.steps.map(({ state }) => state).slice(1, 4)).toEqual(['past', 'now', 'to come']);
    expect(turns?.steps).toHaveLength(13);
    expect(turns?.steps[2]?.words).toBe('Tour 3\u00a0: Première quinzaine d’avril 1799');
  });

  test('18.4 the victory track stands at the lead of the Coalition and says who would win', () => {
    const [, victory] = tracks(
      seen({ coalition: { [MILAN]: ['a99-Elsn'] }, ledgers: { french: { battlePoints: 4 } } }),
      'en',
    );
    const now = victory?.steps.find(({ state }) => state === 'now');
    expect(now).toMatchObject({ short: '+3', words: 'The Coalition ahead by 3 points: victory of the Coalition' });
    expect(victory?.steps.find(({ short }) => short === '+2')?.words).toContain('victory of the French');
  });

  test('18.4 fortune is the victory points of each side', () => {
    expect(fortune(seen({ french: { [MANTUA]: ['f99-mg'] } }))).toEqual({ coalition: 6, french: 7 });
  });
});

describe('a place in words', () => {
  const wanted: Position = {
    french: { [MANTUA]: ['f99-mg', 'f99-Serr', 'Moreau'] },
    depots: { french: [MANTUA] },
    trains: [{ side: 'french', hex: MANTUA, real: false }],
    disrupted: ['f99-mg'],
  };

  test('says what the place is, whose land, who stands there and how he is fed', () => {
    const words = placeWords(seen(wanted), MANTUA, 'french', 'en');
    expect(words).toContain('Mantua, fortified city');
    expect(words).toContain('A victory city.');
    expect(words).toContain('Friendly to the Coalition and the French.');
    expect(words).toContain('Mantua garrison (Foissac): disrupted.');
    expect(words).toContain('In supply from its own Depot.');
    expect(words).toContain('Commanders of the French: Moreau.');
    expect(words).toContain('French dummy, face down.');
  });

  test('7.4 tells the enemy nothing of what lies face down', () => {
    const words = placeWords(seen(wanted, 'coalition'), MANTUA, 'coalition', 'en');
    expect(words).toContain('French train or dummy, face down.');
  });

  test('6.1 names the route that feeds a stack, or that there is none', () => {
    const away: Position = { french: { '4027': ['f99-Serr'] }, depots: { french: [MILAN] } };
    expect(placeWords(seen(away), '4027', 'french', 'en')).toContain('In supply from Milan, a route of 3.');
    expect(placeWords(seen({ french: { '4027': ['f99-Serr'] } }), '4027', 'french', 'en')).toContain('Out of supply.');
  });

  test('beyond the area of play there is nothing', () => {
    expect(placeWords(seen({}), '2205', 'french', 'en')).toContain('Outside the area of play.');
  });
});

describe('the sheet', () => {
  test('the window shows where the war is: armies, sources, victory cities and arrivals, within the scenario’s view', async () => {
    const { views } = await loadMap();
    const { x, y, width, height } = window(seen({}));
    const view = views?.['1799'];
    expect(view).toBeDefined();
    expect(x).toBeGreaterThanOrEqual(view?.x ?? Infinity);
    expect(x + width).toBeLessThan((view?.x ?? 0) + (view?.width ?? 0));
    for (const hex of ['3928', '4227', '4229', '4428', '3325', '3526', '4530']) {
      const [cx, cy] = hexCentre(WESTERN.sheet.grid, cellOf(hex));
      expect(cx > x && cx < x + width && cy > y && cy < y + height).toBe(true);
    }
  });

  test('a scenario of one’s own has no view on the map', () => {
    expect(mapView(seen({}))).toBe('1799');
    expect(mapView(seen({ scenario: { ...ITALY, id: 'mine' } }))).toBeUndefined();
  });
});

test('a scenario of one’s own keeps its board from view to view', () => {
  const mine = { ...ITALY, id: 'mine' };
  const boards = [1, 2].map(() => boardOf(stateOf(structuredClone(seen({ scenario: mine })))));
  expect(boards[0]).toBe(boards[1]);
});

describe('the table of the game', () => {
  test('seats have names and colours, and so has one who only watches', () => {
    expect(nemesisUi.seatName('fr', 'french')).toBe('Les Français');
    expect(nemesisUi.seatColour('french')).not.toBe(nemesisUi.seatColour('coalition'));
    expect(nemesisUi.seatColour(REFEREE)).toMatch(/^#/);
  });

  test('the book has every rule in both languages, under its chapters', () => {
    expect(rules('en').find(({ number }) => number === '11.15')?.title).not.toBe('');
    expect(rules('en').map(({ number }) => number)).toEqual(rules('fr').map(({ number }) => number));
    expect(rules('fr')[0]).toEqual({ number: '1', title: 'Termes et abréviations', summary: '' });
  });

  test('every value of every option has a name', () => {
    const { scenario, hitsOnWinner } = nemesisUi.options('en');
    expect(scenario?.values['1799']).toBe('Suvorov’s Italian Campaign, 1799');
    expect(Object.keys(hitsOnWinner?.values ?? {})).toEqual(['down', 'up']);
  });
});

describe('hands on', () => {
  const asks = (key: string, params = {}) => ({
    by: 'french',
    rule: '8.2',
    prompt: { key, params },
    answers: [],
    sealed: false,
  });
  const wanted: Position = {
    phase: 'allocateTrains',
    french: { [MILAN]: ['f99-ci', 'Moreau'] },
    pools: { french: { real: 3, dummies: 2 }, coalition: { real: 1, dummies: 1 } },
    trains: [
      { side: 'french', hex: MILAN, real: true },
      { side: 'french', hex: MILAN, real: false },
    ],
  };

  test('7.4 the tray has as many trains and dummies as its owner has left', () => {
    const view = seen(wanted);
    const tray = nemesisUi.placings?.find(({ asks: keys }) => keys.includes('train.allocate'));
    const piece = (kind: string) =>
      tray?.piece(view, asks('train.allocate', { side: 'french' }), { kind, hex: MILAN }, 'en');
    expect([piece('train'), piece('dummy')]).toMatchObject([
      { id: 'train', place: MILAN, left: 3 },
      { id: 'dummy', place: MILAN, left: 2 },
    ]);
    expect(piece('pass')).toBeUndefined();
  });

  test('8.2 beside the question stands how many trains are left to march with', () => {
    const [fact] = nemesisUi.facts?.(seen(wanted), asks('march.whichStack'), 'en') ?? [];
    expect(fact?.words).toBe('1 train of yours left to march with; 0 enemy counters face down');
    expect(nemesisUi.facts?.(seen(wanted), asks('train.allocate'), 'en')).toEqual([]);
  });
});
