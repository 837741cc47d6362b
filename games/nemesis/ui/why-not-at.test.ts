import type { Asked, Language } from '@bivouac/kernel';
import { plainText } from '@bivouac/board/parts/sentence.ts';
import { describe, expect, test } from 'vitest';
import type { Side } from '../catalogue/ids.ts';
import { inCombat, ordered, type Table } from '../testing/combat.ts';
import { at } from '../testing/position.ts';
import { rich } from './rich.ts';
import { whyNotAt } from './why-not-at.ts';

const MANTUA = '3928';
const MILAN = '4227';
const VERONA = '3827';
const TURIN = '4428';
const GENOA = '4229';
const FIELD = '4328';
const VIENNA = '3023';

const reason = (table: Table, place: string, by: Side = 'french', language: Language = 'en'): string => {
  const asked: Asked = { ...table.asked(by), sealed: false };
  const refusal = whyNotAt(table.view(by).state, asked, place);
  return refusal ? `${plainText(rich(language, refusal.because))} ${refusal.rule}` : 'none';
};

const troops = {
  french: { [MANTUA]: ['f99-Serr', 'Moreau'], [TURIN]: ['f99-Victor'] },
  coalition: { [VERONA]: ['a99-Lipt'] },
} as const;
const ready = (): Table => at({ ...troops, depots: { french: [MANTUA] }, trains: [{ side: 'french', hex: MANTUA }] });
const marching = (): Table => ready().answer('french', { kind: 'move', from: MANTUA }).answer('french', 'march');

describe('why nothing can be answered at a place', () => {
  test('18.5 outside the playable area', () => {
    expect(reason(ready(), '2210')).toMatch(/18\.5$/);
  });

  test('8.3 no stack of one’s own there, be it empty or the enemy’s', () => {
    expect(reason(ready(), GENOA)).toBe('You have no stack at Genoa. 8.3');
    expect(reason(ready(), VERONA)).toBe('You have no stack at Verona. 8.3');
  });

  test('8.4 bp3 first who marches, then where to', () => {
    const table = ready().answer('french', { kind: 'move', from: MANTUA });
    expect(reason(table, MILAN)).toBe('Choose who marches from Mantua first; then pick the route. 8.4 bp3');
  });

  test('8.4 too far, with what it would cost', () => {
    expect(reason(marching(), '4528')).toMatch(/ would make [67] hexes; even a forced march ends at 5\. 8\.4$/);
  });

  test('8.4 bp5 the enemy stands there, however far off', () => {
    const table = at({
      ...troops,
      coalition: { [GENOA]: ['a99-Lipt'] },
      trains: [{ side: 'french', hex: MANTUA }],
      depots: { french: [MANTUA] },
    })
      .answer('french', { kind: 'move', from: MANTUA })
      .answer('french', 'march');
    expect(reason(table, GENOA)).toMatch(/8\.4 bp5$/);
  });

  test('8.4 where the march stands, and where no way is open', () => {
    expect(reason(marching(), MANTUA)).toBe('The march stands at Mantua: it needs another hex, or a halt. 8.4');
    const barred = at({
      french: { [MANTUA]: ['f99-Serr', 'Moreau'] },
      coalition: { '3929': ['a99-c2'], '3829': ['a99-Lipt'] },
      depots: { french: [MANTUA] },
      trains: [{ side: 'french', hex: MANTUA }],
    })
      .answer('french', { kind: 'move', from: MANTUA })
      .answer('french', 'march');
    expect(reason(barred, '3930')).toMatch(/^No way to .* is open: .* 8\.4$/);
  });

  test('7.3, 7.7, 7.1 counters, Depots and where they may be', () => {
    const allocating = at({ ...troops, phase: 'allocateTrains', pools: { french: { real: 2, dummies: 0 } } });
    expect(reason(allocating, FIELD)).toMatch(/^A counter goes on a stack of yours or to a city; .* 7\.3$/);
    const first = at({ ...troops, phase: 'firstDepots' });
    expect(reason(first, FIELD)).toMatch(/^Depots stand in cities; .* 7\.7$/);
    const converting = at({ ...troops, phase: 'convertDepot', depots: { french: [MANTUA] } });
    expect(reason(converting, MILAN)).toBe('You have no Depot at Milan. 7.1');
  });

  test('10.1 attacks go to an enemy next door', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor', 'Moreau'], [GENOA]: ['f99-Geno'] },
      coalition: { [FIELD]: ['a99-Lipt'], [VERONA]: ['a99-Gotte'] },
      ledgers: { french: { commands: 3 } },
    });
    expect(reason(table, MILAN)).toBe('There is nobody to attack at Milan. 10.1');
    expect(reason(table, VERONA)).toBe('None of your stacks is next to the enemy at Verona. 10.1');
    expect(reason(table, GENOA)).toBe('No enemy is next to your stack at Genoa. 10.1');
  });

  test('11.11 a withdrawal goes to a hex next door', () => {
    const table = ordered(
      { french: { [TURIN]: ['f99-Victor', 'Moreau'] }, coalition: { [FIELD]: ['a99-c2'] } },
      { from: TURIN, to: FIELD },
    ).dice(6);
    expect(reason(table, VERONA, 'coalition')).toMatch(/^Verona is not next to .* 11\.11$/);
  });

  test('12.1 who may ride, and how far', () => {
    const table = at({
      phase: 'commandersMovement',
      french: { [MANTUA]: ['f99-Serr', 'Moreau'], '4027': ['f99-Hatry'] },
    });
    expect(reason(table, TURIN)).toBe('You have no commander at Turin. 12.1');
    table.answer('french', { kind: 'ride', commander: 'Moreau' });
    expect(reason(table, TURIN)).toBe('Turin is 5 hexes away; Moreau rides no further than three. 12.1');
  });

  test('a question about one place says so when another is pointed at', () => {
    const table = at({
      phase: 'rally',
      french: { [MANTUA]: ['f99-Serr', 'f99-mg', 'Moreau'] },
      depots: { french: [MANTUA] },
      disrupted: ['f99-Serr', 'f99-mg'],
      trains: [{ side: 'french', hex: MANTUA }],
    }).answer('french', { kind: 'rally', hex: MANTUA });
    expect(reason(table, MILAN)).toBe('The question is about Mantua; Milan has no part in it. 8.1');
  });

  test('a place that is not on the map has no reason', () => {
    expect(reason(ready(), 'nowhere')).toBe('none');
    expect(reason(ready(), VIENNA)).not.toBe('none');
  });
});

test('every reason is told in French as well', () => {
  const tables = [ready(), marching(), ready().answer('french', { kind: 'move', from: MANTUA })];
  for (const table of tables)
    for (const place of [MANTUA, MILAN, VERONA, TURIN, GENOA, FIELD])
      expect(reason(table, place, 'french', 'fr')).not.toMatch(/undefined|\[object|\b(?:the|you|is)\b/i);
  expect(reason(ready(), GENOA, 'french', 'fr')).toBe('Gênes\u00a0: vous n’y avez aucune pile. 8.3');
});
