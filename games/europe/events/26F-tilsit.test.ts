import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId } from '../catalogue/ids.ts';
import { heldBy, inConquests, MAJORS_BY_EMPIRE, TILSIT } from '../testing/conquests.ts';
import { event, whyNot } from '../testing/events.ts';
import { nationOf } from '../testing/pieces.ts';
import type { Position } from '../testing/position.ts';

const FRANCE = 'france' as NationId;

describe('26F Tilsit', () => {
  const austria: Position = {
    forces: { vienne: ['napoleon', 'fra_1', 'fra_2'] },
    zones: heldBy('france', 'austria', 'baviere'),
  };
  const vienna: Position = {
    forces: { vienne: ['napoleon', 'fra_1', 'fra_2'], prague: ['charles', 'armee_allemagne', 'aus_1'] },
    zones: {
      ...heldBy('france', 'baviere'),
      vienne: { control: FRANCE },
      salzbourg: { control: FRANCE },
      linz: { control: FRANCE },
    },
  };
  test.each(EDITIONS)(
    '18.2.1 a shaken power makes peace, for two provinces at most; the points are the card’s (%s)',
    (edition) => {
      const table = inConquests('26F', TILSIT, { ...vienna, edition });
      const { victory } = table.state.tracks;
      table.answer('empire', event('26F'));
      expect(table.state.tracks.victory).toBe((victory ?? 0) + 1);
      table.answer('empire', { kind: 'imposePeace', nation: 'austria' });
      expect(table.asked('empire').prompt).toMatchObject({ key: 'peace.gain', params: { loser: 'austria', left: 2 } });
      table.answer('empire', 'done').answer('empire', 'spoilsCard');
      if (edition === '2013') table.dice(4);
      expect(nationOf(table, 'austria')).toMatchObject({ status: 'forcedPeace', beaten: { empire: 1, coalition: 0 } });
      expect(table.state.tracks.spoils.empire).toBe(1);
      expect(table.state.tracks.victory).toBe((victory ?? 0) + 1);
    },
  );
  test('18.2.1 not Britain, nor a power with its key zones and an army in order', () => {
    const table = inConquests('26F', TILSIT, {
      ...vienna,
      forces: { ...vienna.forces, kiev: ['koutouzov', 'armee_1ere', 'rus_1'] },
    });
    table.answer('empire', event('26F'));
    expect(whyNot(table, { nation: 'britain' })).toBe('tilsit.notBritain');
    expect(whyNot(table, { nation: 'russia' })).toBe('tilsit.stillStrong');
  });
  test.each(EDITIONS)('4, 18.2.1 not Spain while she fights the War of Liberation (%s)', (edition) => {
    const nations = { spain: { side: 'coalition', status: 'belligerent' } } as const;
    const madrid = {
      forces: { ...vienna.forces, madrid: ['ney', 'fra_3'] },
      zones: { ...vienna.zones, madrid: { control: FRANCE } },
    };
    const asked = (played: readonly string[]) =>
      inConquests('26F', TILSIT, { ...vienna, ...madrid, edition, nations, played }).answer('empire', event('26F'));
    expect(whyNot(asked(['22C']), { nation: 'spain' })).toBe('tilsit.liberation');
    expect(whyNot(asked([]), { nation: 'spain' })).toBeUndefined();
  });
  test('18.2.1 a power without an army in order will do', () => {
    const forces = { ...vienna.forces, kiev: ['koutouzov', 'armee_1ere', 'rus_1', 'demoralised'] };
    const table = inConquests('26F', TILSIT, { ...vienna, forces }).answer('empire', event('26F'));
    expect(whyNot(table, { nation: 'russia' })).toBeUndefined();
  });
  test('18.2.1 only after the conquests', () => {
    const early = inConquests('26F', MAJORS_BY_EMPIRE, austria);
    expect(whyNot(early, event('26F'))).toBe('moment.notThis');
    const strong = {
      forces: { kiev: ['koutouzov', 'armee_1ere', 'rus_1'], prague: ['charles', 'armee_allemagne', 'aus_1'] },
    };
    expect(whyNot(inConquests('26F', TILSIT, strong), event('26F'))).toBe('tilsit.nobody');
  });
});
