import { describe, expect, test } from 'vitest';
import { commanderCard, unitCard, type CommanderId, type UnitId } from '../catalogue/catalogue.ts';
import { backAt, BERLIN, faceDownAt, FIELD, FRANKFURT } from '../testing/face-down.ts';
import { nemesisUi } from './index.ts';

const table = faceDownAt({
  phase: 'combat',
  next: 'french',
  french: { [BERLIN]: ['F-1', 'F-2', 'Ney'] },
  coalition: { [FIELD]: ['R-5', 'R-14', 'Wittgenstein'], [FRANKFURT]: ['R-Pahl'], '2813': ['R-Vass'] },
  forced: ['R-5'],
  decoys: [FIELD],
  ledgers: { french: { commands: 3 } },
});
const seen = table.view('french').state;
const asked = { ...table.asked('french'), sealed: false };
const attack = { kind: 'attack', from: BERLIN, to: FIELD };

/** All that the table of the French says, in English. */
const said = (): string =>
  [
    ...nemesisUi.counters(seen, 'french', 'en').map(({ words, face }) => `${words} ${face.name}`),
    ...nemesisUi
      .lists(seen, 'french', 'en')
      .filter(({ id }) => id === 'stacks')
      .flatMap(({ groups }) => groups.flatMap(({ name, rows }) => [name, ...rows.map(({ words }) => words)])),
    ...nemesisUi.overlays(seen, 'french', 'en').flatMap(({ places }) => places.map(({ words }) => words)),
    ...[FIELD, FRANKFURT, '2813', BERLIN].map((hex) => nemesisUi.placeWords(seen, hex, 'french', 'en')),
    ...nemesisUi.warnings(seen, asked, [attack], 'en').map(({ words }) => words),
  ].join('\n');

describe('15.1 stacks face down on the table', () => {
  test('15.1 a stack is one counter with the number of its counters and its markers', () => {
    const backs = nemesisUi.counters(seen, 'french', 'en').filter(({ place }) => place === FIELD);
    expect(backs).toHaveLength(1);
    expect(backs[0]?.face).toMatchObject({ symbol: 'hidden', figures: ['', '4'] });
    expect(backs[0]?.face.marks.map(({ kind }) => kind)).toEqual(['forcedMarch']);
    expect(backs[0]?.stackFigures).toBeUndefined();
    expect(backs[0]?.words).toBe(
      'Coalition stack, face down: 4 counters, without cavalry in good order; force marched',
    );
  });

  test('15.1 nothing on the table names who is in it', () => {
    const names = [
      ...(['R-5', 'R-14', 'R-Pahl', 'R-Vass'] as UnitId[]).map((id) => unitCard(id).name.en),
      commanderCard('Wittgenstein' as CommanderId).name.en,
    ];
    const words = said();
    expect(words).toContain('Coalition stack, face down: 4 counters');
    for (const name of names) expect(words).not.toContain(name);
    expect(words).toContain(unitCard('F-1' as UnitId).name.en);
  });

  test('15.1 no battle sheet reckons with it, and no warning does, until it is shown', () => {
    expect(nemesisUi.battleSheet(seen, asked, 'en', attack)).toBeUndefined();
    expect(said()).not.toContain('won at');
    const shown = table
      .fork()
      .answer('french', attack)
      .answer('french', 'order')
      .answer('french', { commands: 3 })
      .dice(6);
    expect(backAt(shown, 'french', FIELD)).toBeUndefined();
    const sheet = nemesisUi.battleSheet(shown.view('french').state, { ...shown.asked(), sealed: false }, 'en');
    expect(sheet?.subtitle).toContain(unitCard('R-5' as UnitId).name.en);
  });

  test('15.1 cavalry of which nobody knows is not drawn', () => {
    const places = nemesisUi
      .overlays(seen, 'french', 'en')
      .find(({ id }) => id === 'cavalry')
      ?.places.map(({ place }) => place);
    expect(places).toContain(FRANKFURT);
    expect(places).not.toContain('2813');
  });

  test('15.1 the Coalition sees its dummies as dummies', () => {
    const own = nemesisUi.counters(table.view('coalition').state, 'coalition', 'en');
    expect(own.filter(({ id }) => id.startsWith('decoy')).map(({ place, words }) => [place, words])).toEqual([
      [FIELD, 'Dummy'],
    ]);
    expect(nemesisUi.counters(seen, 'french', 'en').filter(({ id }) => id.startsWith('decoy'))).toEqual([]);
  });
});
