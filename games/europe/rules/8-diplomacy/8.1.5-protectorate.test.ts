import { describe, expect, test } from 'vitest';
import type { Refusal } from '@bivouac/kernel';
import { cardId, nationId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type NationId, type Side } from '../../catalogue/ids.ts';
import { nation } from '../../state/state.ts';
import { type Position, position } from '../../testing/position.ts';
import { endProtectorate, establishProtectorate, mayProtect, protectorateAnswers } from './8.1.5-protectorate.ts';

const ally = { side: 'empire', status: 'ally', patron: 'france' as NationId } as const;
const allied = { naples: ally, baviere: ally };
const wish = (card: string, id: string) =>
  ({ kind: 'protectorate', card: cardId(card), nation: nationId(id) }) as const;
const why = (wanted: Position, side: Side, card: string, id: string): string | undefined => {
  const g = position({ nations: allied, ...wanted, hands: { [side]: [card] } });
  return (mayProtect(g, side, wish(card, id)) as Refusal | undefined)?.because.key;
};

describe.each(EDITIONS)('8.1.5 (%s)', (edition) => {
  test('8.1.5 an ally of France that can be one, for a card worth two', () => {
    expect(why({ edition }, 'empire', '5F', 'naples')).toBeUndefined();
    expect(why({ edition }, 'empire', '8F', 'naples')).toBe('protectorate.cardTooLow');
    expect(why({ edition }, 'empire', '5F', 'baviere')).toBe('protectorate.neverOne');
    expect(why({ edition }, 'empire', '5F', 'portugal')).toBe('protectorate.notAllied');
    expect(why({ edition }, 'empire', '5F', 'danemark')).toBe('protectorate.notAllied');
    expect(why({ edition }, 'coalition', '4C', 'naples')).toBe('protectorate.empireOnly');
  });
  test('8.1.5 the Empire alone is offered it', () => {
    const g = position({ edition, hands: { empire: ['5F'], coalition: ['4C'] } });
    expect(protectorateAnswers(g, 'empire').length).toBe(9);
    expect(protectorateAnswers(g, 'coalition')).toEqual([]);
  });
  test('8.1.5 one victory point, and in the first edition the escalade rises', () => {
    const g = position({ edition, nations: allied, hands: { empire: ['5F'] } });
    establishProtectorate(g, 'empire', wish('5F', 'naples'));
    expect(nation(g, nationId('naples'))).toMatchObject({ status: 'protectorate', side: 'empire' });
    expect(g.cards.discards.empire).toEqual(['5F']);
    expect(g.tracks).toMatchObject({ victory: 6, escalade: edition === '2013' ? 1 : 0 });
  });
  test('19 a protectorate that is lost takes its point with it, Italy and Switzerland none', () => {
    const g = position({ edition, nations: { naples: { ...ally, status: 'protectorate' } } });
    endProtectorate(g, nationId('naples'));
    expect(g.tracks.victory).toBe(4);
    endProtectorate(g, nationId('italie'));
    endProtectorate(g, nationId('suisse'));
    endProtectorate(g, nationId('baviere'));
    expect(g.tracks.victory).toBe(4);
  });
  test('19, 20.2 a state that is a protectorate by its creation takes no such point with it', () => {
    const created = { ...ally, status: 'protectorate' } as const;
    const g = position({ edition, nations: { rhin: created, westphalie: created, pologne: created } });
    for (const id of ['rhin', 'westphalie', 'pologne']) endProtectorate(g, nationId(id));
    expect(g.tracks.victory).toBe(5);
  });
});
