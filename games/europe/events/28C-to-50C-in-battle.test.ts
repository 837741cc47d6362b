import { describe, expect, test } from 'vitest';
import type { Edition } from '../ids.ts';
import { totalModifier } from '../rules/14-battle/14.5-modifiers.ts';
import { unitRow } from '../state.ts';
import type { UnitId } from '../ids.ts';
import { battleAt, modifiersOn, sheetOf } from '../testing/battles.ts';
import { event, whyNot } from '../testing/events.ts';
import type { ForceWords, Position, Table } from '../testing/position.ts';

const EDITIONS: readonly Edition[] = ['2013', 'revised'];

interface Field {
  readonly coalition: ForceWords;
  readonly empire: ForceWords;
  readonly attacker?: 'empire' | 'coalition';
  readonly guns?: readonly string[];
  readonly edition?: Edition;
  readonly zone?: string;
}
/** A battle in which the Coalition holds one card; at Munich, unless it is said otherwise. */
const fight = (
  card: string,
  { coalition, empire, attacker = 'empire', guns = [], edition = '2013', zone = 'munich' }: Field,
): Table => {
  const position: Position = {
    edition,
    noOtherCards: true,
    hands: { empire: guns, coalition: [card] },
    forces: { [zone]: [coalition, empire] },
  };
  const [ours, theirs] = [coalition[0] ?? '', empire[0] ?? ''];
  const [by, against] = attacker === 'empire' ? [theirs, ours] : [ours, theirs];
  const from = zone === 'munich' ? (attacker === 'empire' ? 'ulm' : 'salzbourg') : undefined;
  return battleAt(position, { zone, attacker, by: [by], against: [against], ...(from === undefined ? {} : { from }) });
};
const cardOf = (table: Table, side: 'empire' | 'coalition' = 'coalition') => modifiersOn(table, side)['card'];

describe('28C Squares', () => {
  const field = {
    coalition: ['jean', 'aus_1', 'aus_2', 'aus_3'],
    empire: ['davout', 'grande_armee', 'fra_10', 'fra_11', 'fra_cav'],
  };
  /** The Empire wins, 1+ to 0, and the Austrians lose heart; the pursuit is at hand. */
  const routed = (table: Table): Table =>
    table.dice(6, 5, 1, 1).until('14.10').answer('coalition', { zone: 'salzbourg' }).dice(6);
  const pursuit = (table: Table): unknown =>
    table.events('trial.total').find(({ said }) => said.params['trial'] === 'pursuit')?.said.params['modifiers'];

  test.each(EDITIONS)('14.5.2 superiority brings the Empire nothing (%s)', (edition) => {
    const table = fight('28C', { ...field, edition }).until('event.react');
    expect(modifiersOn(table, 'empire')).toMatchObject({ cavalry: 1 });
    table.answer('coalition', event('28C'));
    expect(modifiersOn(table, 'empire')).not.toHaveProperty('cavalry');
  });
  test('14.9.2 and the pursuit of the same battle is lower by two', () => {
    const plain = fight('28C', field).until('event.react').answer('coalition', 'pass');
    const squares = fight('28C', field).until('event.react').answer('coalition', event('28C'));
    const before = Number(pursuit(routed(plain).until('event.react').answer('coalition', 'pass').dice(1)));
    expect(pursuit(routed(squares).dice(1))).toBe(before - 2);
  });
  test('14.9.2 or it is played at the pursuit alone', () => {
    const plain = routed(fight('28C', field).until('event.react').answer('coalition', 'pass'));
    const late = routed(fight('28C', field).until('event.react').answer('coalition', 'pass'));
    const before = Number(pursuit(plain.until('event.react').answer('coalition', 'pass').dice(1)));
    expect(pursuit(late.until('event.react').answer('coalition', event('28C')).dice(1))).toBe(before - 2);
  });
});

describe('30C Russian Artillery', () => {
  const against = (coalition: ForceWords, empire: ForceWords = ['junot', 'fra_10', 'fra_11', 'fra_12']): Table =>
    fight('30C', { coalition, empire }).until('event.react');
  test('14.5.7 one more where half of the steps are Russian', () => {
    const table = against(['koutouzov', 'rus_1', 'aus_1']).answer('coalition', event('30C'));
    expect(sheetOf(table).level).toBe('minor');
    expect(cardOf(table)).toBe(1);
  });
  test('14.5.7 two in a major battle', () => {
    const russians = ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2', 'rus_3', 'rus_4', 'rus_7', 'rus_8'];
    const french = ['napoleon', 'grande_armee', 'fra_10', 'fra_11', 'fra_12', 'fra_13', 'fra_14', 'fra_15'];
    const table = against(russians, french).answer('coalition', event('30C'));
    expect(sheetOf(table).level).toBe('major');
    expect(cardOf(table)).toBe(2);
  });
  test('14.5.7 not with fewer Russians', () => {
    expect(whyNot(against(['jean', 'rus_1-', 'aus_1']), event('30C'), 'coalition')).toBe('battleCard.fewRussians');
  });
});

describe('31C Reverse Slope', () => {
  const field = {
    coalition: ['moore', 'gbr_3', 'gbr_4'],
    empire: ['davout', 'grande_armee', 'fra_10', 'fra_11', 'fra_12'],
  };
  test('14.5.7 one more, and a battery has no effect', () => {
    const table = fight('31C', { ...field, guns: ['8F'] })
      .until('event.react')
      .answer('empire', event('8F'));
    const before = totalModifier(table.state, 'empire');
    table.answer('coalition', event('31C'));
    expect(cardOf(table)).toBe(1);
    expect(sheetOf(table).countered).toEqual(['8F']);
    expect(totalModifier(table.state, 'empire')).toBe(before - 1);
  });
  test('14.5.7 of two batteries the Coalition names the one', () => {
    const table = fight('31C', { ...field, guns: ['8F', '13F'] })
      .until('event.react')
      .answer('empire', event('8F'))
      .answer('empire', event('13F'))
      .answer('coalition', event('31C'));
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'silence', card: '8F' },
      { kind: 'silence', card: '13F' },
    ]);
    table.answer('coalition', { card: '13F' });
    expect(sheetOf(table).countered).toEqual(['13F']);
  });
  test('14.5.7 without a battery the slope helps all the same', () => {
    const table = fight('31C', field).until('event.react').answer('coalition', event('31C'));
    expect(sheetOf(table).countered).toEqual([]);
    expect(cardOf(table)).toBe(1);
  });
  test('14.5.7 a card that is no artillery keeps its effect', () => {
    const table = fight('31C', { ...field, guns: ['27F'] })
      .until('event.react')
      .answer('empire', event('27F'));
    table.answer('coalition', event('31C'));
    expect(sheetOf(table).countered).toEqual([]);
  });
  test('14.5.7 not for an attacker, nor under another general', () => {
    const attacking = fight('31C', { ...field, attacker: 'coalition' }).until('event.react');
    expect(whyNot(attacking, event('31C'), 'coalition')).toBe('line.attacks');
    const austrian = fight('31C', { ...field, coalition: ['jean', 'aus_1', 'aus_2'] }).until('event.react');
    expect(whyNot(austrian, event('31C'), 'coalition')).toBe('line.notBritish');
  });
});

describe('32C Thunderstorm, in battle', () => {
  const field = { coalition: ['jean', 'aus_1', 'aus_2'], empire: ['junot', 'fra_10', 'fra_11', 'fra_12'] };
  test('14.5.7 a battery has no effect, and the Coalition still reveals its own cards afterwards', () => {
    const table = fight('32C', { ...field, guns: ['8F'] })
      .until('event.react')
      .answer('empire', event('8F'));
    const before = totalModifier(table.state, 'empire');
    table.answer('coalition', event('32C'));
    expect(totalModifier(table.state, 'empire')).toBe(before - 1);
    expect(modifiersOn(table, 'coalition')).not.toHaveProperty('card');
  });
  test.each(EDITIONS)('14.5.7 a Coalition that attacks answers the guns of the defender too (%s)', (edition) => {
    const table = fight('32C', { ...field, attacker: 'coalition', guns: ['8F', '27F'], edition })
      .answer('empire', event('8F'))
      .answer('empire', 'pass');
    const before = totalModifier(table.state, 'empire');
    table.answer('coalition', event('32C'));
    expect(sheetOf(table).countered).toEqual(['8F']);
    expect(totalModifier(table.state, 'empire')).toBe(before - 1);
    expect(table.asked().rule).toBe('14.6');
  });
  test('14.5.7 nobody is asked where no battery has been played', () => {
    const table = fight('32C', { ...field, attacker: 'coalition', guns: ['27F'] }).answer('empire', event('27F'));
    expect(table.asked().rule).toBe('14.6');
    expect(fight('32C', field).asked().rule).toBe('14.6');
  });
});

describe('42C Thin Red Line', () => {
  const british = ['moore', 'gbr_3', 'gbr_4'];
  test('14.5.7 two more in a minor battle', () => {
    const table = fight('42C', { coalition: british, empire: ['junot', 'fra_10', 'fra_11', 'fra_12'] })
      .until('event.react')
      .answer('coalition', event('42C'));
    expect(sheetOf(table).level).toBe('minor');
    expect(cardOf(table)).toBe(2);
  });
  test('14.5.7 one in a skirmish', () => {
    const table = fight('42C', { coalition: ['moore', 'gbr_3-'], empire: ['junot', 'fra_10-'] })
      .until('event.react')
      .answer('coalition', event('42C'));
    expect(sheetOf(table).level).toBe('skirmish');
    expect(cardOf(table)).toBe(1);
  });
  test('14.5.7 not for an attacker, nor under another general', () => {
    const field = { empire: ['junot', 'fra_10', 'fra_11', 'fra_12'] };
    const attacking = fight('42C', { ...field, coalition: british, attacker: 'coalition' }).until('event.react');
    expect(whyNot(attacking, event('42C'), 'coalition')).toBe('line.attacks');
    const austrian = fight('42C', { ...field, coalition: ['jean', 'aus_1', 'aus_2'] }).until('event.react');
    expect(whyNot(austrian, event('42C'), 'coalition')).toBe('line.notBritish');
  });
});

describe('39C Desertion, after a battle', () => {
  const field = { coalition: ['jean', 'aus_1', 'aus_2', 'aus_3'], empire: ['junot', 'fra_10', 'fra_11', 'fra_12'] };
  const beaten = (): Table => fight('39C', field).dice(1, 1, 4, 3).until('event.react');
  const limitOf = (table: Table): unknown => table.events('demoralisation.rolled')[0]?.said.params['limit'];
  test('14.9.1 the morale of the Empire is lower by one', () => {
    const plain = limitOf(beaten().answer('coalition', 'pass').dice(6));
    expect(limitOf(beaten().answer('coalition', event('39C')).dice(6))).toBe(Number(plain) - 1);
  });
  test('14.9.1 not after the test, nor in one of the Coalition', () => {
    const failed = beaten().answer('coalition', 'pass').dice(6);
    expect(whyNot(failed, event('39C'), 'coalition')).toBe('moment.notThis');
    const own = fight('39C', field).dice(5, 4, 1, 1).until('event.react');
    expect(whyNot(own, event('39C'), 'coalition')).toBe('moment.notThis');
  });
});

describe('41C Cossacks, in pursuit', () => {
  const empire = ['junot', 'fra_10', 'fra_11', 'fra_12'];
  /** The Empire is beaten and loses heart. */
  const routed = (coalition: ForceWords): Table =>
    fight('41C', { coalition, empire, attacker: 'coalition' }).until('14.6').dice(6, 6, 1, 1).until('event.react');
  const total = (table: Table): unknown =>
    table.events('trial.total').find(({ said }) => said.params['trial'] === 'pursuit')?.said.params['modifiers'];
  test('14.9.2 two more with Russians', () => {
    const russians = ['koutouzov', 'rus_1', 'rus_2', 'rus_3'];
    const plain = Number(total(routed(russians).answer('coalition', 'pass').dice(1)));
    expect(total(routed(russians).answer('coalition', event('41C')).dice(1))).toBe(plain + 2);
  });
  test('14.9.2 not without', () => {
    expect(whyNot(routed(['jean', 'aus_1', 'aus_2', 'aus_3']), event('41C'), 'coalition')).toBe('cossacks.noRussians');
  });
});

describe('50C Saxon Defection', () => {
  const field = { coalition: ['jean', 'aus_1', 'aus_2', 'aus_3'], empire: ['junot', 'fra_10', 'bav_1', 'wur_1-'] };
  test.each(EDITIONS)('14.2, 14.5.7 a German corps leaves before the odds (%s)', (edition) => {
    const table = fight('50C', { ...field, edition })
      .until('event.react')
      .answer('coalition', event('50C'));
    expect(table.asked('coalition').answers).toEqual([
      { kind: 'defect', unit: 'bav_1' },
      { kind: 'defect', unit: 'wur_1' },
    ]);
    table.answer('coalition', { unit: 'bav_1' });
    expect(sheetOf(table).points).toEqual({ empire: 3, coalition: 6 });
    expect(sheetOf(table).odds).toBe(-2);
    // 14.4 Two steps of morale 4 beside one of 3: it was two beside three.
    expect(sheetOf(table).morale.empire).toBe(4);
    expect(unitRow(table.state, 'bav_1' as UnitId)).toMatchObject({ at: 'reserve', reduced: false });
    expect(table.state.nations.find(({ id }) => id === 'baviere')?.side).toBe('empire');
    expect(table.state.cards.removed).toContain('50C');
  });
  test.each(EDITIONS)('14.4 where its leaving makes a tie of two morales the owner chooses (%s)', (edition) => {
    const table = fight('50C', { ...field, edition })
      .until('event.react')
      .answer('coalition', event('50C'))
      .answer('coalition', { unit: 'wur_1' });
    // Two steps of morale 4 beside two of 3, where three of 3 had settled it.
    expect(table.asked('empire')).toMatchObject({ rule: '14.4', answers: [{ morale: 4 }, { morale: 3 }] });
    table.answer('empire', { morale: 4 });
    expect(sheetOf(table)).toMatchObject({ morale: { empire: 4 }, moraleChosen: { empire: true } });
  });
  test('14.2 where nobody else fights, the field is lost', () => {
    const table = fight('50C', { ...field, empire: ['bav_1'] })
      .until('event.react')
      .answer('coalition', event('50C'));
    table.answer('coalition', { unit: 'bav_1' });
    expect(table.events('battle.overwhelmed')[0]?.said.params).toEqual({ side: 'empire' });
  });
  test('14.5.7 not without a German corps', () => {
    const french = fight('50C', { ...field, empire: ['junot', 'fra_10', 'fra_11'] }).until('event.react');
    expect(whyNot(french, event('50C'), 'coalition')).toBe('defection.nobody');
  });
});
