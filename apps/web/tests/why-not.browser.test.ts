import type { MatchView } from '@bivouac/kernel';
import { nemesisUi } from '@bivouac/nemesis/ui/index.ts';
import type { NemesisView } from '@bivouac/nemesis/secrecy/view.ts';
import { describe, expect, test } from 'vitest';
import { warUpTo } from './positions.ts';
import { clickHex } from './slides.ts';
import { theHouse } from './house.ts';
import { Visitor } from './visitor.ts';

const house = await theHouse();

/** Turin, Genoa and Bologna: to be seen in the middle of the map. */
const CITIES = ['4428', '4229', '3829'];

/** A march under way, and a city that is too far for it. */
let tooFar = '';
const MARCH = warUpTo(({ by, prompt }, match) => {
  const { state, ask } = match.view(by) as MatchView<NemesisView>;
  const asked = ask.find((each) => each.by === by);
  if (prompt.key !== 'march.whereTo' || !asked) return false;
  tooFar = CITIES.find((id) => nemesisUi.whyNotAt?.(state, asked, id)?.because.key === 'march.tooFar') ?? '';
  return tooFar !== '';
}, 'too far');
const SIDE = MARCH.seat === 'french' ? 'The French' : 'The Coalition';

describe('a click on a place without an answer gives the nearest reason and its rule', () => {
  test('on a march: too far, in English and in French', async () => {
    const visitor = await Visitor.comes(house);
    await visitor.playsOn(MARCH.record, SIDE);
    await clickHex(visitor.page, tooFar);
    const reason = visitor.map.getByRole('status').filter({ hasText: 'even a forced march ends at 5.' });
    await reason.getByRole('button', { name: 'Rule 8.4', exact: true }).waitFor();
    await visitor.button('Français').click();
    await clickHex(visitor.page, tooFar);
    const raison = visitor.map.getByRole('status').filter({ hasText: 'même une marche forcée s’arrête à 5' });
    await raison.getByRole('button', { name: 'Règle 8.4', exact: true }).waitFor();
    expect(await visitor.leaves()).toEqual([]);
  });

  test('while the other player is asked: whose turn it is, and what they are asked', async () => {
    const visitor = await Visitor.comes(house);
    await visitor.begins(['Both sides, at one screen']);
    await visitor.takesOver();
    await visitor.gives('Done');
    await visitor.button('Hand over to the French').waitFor();
    await clickHex(visitor.page, '3827');
    const reason = visitor.map.getByRole('status').filter({ hasText: 'Waiting for the French:' });
    await reason.getByText('Place a starting Depot').waitFor();
    await reason.getByRole('button', { name: 'Rule 18.1' }).waitFor();
    expect(await visitor.leaves()).toEqual([]);
  });
});
