import { describe, expect, test } from 'vitest';
import { portsOf } from '../board.ts';
import type { SeaId, ZoneId } from '../ids.ts';
import { event, whyNot } from '../testing/events.ts';
import { actionOf, forceOf, marching, pointsOf } from '../testing/marches.ts';
import { at, type Position, position, type Table } from '../testing/position.ts';
import { play } from '@bivouac/testing';
import { type EuropeOptions, europe } from '../game.ts';
import type { Europe } from '../state.ts';
import type { EuropeView } from '../view.ts';
import { mayPlayAtSea } from '../rules/17-naval-matters/17.3.1-cards.ts';
import { navalBattle } from '../rules/17-naval-matters/17.3-naval-combat.ts';
import { scene } from '../testing/scene.ts';
import { beginCampaign } from '../rules/12-land-movement/12.6-major-campaign.ts';
import { cardId, fleetId } from '../catalogue.ts';

/** The Empire holds one card, and it is its turn. */
const holding = (card: string, wanted: Position): Table =>
  at({ noOtherCards: true, hands: { empire: [card], coalition: [] }, fleets: {}, ...wanted });
const sea = (id: string) => ({ kind: 'sea', sea: id as SeaId }) as const;
const port = (id: string) => ({ kind: 'port', zone: id as ZoneId }) as const;
const blockade = (id: string) => ({ kind: 'blockade', zone: id as ZoneId }) as const;
const placeOf = ({ state }: Table, fleet: string): unknown => state.fleets.find(({ id }) => id === fleet)?.at;

describe('1F Genius of Napoleon', () => {
  const paris = { paris: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'], lyon: ['ney', 'fra_3'] };
  test('6.4 Napoleon is activated free and forces his march without a test', () => {
    const table = holding('1F', { forces: paris })
      .answer('empire', event('1F', 'b'))
      .answer('empire', { kind: 'activate', force: 'napoleon' })
      .answer('empire', { kind: 'forced', points: 3 });
    expect(table.state.march?.forced).toBe(3);
    expect(table.state.tracks.reserve.empire).toBe(0);
    table.answer('empire', 'halt');
    expect(table.events('attrition.toll')).toHaveLength(0);
    expect(table.asked().by).toBe('coalition');
  });
  test('6.4 nobody else is activated by it', () => {
    const table = holding('1F', { forces: paris }).answer('empire', event('1F', 'b'));
    expect(whyNot(table, { kind: 'activate', force: 'ney' })).toBe('activation.tooDear');
  });
  test('13.6.1 a force out of supply still tests', () => {
    const cut = { koenigsberg: ['napoleon', 'fra_1', 'fra_2'] };
    const table = holding('1F', { forces: cut })
      .answer('empire', event('1F', 'b'))
      .answer('empire', { kind: 'activate', force: 'napoleon' })
      .answer('empire', { kind: 'forced', points: 1 })
      .answer('empire', 'halt')
      .dice(1);
    expect(table.events('attrition.toll')).toHaveLength(1);
  });
  test('6.4 Napoleon must lead a force', () => {
    const table = holding('1F', { forces: { lyon: ['ney', 'fra_3'] } });
    expect(whyNot(table, event('1F', 'b'))).toBe('genius.noNapoleon');
  });
  test('6.2 it is permanent: it lies ready for the next year', () => {
    const table = holding('1F', { forces: paris }).answer('empire', event('1F', 'b'));
    expect(table.state.cards.permanents.empire).toEqual(['1F']);
  });

  /** The Coalition's campaign against a general at Ulm: Mack waits there, and Jean comes after him. */
  const campaign = (general: string): Table => {
    const g = position({
      noOtherCards: true,
      hands: { empire: ['1F'], coalition: [] },
      fleets: {},
      forces: {
        ulm: [general, 'fra_1', 'fra_2', 'fra_3'],
        munich: ['mack', 'aus_1', 'aus_2'],
        innsbruck: ['jean', 'aus_3', 'aus_4'],
      },
      zones: { munich: { control: 'austria' as never } },
      clock: { next: 'coalition' },
      tracks: { austrianDuty: [] },
      action: actionOf('coalition', 1, { usesReserve: false }),
    });
    beginCampaign(g, cardId('14C'));
    const table = play<Europe, EuropeOptions, EuropeView>(europe, g, {
      scenario: '1805',
      edition: '2013',
      ...g.agreed,
    });
    for (const force of ['mack', 'jean'])
      table
        .answer('coalition', { kind: 'activate', force })
        .answer('coalition', { kind: 'forced', points: 0 })
        .answer('coalition', { kind: 'march', to: 'ulm' })
        .until('campaign.fightOrWait')
        .answer('coalition', 'await');
    return table.answer('coalition', { kind: 'fightIn', zone: 'ulm' });
  };
  const apart = (): Table =>
    campaign('davout').answer('empire', event('1F', 'a')).answer('empire', { kind: 'holdApart', force: 'davout' });

  test('12.6 Davout meets Mack and Jean one after the other, as the Coalition orders them', () => {
    const table = apart().answer('coalition', { kind: 'fightWith', force: 'jean' });
    expect(table.state.battle?.forces.coalition).toEqual([forceOf(table, 'jean').id]);
  });
  test('12.6 without the card they fight together', () => {
    const table = campaign('davout').answer('empire', 'pass');
    expect(
      table.state.generals.filter(({ id, at: place }) => ['mack', 'jean'].includes(id) && place !== 'reserve'),
    ).toHaveLength(1);
  });
  /** Jean has been beaten, and Mack waits. */
  const between = (): Table =>
    apart()
      .answer('coalition', { kind: 'fightWith', force: 'jean' })
      .until('14.6')
      .dice(1, 1, 6, 6)
      .until('genius.fallBack');
  test('1F after any of these battles he may fall back', () => {
    const table = between().answer('empire', 'yes').until('campaign.next');
    expect(forceOf(table, 'davout').zone).not.toBe('ulm');
  });
  test('1F or stand, and meet the next', () => {
    const table = between().answer('empire', 'no');
    expect(forceOf(table, 'davout').zone).toBe('ulm');
    table.until('campaign.next').answer('coalition', { kind: 'fightIn', zone: 'ulm' });
    expect(table.state.battle?.forces.coalition).toEqual([forceOf(table, 'mack').id]);
  });
  test('12.6 the defender must have a defence of two or three', () => {
    expect(whyNot(campaign('ney'), event('1F', 'a'))).toBe('genius.nobody');
  });
});

describe('2F Major Campaign', () => {
  test('12.6 three forces are activated free', () => {
    const forces = { lille: ['junot', 'fra_1'], metz: ['soult', 'fra_2'], paris: ['fra_3'], brest: ['fra_7'] };
    const table = holding('2F', { forces }).answer('empire', event('2F'));
    expect(table.state.campaign).toMatchObject({ card: '2F', left: 3 });
    for (const force of ['junot', 'soult', 'fra_3'])
      table
        .answer('empire', { kind: 'activate', force })
        .answer('empire', { kind: 'forced', points: 0 })
        .answer('empire', 'halt');
    expect(table.asked().by).toBe('coalition');
    expect(table.state.campaign).toBeNull();
  });
  test('12.6 not when nobody can be activated', () => {
    const shutIn = {
      mayence: [
        ['fra_1', 'besieged'],
        ['mack', 'aus_1', 'aus_2'],
      ],
    };
    const table = holding('2F', { forces: shutIn, zones: { mayence: { siege: 0 } } });
    expect(whyNot(table, event('2F'))).toBe('majorCampaign.nobody');
  });
});

describe('5F Schulmeister', () => {
  const vienna = {
    forces: { brunn: ['koutouzov', 'armee_1ere', 'rus_1', 'rus_2'], munich: ['napoleon', 'fra_1'] },
    clock: { round: 6 },
  };
  const lured = (wanted: Position): Table => holding('5F', wanted).answer('empire', event('5F'));
  test('6.4 example: the Russian army is led away by its points in winter, and an Empire force marches free', () => {
    const table = lured(vienna).answer('empire', { kind: 'lure', force: 'koutouzov' });
    const zones = table.asked('empire').answers.map((answer) => answer['zone']);
    expect(zones).not.toContain('budapest');
    expect(zones).not.toContain('brunn');
    table.answer('empire', { kind: 'lureTo', zone: 'leopoldstadt' });
    expect(forceOf(table, 'koutouzov').zone).toBe('leopoldstadt');
    table.answer('empire', { kind: 'activate', force: 'napoleon' }).answer('empire', { kind: 'forced', points: 1 });
    expect(pointsOf(table)).toBe(4); // four less one for winter, and one forced
    expect(table.state.cards.removed).toContain('5F');
  });
  test('6.4 not into the Empire’s troops or fortresses', () => {
    const forces = { ...vienna.forces, leopoldstadt: ['fra_3'] };
    const zones = { vienne: { control: 'france' as never } };
    const table = lured({ ...vienna, forces, zones }).answer('empire', { kind: 'lure', force: 'koutouzov' });
    const offered = table.asked('empire').answers.map((answer) => answer['zone']);
    expect(offered).toContain('prague');
    expect(offered).not.toContain('leopoldstadt');
    expect(offered).not.toContain('vienne');
  });
  test('6.4, 12.1 nor to a depot of the Empire, nor into a neutral land', () => {
    const near = (wanted: Position): readonly unknown[] =>
      lured({ forces: { prague: ['aus_1'], munich: ['napoleon', 'fra_1'] }, ...wanted })
        .answer('empire', { kind: 'lure', force: 'aus_1' })
        .asked('empire')
        .answers.map((answer) => answer['zone']);
    expect(near({})).toContain('koniggratz');
    expect(near({ depots: { koniggratz: 'france' } })).not.toContain('koniggratz');
    expect(near({ nations: { saxe: { side: 'neutral', status: 'neutral', patron: null } } })).not.toContain('dresde');
    expect(near({ nations: { saxe: { side: 'coalition', status: 'ally' } } })).toContain('dresde');
  });
  test('6.4 neither a besieger nor a garrison that is besieged', () => {
    const forces = {
      ulm: [['mack', 'aus_1', 'aus_2']],
      vienne: [
        ['aus_3', 'besieged'],
        ['napoleon', 'fra_1', 'fra_2'],
      ],
      brunn: ['aus_4'],
    };
    const table = lured({ forces, zones: { ulm: { siege: 0 }, vienne: { siege: 0 } } });
    expect(whyNot(table, { kind: 'lure', force: 'mack' })).toBe('schulmeister.besieges');
    expect(whyNot(table, { kind: 'lure', force: 'aus_3' })).toBe('schulmeister.besieged');
    expect(whyNot(table, { kind: 'lure', force: 'aus_4' })).toBeUndefined();
    const before = lured({ forces: { ulm: ['mack', 'aus_1', 'aus_2'] } });
    expect(whyNot(before, { kind: 'lure', force: 'mack' })).toBeUndefined();
  });
  test('6.4, 15.1 a garrison that nobody besieges leaves its walls', () => {
    const table = lured({ forces: { vienne: ['aus_3', 'besieged'] } }).answer('empire', { force: 'aus_3' });
    table.answer('empire', { kind: 'lureTo', zone: 'brunn' });
    expect(forceOf(table, 'aus_3')).toMatchObject({ zone: 'brunn', inside: false });
  });
  test('12.1 not over the long way from Alexandretta to Acre', () => {
    const nations = {
      turkey: { side: 'coalition', status: 'belligerent' },
      egypte: { side: 'coalition', status: 'ally' },
    } as const;
    const table = lured({ nations, forces: { alexandrette: ['tur_1'], munich: ['napoleon', 'fra_1'] } });
    const offered = table.answer('empire', { force: 'tur_1' }).asked('empire').answers;
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.map(({ zone }) => zone)).not.toContain('acre');
  });
  test('11 not where it could not stack', () => {
    const forces = { brunn: ['aus_1'], leopoldstadt: ['aus_2'], munich: ['napoleon', 'fra_1'] };
    const table = lured({ forces }).answer('empire', { kind: 'lure', force: 'aus_1' });
    expect(whyNot(table, { kind: 'lureTo', zone: 'leopoldstadt' })).toBe('stacking.noGeneral');
  });
  test('6.4 without anybody to lead away it is not played', () => {
    expect(whyNot(holding('5F', { forces: { paris: ['fra_1'] } }), event('5F'))).toBe('schulmeister.nobody');
    const island = lured({ forces: { malte: ['gbr_1'], vienne: ['charles', 'aus_1'] } });
    expect(whyNot(island, { kind: 'lure', force: 'gbr_1' })).toBe('schulmeister.nowhere');
    // 11 Nor do two corps without a general stand together at Messina.
    const sicily = { palerme: ['gbr_1'], messine: ['gbr_2'], calabre: ['fra_1'], vienne: ['charles', 'aus_1'] };
    expect(whyNot(lured({ forces: sicily }), { kind: 'lure', force: 'gbr_1' })).toBe('schulmeister.nowhere');
  });
});

describe('6F March Column', () => {
  const activated = (edition: '2013' | 'revised', more: Position = {}): Table =>
    at({
      edition,
      noOtherCards: true,
      hands: { empire: ['6F'], coalition: [] },
      fleets: {},
      forces: { salzbourg: ['mack', 'aus_1', 'aus_2'], vienne: ['charles', 'aus_3'] },
      clock: { next: 'coalition' },
      action: actionOf('coalition', 6),
      tracks: { austrianDuty: [] },
      ...more,
    });
  test.each(['2013', 'revised'] as const)('12.1, 12.3 two points less, and no forced march (%s)', (edition) => {
    const table = activated(edition)
      .answer('coalition', { kind: 'activate', force: 'charles' })
      .answer('empire', event('6F'));
    expect(table.state.march?.factor).toBe(1);
    expect(whyNot(table, { kind: 'forced', points: 1 }, 'coalition')).toBe('forced.slowed');
  });
  test('20.2 revised: not on Mack in his first activation of 1805, but in the next', () => {
    const table = activated('revised').answer('coalition', { kind: 'activate', force: 'mack' });
    expect(whyNot(table, event('6F'))).toBe('marchColumn.mack');
    table.answer('empire', 'pass').answer('coalition', { kind: 'forced', points: 0 }).answer('coalition', 'halt');
    const again = activated('revised', { effects: table.state.effects });
    again.answer('coalition', { kind: 'activate', force: 'mack' }).answer('empire', event('6F'));
    expect(again.state.march?.factor).toBe(1);
  });
  test('20.2 the first edition spares nobody', () => {
    const table = activated('2013').answer('coalition', { kind: 'activate', force: 'mack' });
    expect(whyNot(table, event('6F'))).toBeUndefined();
  });
  test('6.4 the Empire’s own activation is none of its business', () => {
    const table = marching(
      { noOtherCards: true, hands: { empire: ['6F'], coalition: [] }, forces: { paris: ['ney', 'fra_1'] } },
      'ney',
    );
    expect(table.state.march?.factor).toBeGreaterThan(1);
  });
});

describe('9F Camp of Boulogne', () => {
  const boulogne: Position = {
    forces: { boulogne: ['davout', 'fra_1', 'fra_2', 'fra_3'], londres: ['gbr_1'] },
    fleets: { fl_ganteaume: port('boulogne'), fl_villeneuve: port('boulogne'), fl_missiessy: port('boulogne') },
  };
  test('17.2.9 all that a squadron carries lands together, at one less', () => {
    const table = holding('9F', boulogne)
      .answer('empire', event('9F'))
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_villeneuve' })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_missiessy' });
    expect(table.state.voyage?.sailing).toMatchObject({ card: '9F', steps: 6, landing: -1 });
    expect(table.state.tracks.reserve.empire).toBe(0);
    table.answer('empire', { kind: 'embarkForce', force: 'davout' }).answer('empire', 'putOut');
    expect(whyNot(table, { kind: 'land', zone: 'londres' })).toBeUndefined();
    table.answer('empire', { kind: 'land', zone: 'londres' }).dice(6, 6, 6, 1).until('14.6');
    expect(table.state.battle?.modifiers.empire).toContainEqual({ what: 'landing', by: -1 });
  });
  test('17.2.9 only in Britain or Ireland', () => {
    const table = holding('9F', boulogne).answer('empire', event('9F'));
    table.answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' }).answer('empire', 'done');
    const ports = table.state.voyage?.sailing?.ports ?? [];
    expect([...ports].toSorted()).toEqual(
      [
        'bristol',
        'dublin',
        'edimbourg',
        'liverpool',
        'londres',
        'norwich',
        'plymouth',
        'portsmouth',
        'york',
      ].toSorted(),
    );
  });
  test('17.2.9 not at a port of the Continent, though the enemy holds it', () => {
    const zones = { rouen: { control: 'britain' as never } };
    const table = holding('9F', { ...boulogne, zones }).answer('empire', event('9F'));
    table.answer('empire', { kind: 'activateFleet', fleet: 'fl_ganteaume' }).answer('empire', 'done');
    table.answer('empire', { kind: 'embark', unit: 'fra_1' }).answer('empire', 'putOut');
    expect(whyNot(table, { kind: 'land', zone: 'rouen' })).toBe('naval.notThere');
    expect(whyNot(table, { kind: 'land', zone: 'londres' })).toBeUndefined();
  });
  test('16 not in winter, nor without a fleet', () => {
    expect(whyNot(holding('9F', { ...boulogne, clock: { round: 6 } }), event('9F'))).toBe('boulogne.winter');
    expect(whyNot(holding('9F', { ...boulogne, fleets: {} }), event('9F'))).toBe('boulogne.noFleet');
  });
  test('6.2 it leaves the game, and escalade rises', () => {
    const table = holding('9F', boulogne);
    const before = table.state.tracks.escalade ?? 0;
    table.answer('empire', event('9F'));
    expect(table.state.tracks.escalade).toBe(before + 1);
    expect(table.state.cards.removed).toContain('9F');
  });
});

describe('10F Foul Weather', () => {
  const out: Position = {
    forces: { paris: ['fra_1'] },
    fleets: { fl_cornwallis: blockade('brest'), fl_calder: blockade('brest'), fl_ball: sea('mediterranee_centrale') },
  };
  test('6.4 a squadron runs for its nearest port, at its owner’s choice, and its blockade is over', () => {
    const table = holding('10F', out).answer('empire', event('10F', 'a'));
    expect(table.asked('empire').answers).toHaveLength(2);
    table.pick('empire', (answer) => answer['fleet'] !== 'fl_ball');
    const ports = table.asked('coalition').answers.map((answer) => String(answer['zone']));
    const [nearest = '', ...others] = ports;
    expect(others.length).toBeGreaterThan(0);
    table.answer('coalition', { zone: nearest });
    expect(placeOf(table, 'fl_cornwallis')).toEqual(port(nearest));
    expect(placeOf(table, 'fl_calder')).toEqual(port(nearest));
    expect(table.asked().by).toBe('coalition');
  });
  test('6.4 the nearest: Malta for a squadron in the middle of the Mediterranean', () => {
    const table = holding('10F', out).answer('empire', event('10F', 'a')).answer('empire', { fleet: 'fl_ball' });
    expect(table.asked('coalition').answers).toContainEqual({ kind: 'shelterIn', zone: 'malte' });
    expect(table.asked('coalition').answers).not.toContainEqual({ kind: 'shelterIn', zone: 'portsmouth' });
  });
  test('17.2.2 a port that is full is none for it', () => {
    const moored = { fl_nelson: port('malte'), fl_keith: port('malte'), fl_cotton: port('malte') };
    const table = holding('10F', { ...out, fleets: { fl_ball: sea('mediterranee_centrale'), ...moored } })
      .answer('empire', event('10F', 'a'))
      .answer('empire', { fleet: 'fl_ball' });
    const ports = table.asked('coalition').answers.map((answer) => answer['zone']);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports).not.toContain('malte');
  });
  test('6.4 not where no friendly port is in reach', () => {
    const ports = ['baltique', 'detroits', 'golfe_de_finlande'].flatMap((id) => portsOf(id as SeaId));
    const zones = Object.fromEntries(ports.map((id) => [id, { control: 'france' as never }]));
    const nations = { suede: { side: 'coalition', status: 'ally' } } as const;
    const fleets = { fl_suede: sea('baltique'), fl_ball: sea('mediterranee_centrale') };
    const table = holding('10F', { ...out, zones, nations, fleets }).answer('empire', event('10F', 'a'));
    expect(whyNot(table, { kind: 'driveIn', fleet: 'fl_suede' })).toBe('foulWeather.noPort');
    expect(whyNot(table, { kind: 'driveIn', fleet: 'fl_ball' })).toBeUndefined();
  });
  test('6.4 not when all lie in port', () => {
    const table = holding('10F', { ...out, fleets: { fl_ball: port('malte') } });
    expect(whyNot(table, event('10F', 'a'))).toBe('foulWeather.nobody');
  });
  test('17.2.5 an interception of the Coalition comes to nothing', () => {
    const table = holding('10F', {
      forces: { paris: ['fra_1'] },
      fleets: { fl_villeneuve: port('toulon'), fl_ball: sea('golfe_du_lion') },
      action: actionOf('empire', 1),
    })
      .answer('empire', { kind: 'activateFleet', fleet: 'fl_villeneuve' })
      .answer('empire', 'putOut')
      .answer('coalition', 'yes')
      .answer('empire', event('10F', 'b'));
    // No die falls: the squadron that was there may evade next.
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '17.2.6' });
    expect(table.events('naval.intercepts')).toHaveLength(0);
  });
  const battle = (hand: readonly string[]): Table =>
    scene(
      {
        noOtherCards: true,
        hands: { empire: hand, coalition: [] },
        fleets: { fl_villeneuve: sea('manche'), fl_ball: sea('manche') },
      },
      (g) =>
        navalBattle(g, {
          attacker: 'empire',
          at: sea('manche'),
          fleets: { empire: [fleetId('fl_villeneuve')], coalition: [fleetId('fl_ball')] },
          batteries: 0,
        }),
    );
  test('17.3.1 two less on the total of the Coalition', () => {
    const table = battle(['10F']).answer('empire', event('10F', 'c')).dice(4, 4);
    expect(table.events('naval.total').map(({ said }) => said.params['total'])).toEqual([4, 4]);
  });
  test('6.6 one card a side in the whole battle', () => {
    const { state } = battle(['10F']).answer('empire', event('10F', 'c'));
    expect(mayPlayAtSea(state, 'empire', cardId('10F'), 'before')).toMatchObject({
      rule: '6.6',
      because: { key: 'seaCard.oneOnly' },
    });
    expect(mayPlayAtSea(state, 'coalition', cardId('10C'), 'before')).toBeUndefined();
  });
  test('6.6 before the dice, not after them', () => {
    const table = battle(['10F']).answer('empire', 'pass').dice(4, 4);
    expect(whyNot(table, event('10F', 'c'))).toBe('seaCard.notNow');
  });
});

describe('14F Fouché', () => {
  const hands = { empire: ['14F'], coalition: ['1C', '10C'] };
  const searching = (more: Position = {}): Table =>
    at({
      noOtherCards: true,
      hands,
      fleets: {},
      forces: { paris: ['ney', 'fra_1'] },
      tracks: { reserve: { empire: 1, coalition: 0 } },
      ...more,
    });
  test('6.4 a card of the Coalition goes back to its pile, and its points are spent with those of the reserve', () => {
    const table = searching().answer('empire', event('14F')).answer('chance', { card: '10C' });
    expect(table.state.cards.piles.coalition).toEqual(['10C']);
    expect(table.state.cards.hands.coalition).toEqual(['1C']);
    expect(table.state.action).toMatchObject({ ap: 3, usesReserve: true });
    table
      .answer('empire', { kind: 'activate', force: 'ney' })
      .answer('empire', { kind: 'forced', points: 0 })
      .answer('empire', 'halt');
    expect(table.state.action?.ap).toBe(1);
    table.answer('empire', 'done');
    expect(table.state.tracks.reserve.empire).toBe(2);
  });
  test('6.2 a permanent card is out of reach', () => {
    const table = searching().answer('empire', event('14F'));
    expect(table.asked('chance').answers).toEqual([{ kind: 'drawCard', card: '10C' }]);
    const permanent = searching({ hands: { empire: ['14F'], coalition: ['1C'] } });
    expect(whyNot(permanent, event('14F'))).toBe('fouche.nothing');
  });
});
