import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { heldBy, inConquests, MAJORS_BY_EMPIRE, TILSIT } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import type { Position } from '../testing/position.ts';

const FRANCE = 'france' as NationId;

describe('16F Treaty of Pressburg', () => {
  const austria: Position = {
    forces: { vienne: ['napoleon', 'fra_1', 'fra_2'] },
    zones: heldBy('france', 'austria', 'baviere'),
  };
  test.each(EDITIONS)('18.2.2 a province more is annexed from Austria: four (%s)', (edition) => {
    const peace = (wish: object | 'pass'): unknown =>
      inConquests('16F', MAJORS_BY_EMPIRE, { ...austria, edition })
        .answer('empire', wish as Readonly<Record<string, string>>)
        .asked('empire').prompt.params['left'];
    expect(peace('pass')).toBe(3);
    expect(peace(event('16F'))).toBe(4);
  });
  test('18.2.2 it is for Austria alone, and not for Tilsit', () => {
    const prussia = { prussia: { side: 'coalition', status: 'belligerent' } } as const;
    const beatenPrussia = {
      forces: { berlin: ['napoleon', 'fra_1'] },
      nations: prussia,
      zones: heldBy('france', 'prussia', 'saxe', 'hesse', 'thuringe'),
    };
    expect(whyNot(inConquests('16F', MAJORS_BY_EMPIRE, beatenPrussia), event('16F'))).toBe('pressburg.onlyAustria');
    const shaken = {
      forces: { vienne: ['napoleon', 'fra_1', 'fra_2'] },
      zones: { ...heldBy('france', 'baviere'), vienne: { control: FRANCE }, salzbourg: { control: FRANCE } },
    };
    const table = inConquests('26F', TILSIT, { ...shaken, hands: { empire: ['26F', '16F'], coalition: [] } });
    table.answer('empire', event('26F')).answer('empire', { nation: 'austria' });
    expect(whyNot(table, event('16F'))).toBe('pressburg.notAtTilsit');
  });
});
