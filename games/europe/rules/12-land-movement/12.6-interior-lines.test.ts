import { play } from '@bivouac/testing';
import { expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { type EuropeOptions, europe } from '../../game.ts';
import { type Europe, fieldForces } from '../../state/state.ts';
import { actionOf, forceOf } from '../../testing/marches.ts';
import { type Position, position, type Table } from '../../testing/position.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { beginCampaign } from './12.6-beginning.ts';

const table = (more: Position['forces'] = {}): Table => {
  const g = position({
    forces: { munich: ['charles', 'aus_1', 'aus_2'], ulm: ['ney', 'fra_1'], innsbruck: ['marmont', 'fra_3'], ...more },
    zones: { munich: { control: 'austria' as never }, innsbruck: { control: 'france' as never } },
    hands: { empire: [], coalition: ['15C'] },
    fleets: {},
    action: actionOf('empire', 1, { usesReserve: false }),
  });
  beginCampaign(g, cardId('2F'));
  return play<Europe, EuropeOptions, EuropeView>(europe, g, { scenario: g.scenario, edition: g.edition, ...g.agreed });
};
const countered = (on: Table): Table =>
  on.answer('coalition', { kind: 'event', card: '15C' }).answer('coalition', { kind: 'holdApart', force: 'charles' });
const march = (on: Table, force: string): Table => {
  on.answer('empire', { kind: 'activate', force }).answer('empire', { kind: 'forced', points: 0 });
  on.answer('empire', { kind: 'march', to: 'munich' });
  if (on.asked().prompt.key === 'interception.offer') on.answer('coalition', 'pass');
  return on;
};

test('12.6 the card against a campaign comes before its first battle, when attackers stand before the enemy', () => {
  const on = march(table(), 'ney');
  on.until('12.5').answer('coalition', 'stand').answer('empire', 'await');
  march(on, 'marmont').answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  expect(on.asked().prompt).toMatchObject({ key: 'event.react', params: { when: 'onMajorCampaign' } });
  countered(on).answer('empire', { kind: 'fightWith', force: 'ney' });
  expect(on.state.battle?.forces.empire).toHaveLength(1);
});

test('12.6 once the first battle is at hand no card is asked for again', () => {
  const on = march(table(), 'ney');
  on.until('12.5').answer('coalition', 'stand').answer('empire', 'fight');
  on.answer('coalition', 'pass');
  expect(on.state.campaign?.begun).toBe(true);
});

test('14, 12.6 after the first of these battles the defender may fall back before the next', () => {
  const on = march(table(), 'ney');
  on.until('12.5').answer('coalition', 'stand').answer('empire', 'await');
  march(on, 'marmont').answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  countered(on).answer('empire', { kind: 'fightWith', force: 'ney' });
  on.until('14.6').dice(1, 1, 6, 6).until('genius.fallBack');
  expect(on.asked().by).toBe('coalition');
  on.answer('coalition', 'yes');
  expect(fieldForces(on.state, 'munich' as never, 'coalition')).toEqual([]);
});

test('12.6 when the enemy has fallen back those who waited march on, one after the other', () => {
  const on = march(table({ ratisbonne: ['soult', 'fra_4'] }), 'ney');
  on.until('12.5').answer('coalition', 'stand').answer('empire', 'await');
  march(on, 'marmont').answer('empire', 'await');
  march(on, 'soult').answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  countered(on).answer('empire', { kind: 'fightWith', force: 'ney' });
  on.until('14.6').dice(1, 1, 6, 6).until('genius.fallBack').answer('coalition', 'yes').until('campaign.next');
  on.answer('empire', { kind: 'fightIn', zone: 'munich' });
  expect(on.asked('empire').prompt.key).toBe('march.next');
  expect(on.state.march?.force).toBe(forceOf(on, 'marmont').id);
  expect(on.state.campaign?.waiting.map((each) => each.force)).toEqual([forceOf(on, 'soult').id]);
});

test('12.6 who is beaten by the first of them has gone already, and is not asked to fall back', () => {
  const on = march(table(), 'ney');
  on.until('12.5').answer('coalition', 'stand').answer('empire', 'await');
  march(on, 'marmont').answer('empire', 'await').answer('empire', { kind: 'fightIn', zone: 'munich' });
  countered(on).answer('empire', { kind: 'fightWith', force: 'ney' });
  on.until('14.6').dice(6, 6, 1, 1).until('12.6');
  expect(on.asked().prompt.key).toBe('campaign.next');
  expect(fieldForces(on.state, 'munich' as never, 'coalition')).toEqual([]);
});
