import type { Asked } from '@bivouac/kernel';
import { LANGUAGES } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { rolesOf, scenario } from '../catalogue/catalogue.ts';
import { SCENARIOS } from '../catalogue/ids.ts';
import { PLAYERS_OF } from '../cover/options.ts';
import { COVER_WORDS } from '../cover/words.ts';
import { loadMap } from '../map/index.ts';
import { harbourOf, REGROUP } from '../map/places.ts';
import { view } from '../secrecy/view.ts';
import { director } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { battleSheet } from './battle/sheet.ts';
import { counters } from './counters.ts';
import { hand } from './hand.ts';
import { lists } from './lists.ts';
import { overlays } from './overlays.ts';
import { headquarters } from './panels/headquarters.ts';
import { cardsTold } from './panels/cards.ts';
import { trackTold } from './panels/diplomacy.ts';
import { placeWords } from './place-words.ts';
import { plaques } from './plaques.ts';
import { rules } from './rules.ts';
import { cardOf, minor, spot } from './spot.ts';
import { scores } from './status.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { tints } from './tints.ts';
import { tracks } from './tracks.ts';
import { warnings } from './warnings.ts';
import { whyNotAt } from './why-not-at.ts';

const seen = (wanted: Position, seat = 'france') => view(position(wanted), seat);
const asked = (key: string, params: Asked['prompt']['params']): Asked => ({
  by: 'france',
  rule: '9.1',
  prompt: { key, params },
  sealed: false,
});
const map = await loadMap();
const PLACES = new Set(map.places.map(({ id }) => id));

describe('counters', () => {
  const wanted: Position = {
    forces: { munich: ['davout', 'france 4', 'spain 1'], vienna: ['charles', 'austria 3'] },
    fleets: { english_channel: 'britain 3', brest: 'france 2' },
    flags: { munich: 'france', linz: 'france' },
  };
  const all = counters(seen(wanted), 'france', 'en');
  const at = (place: string) => all.filter((counter) => counter.place === place);

  test('2.2 those of one Camp stand in one stack, with its strength and its Commander on top', () => {
    expect(new Set(at('munich').map(({ stack }) => stack))).toEqual(new Set(['imperial']));
    const top = at('munich').toSorted((a, b) => b.order - a.order)[0];
    expect([top?.id, top?.stackFigures?.[0]]).toEqual(['davout', '6']);
  });
  test('7.4 a Flag is seen where nobody of its nation stands', () => {
    expect(at('linz').map(({ id }) => id)).toEqual(['flag linz']);
    expect(at('munich').map(({ id }) => id)).not.toContain('flag munich');
  });
  test('13.1 the Squadrons of a Port lie in its box, with the dice that they roll', () => {
    expect(at(harbourOf('brest')).map(({ face }) => face.figures)).toEqual([['2', '4']]);
    expect(at('english_channel').map(({ face }) => face.figures)).toEqual([['3', '9']]);
  });
  test('7.7 what waits in Regroup lies in its box', () => {
    const g = position(wanted);
    g.regroup = { ...g.regroup, russia: 2 };
    expect(counters(view(g, 'france'), 'france', 'en').filter(({ place }) => place === REGROUP)).toHaveLength(1);
  });
  test('every counter of every scenario lies on a place of the sheet, once', () => {
    for (const id of SCENARIOS) {
      const every = counters(seen({ scenario: id, players: 3 }), 'france', 'fr');
      expect(every.filter(({ place }) => !PLACES.has(place))).toEqual([]);
      expect(new Set(every.map((counter) => counter.id)).size).toBe(every.length);
    }
  });
});

describe('cards', () => {
  const wanted: Position = { players: 4, hands: { france: ['talleyrand', 'dysentery'], russia: ['rally'] } };

  test('6.5 one’s own Hand lies open, of the others only the number is told', () => {
    const told = cardsTold(seen(wanted), 'france', 'en');
    expect(told.hands.find(({ nation }) => nation === 'france')?.cards.map(({ id }) => id)).toEqual([
      'dysentery',
      'talleyrand',
    ]);
    expect(told.others.find(({ nation }) => nation === 'russia')?.words).toMatch(/^Russia: 1 card/);
    expect(JSON.stringify({ ...told, heaps: [] })).not.toContain('"rally"');
  });
  test('6.2 in the hand lie the cards and the Reserves that are ready', () => {
    const ids = hand(seen(wanted), 'france', 'en').map(({ id }) => id);
    expect(ids).toContain('talleyrand');
    expect(ids).toContain('napoleon');
    expect(ids).not.toContain('parliament');
    expect(hand(seen(wanted, 'spectator'), 'spectator', 'en')).toEqual([]);
  });
  test('an answer says which card it plays', () => {
    expect(cardOf({ kind: 'points', card: 'rally' })).toBe('rally');
    expect(cardOf({ kind: 'reserveEvent', reserve: 'napoleon' })).toBe('napoleon');
    expect(cardOf({ kind: 'endImpulse' })).toBeUndefined();
  });
});

describe('the seats', () => {
  test('5.1, 5.2 stand in their order, with their Camp, and whose Impulse it is', () => {
    const told = plaques(seen({ players: 5, active: 'austria', points: 3 }), 'france', 'en');
    expect(told.map(({ seat }) => seat)).toEqual(['france', 'britain', 'austria', 'russia', 'prussia']);
    expect(told.map(({ badge }) => badge?.words)).toEqual([
      'Imperial',
      'Coalition',
      'Coalition',
      'Coalition',
      'Neutral',
    ]);
    expect(told.find(({ mark }) => mark?.tone === 'now')).toMatchObject({
      seat: 'austria',
      mark: { words: 'Austria: Impulse · 3 points left' },
    });
    expect(new Set(told.map(({ shield }) => shield.charge)).size).toBe(5);
  });
  test('5.2 whoever has most cards may come first', () => {
    const wanted: Position = { players: 5, hands: { prussia: ['rally', 'dysentery'], france: ['talleyrand'] } };
    const told = plaques(seen({ ...wanted, clock: { marker: 'france', lastActive: 'denmark' } }), 'france', 'en');
    expect(told.find(({ mark }) => mark?.tone === 'may')?.seat).toBe('prussia');
  });
  test('5.1 the plaques stand in the order of the Movement Track, however the Powers are shared out', () => {
    const four = plaques(seen({ scenario: '1813', players: 4 }), 'france', 'en');
    expect(four.map(({ name }) => name)).toEqual(['France', 'Britain', 'Austria', 'Russia and Prussia']);
  });
  test('8.1 in an Impulse the map stays with the armies: a Consul does not draw it to a far Capital', () => {
    const act = asked('impulse.act', { nation: 'france', points: 3 });
    const kinds = ['courtRight', 'flipDown', 'declareWar', 'march', 'build', 'siege', 'sail'];
    expect(kinds.filter((kind) => minor({ kind }, act))).toEqual(['courtRight', 'flipDown', 'declareWar']);
    expect(minor({ kind: 'flipDown' }, asked('pact.which', {}))).toBe(false);
  });
  test('5.81 the scores are those of the moment, one’s own first', () => {
    const { rows } = scores(seen({ players: 3, flags: { vienna: 'france' } }, 'britain'), 'britain', 'en');
    expect(rows.map(({ seat }) => seat)).toEqual(['britain', 'france', 'austria']);
    expect(rows[1]?.figures[0]).toContain('(+1)');
    expect(rows[2]?.figures[0]).toContain('(−1)');
  });
});

describe('what can be looked up', () => {
  const now = seen({ players: 5 });

  test('8.1 every Consul stands in one box of the Track, 8.3 every nation in one Camp or none', () => {
    const { rows, camps } = trackTold(now, 'en');
    const chips = rows.flatMap(({ cells }) => cells.flat()).map(({ nation }) => nation);
    expect(chips.toSorted()).toEqual(['denmark', 'spain', 'sweden', 'turkey']);
    expect(camps.flatMap(({ members }) => members)).toHaveLength(9);
  });
  test('3 each of the nine nations has its Headquarters, and its pieces are listed', () => {
    expect(headquarters(now, 'russia', 'en').map(({ nation }) => nation)[0]).toBe('russia');
    expect(headquarters(now, 'russia', 'fr')).toHaveLength(9);
    expect(lists(now, 'russia', 'en').find(({ id }) => id === 'pools')?.groups).toHaveLength(9);
  });
  test('every place is told in words, in both languages', () => {
    for (const language of LANGUAGES)
      expect(map.places.filter(({ id }) => placeWords(now, id, 'france', language).length < 4)).toEqual([]);
  });
  test('overlays speak of places that the sheet has', () => {
    const told = overlays(now, 'france', 'en').flatMap(({ places }) => places.map(({ place }) => place));
    expect(told.filter((place) => !PLACES.has(place))).toEqual([]);
    expect(told.length).toBeGreaterThan(150);
  });
  test('3 a Duchy is tinted by who Controls it', () => {
    expect(tints(seen({ flags: { vienna: 'france' } }))).toEqual({ vienna: 'blue' });
  });
  test('3 on the Movement Track one nation is now', () => {
    const track = tracks(seen({ active: 'russia' }), 'en').find(({ id }) => id === 'movement');
    expect(track?.steps.map(({ state }) => state).filter((state) => state === 'now')).toHaveLength(1);
    expect(track?.steps.find(({ state }) => state === 'now')?.short).toBe('Ru');
  });
});

describe('a march', () => {
  const wanted: Position = {
    active: 'france',
    points: 4,
    forces: { munich: ['davout', 'france 4'], vienna: ['charles', 'austria 3'], linz: ['austria 1'] },
  };
  const march = asked('march.on', { nation: 'france', duchy: 'munich', points: 4 });

  test('lies on the map as a way from where it begins', () => {
    expect(spot({ kind: 'to', duchy: 'linz' }, march)).toEqual({ from: 'munich', place: 'linz' });
    expect(spot({ kind: 'sailTo', place: 'brest' }, asked('sail.on', {}))).toEqual({ place: harbourOf('brest') });
  });
  test('9.41, 9.8, 10.1 says what a step may bring', () => {
    const told = (duchy: string) =>
      warnings(seen(wanted), march, [{ kind: 'to', duchy }], 'en').map(({ rule }) => rule);
    expect(told('linz')).toContain('9.8');
    expect(told('tyrol')).toContain('9.41');
  });
  test('6.3 and that points are left', () => {
    const end = warnings(seen(wanted), asked('impulse.act', { nation: 'france' }), [{ kind: 'endImpulse' }], 'en');
    expect(end.map(({ rule }) => rule)).toEqual(['6.3']);
  });
  test('9.3 says why it does not lead there', () => {
    expect(whyNotAt(seen(wanted), march, 'moscow')?.rule).toBe('9.3');
    expect(whyNotAt(seen(wanted), march, 'linz')).toBeUndefined();
  });
});

test('11.2 the battle sheet adds up to the dice that are rolled, and shows the odds before they fall', () => {
  const g = position({ forces: { munich: ['davout', 'france 4', 'charles', 'austria 3'] } });
  const side = {
    commander: null,
    rated: false,
    bonus: 1,
    failedEvasions: 0,
    kills: 0,
    disrupts: 0,
    disrupted: 0,
    pieces: 4,
    ships: [],
    chief: null,
    lost: {},
    against: [],
    sixes: 0,
  };
  g.battle = {
    kind: 'land',
    at: 'munich' as never,
    round: 1,
    terrain: 2,
    active: { ...side, nations: ['austria'], commander: 'charles' as never, rated: true },
    inactive: { ...side, nations: ['france'] },
    events: [],
    bonuses: [],
    noRout: false,
    leaders: [],
    activeFrom: [],
    inactiveFrom: [],
    seaPorts: [],
  };
  const sheet = battleSheet(view(g, 'france'), undefined, 'en');
  for (const column of [sheet?.attack, sheet?.defence])
    expect(column?.lines.reduce((sum, { value }) => sum + value, 0)).toBe(column?.total);
  expect([sheet?.attack.seats, sheet?.defence.seats]).toEqual([[director(g, 'austria')], ['france']]);
  const shares = sheet?.odds?.outcomes.map(({ share }) => share) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  g.battle = { ...g.battle, inactive: { ...g.battle.inactive, against: [6, 5, 1] } };
  const fallen = battleSheet(view(g, 'france'), asked('response.offer', { moment: 'roundRolled' }), 'en');
  expect(fallen?.odds).toBeUndefined();
  expect(fallen?.outcome).toBe('With these dice: 2 casualties of the inactive side, 0 of the Active side.');
});

test('4.31 the cover knows for how many each scenario is', () => {
  for (const id of SCENARIOS)
    expect([2, 3, 4, 5].filter((players) => rolesOf(id, players as never).length > 0)).toEqual(PLAYERS_OF[id]);
  expect(scenario('1805').turns.last).toBe(5);
});

describe('French', () => {
  const SPACED = /[^\u00a0\u202f\s] ?[;!?»]|[^\u00a0\s\d]:(?=\s|$)| [:;!?»]|« /u;
  const plain = (catalogue: object): readonly (readonly [string, string])[] =>
    Object.entries(catalogue).flatMap(([key, say]: [string, (...given: readonly unknown[]) => string]) =>
      say.length === 0 ? [[key, say()] as const] : [],
    );
  test('has its spaces before colon, semicolon, question and exclamation mark', () => {
    const sentences = [
      ...plain(fr),
      ...plain(COVER_WORDS.fr),
      ...rules('fr').map(({ number, title, summary }) => [number, `${title}. ${summary}`] as const),
    ];
    expect(sentences.filter(([, words]) => SPACED.test(words))).toEqual([]);
  });
  test('is not English', () => {
    const english = new Map([...plain(en), ...plain(COVER_WORDS.en)]);
    const same = [...plain(fr), ...plain(COVER_WORDS.fr)].filter(
      ([key, words]) => english.get(key) === words && /\s/.test(words),
    );
    expect(same).toEqual([]);
  });
});
