import { describe, expect, test } from 'vitest';
import type { Pick } from '@bivouac/kernel';
import type { EuropeAnswer } from '../answers/answers.ts';
import { card as cardCard, cardId, units as unitCards } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { type Position, position } from '../testing/position.ts';
import { JUDGES } from './greedy.ts';
import { situation } from './situation.ts';

const never: Pick = () => {
  throw new Error('nothing is left to chance here');
};

/** The answers to a question, the best first. */
const ranked = (
  key: string,
  side: Side,
  answers: readonly object[],
  wanted: Position = {},
  params: Record<string, unknown> = {},
): readonly object[] => {
  const judge = JUDGES[key];
  if (!judge) throw new Error(`no judge of ${key}`);
  const listed = answers as readonly EuropeAnswer[];
  const question = { by: side, rule: '1', prompt: { key, params: params as never }, answers: listed };
  const score = judge(situation(position(wanted), side), params as never, question, never);
  return listed.toSorted((a, b) => score(b) - score(a));
};

describe('battle', () => {
  test('14.8 cheap steps are lost first', () => {
    const forces = { munich: ['charles', 'armee_allemagne', 'aus_1', 'aus_landwehr', 'aus_gren'] };
    const losses = ['aus_gren', 'aus_1', 'aus_landwehr'].map((unit) => ({ kind: 'loseStep', unit }));
    expect(
      ranked('loss.choose', 'coalition', losses, { forces }).map((each) => (each as { unit: string }).unit),
    ).toEqual(['aus_landwehr', 'aus_1', 'aus_gren']);
  });
  test('14.5.5, 14.5.6 the corps with most stars leads, and the best subordinate', () => {
    const forces = { ulm: ['napoleon', 'grande_armee', 'davout', 'murat', 'fra_garde', 'fra_13'] };
    const leads = [{ kind: 'pass' }, { kind: 'leadCorps', unit: 'fra_13' }, { kind: 'leadCorps', unit: 'fra_garde' }];
    expect(ranked('battle.lead', 'empire', leads, { forces })[0]).toMatchObject({ unit: 'fra_garde' });
    const under = [
      { kind: 'pass' },
      { kind: 'subordinate', general: 'murat' },
      { kind: 'subordinate', general: 'davout' },
    ];
    expect(ranked('battle.subordinate', 'empire', under, { forces })[0]).toMatchObject({ general: 'davout' });
  });
  test('14.10 a beaten force goes where it is supplied', () => {
    const ways = [
      { kind: 'retreat', zone: 'nuremberg' },
      { kind: 'retreat', zone: 'salzbourg' },
    ];
    const forces = { munich: ['charles', 'aus_1'] };
    expect(ranked('retreat.whereTo', 'coalition', ways, { forces }, { force: 'charles' })[0]).toMatchObject({
      zone: 'salzbourg',
    });
  });
});

describe('the state', () => {
  const answers = [{ kind: 'done' }, { kind: 'declareWar', nation: 'prussia' }];
  test('7.1 the Coalition declares war on nobody', () => {
    expect(ranked('war.declare', 'coalition', answers)[0]).toEqual({ kind: 'done' });
  });
  test('7.1 the Empire does when it is strong and its enemies are few, and not before', () => {
    const strong = { munich: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'], moscou: ['rus_1'] };
    const quiet = { austria: { side: 'neutral', status: 'forcedPeace' } } as const;
    expect(ranked('war.declare', 'empire', answers, { forces: strong, nations: quiet })[0]).toMatchObject({
      nation: 'prussia',
    });
    expect(ranked('war.declare', 'empire', answers, { forces: strong })[0]).toEqual({ kind: 'done' });
  });
  test('18.2.2, 19 of a beaten power the Empire takes Poland and those whom it can protect first', () => {
    const answers = [
      { kind: 'done' },
      { kind: 'annex', province: 'silesie', to: 'france' },
      { kind: 'detachMinor', nation: 'cleves', as: 'ally' },
      { kind: 'detachMinor', nation: 'saxe', as: 'ally' },
      { kind: 'annex', province: 'mazovie', to: 'pologne' },
    ];
    const order = ranked('peace.gain', 'empire', answers);
    expect(order[0]).toMatchObject({ province: 'mazovie' });
    expect(order[1]).toMatchObject({ nation: 'saxe' });
    expect(order.at(-1)).toEqual({ kind: 'done' });
  });
  test('6.3, 18.2.2 the Tyrol makes the Kingdom of Bavaria, which brings a card', () => {
    const answers = ['france', 'baviere'].map((to) => ({ kind: 'annex', province: 'tyrol', to }));
    expect(ranked('peace.gain', 'empire', answers)[0]).toMatchObject({ to: 'baviere' });
  });
  test('8.3.4, 18.2.2 Venetia goes to the Kingdom of Italy, which raises a corps for it', () => {
    const answers = ['france', 'italie'].map((to) => ({ kind: 'annex', province: 'venetie', to }));
    expect(ranked('peace.gain', 'empire', answers)[0]).toMatchObject({ to: 'italie' });
  });
  test('8.1.4 an alliance is forced, with the card that is worth least', () => {
    const answers = [
      { kind: 'pass' },
      ...['14F', '8F'].map((card) => ({ kind: 'forceAlliance', nation: 'austria', card })),
    ];
    const hands = { empire: ['14F', '8F'] };
    const [first] = ranked('alliance.force', 'empire', answers, { hands });
    const cheapest = [...hands.empire].toSorted((a, b) => cardCard(cardId(a)).value - cardCard(cardId(b)).value)[0];
    expect(first).toMatchObject({ kind: 'forceAlliance', card: cheapest });
  });
  test('7.1 with no enemy on the continent the Empire seeks the next war as soon as it is the stronger', () => {
    const forces = {
      munich: ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3'],
      londres: ['wellington', 'gbr_1', 'gbr_2'],
    };
    const beaten = { side: 'neutral', status: 'forcedPeace' } as const;
    const nations = { austria: beaten, russia: beaten };
    expect(ranked('war.declare', 'empire', answers, { forces, nations })[0]).toMatchObject({ nation: 'prussia' });
  });
  test('8.2.3 nobody takes the field in Norway', () => {
    const places = ['christiania', 'kiel', 'copenhague'].map((zone) => ({ kind: 'deploy', unit: 'dan_1', zone }));
    expect(ranked('alliance.deploy', 'empire', places).at(-1)).toMatchObject({ zone: 'christiania' });
  });
  describe('7.3.1 aid', () => {
    const taking = (forces: NonNullable<Position['forces']>, halves: number): object | undefined => {
      const g = position({ forces, clock: { phase: 'budget', year: 1806 } });
      g.budget = {
        power: 'austria' as never,
        halves,
        levy: 0,
        received: 0,
        fleetsBuilt: 0,
        intoArmies: [],
        britishGift: 'taken',
      };
      g.units = g.units.map((row) =>
        row.id.startsWith('gbr_') && row.at === 'reserve' ? { ...row, at: 'gone' } : row,
      );
      const answers = [{ kind: 'done' }, { kind: 'takeAid', from: 'britain' }] as unknown as readonly EuropeAnswer[];
      const question = { by: 'coalition', rule: '7.3.2', prompt: { key: 'budget.line', params: {} }, answers };
      const score = JUDGES['budget.line']?.(situation(g, 'coalition'), {}, question, never);
      return answers.toSorted((a, b) => (score?.(b) ?? 0) - (score?.(a) ?? 0))[0];
    };
    test('7.3.1 is taken while there is more to raise than can be paid', () => {
      expect(taking({ vienne: ['aus_1'] }, 1)).toMatchObject({ kind: 'takeAid' });
    });
    test('7.3.1 and not where nothing is left to raise', () => {
      const all = [...unitCards.values()].filter(({ nation, homeOnly }) => nation === 'austria' && !homeOnly);
      expect(taking({ vienne: all.map(({ id }) => id) }, 1)).toEqual({ kind: 'done' });
    });
  });
  test('7.3 a free card first; nothing is withdrawn', () => {
    const lines = [{ kind: 'withdraw', unit: 'gbr_1' }, { kind: 'done' }, { kind: 'buildDepot' }, { kind: 'freeCard' }];
    const order = ranked('budget.line', 'coalition', lines).map((each) => (each as { kind: string }).kind);
    expect(order[0]).toBe('freeCard');
    expect(order.at(-1)).toBe('withdraw');
  });
  test('8.1.5 a protectorate is worth more than a march', () => {
    const deeds = [{ kind: 'pass' }, { kind: 'operation' }, { kind: 'protectorate', card: '13F', nation: 'saxe' }];
    expect(
      ranked('action.choose', 'empire', deeds, { forces: { paris: ['fra_1'] }, hands: { empire: ['13F'] } })[0],
    ).toMatchObject({
      kind: 'protectorate',
    });
  });
  test('8.2.3 the Coalition sends its envoys to Prussia', () => {
    const deeds = ['maroc', 'prussia'].map((nation) => ({ kind: 'envoy', card: '14C', nation }));
    expect(
      ranked('diplomacy.phase', 'coalition', [{ kind: 'pass' }, ...deeds], { hands: { coalition: ['14C'] } })[0],
    ).toMatchObject({
      nation: 'prussia',
    });
  });
});

test('9.1, 20.1 in the hunt a card is played for its points, not for what else it says', () => {
  const forces = {
    soissons: ['napoleon', 'grande_armee', 'fra_1', 'fra_2'],
    namur: ['blucher', 'armee_elbe', 'pru_3', 'pru_4'],
  };
  const uses = [
    { kind: 'event', card: '29C' },
    { kind: 'points', card: '29C' },
  ];
  const clock = { phase: 'rounds', round: 3, next: 'coalition' } as const;
  const best = ranked('action.choose', 'coalition', uses, { scenario: '1815', clock, forces })[0];
  expect(best).toEqual({ kind: 'points', card: '29C' });
});
