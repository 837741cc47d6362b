import { expect, test } from 'vitest';
import { DRAW, fitted, namesIn, openingOf, otherSeats, SELF, usualTerms } from './terms.ts';

const SEATS = ['coalition', 'french'];
const usual = usualTerms({ seats: SEATS });

test('usually one sits in the first seat, the other is free for anybody, and there is no clock', () => {
  expect(openingOf(SEATS, usual)).toEqual({ visibility: 'open', seating: 'choice', seat: 'coalition', bots: [] });
});

test('a bot has the seat that is not one’s own', () => {
  expect(openingOf(SEATS, { ...usual, side: 'french', others: ['greedy'] })).toMatchObject({
    seat: 'french',
    bots: [{ bot: 'greedy', seat: 'coalition' }],
  });
});

test('where sides are drawn nobody has a seat yet, a bot neither', () => {
  expect(otherSeats(SEATS, DRAW)).toEqual([undefined]);
  const opening = openingOf(SEATS, { ...usual, side: DRAW, others: ['greedy'] });
  expect(opening).toEqual({ visibility: 'open', seating: 'draw', bots: [{ bot: 'greedy' }] });
});

test('names are sent with a match by invitation only, each once', () => {
  const invite = 'Ney, Davout,, Ney ;Soult';
  expect(namesIn(invite)).toEqual(['Ney', 'Davout', 'Soult']);
  expect(openingOf(SEATS, { ...usual, visibility: 'invited', invite })).toMatchObject({
    invite: ['Ney', 'Davout', 'Soult'],
  });
  expect(openingOf(SEATS, { ...usual, invite })).not.toHaveProperty('invite');
  const withBot = openingOf(SEATS, { ...usual, visibility: 'invited', invite, others: ['greedy'] });
  expect(withBot).not.toHaveProperty('invite');
  expect(withBot.visibility).toBe('private');
});

test('vacation is granted only where there is a clock', () => {
  expect(openingOf(SEATS, { ...usual, daysPerMove: 3, vacationDays: 14 })).toMatchObject({
    daysPerMove: 3,
    vacationDays: 14,
  });
  expect(openingOf(SEATS, { ...usual, vacationDays: 14 })).not.toHaveProperty('vacationDays');
});

test('with other options there are other seats: players chosen before stay as far as they fit', () => {
  const terms = { ...usual, side: 'french', others: ['greedy'] };
  expect(fitted(terms, ['coalition', 'french', 'turkey'])).toMatchObject({
    side: 'french',
    others: ['greedy', 'person'],
  });
  expect(fitted(terms, ['russia', 'turkey'])).toMatchObject({ side: 'russia', others: ['greedy'] });
  expect(fitted({ ...usual, side: DRAW }, ['russia'])).toMatchObject({ side: DRAW, others: [] });
});

test('one person may play several seats: they are named, are no bots, and leave nobody to invite', () => {
  const own = openingOf(SEATS, { ...usual, visibility: 'invited', invite: 'Ney', others: [SELF] });
  expect(own).toEqual({ visibility: 'private', seating: 'choice', seat: 'coalition', also: ['french'], bots: [] });
  const three = [...SEATS, 'turkey'];
  expect(openingOf(three, { ...usual, others: [SELF, 'greedy'] })).toMatchObject({
    also: ['french'],
    bots: [{ bot: 'greedy', seat: 'turkey' }],
  });
});

test('where sides are drawn nobody can name a second seat of their own', () => {
  expect(fitted({ ...usual, side: DRAW, others: [SELF] }, SEATS).others).toEqual(['person']);
  expect(fitted({ ...usual, others: [SELF] }, SEATS).others).toEqual([SELF]);
});
