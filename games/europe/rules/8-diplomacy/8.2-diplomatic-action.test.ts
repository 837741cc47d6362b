import { describe, expect, test } from 'vitest';
import type { Refusal, Verdict } from '@bivouac/kernel';
import { cardId, nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type Side } from '../../catalogue/ids.ts';
import { hand, nation } from '../../state/state.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { diplomaticAction, envoyAnswers, maySendEnvoy, sendEnvoy } from './8.2-diplomatic-action.ts';
import { mayCourt } from './8.2.2-targets.ts';

const phase = { clock: { phase: 'diplomacy', round: 0, year: 1806 } } as const;
const because = (verdict: Verdict): string | undefined => (verdict as Refusal | undefined)?.because.key;
const courting = (wanted: Position, side: Side, id: string): string | undefined =>
  because(mayCourt(position({ ...phase, ...wanted }), side, nationId(id)));
const sending = (wanted: Position, side: Side, card: string, id: string): string | undefined => {
  const g = position({ ...phase, ...wanted, hands: { [side]: [card] } });
  return because(maySendEnvoy(g, side, { kind: 'envoy', card: cardId(card), nation: nationId(id) }));
};
const acting = (wanted: Position, side: Side, id: string, bonus = 0): Table =>
  scene({ ...phase, ...wanted }, (g) => diplomaticAction(g, side, nationId(id), bonus));
const empireAlly = { side: 'empire', status: 'ally', patron: 'france' as NationId } as const;

describe.each(EDITIONS)('8.2.3 the example of 1806 (%s)', (edition) => {
  test('8.2.3 Intrigues on Prussia: two, two for Britain and two for the card make six; Saxons and Hessians take the field', () => {
    const table = acting({ edition, forces: {} }, 'coalition', 'prussia', 2).dice(2);
    table.answer('coalition', { kind: 'deploy', unit: 'sax_1', zone: 'wittemberg' });
    table.answer('coalition', { kind: 'deploy', unit: 'hes_1', zone: 'kassel' });
    expect(nation(table.state, nationId('prussia'))).toMatchObject({ side: 'coalition', status: 'belligerent' });
    expect(['saxe', 'hesse', 'cleves'].map((id) => nation(table.state, nationId(id)).side)).toEqual(
      Array.from({ length: 3 }, () => 'coalition'),
    );
    expect(table.state.forces.map(({ zone }) => zone)).toEqual(['wittemberg', 'kassel']);
    // Berlin with Königsberg, and Warsaw.
    table.answer('chance', { card: '16C' }).answer('chance', { card: '8C' });
    expect(hand(table.state, 'coalition')).toEqual(['16C', '8C']);
    expect(table.questions()).toEqual([]);
  });
  test('8.2.3 Talleyrand on Egypt: three, two for the card and one for France make six; a card for Cairo', () => {
    const table = acting({ edition, forces: {} }, 'empire', 'egypte', 2).dice(3);
    table.answer('empire', { kind: 'deploy', zone: 'alexandrie' });
    expect(nation(table.state, nationId('egypte'))).toMatchObject(empireAlly);
    expect(table.events('diplomacy.cancelled')).toEqual([]);
    table.answer('chance', { card: '2F' });
    expect(hand(table.state, 'empire')).toEqual(['2F']);
    expect(table.questions()).toEqual([]);
  });
  test('8.2.3 the Bombardment of Copenhagen on Egypt: four and one are not enough', () => {
    const table = acting({ edition, forces: {} }, 'coalition', 'egypte', 1).dice(4);
    expect(nation(table.state, nationId('egypte')).side).toBe('neutral');
    expect(table.events('diplomacy.failed').length).toBe(1);
  });
});

describe('8.2.3 the die', () => {
  const beaten = (by: Side): Position['nations'] => ({
    austria: {
      side: 'neutral',
      status: 'neutral',
      beaten: { empire: 0, coalition: 0, [by]: 1 },
    },
  });
  test('8.2.3 +2 if the enemy has beaten the power, -1 if the friend has', () => {
    const joins = (nations: NonNullable<Position['nations']>, die: number): boolean =>
      nation(acting({ nations, forces: {} }, 'coalition', 'austria').dice(die).state, nationId('austria')).side ===
      'coalition';
    // Britain has +1 on Austria.
    expect(joins(beaten('empire') ?? {}, 3)).toBe(true);
    expect(joins(beaten('empire') ?? {}, 2)).toBe(false);
    expect(joins(beaten('coalition') ?? {}, 6)).toBe(true);
    expect(joins(beaten('coalition') ?? {}, 5)).toBe(false);
  });
});

describe('8.2.3 the card', () => {
  test('8.2.3 three for a major power, two for a minor with units, one without', () => {
    expect(sending({}, 'coalition', '10C', 'prussia')).toBeUndefined();
    expect(sending({}, 'coalition', '17C', 'prussia')).toBe('diplomacy.cardTooLow');
    expect(sending({}, 'coalition', '17C', 'danemark')).toBeUndefined();
    expect(sending({}, 'coalition', '13C', 'danemark')).toBe('diplomacy.cardTooLow');
    expect(sending({}, 'coalition', '13C', 'mecklembourg')).toBeUndefined();
    expect(sending({}, 'empire', '25F', 'mecklembourg')).toBe('diplomacy.cardTooLow');
  });
  test('8.2.3 the card is discarded, whatever the die', () => {
    const answer = { kind: 'envoy', card: cardId('13C'), nation: nationId('hanse') } as const;
    const table = scene({ ...phase, forces: {}, hands: { coalition: ['13C'] } }, (g) =>
      sendEnvoy(g, 'coalition', answer),
    );
    table.dice(1);
    expect(table.state.cards.discards.coalition).toEqual(['13C']);
    expect(table.state.tracks.missions.coalition).toEqual(['hanse']);
  });
});

describe.each(EDITIONS)('8.2.1, 8.2.2 on whom (%s)', (edition) => {
  test('8.2.1 major powers that are neutral, in the diplomatic phase alone', () => {
    expect(courting({ edition }, 'coalition', 'prussia')).toBeUndefined();
    expect(courting({ edition }, 'coalition', 'spain')).toBe('diplomacy.notNeutral');
    const peace = { prussia: { status: 'forcedPeace' as const } };
    expect(courting({ edition, nations: peace }, 'coalition', 'prussia')).toBe('diplomacy.notNeutral');
    const alliance = { prussia: { status: 'forcedAlliance' as const } };
    expect(courting({ edition, nations: alliance }, 'coalition', 'prussia')).toBe('diplomacy.notNeutral');
    expect(courting({ edition, clock: { phase: 'rounds', round: 3 } }, 'coalition', 'prussia')).toBe(
      'diplomacy.majorInPhase',
    );
    expect(courting({ edition, clock: { phase: 'budget' } }, 'coalition', 'prussia')).toBe('diplomacy.notNow');
  });
  test('8.2.1 one major power and one minor in the phase', () => {
    const tracks = { missions: { empire: [], coalition: [nationId('turkey')] } };
    expect(courting({ edition, tracks }, 'coalition', 'prussia')).toBe('diplomacy.oneMajor');
    expect(courting({ edition, tracks }, 'coalition', 'danemark')).toBeUndefined();
    expect(courting({ edition, tracks }, 'empire', 'prussia')).toBeUndefined();
  });
  test('5.2 once in two rounds: in the first and second, the third and fourth', () => {
    const at = (round: number): string | undefined =>
      courting(
        { edition, clock: { phase: 'rounds', round }, tracks: { envoys: { empire: [], coalition: [3] } } },
        'coalition',
        'danemark',
      );
    expect([2, 3, 4, 5].map(at)).toEqual([
      undefined,
      'diplomacy.oncePerTwoRounds',
      'diplomacy.oncePerTwoRounds',
      undefined,
    ]);
  });
  test('8.2.2 a neutral minor power, but not one that follows a neutral major power', () => {
    expect(courting({ edition }, 'empire', 'danemark')).toBeUndefined();
    expect(courting({ edition }, 'empire', 'saxe')).toBe('diplomacy.follows');
  });
  test('8.2.2 never an ally of the Coalition, nor a protectorate, nor one’s own', () => {
    expect(courting({ edition }, 'empire', 'portugal')).toBe('diplomacy.enemyAlly');
    expect(courting({ edition }, 'coalition', 'suisse')).toBe('diplomacy.protectorate');
    expect(courting({ edition }, 'coalition', 'portugal')).toBe('diplomacy.ownAlly');
    expect(courting({ edition }, 'coalition', 'pologne')).toBe('diplomacy.noNation');
  });
  test('8.2.2 an ally of France: without a step of the Empire in its land, or in the time of the Punishments', () => {
    expect(courting({ edition, forces: {} }, 'coalition', 'berg')).toBeUndefined();
    const forces = { berg: ['fra_6'] };
    expect(courting({ edition, forces }, 'coalition', 'berg')).toBe('diplomacy.garrisoned');
    expect(courting({ edition, forces: { berg: ['aus_1'], bade: ['fra_6'] } }, 'coalition', 'berg')).toBeUndefined();
    expect(courting({ edition, forces, tracks: { period: 'Punishments' } }, 'coalition', 'berg')).toBeUndefined();
  });
  test('8.2 (17F, 30F) cards keep envoys away', () => {
    const death = [{ card: cardId('17F'), kind: 'noMajorDiplomacy', side: 'coalition', year: 1806 }] as const;
    expect(courting({ edition, effects: death }, 'coalition', 'prussia')).toBe('diplomacy.closed');
    expect(courting({ edition, effects: death }, 'coalition', 'danemark')).toBeUndefined();
    expect(courting({ edition, effects: death }, 'empire', 'prussia')).toBeUndefined();
    const passed = { phase: 'diplomacy', year: 1807 } as const;
    expect(courting({ edition, effects: death, clock: passed }, 'coalition', 'prussia')).toBeUndefined();
    const [wedding] = [{ card: cardId('30F'), kind: 'closedToDiplomacy', side: 'coalition', until: 1806 }] as const;
    const effects = [{ ...wedding, nation: nationId('danemark') }];
    expect(courting({ edition, effects }, 'coalition', 'danemark')).toBe('diplomacy.closed');
    expect(courting({ edition, effects }, 'empire', 'danemark')).toBeUndefined();
    expect(courting({ edition, effects }, 'coalition', 'mecklembourg')).toBeUndefined();
  });
});

test('8.2.1 2013: two minors of a phase are two; the revised edition does not mind', () => {
  const tracks = { missions: { empire: [nationId('danemark')], coalition: [] } };
  expect(courting({ edition: '2013', tracks }, 'empire', 'danemark')).toBe('diplomacy.sameTwice');
  expect(courting({ edition: 'revised', tracks }, 'empire', 'danemark')).toBeUndefined();
});
test('8.2.2 revised: the members of the Confederation of the Rhine are safe', () => {
  const nations = { rhin: { side: 'empire', status: 'protectorate' } } as const;
  expect(courting({ edition: '2013', nations, forces: {} }, 'coalition', 'berg')).toBeUndefined();
  expect(courting({ edition: 'revised', nations, forces: {} }, 'coalition', 'berg')).toBe(
    'diplomacy.partOfProtectorate',
  );
});

describe('8.2.1 2013: Spain may leave', () => {
  const spain = { spain: { lostBattle: true } };
  test('8.2.1 when she has lost a battle, in the rounds too, until the Snare of Bayonne', () => {
    expect(courting({ nations: spain }, 'coalition', 'spain')).toBeUndefined();
    expect(courting({ nations: spain, clock: { phase: 'rounds', round: 3 } }, 'coalition', 'spain')).toBeUndefined();
    expect(courting({ nations: spain, played: ['24F'] }, 'coalition', 'spain')).toBe('diplomacy.notNeutral');
    expect(courting({}, 'coalition', 'spain')).toBe('diplomacy.notNeutral');
    expect(courting({ nations: spain, edition: 'revised' }, 'coalition', 'spain')).toBe('diplomacy.notNeutral');
  });
  test('8.2.1 she is neutral then, and everybody leaves her land', () => {
    const forces = { madrid: ['castanos', 'esp_1'], burgos: ['soult', 'fra_1'], grenade: ['moore', 'gbr_1'] };
    const zones = { grenade: { control: 'britain' as NationId } };
    const table = acting({ nations: spain, forces, zones, fleets: {} }, 'coalition', 'spain').dice(6);
    while (table.questions().length > 0) table.pick(table.asked().by, () => true);
    expect(nation(table.state, nationId('spain'))).toMatchObject({
      side: 'neutral',
      status: 'neutral',
      lostBattle: false,
    });
    const zone = (general: string): string | undefined =>
      table.state.forces.find((row) => row.commander === general)?.zone;
    expect(zone('castanos')).toBe('madrid');
    expect(zone('soult')).toBe('bayonne');
    expect(zone('moore')).toBe('gibraltar');
    expect(table.state.zones.find(({ id }) => id === 'grenade')?.control).toBeNull();
  });
});

test('8.1 France and Britain have no status, and nobody is sent to talk them over', () => {
  const g = position({ ...phase, hands: { empire: ['11F'], coalition: ['10C'] } });
  const targets = [...envoyAnswers(g, 'empire'), ...envoyAnswers(g, 'coalition')].map((answer) => answer.nation);
  expect(targets).toContain('prussia');
  expect(targets).not.toContain('france');
  expect(targets).not.toContain('britain');
});
test('8.1.1 neutral minors have no units on the map before they join', () => {
  const g = position({});
  expect(g.units.filter(({ id }) => ['dan_1', 'egy_1', 'sax_1'].includes(id)).map(({ at }) => at)).toEqual(
    Array.from({ length: 3 }, () => 'reserve'),
  );
});
